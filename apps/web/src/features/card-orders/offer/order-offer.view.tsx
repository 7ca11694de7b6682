import { type CardOrder, cardOrderStatus, isPaid, type OrderCard } from '@kaadi/contract/card-orders'
import { answerWindowMs } from '@kaadi/contract/constants'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { Alert, AlertDialog, Button, OrderAsk } from '@kaadi/ui'
import { ClockIcon } from '@kaadi/ui/icons'
import { fromService, msg, t } from '@kaadi/words'
import { useState } from 'react'
import '../../../platform/screens/stacks.css'
import { times } from '../../../platform/time/times.ts'
import { offerLines } from './offer-lines.ts'
import './order-offer.css'

export interface OrderOfferViewProps {
  order: CardOrder
  /** When the seller's day ends, by this device's clock. */
  deadline: number
  /** That day has ended. An answer that is on its way is the service's to judge. */
  isOver: boolean
  onEnd: () => void
  /** Which answer is under way. */
  sending: 'accept' | 'refuse' | null
  /** Why the last answer was not taken. */
  refusal: string | null
  onAnswer: (accept: boolean) => void
}

const deviceNow = () => Date.now()

/** The desk's other price, old and new lines side by side, with a day to answer; afterwards what became of it. */
export function OrderOfferView(props: OrderOfferViewProps) {
  const { order } = props
  if (!order.offer) return null
  return order.orderStatus === cardOrderStatus.counterOffer ? (
    <OpenOffer {...props} offer={order.offer} />
  ) : (
    <AnsweredOffer order={order} />
  )
}

function OpenOffer({
  order,
  offer,
  deadline,
  isOver,
  onEnd,
  sending,
  refusal,
  onAnswer,
}: OrderOfferViewProps & { offer: NonNullable<CardOrder['offer']> }) {
  const { symbol } = walletCurrency(order.currencyId)
  const payout = formatMoney(offer.payout, { symbol, mode: 'exact' })
  if (isOver)
    return (
      <OrderAsk over title={t('The day to answer our offer is over')}>
        {t(
          'It can no longer be accepted or refused. The trade ends now, nothing is paid, we destroy the codes, and the card stays yours.',
        )}
      </OrderAsk>
    )
  return (
    <OrderAsk
      title={t('We offer {amount}', { amount: payout })}
      window={{ deadline, totalMs: answerWindowMs, now: deviceNow, onEnd }}
      action={
        <div className="w-offer-answer">
          <OfferTable order={order} offer={offer} />
          <UnpaidCards cards={order.cards} />
          {order.coupon && <p>{t('Your coupon comes back to you: you can use it on another trade.')}</p>}
          <p>{t('Without an answer the trade ends, we destroy the codes, and the card stays yours.')}</p>
          {refusal && <p role="alert">{refusal}</p>}
          <span className="w-two">
            <Button onClick={() => onAnswer(true)} loading={sending === 'accept'} disabled={sending !== null}>
              {t('Accept {amount}', { amount: payout })}
            </Button>
            <RefuseOffer order={order} sending={sending} onAnswer={onAnswer} />
          </span>
        </div>
      }
    >
      {order.cards.map((card) => (
        <OfferedCard key={card.cardId} card={card} order={order} />
      ))}
    </OrderAsk>
  )
}

/** Beside the cards of the offer: those that were refused for good, which an accepted offer settles as well. */
function UnpaidCards({ cards }: { cards: readonly OrderCard[] }) {
  const unpaid = cards.filter(({ offer, reason }) => !offer && reason)
  if (unpaid.length === 0) return null
  return (
    <>
      {unpaid.map(({ cardId, position, reason }) => (
        <p key={cardId}>
          {t('Card {position} is not paid: {text}', { position, text: fromService(reason!.text) })}
        </p>
      ))}
      <p>{t('With the offer accepted this trade is settled: there is no appeal any more.')}</p>
    </>
  )
}

