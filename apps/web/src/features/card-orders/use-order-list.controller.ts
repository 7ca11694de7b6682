import type { CardOrderPage, CardOrderSummary } from '@kaadi/contract/card-orders'
import { usePages } from '@kaadi/react/lists'
import { cardColors } from '../../platform/content/card-look.ts'
import { useCardTypes } from '../../platform/content/catalogue.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { useNow } from '../../platform/time/use-now.ts'
import type { OrderFilter, OrderListViewProps } from './order-list.view.tsx'

/** Loads the seller's trades page by page. The filter lives in the address, so the route gives it. */
export function useOrderList(
  filter: OrderFilter,
  onFilter: (filter: OrderFilter) => void,
): OrderListViewProps {
  const client = useClient()
  const now = useNow()
  const cardTypes = useCardTypes().data
  const { records, first, error, more, refetch } = usePages<CardOrderSummary, CardOrderPage>({
    queryKey: ['cardOrders', 'page', filter],
    isKept: true,
    fetchPage: (ask, signal) =>
      client.cardOrders.page({
        query: {
          ...ask,
          ...(filter.family && { family: filter.family }),
          ...(filter.month && { month: filter.month }),
        },
        signal,
        quiet: true,
      }),
  })
  return {
    orders: records,
    waiting: first?.waiting ?? [],
    error,
    filter,
    now,
    lookOf: (cardTypeId) => {
      const cardType = cardTypes?.map[cardTypeId]
      return cardType && { colors: cardColors(cardType), logo: cardType.logo }
    },
    more,
    onFilter,
    onRetry: refetch,
  }
}
