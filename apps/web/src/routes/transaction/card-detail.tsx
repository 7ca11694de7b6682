import { t } from '@kaadi/words'
import './card-detail.css'
import { type CardOrder, cardOrderStatus } from '@kaadi/contract/card-orders'
import { Countdown } from '@kaadi/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppeal } from '../../features/card-orders/appeal/use-appeal.controller.ts'
import { SaveReceipt } from '../../features/card-orders/history/save-receipt.tsx'
import { ShareTrade } from '../../features/card-orders/history/share-trade.tsx'
import { useOrderOffer } from '../../features/card-orders/offer/use-order-offer.controller.ts'
import { askTitle, wantedCards } from '../../features/card-orders/order-asks.ts'
import { OrderDetailView } from '../../features/card-orders/order-detail.view.tsx'
import { OrderDock } from '../../features/card-orders/order-dock.view.tsx'
import { hasQuestion, useAnswer } from '../../features/card-orders/use-answer.controller.ts'
import { useOrderDetail } from '../../features/card-orders/use-order-detail.controller.ts'
import { type ResubmitWindow, useResubmit } from '../../features/card-orders/use-resubmit.controller.ts'
import { AskUsLink } from '../../features/order-messages/ask-us-link.view.tsx'
import { Corrections } from '../../features/sell-card/corrections/corrections.tsx'
import { useFoundCorrection } from '../../features/sell-card/corrections/use-correction-draft.ts'
import { cardDetailPath, paths } from '../../platform/navigation/paths.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { useServiceNow } from '../../platform/time/use-now.ts'

const PushAsk = lazy(() => import('../../features/notifications/push/push-ask.tsx'))
const AskUs = lazy(() => import('../../features/order-messages/ask-us.tsx'))

export interface CardDetailProps {
  order: CardOrder
  /** When this state of it arrived, by this device's clock. */
  receivedAt: number
}

const TimeLeft = ({ deadline, totalMs, now }: Extract<ResubmitWindow, { state: 'open' }>) => (
  <p className="w-time-left">
    {t('Time left')} <Countdown appearance="text" deadline={deadline} totalMs={totalMs} now={now} />
  </p>
)

/** A trade, and the sheet in which a returned one is corrected. */
export function CardDetail({ order, receivedAt }: CardDetailProps) {
  const detail = useOrderDetail(order)
  const now = useServiceNow(order.serverTime, receivedAt)
  const found = useFoundCorrection(order)
  const { backs } = usePlatform()
  const [chosen, setCorrecting] = useState<boolean>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const reads = useReads()
  const toaster = useToaster()
  const finish = (next: CardOrder) => {
    setCorrecting(false)
    toaster.show({ text: t('Card sent again'), tone: 'ok' })
    queries.setQueryData(reads.cardOrders.detail({ giftOrderId: next.giftOrderId }).queryKey, next)
    void queries.invalidateQueries({ queryKey: ['cardOrders'] })
    if (next.giftOrderId !== order.giftOrderId) {
      backs.pass(() => void navigate(cardDetailPath(next.giftOrderId), { replace: true }))
    }
  }
  const resubmit = useResubmit(order, receivedAt, finish)
  const answer = useAnswer(order, receivedAt, finish)
  const offer = useOrderOffer(order, receivedAt)
  const appeal = useAppeal(order, now)
  const answering = hasQuestion(order) ? answer : resubmit
  const asks =
    (hasQuestion(order) && !answer.question.isOver) ||
    (order.orderStatus === 21 && resubmit.window.state === 'open')

  // The desk has it: who sent it may want to hear of it.
  const waits = order.orderStatus < cardOrderStatus.paidAsQuoted && !hasQuestion(order)

  const askUs = (
    <Suspense fallback={<AskUsLink giftOrderId={order.giftOrderId} />}>
      <AskUs giftOrderId={order.giftOrderId} />
    </Suspense>
  )

  const { sent, sending, unanswered } = answering
  const isOver = sent !== undefined || !(asks || sending || unanswered)
  const isCorrecting = !isOver && (chosen ?? found.draft?.isOpen ?? false)

  return (
    <NavScreen
      title={t('Trade')}
      parent={paths.transaction}
      endContent={<ShareTrade order={order} />}
      footer={
        asks ? <OrderDock order={order} askUs={askUs} onAnswer={() => setCorrecting(true)} /> : undefined
      }
    >
      <OrderDetailView
        {...detail}
        order={order}
        question={answer.question}
        resubmit={resubmit.window}
        offer={offer}
        appeal={appeal}
        now={now}
        saveReceipt={<SaveReceipt giftOrderId={order.giftOrderId} />}
        askUs={!asks && askUs}
      />
      {/* It comes late: below all that would move. */}
      {waits && (
        <Suspense fallback={null}>
          <PushAsk />
        </Suspense>
      )}
      {detail.cardType && found.isReady && (
        <Corrections
          {...answering}
          open={isCorrecting}
          kept={{
            order: { giftOrderId: order.giftOrderId, operatorTime: order.operatorTime },
            draft: found.draft,
            closesAt: resubmit.window.state === 'open' ? resubmit.window.deadline : undefined,
            isOver,
          }}
          title={askTitle(order.cards)}
          verb={t('Send again')}
          cards={wantedCards(order.cards)}
          evidence={order.evidence}
          clock={resubmit.window.state === 'open' && <TimeLeft {...resubmit.window} />}
          format={detail.cardType.codeFormat}
          several={order.cards.length > 1}
          onClose={() => setCorrecting(false)}
        />
      )}
    </NavScreen>
  )
}