/** What the desk found instead of what was sent. */
function OfferedCard({ card, order }: { card: OrderCard; order: CardOrder }) {
  if (!card.offer || !card.reason) return null
  const text = fromService(card.reason.text)
  const note = order.evidence.find(({ cardId }) => cardId === card.cardId)?.note
  const { symbol } = walletCurrency(order.currencyId)
  const found = t('{face} at {rate}', {
    face: formatMoney(card.offer.faceValue, { symbol: card.offer.faceSymbol, mode: 'plain' }),
    rate: formatMoney(card.offer.rate, { symbol, mode: 'plain' }),
  })
  return (
    <p>
      {order.cards.length > 1 ? t('Card {position}: {text}', { position: card.position, text }) : text}{' '}
      {found}.{note && ` ${fromService(note)}`}
    </p>
  )
}

const lineWords = {
  base: msg('Card'),
  levelBonus: msg('Level bonus'),
  specialBonus: msg('Special'),
  coupon: msg('Coupon'),
  fee: msg('Fee'),
} as const

function OfferTable({ order, offer }: { order: CardOrder; offer: NonNullable<CardOrder['offer']> }) {
  const { symbol } = walletCurrency(order.currencyId)
  const shown = (amount: string | null) =>
    amount === null ? '–' : formatMoney(amount, { symbol, mode: 'exact' })
  return (
    <table className="w-offer-lines">
      <thead>
        <tr>
          <th scope="col">
            <span className="k-visually-hidden">{t('Line')}</span>
          </th>
          <th scope="col">{t('Quoted')}</th>
          <th scope="col">{t('Offer')}</th>
        </tr>
      </thead>
      <tbody>
        {offerLines(order, offer).map(({ kind, quoted, offered }) => (
          <tr key={kind}>
            <th scope="row">{t(lineWords[kind])}</th>
            <td data-column={t('Quoted')}>
              <span>{shown(quoted)}</span>
            </td>
            <td data-column={t('Offer')}>
              <span>{shown(offered)}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('You get')}</th>
          <td data-column={t('Quoted')}>
            <span className="w-offer-old">{shown(order.payout)}</span>
          </td>
          <td data-column={t('Offer')}>
            <span>{shown(offer.payout)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function RefuseOffer({
  order,
  sending,
  onAnswer,
}: Pick<OrderOfferViewProps, 'order' | 'sending' | 'onAnswer'>) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setAsking(true)}
        loading={sending === 'refuse'}
        disabled={sending !== null}
      >
        {t('Refuse the offer')}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Refuse this offer?')}
        cancelLabel={t('Think about it')}
        confirmLabel={t('Refuse the offer')}
        variant="danger"
        onConfirm={() => {
          setAsking(false)
          onAnswer(false)
        }}
      >
        {order.cards.length > 1
          ? t('None of the cards is paid. We destroy their codes, and you can sell them elsewhere.')
          : t('The card is not paid. We destroy its code, and you can sell it elsewhere.')}
      </AlertDialog>
    </>
  )
}

const shreddedWords = (time: string): string =>
  times.short(time) === times.timeOfDay(time)
    ? t('The codes were destroyed at {time}. The card is yours.', { time: times.timeOfDay(time) })
    : t('The codes were destroyed on {time}. The card is yours.', { time: times.short(time) })

/** What the seller answered; said once the codes are gone, and where the paid sum differs. */
function AnsweredOffer({ order }: { order: CardOrder }) {
  if (isPaid(order.orderStatus)) return <Alert tone="ok" title={t('You agreed to our offer')} />
  // Other codes go a week after the end: nobody refused anything.
  const isOff =
    order.orderStatus === cardOrderStatus.cancelledBySeller || order.orderStatus === cardOrderStatus.expired
  if (order.codesShreddedTime === null || !isOff) return null
  return (
    <Alert
      tone="plain"
      icon={<ClockIcon />}
      title={
        order.orderStatus === cardOrderStatus.expired
          ? t('You did not answer our offer in time')
          : t('You refused our offer')
      }
    >
      {shreddedWords(order.codesShreddedTime)}
    </Alert>
  )
}
