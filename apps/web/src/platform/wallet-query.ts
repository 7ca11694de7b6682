import { type CurrencyId, currencyIds } from '@kaadi/contract/constants'
import { keptUser } from '@kaadi/core/storage'
import { useSearchParams } from 'react-router-dom'
import { useChangeQuery } from './change-query.ts'
import { usePlatform } from './platform-context.ts'

/** Which wallet a screen is about: the address says it, else it is the seller's own default. */
export const useWalletQuery = (): readonly [CurrencyId, (currencyId: CurrencyId) => void] => {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const { storage } = usePlatform()
  const given = currencyIds.find((id) => String(id) === query.get('currencyId'))
  const currencyId = given ?? keptUser(storage.local).get()?.defaultCurrencyId ?? 1
  return [currencyId, (next) => changeQuery({ currencyId: String(next) })]
}
