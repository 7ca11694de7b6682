import { currencies, currencyIds } from '@kaadi/contract/constants'
import { ComboboxInput } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import type { ListAddress } from './list-address.ts'

const options = currencyIds.map((id) => ({ value: String(id), label: currencies[id].name }))

/** The currency that the address asks for; undefined for all of them. */
export const currencyOf = (address: ListAddress): number | undefined => {
  const id = address.oneOf('currency', currencyIds.map(String))
  return currencyIds.find((known) => String(known) === id)
}

/** One currency or all: amounts are compared within one. */
export function CurrencyFilter({ address }: { readonly address: ListAddress }) {
  return (
    <ComboboxInput
      aria-label={t('Currency')}
      placeholder={t('All currencies')}
      value={currencyOf(address)?.toString() ?? null}
      onValueChange={(currency) => address.change({ currency })}
      options={options}
    />
  )
}
