import { type CurrencyId, currencies, defaultCurrencyId } from '@kaadi/contract/constants'
import { walletCurrency } from '@kaadi/core/money'
import type { MoneyCurrency } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../net/use-client.ts'
import { useSession } from '../session/session.ts'
import { walletNames } from './wallet-names.ts'

/** The wallet that the seller is paid into where nothing else is chosen. */
export const useOwnCurrencyId = (): CurrencyId => useSession().user?.defaultCurrencyId ?? defaultCurrencyId

/** How rates of the catalogue are shown: in which currency, and what becomes of one. */
export interface ShownRates {
  readonly currency: MoneyCurrency
  /** `Naira` */
  readonly name: string
  readonly of: (rate: string) => string
}

const catalogueRates: ShownRates = {
  currency: walletCurrency(defaultCurrencyId),
  name: t(walletNames[defaultCurrencyId]),
  of: (rate) => rate,
}

/** For the eye alone: what is paid is counted exactly, by the quote. */
const converted = (rate: string, conversion: string, decimals: number): string =>
  String(Number((Number(rate) * Number(conversion)).toFixed(decimals)))

/**
 * Rates of the catalogue in the seller's currency, or in another that is chosen; undefined until that and the conversion
 * are known. Where that cannot be learnt they stay in the currency of the catalogue, and say so.
 */
export const useShownRates = (chosen?: CurrencyId): ShownRates | undefined => {
  const { isSignedIn, user, error: unknownUser } = useSession()
  const own = useOwnCurrencyId()
  const currencyId = chosen ?? own
  const isConverted = currencyId !== defaultCurrencyId
  const { data, error } = useQuery({
    ...useReads().currencies.rates({}),
    enabled: isConverted,
    meta: { kept: true },
  })
  if (chosen === undefined && isSignedIn && !user && !unknownUser) return undefined
  if (!isConverted) return catalogueRates
  const found = data?.find(
    (one) => one.inCurrencyId === defaultCurrencyId && one.outCurrencyId === currencyId,
  )
  if (!found) return data || error ? catalogueRates : undefined
  return {
    currency: walletCurrency(currencyId),
    name: t(walletNames[currencyId]),
    of: (rate) => converted(rate, found.rate, Math.min(currencies[currencyId].decimals, 4)),
  }
}
