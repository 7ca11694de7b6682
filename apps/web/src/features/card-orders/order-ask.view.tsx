import { type CardOrder, cardOrderStatus } from '@kaadi/contract/card-orders'
import { answerWindowMs } from '@kaadi/contract/constants'
import { ButtonLink, OrderAsk } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { askTitle } from './order-asks.ts'
import { askLines } from './order-words.ts'
import type { Question } from './use-answer.controller.ts'
import type { ResubmitWindow } from './use-resubmit.controller.ts'

export interface OrderAskViewProps {
  order: Pick<CardOrder, 'orderStatus' | 'cards' | 'evidence' | 'cardTypeId' | 'fId' | 'replacedBy' | 'offer'>
  question: Question
  resubmit: ResubmitWindow
}

const deviceNow = () => Date.now()

/** What the order needs from the seller, above everything else; with the clock of its day or of the thirty minutes. */
export function OrderAskView({ order, question, resubmit }: OrderAskViewProps) {
  const { orderStatus, cards } = order
  if (orderStatus === cardOrderStatus.infoNeeded) {
    const { deadline, isOver, onEnd } = question
    if (isOver)
      return (
        <OrderAsk over title={t('The day to answer us is over')}>
          {t('The trade ends now and nothing is paid. You can then send the card again as a new trade.')}
        </OrderAsk>
      )
    return (
      <OrderAsk
        title={askTitle(cards)}
        window={deadline === null ? undefined : { deadline, totalMs: answerWindowMs, now: deviceNow, onEnd }}
      >
        <Lines lines={askLines(order)} />
        <p>
          {t(
            'Your place in line is kept. Without an answer in this time the trade ends, nothing is paid, and you can send the card again as a new trade.',
          )}
        </p>
      </OrderAsk>
    )
  }
  // What was left of an offer is told beside it.
  if (orderStatus === cardOrderStatus.expired && order.offer === null)
    return (
      <OrderAsk
        over
        title={t('The day to answer us is over')}
        action={<NewTrade cardTypeId={order.cardTypeId} />}
      >
        {t('We asked for more and had no answer in time: the trade ended and nothing was paid.')}{' '}
        {cards.length > 1
          ? t('You can sell all its cards again at the rate of that moment.')
          : t('You can sell the card as a new trade at the rate of that moment.')}
      </OrderAsk>
    )
  if (orderStatus !== cardOrderStatus.rejectedCorrectable) return null
  if (resubmit.state === 'open') {
    const { deadline, totalMs, now } = resubmit
    return (
      <OrderAsk title={askTitle(cards)} window={{ deadline, totalMs, now }}>
        <Lines lines={askLines(order)} />
        <p>{t('Send it again before the time runs out.')}</p>
      </OrderAsk>
    )
  }
  const secondTry = order.fId !== null
  // To sell it as a new trade would be to send it twice.
  if (!secondTry && resubmit.because === 'already-used')
    return (
      <OrderAsk over title={t('You sent this card again')}>
        {t(
          'It is on its way: nothing more is to be done here. Its new trade opens from this page and your trades.',
        )}
      </OrderAsk>
    )
  return (
    <OrderAsk
      over
      title={secondTry ? t('This card cannot be sent a third time') : t('The 30 minutes are over')}
      action={<NewTrade cardTypeId={order.cardTypeId} />}
    >
      {secondTry
        ? t('A returned card can be sent again once, and this was that time.')
        : t('This trade can no longer be sent again.')}{' '}
      {t('You can sell the card as a new trade at the rate of that moment.')}
    </OrderAsk>
  )
}

const NewTrade = ({ cardTypeId }: Pick<CardOrder, 'cardTypeId'>) => (
  <ButtonLink as={Link} to={withQuery(paths.sellSubmit, { cardTypeId })} variant="secondary">
    {t('Start a new trade')}
  </ButtonLink>
)

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}
