import type { CardOrder } from '@kaadi/contract/card-orders'
import { useAction, useCopy } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cardColors } from '../../platform/content/card-look.ts'
import { useCardCurrencies, useCardTypes } from '../../platform/content/catalogue.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { nextLook } from './next-look.ts'

/** One order, asked for again while it is open or shows pictures, and kept for when there is no connection. */
export function useOrder(giftOrderId: string) {
  const reads = useReads()
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...reads.cardOrders.detail({ giftOrderId }),
    meta: { kept: true },
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data) : false),
  })
  return { order: data, receivedAt: dataUpdatedAt, error, refetch: () => void refetch() }
}

/** How the order's card looks, and taking the order back. */
export function useOrderDetail(order: CardOrder) {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const toaster = useToaster()
  const { isCopied, copy } = useCopy()
  const cardType = useCardTypes().data?.map[order.cardTypeId]
  const country = useCardCurrencies().data?.list.find(({ countryCode }) => countryCode === order.countryCode)
  const cancel = useAction((giftOrderId: CardOrder['giftOrderId'], idempotencyKey) =>
    client.cardOrders.cancel({ body: { giftOrderId }, idempotencyKey }),
  )
  const onCancel = async () => {
    const cancelled = await cancel.run(order.giftOrderId)
    if (cancelled) {
      queries.setQueryData(reads.cardOrders.detail({ giftOrderId: order.giftOrderId }).queryKey, cancelled)
      toaster.show({ text: t('Trade cancelled'), tone: 'ok' })
    }
    // A refusal means that the desk has taken it up: show where it stands now.
    void queries.invalidateQueries({ queryKey: ['cardOrders'] })
  }
  return {
    cardType,
    look: cardType && { colors: cardColors(cardType), logo: cardType.logo },
    countryName: country?.name ?? order.countryCode,
    copied: isCopied,
    onCopy: () => void copy(order.tradeNumber),
    cancelling: cancel.isRunning,
    onCancel: () => void onCancel(),
  }
}
