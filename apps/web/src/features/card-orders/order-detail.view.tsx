import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import './order-detail.css'
import '../../platform/screens/stacks.css'
import '../../platform/screens/words.css'
import { type CardOrder, canCancel, cardOrderStatus, isOpen, isPaid } from '@kaadi/contract/card-orders'
import { Alert, AlertDialog, Button, CardFace, Money, TextLink } from '@kaadi/ui'
import { CircleAlertIcon, RefreshCwIcon, XIcon } from '@kaadi/ui/icons'
import { type ReactNode, useState } from 'react'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath } from '../../platform/navigation/paths.ts'
import { OrderAppealView } from './appeal/order-appeal.view.tsx'
import type { AppealState } from './appeal/use-appeal.controller.ts'
import { cancelWords } from './cancel-words.ts'
import { CodeOpenings } from './code-openings.view.tsx'
import { orderFace } from './describe-order.ts'
import { OrderOfferView, type OrderOfferViewProps } from './offer/order-offer.view.tsx'
import { OrderAskView } from './order-ask.view.tsx'
import type { CardLook } from './order-list.view.tsx'
import { OrderPhotosView } from './order-photos.view.tsx'
import { OrderReceiptView } from './order-receipt.view.tsx'
import { OrderStatusView } from './order-status.view.tsx'
import { OrderVerdictView } from './order-verdict.view.tsx'
import type { Question } from './use-answer.controller.ts'
import type { ResubmitWindow } from './use-resubmit.controller.ts'

export interface OrderDetailViewProps {
  order: CardOrder
  look: CardLook | undefined
  /** `USA`, or the country's code until the list has arrived. */
  countryName: string
  /** What the desk asks, and whether it can still be answered. */
  question: Question
  resubmit: ResubmitWindow
  /** The service's clock. */
  now: number
  copied: boolean
  onCopy: () => void
  /** The desk's other price, where there is one. */
  offer: OrderOfferViewProps
  /** What the seller can say against a refusal. */
  appeal: AppealState
  cancelling: boolean
  onCancel: () => void
  /** Keeps its receipt, once it was paid. */
  saveReceipt?: ReactNode
  /** Writes to us about it; left out where it stands in the dock. */
  askUs?: ReactNode
}

/** One trade: what it brings, what it needs, where it stands, what was sent, what was said. */
export function OrderDetailView(props: OrderDetailViewProps) {
  const { order, question, offer, resubmit, copied, onCopy } = props
  const paid = isPaid(order.orderStatus)
  const isQuestion = order.orderStatus === cardOrderStatus.infoNeeded
  const asks =
    (isQuestion && !question.isOver) ||
    (order.orderStatus === cardOrderStatus.rejectedCorrectable && resubmit.state === 'open')
  const windowOver = isQuestion ? question.isOver : resubmit.state === 'closed'
  return (
    <>
      <OrderSum {...props} />
      <OrderAskView order={order} question={question} resubmit={resubmit} />
      <OrderOfferView {...offer} />
      <TakenBack order={order} />
      <Successors order={order} />
      <OrderStatusView
        order={order}
        windowOver={order.orderStatus === cardOrderStatus.counterOffer ? offer.isOver : windowOver}
        now={props.now}
      />
      <OrderVerdictView order={order} windowOver={windowOver} />
      <OrderAppealView {...props.appeal} />
      <OrderPhotosView order={order} asks={asks} />
      <OrderReceiptView order={order} promises={paid || isExpected(props)} copied={copied} onCopy={onCopy} />
      {order.settledAmount !== null && props.saveReceipt}
      <CodeOpenings
        reveals={order.reveals}
        cards={order.cards.length}
        destroyedTime={order.codesShreddedTime}
      />
      <div className="w-two">
        {props.askUs}
        {canCancel(order.orderStatus) && <CancelOrder {...props} />}
      </div>
    </>
  )
}

