import { type CurrencyId, currencyIds } from '@kaadi/contract/constants'
import { useSearchParams } from 'react-router-dom'
import { useChangeQuery } from '../navigation/change-query.ts'
import { useOwnCurrencyId } from './own-rates.ts'

/** Which wallet a screen is about: the address says it, else it is the seller's own default. */
export const useWalletQuery = (): readonly [CurrencyId, (currencyId: CurrencyId) => void] => {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const own = useOwnCurrencyId()
  const given = currencyIds.find((id) => String(id) === query.get('currencyId'))
  const currencyId = given ?? own
  return [currencyId, (next) => changeQuery({ currencyId: String(next) })]
}
