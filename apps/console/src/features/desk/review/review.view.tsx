import { msg, t } from '@kaadi/words'
import '../../../platform/screens/fault.css'
import { type CardOrderStatus, cardOrderStatus, isOpen } from '@kaadi/contract/card-orders'
import { useEmitted } from '@kaadi/react'
import { Alert } from '@kaadi/ui'
import { DecisionBar, ReviewPane } from '@kaadi/ui/desk'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { sayError } from '../../../platform/net/say-error.ts'
import { CustodyLines } from '../at-redeemer/custody.view.tsx'
import { HandOvers } from '../handing/hand-overs.view.tsx'
import { Photos } from '../photos/photos.view.tsx'
import { SellerMessage } from '../seller-message/seller-message.tsx'
import { CardChips } from './card-chips.view.tsx'
import { CardReview } from './card-review.view.tsx'
import { whyBlocked } from './claim-state.ts'
import { decisionFor } from './decided-words.ts'
import { nextField } from './next-field.ts'
import { OrderFacts } from './order-facts.view.tsx'
import { OrderLine } from './order-line.view.tsx'
import type { ReviewViewProps } from './review-props.ts'
import { gapWords } from './verdict-draft.ts'

/** Photos at the left, verdict and decision at the right; flags, seller and promise in one line above. */
export function ReviewView(props: ReviewViewProps) {
  const { order: desk, claim, status, gaps, decide } = props
  const { order } = desk
  const pane = useRef<HTMLElement>(null)
  const bar = useRef<HTMLElement>(null)
  // An order that opens has the focus in it: its keys act, and a screen reader says which one it is.
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  // So has one that is taken: what was pressed for it becomes the button that gives it back.
  useEmitted(claim.actor, 'held', () => {
    if (!pane.current?.contains(document.activeElement)) pane.current?.focus({ preventScroll: true })
  })
  const [current, setCurrent] = useState(0)
  const card = order.cards[current]
  // Photos that were asked for to be compared are of a card: it is looked at with them.
  const asked = props.compared.find(({ photo }) => photo !== null)?.uploadId
  // biome-ignore lint/correctness/useExhaustiveDependencies: once as it is asked for, and not with every look at the order
  useEffect(() => {
    const place = order.cards.findIndex(({ photos }) => photos.some(({ uploadId }) => uploadId === asked))
    if (place >= 0) setCurrent(place)
  }, [asked])
  const gapAt = gaps.findIndex((each) => each !== undefined)
  const gap = gaps[gapAt]
  // What was missing as somebody would decide: said aloud as long as it is.
  const [missed, setMissed] = useState<string>()
  const missing = gap && `${gapAt} ${gap}`
  const toDecision = () => {
    setMissed(missing)
    // What shows the reason is named and described where it stands; whatever else is missing has its keys.
    const isWrittenHere = gapAt === current && (gap === 'note' || gap === 'evidence')
    const field = isWrittenHere && pane.current ? nextField(pane.current, gap, undefined) : undefined
    if (field) return field.focus()
    if (gap) setCurrent(gapAt)
    const button = gap ? undefined : bar.current?.querySelector<HTMLElement>('button:not([disabled])')
    ;(button ?? pane.current)?.focus({ preventScroll: true })
  }
  const decision = decisionFor(gap ? undefined : status, order)
  const isDecided = !isOpen(order.orderStatus)
  const { error: claimError } = claim.snapshot.context
  return (
    <ReviewPane
      ref={pane}
      tabIndex={-1}
      aria-label={t('Order {number}', { number: order.tradeNumber })}
      head={<OrderLine order={desk} />}
      images={<Photos {...props} current={card} />}
      facts={<OrderFacts {...props} />}
      decision={
        <DecisionBar
          ref={bar}
          decisions={[
            {
              id: 'decide',
              label: decision.label,
              variant: decision.variant,
              shortcut: 'd',
              disabled: gap !== undefined,
            },
          ]}
          onDecide={() => void decide.run(null)}
          pending={decide.isRunning ? 'decide' : null}
          blocked={isDecided ? decidedBy(order.orderStatus) : whyBlocked(claim, desk)}
          summary={
            decide.error ? (
              <b className="c-error" role="alert">
                {sayError(decide.error)}
              </b>
            ) : gap ? (
              <span
                key={missing === missed ? 'missed' : 'open'}
                {...(missing === missed && { className: 'c-error', role: 'alert' })}
              >
                {order.count > 1
                  ? t('Card {position}: {gap}', { position: gapAt + 1, gap: t(gapWords[gap]) })
                  : t(gapWords[gap])}
              </span>
            ) : null
          }
        />
      }
    >
      {claimError !== undefined && (
        <Alert tone="bad" icon={<CircleAlertIcon />} title={sayError(claimError)} />
      )}
      <SellerMessage giftOrderId={order.giftOrderId} />
      <HandOvers handOvers={desk.handOvers} />
      <CustodyLines order={desk} />
      {desk.second && <SecondLook second={desk.second} isDecided={isDecided} />}
      {order.cards.length > 1 && (
        <CardChips cards={order.cards} gaps={gaps} current={current} onChoose={setCurrent} />
      )}
      {card && <CardReview key={card.cardId} {...props} card={card} toDecision={toDecision} />}
    </ReviewPane>
  )
}

const decidedBy = (status: CardOrderStatus): string =>
  status === cardOrderStatus.cancelledBySeller
    ? t('The seller cancelled this order.')
    : t('This order has been decided.')

const because = {
  amount: msg('the amount is high'),
  verdict: msg('a card of this value is refused as used or as somebody else’s'),
  offer: msg('an offer is far from its quote'),
  redeemed: msg('a card is refused that a redeemer has redeemed'),
} as const

/** That two reviewers look at it: the second one as if they were the first. */
interface SecondLookProps {
  readonly second: NonNullable<ReviewViewProps['order']['second']>
  readonly isDecided: boolean
}

function SecondLook({ second, isDecided }: SecondLookProps) {
  const { firstBy, secondBy, byMe, agreed } = second
  if (firstBy === null && byMe)
    return (
      <Alert tone="plain" title={secondTitle(byMe, agreed)}>
        {t('The second verdict would pay much more than yours: a senior decides.')}
      </Alert>
    )
  if (firstBy === null)
    return (
      <Alert tone="plain" title={t('Second look: judge it as if you were the first')}>
        {t('Another reviewer gave a verdict. You see it once you have given yours.')}
      </Alert>
    )
  const why = second.because.map((one) => t(because[one])).join(', ')
  if (secondBy !== null)
    return (
      <Alert
        tone="plain"
        title={
          isDecided
            ? t('Third look: a senior decided, because the first two differed')
            : t('The second reviewer would pay much more: a senior decides')
        }
      >
        {t('{first} judged it first, {second} second. It needed two, because {why}.', {
          first: firstBy,
          second: secondBy,
          why,
        })}
      </Alert>
    )
  return (
    <Alert tone="plain" title={secondTitle(byMe, agreed)}>
      {t('{name} judged it first. It needs two, because {why}.', { name: firstBy, why })}
    </Alert>
  )
}

const secondTitle = (byMe: boolean, agreed: boolean | null): string => {
  if (agreed !== null) return agreed ? t('Two reviewers agreed') : t('The second reviewer differed')
  return byMe ? t('You judged this one: another reviewer looks at it') : t('A second reviewer looks at it')
}
