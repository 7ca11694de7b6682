import '../beside/queue-beside.css'
import { type CardOrder, cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { describeError, hasCode } from '@kaadi/core/errors'
import { LoadSwitch } from '@kaadi/react'
import { EmptyState, TextLink, useMediaQuery } from '@kaadi/ui'
import { ClaimBar, DeskOrderStatus } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useSingleKeySetting } from '../../../platform/device/single-keys.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { orderPath, paths } from '../../../platform/navigation/paths.ts'
import { useReads } from '../../../platform/net/use-client.ts'
import { useDeskEvents } from '../../../platform/net/use-desk-events.ts'
import { useToaster } from '../../../platform/page/platform-context.ts'
import { DeskFrame } from '../../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { GiveToRedeemer } from '../at-redeemer/give-to-redeemer.tsx'
import { WriteAnswer } from '../at-redeemer/write-answer.tsx'
import { QueueBeside } from '../beside/queue-beside.tsx'
import { HandOver } from '../handing/hand-over.tsx'
import { useKeysAhead } from '../handing/use-keys-ahead.ts'
import { CancelOrder } from './cancel-order.tsx'
import type { ChosenPurpose, PurposeProps } from './chosen-purpose.ts'
import { claimState, isLost, waitsForAnother } from './claim-state.ts'
import { decidedWords } from './decided-words.ts'
import { useTakeNext } from './next-order.ts'
import { ReviewView } from './review.view.tsx'
import { reviewKeys } from './review-keys.ts'
import { type GoingOn, useReview } from './use-review.controller.ts'

interface ReviewProps {
  readonly giftOrderId: string
  /** What else can be done with the order that is shown, beside its claim. */
  readonly more: (order: CardOrder) => ReactNode
}

/** Beside the order, its photos and its decision: from a laptop's screen on. */
const roomForTheQueue = '(min-width: 80rem) and (min-height: 40rem)'

/** Orders under review, one after the other: after a decision the next one opens by itself. */
export function Review({ giftOrderId, more }: ReviewProps) {
  const navigate = useNavigate()
  const toaster = useToaster()
  const takeNext = useTakeNext(giftOrderId)
  const [purpose, choosePurpose] = useState<ChosenPurpose | null>(null)
  const ahead = useRef<string[]>([])
  useDeskEvents()
  const goOn = async ({ order }: DeskOrder, next = takeNext()) => {
    toaster.show({ text: decidedWords(order), tone: 'ok' })
    await openNext(next)
  }
  const openNext = async (next = takeNext()) => {
    const order = await next.ready
    // At once, and not when the page has time: whoever decides waits for it.
    void navigate(order ? orderPath(order.order.giftOrderId) : paths.queue, { flushSync: true })
  }
  const goOnUnlessTakenBack = async (takenBack: Promise<void>) => {
    const next = takeNext()
    const isTakenBack = await Promise.race([takenBack.then(() => true), next.ready.then(() => false)])
    await (isTakenBack ? next.giveBack() : openNext(next))
  }
  // The frame stays as one order follows another, and with it the list beside them; what an order can do stands in its tools.
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const shown = useQuery({
    ...useReads().desk.order({ giftOrderId: giftOrderId as CardOrderId }),
    enabled: false,
  })
  const hasRoom = useMediaQuery(roomForTheQueue)
  return (
    <DeskFrame
      place="queue"
      work
      title={shown.data?.order.tradeNumber ?? t('Order')}
      // Whoever holds it reads beside its number that they are checking it: its status would say the same again.
      titleEnd={
        shown.data?.claimedByMe === false && <DeskOrderStatus status={shown.data.order.orderStatus} />
      }
      keys={reviewKeys(shown.data?.order.count ?? 1)}
      tools={<div ref={setTools} className="c-work-tools" />}
    >
      <div className="c-work">
        {hasRoom && <QueueBeside giftOrderId={giftOrderId} />}
        <ReviewOfOne
          // Another order is another review: nothing of the last one may stay on the screen.
          key={giftOrderId}
          giftOrderId={giftOrderId}
          more={more}
          takeNext={takeNext}
          onDecided={goOn}
          onHeld={goOnUnlessTakenBack}
          purpose={purpose}
          choosePurpose={choosePurpose}
          tools={tools}
          ahead={ahead}
        />
      </div>
    </DeskFrame>
  )
}

interface ReviewOfOneProps extends ReviewProps, GoingOn, PurposeProps {
  /** Where the order's own tools stand. */
  readonly tools: HTMLElement | null
  /** Keys that were pressed before it came. */
  readonly ahead: RefObject<string[]>
}

function ReviewOfOne({
  giftOrderId,
  more,
  purpose,
  choosePurpose,
  tools,
  ahead,
  ...goingOn
}: ReviewOfOneProps) {
  const toaster = useToaster()
  const review = useReview(giftOrderId, goingOn, { purpose, choosePurpose })
  const { query, claim } = review
  // It may have become their own while it was open: what was read before goes from the screen.
  const isOwn = hasCode(query.error, 'ownOrder')
  const order = isOwn ? undefined : review.order
  const [hasKeys] = useSingleKeySetting()
  useKeysAhead(ahead, {
    isGoing: review.decide.isRunning && hasKeys,
    isHeld: review.leaseToken !== undefined,
  })
  const claimable = isOwn ? null : claimState(claim)
  const state = order && waitsForAnother(order) && claimable?.state !== 'other' ? null : claimable
  const bar = state && (
    <ClaimBar
      claim={state}
      onClaim={() => claim.send({ type: 'TAKE' })}
      onRelease={() => claim.send({ type: 'RELEASE' })}
      loading={claim.snapshot.matches('taking') || claim.snapshot.matches('releasing')}
    />
  )
  // It is told in an open dialog too, above what was half typed, and taken again there.
  const lost = order && isLost(claim, order) && bar
  return (
    <>
      {tools &&
        createPortal(
          <>
            {bar}
            {order && (review.leaseToken !== undefined || lost) && (
              <>
                <HandOver
                  giftOrderId={order.order.giftOrderId}
                  leaseToken={review.leaseToken ?? ''}
                  lost={lost}
                />
                <GiveToRedeemer order={order} give={review.give} lost={lost} />
                <CancelOrder cancel={review.cancel} lost={lost} />
              </>
            )}
            {order?.order.orderStatus === cardOrderStatus.atPartner && (
              <WriteAnswer order={order} answer={review.answer} addEvidence={review.addEvidence} />
            )}
            {order && more(order.order)}
          </>,
          tools,
        )}
      <LoadSwitch
        data={order}
        error={query.error}
        failed={
          isOwn ? <OwnOrder /> : <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
        }
        loading={
          <p className="k-quiet" role="status">
            {t('Opening the order…')}
          </p>
        }
      >
        {(order) => (
          <ReviewView
            {...review}
            order={order}
            purpose={purpose}
            choosePurpose={choosePurpose}
            sayError={(error) => toaster.fail(describeError(error))}
          />
        )}
      </LoadSwitch>
    </>
  )
}

/** Nobody reads what the desk knows of an order of their own. */
const OwnOrder = () => (
  // Beside the queue it would be drawn out over the height of the page.
  <div>
    <EmptyState
      heading
      title={t('It is an order of your own: another operator decides it.')}
      action={
        <TextLink as={Link} to={paths.queue}>
          {t('Go to the queue')}
        </TextLink>
      }
    >
      {t('How it stands you read as its seller, like everybody who sells.')}
    </EmptyState>
  </div>
)
