import { type CardOrder, canCancel, cardOrderStatus, isOpen, isPaid } from '@kaadi/contract/card-orders'
import { formatMoney } from '@kaadi/core/money'
import { Button, CardFace, Confirm, Money, Notice, type ReceiptLine, TextLink, TradeReceipt } from '@kaadi/ui'
import { type ReactNode, useState } from 'react'
import { Link } from '../../platform/link.tsx'
import { cardDetailPath } from '../../platform/paths.ts'
import { shortMoney } from '../../platform/short-money.ts'
import { walletCurrency } from '../../platform/wallet-currency.ts'
import { CodeOpenings } from './code-openings.view.tsx'
import { orderFace } from './describe-order.ts'
import { OrderAskView, type ResubmitWindow } from './order-ask.view.tsx'
import type { CardLook } from './order-list.view.tsx'
import { OrderPhotosView } from './order-photos.view.tsx'
import { OrderStatusView } from './order-status.view.tsx'
import { OrderVerdictView } from './order-verdict.view.tsx'

export interface OrderDetailViewProps {
  order: CardOrder
  look: CardLook | undefined
  /** `USA`, or the country's code until the list has arrived. */
  countryName: string
  resubmit: ResubmitWindow
  copied: boolean
  onCopy: () => void
  cancelling: boolean
  onCancel: () => void
  /** Writes to us about it; left out where it stands in the dock. */
  askUs?: ReactNode
}

/** One trade: what it brings, what it needs, where it stands, what was sent, what was said. */
export function OrderDetailView(props: OrderDetailViewProps) {
  const { order, resubmit, copied, onCopy } = props
  const asks = order.orderStatus === 2 || (order.orderStatus === 21 && resubmit.state === 'open')
  return (
    <>
      <OrderSum {...props} />
      <OrderAskView order={order} resubmit={resubmit} />
      <Successors order={order} />
      <OrderStatusView order={order} windowOver={resubmit.state === 'closed'} />
      <OrderVerdictView order={order} />
      <OrderPhotosView order={order} asks={asks} />
      <TradeReceipt
        title={isPaid(order.orderStatus) ? 'What you got' : 'What you get'}
        lines={receiptLines(order)}
        sum={{
          label: 'Into your wallet',
          amount: order.settledAmount ?? order.payout,
          currency: walletCurrency(order.currencyId),
        }}
        number={order.tradeNumber}
        copied={copied}
        onCopy={onCopy}
      />
      <CodeOpenings reveals={order.reveals} cards={order.cards.length} />
      <div className="w-two">
        {props.askUs}
        {canCancel(order.orderStatus) && <CancelOrder {...props} />}
      </div>
    </>
  )
}

function OrderSum({ order, look, countryName, resubmit }: OrderDetailViewProps) {
  const { orderStatus } = order
  const paid = isPaid(orderStatus)
  const waits = isOpen(orderStatus) || (orderStatus === 21 && resubmit.state === 'open')
  return (
    <div className="w-order-sum">
      <CardFace
        name={order.cardTypeName}
        colors={look?.colors}
        logo={look?.logo}
        size="xl"
        label={`${order.cardTypeName} card`}
      />
      <div>
        <p className="w-quiet">
          {order.cardTypeName} · {countryName} · {orderFace(order)}
        </p>
        <p className="w-order-sum-figure">
          <Money
            amount={order.settledAmount ?? order.payout}
            currency={walletCurrency(order.currencyId)}
            size={28}
            sign={paid ? 'in' : undefined}
            quiet={!paid && !waits}
          />
          {waits && <span className="w-quiet">when it clears</span>}
        </p>
      </div>
    </div>
  )
}

/** The order that this one replaced, and the one that replaced it. */
function Successors({ order }: Pick<OrderDetailViewProps, 'order'>) {
  const { fId, replacedBy } = order
  if (!fId && !replacedBy) return null
  return (
    <Notice
      tone="plain"
      icon="refresh-cw"
      title={replacedBy ? 'You sent this card again' : 'This is your second try'}
    >
      {replacedBy ? (
        <TextLink as={Link} to={cardDetailPath(replacedBy)} inline>
          Open the new trade
        </TextLink>
      ) : (
        <TextLink as={Link} to={cardDetailPath(fId!)} inline>
          Open the first one
        </TextLink>
      )}
    </Notice>
  )
}

/** A coupon says what became of it, where that is not what the line says. */
const couponLabel = ({ coupon, currencyId }: CardOrder, label: string): string => {
  if (coupon?.outcome === 'returned') return `${label} (you have it back)`
  if (coupon?.outcome === 'moved') return `${label} (on the new trade now)`
  const { bonus, settledBonus } = coupon ?? {}
  if (settledBonus === undefined || settledBonus === null || Number(settledBonus) === Number(bonus))
    return label
  return `${label} (${shortMoney(settledBonus, currencyId)} of it paid)`
}

const receiptLines = (order: CardOrder): ReceiptLine[] => {
  const currency = walletCurrency(order.currencyId)
  const { symbol } = currency
  const corrected = order.settledAmount !== null && order.orderStatus !== cardOrderStatus.paidAsQuoted
  return order.lines.map(({ kind, label, amount }) => ({
    label:
      kind === 'base'
        ? `${orderFace(order)} at ${formatMoney(order.rate, { symbol, mode: 'plain' })}`
        : kind === 'coupon'
          ? couponLabel(order, label)
          : label,
    amount: amount.replace(/^-/, ''),
    currency,
    sign: kind === 'base' ? undefined : amount.startsWith('-') ? 'out' : 'in',
    quiet: corrected,
  }))
}

function CancelOrder({ order, cancelling, onCancel }: OrderDetailViewProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="x" onClick={() => setAsking(true)} busy={cancelling}>
        Cancel trade
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel this trade?"
        cancelLabel="Keep it"
        confirmLabel="Cancel trade"
        variant="danger"
        onConfirm={() => {
          setAsking(false)
          onCancel()
        }}
      >
        Nobody has looked at your {order.cards.length > 1 ? 'cards' : 'card'} yet. You can sell{' '}
        {order.cards.length > 1 ? 'them' : 'it'} again later, at the rate of that moment.
      </Confirm>
    </>
  )
}
