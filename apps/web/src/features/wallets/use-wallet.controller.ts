import type { CardOrderSummary } from '@kaadi/contract/card-orders'
import { type CurrencyId, currencyIds } from '@kaadi/contract/constants'
import { money, sum, toAmount } from '@kaadi/core/money'
import { useClient } from '../../platform/client.ts'
import { useHiddenAmounts } from '../../platform/money-display.ts'
import { useQuery } from '../../platform/use-query.ts'
import type { WalletPurseProps } from './wallet-purse.view.tsx'

const pollMs = 30_000

/** What the cards at the desk would bring in one wallet. */
export const sumOfOrders = (
  orders: readonly Pick<CardOrderSummary, 'currencyId' | 'payout'>[],
  currencyId: CurrencyId,
): string =>
  toAmount(
    sum(
      orders
        .filter((order) => order.currencyId === currencyId)
        .map((order) => money(order.payout, currencyId)),
      currencyId,
    ),
  )

/** One wallet's figures. A figure that did not come is null, so that the others still show. */
export function useWallet(
  currencyId: CurrencyId,
  onCurrency: (currencyId: CurrencyId) => void,
): WalletPurseProps {
  const client = useClient()
  const [hidden, onHiddenChange] = useHiddenAmounts()
  const available = useQuery({
    queryKey: ['wallets', 'available', currencyId],
    queryFn: ({ signal }) => client.wallets.available({ query: { inCurrencyId: currencyId }, signal }),
    refetchInterval: pollMs,
  })
  const processing = useQuery({
    queryKey: ['wallets', 'processing', currencyId],
    queryFn: ({ signal }) =>
      client.wallets.processing({ query: { outCurrencyId: currencyId }, signal, quiet: true }),
  })
  const open = useQuery({
    queryKey: ['cardOrders', 'open'],
    queryFn: ({ signal }) =>
      client.cardOrders.page({ query: { family: 'open', size: 100 }, signal, quiet: true }),
  })
  return {
    currencyId,
    currencyIds,
    available: available.data === undefined ? (available.error ? null : undefined) : String(available.data),
    processing: processing.data ?? null,
    checking: open.data ? sumOfOrders(open.data.records, currencyId) : null,
    hidden,
    onHiddenChange,
    onCurrency,
  }
}