/** Whether the money may still come. */
const isExpected = ({
  order,
  question,
  resubmit,
  offer,
}: Pick<OrderDetailViewProps, 'order' | 'question' | 'resubmit' | 'offer'>): boolean =>
  (isOpen(order.orderStatus) && !offer.isOver && !question.isOver) ||
  order.orderStatus === cardOrderStatus.appeal ||
  (order.orderStatus === cardOrderStatus.rejectedCorrectable && resubmit.state === 'open')

function OrderSum({ order, look, countryName, question, resubmit, offer }: OrderDetailViewProps) {
  const paid = isPaid(order.orderStatus)
  const waits = isExpected({ order, question, resubmit, offer })
  const offered = order.orderStatus === cardOrderStatus.counterOffer ? order.offer : null
  return (
    <div className="w-order-sum">
      <CardFace
        name={order.cardTypeName}
        colors={look?.colors}
        logo={look?.logo}
        size="xl"
        label={t('{card} card', { card: order.cardTypeName })}
      />
      <div>
        <p className="w-quiet">
          {order.cardTypeName} · {countryName} · {orderFace(order)}
        </p>
        <p className="w-order-sum-figure">
          {(paid || waits) && (
            <Money
              amount={order.settledAmount ?? offered?.payout ?? order.payout}
              currency={walletCurrency(order.currencyId)}
              mode="exact"
              size={28}
              sign={paid ? 'in' : undefined}
            />
          )}
          {waits && (
            <span className="w-quiet">
              {offered
                ? t('if you accept')
                : order.orderStatus === cardOrderStatus.appeal
                  ? t('if you win the appeal')
                  : t('when it clears')}
            </span>
          )}
          {!paid && !waits && <span className="w-quiet">{t('Not paid')}</span>}
        </p>
      </div>
    </div>
  )
}

/** Why a payment was taken back, and what is owed for it. */
function TakenBack({ order: { reversal, currencyId } }: Pick<OrderDetailViewProps, 'order'>) {
  if (!reversal) return null
  const { symbol } = walletCurrency(currencyId)
  const owed = Number(reversal.owed) > 0
  return (
    <Alert
      tone="bad"
      icon={<CircleAlertIcon />}
      title={t('{amount} was taken back', {
        amount: formatMoney(reversal.amount, { symbol, mode: 'exact' }),
      })}
    >
      <p>{reversal.words}</p>
      {owed && <p>{sayOwed(reversal, symbol)}</p>}
    </Alert>
  )
}

function sayOwed({ owed, stillOwed }: NonNullable<CardOrder['reversal']>, symbol: string): string {
  const say = (amount: string) => formatMoney(amount, { symbol, mode: 'exact' })
  if (Number(stillOwed) === 0)
    return t('{amount} of it was not in your wallet. All of it is paid back.', { amount: say(owed) })
  if (stillOwed !== owed)
    return t('{amount} of it was not in your wallet. You still owe {rest}: your next credits pay it back.', {
      amount: say(owed),
      rest: say(stillOwed),
    })
  return t('{amount} of it was not in your wallet: your next credits pay it back.', { amount: say(owed) })
}

/** The order that this one replaced, and the one that replaced it. */
function Successors({ order }: Pick<OrderDetailViewProps, 'order'>) {
  const { fId, replacedBy } = order
  if (!fId && !replacedBy) return null
  return (
    <Alert
      tone="plain"
      icon={<RefreshCwIcon />}
      title={replacedBy ? t('You sent this card again') : t('This is your second try')}
      action={
        <TextLink as={Link} to={cardDetailPath(replacedBy ?? fId!)}>
          {replacedBy ? t('Open the new trade') : t('Open the first one')}
        </TextLink>
      }
    />
  )
}

function CancelOrder({ order, cancelling, onCancel }: OrderDetailViewProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={<XIcon />} onClick={() => setAsking(true)} loading={cancelling}>
        {t('Cancel trade')}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Cancel this trade?')}
        cancelLabel={t('Keep it')}
        confirmLabel={t('Cancel trade')}
        variant="danger"
        onConfirm={() => {
          setAsking(false)
          onCancel()
        }}
      >
        {cancelWords(order)}
      </AlertDialog>
    </>
  )
}
