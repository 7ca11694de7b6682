import { type CurrencyId, currencyIds, pollIntervalMs } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../platform/net/use-client.ts'

export interface Balance {
  readonly currencyId: CurrencyId
  /** A decimal string; undefined while it loads, null when the service could not say. */
  readonly available: string | null | undefined
  /** Withdrawals under way; undefined where there are none. */
  readonly onItsWay: { readonly amount: string; readonly to: string } | undefined
  /** Other wallets that hold something. */
  readonly others: readonly { readonly currencyId: CurrencyId; readonly available: string }[]
}

const longestName = 12

/** The service gives the balance as a number: it is shown and never calculated with. */
const asDecimal = (figure: number | undefined): string | undefined =>
  figure === undefined ? undefined : String(figure)

const isSomething = (amount: string | undefined): amount is string =>
  amount !== undefined && !/^-?[0.]+$/.test(amount)

/** The one bank that money is on its way to, where its name leaves the sentence on one line. */
const shortBankName = (banks: ReadonlySet<string>): string => {
  const [name = ''] = banks
  return banks.size === 1 && name.length <= longestName ? name : t('your bank')
}

/** What the seller has: the wallet of a currency, what leaves it, and what the other wallets hold. */
export const useBalance = (currencyId: CurrencyId): Balance => {
  const { wallets, withdrawals } = useReads()
  const availableOf = (id: CurrencyId, refetchInterval: number | false) => ({
    ...wallets.available({ inCurrencyId: id }),
    refetchInterval,
    meta: { kept: true },
  })
  const available = useQuery(availableOf(currencyId, pollIntervalMs))
  const [first, second] = currencyIds.filter((id) => id !== currencyId) as [CurrencyId, CurrencyId]
  const others = [useQuery(availableOf(first, false)).data, useQuery(availableOf(second, false)).data].map(
    asDecimal,
  )
  const processing = useQuery({
    ...wallets.processing({ outCurrencyId: currencyId }),
    refetchInterval: pollIntervalMs,
    meta: { kept: true },
  })
  const open = useQuery({
    ...withdrawals.page({ state: 'open', size: 20 }),
    refetchInterval: pollIntervalMs,
    // The line about it stands from the first frame on: everything below would jump when it came.
    meta: { kept: true },
  })
  const banks = new Set(
    open.data?.records.filter((one) => one.currencyId === currencyId).map(({ bankName }) => bankName),
  )
  return {
    currencyId,
    available: asDecimal(available.data) ?? (available.isError ? null : undefined),
    // Told once the bank is known too, so that the sentence does not grow under the reader's eye.
    onItsWay:
      isSomething(processing.data) && !open.isLoading
        ? { amount: processing.data, to: shortBankName(banks) }
        : undefined,
    others: [first, second].flatMap((id, at) => {
      const amount = others[at]
      return isSomething(amount) ? [{ currencyId: id, available: amount }] : []
    }),
  }
}
