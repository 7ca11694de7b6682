import { currencies, currencyIds } from '@kaadi/contract/constants'
import { ComboboxInput } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { KeyedFilter } from './keyed-filter.tsx'
import type { ListAddress } from './list-address.ts'

const options = currencyIds.map((id) => ({ value: String(id), label: currencies[id].name }))

/** The currency that the address asks for; undefined for all of them. */
export const currencyOf = (address: ListAddress): number | undefined => {
  const id = address.oneOf('currency', currencyIds.map(String))
  return currencyIds.find((known) => String(known) === id)
}

/** One currency or all: amounts are compared within one. */
export function CurrencyFilter({
  address,
  of,
}: {
  readonly address: ListAddress
  /** The key that goes to it, on pages that have keys. */
  readonly of?: string
}) {
  const field = {
    'aria-label': t('Currency'),
    placeholder: t('All currencies'),
    value: currencyOf(address)?.toString() ?? null,
    onValueChange: (currency: string | null) => address.change({ currency }),
    options,
  }
  return of ? <KeyedFilter {...field} of={of} /> : <ComboboxInput {...field} />
}
