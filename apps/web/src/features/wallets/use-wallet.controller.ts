import type { CardOrderSummary } from '@kaadi/contract/card-orders'
import { type CurrencyId, currencyIds, pollIntervalMs } from '@kaadi/contract/constants'
import { money, sum, toAmount } from '@kaadi/core/money'
import { useQuery } from '@tanstack/react-query'
import { useHiddenAmounts } from '../../platform/money/money-display.ts'
import { useReads } from '../../platform/net/use-client.ts'
import type { WalletPurseProps } from './wallet-purse.view.tsx'

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

/** Shown with the next start until they are asked for again. */
const kept = { meta: { kept: true } }

/** One wallet's figures. A figure that did not come is null, so that the others still show. */
export function useWallet(
  currencyId: CurrencyId,
  onCurrency: (currencyId: CurrencyId) => void,
): WalletPurseProps {
  const { wallets, cardOrders, withdrawals } = useReads()
  const [hidden, onHiddenChange] = useHiddenAmounts()
  const available = useQuery({
    ...wallets.available({ inCurrencyId: currencyId }),
    refetchInterval: pollIntervalMs,
    ...kept,
  })
  const processing = useQuery({ ...wallets.processing({ outCurrencyId: currencyId }), ...kept })
  const leaving = useQuery({
    ...withdrawals.page({ state: 'open', size: 20 }),
    refetchInterval: pollIntervalMs,
  })
  const open = useQuery({ ...cardOrders.page({ family: 'open', size: 100 }), ...kept })
  return {
    currencyId,
    currencyIds,
    available: available.data === undefined ? (available.error ? null : undefined) : String(available.data),
    processing: processing.data ?? null,
    stopped:
      leaving.data?.records.some((one) => one.currencyId === currencyId && one.payoutsStoppedSince) ?? false,
    checking: open.data ? sumOfOrders(open.data.records, currencyId) : null,
    hidden,
    onHiddenChange,
    onCurrency,
  }
}
