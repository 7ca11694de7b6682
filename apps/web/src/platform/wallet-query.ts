import { type CurrencyId, currencyIds, defaultCurrencyId } from '@kaadi/contract/constants'
import { useSearchParams } from 'react-router-dom'
import { useChangeQuery } from './change-query.ts'
import { useSession } from './session.ts'

/** Which wallet a screen is about: the address says it, else it is the seller's own default. */
export const useWalletQuery = (): readonly [CurrencyId, (currencyId: CurrencyId) => void] => {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const { user } = useSession()
  const given = currencyIds.find((id) => String(id) === query.get('currencyId'))
  const currencyId = given ?? user?.defaultCurrencyId ?? defaultCurrencyId
  return [currencyId, (next) => changeQuery({ currencyId: String(next) })]
}
