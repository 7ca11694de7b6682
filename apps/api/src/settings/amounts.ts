import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits, MoneyError, toMinorUnits } from '@kaadi/core/money'
import { invalidField } from '../errors/domain-error.ts'

/** Minor units of an amount that somebody wrote into a field. */
export function minorOf(field: string, amount: string, currencyId: CurrencyId): bigint {
  try {
    return toMinorUnits(amount, currencies[currencyId].decimals)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    throw invalidField(field, 'This has more decimals than the currency.')
  }
}

/** As it travels, without zeros that say nothing, so that a row reads alike however it was written. */
export const plainAmount = (minor: bigint, currencyId: CurrencyId): string =>
  fromMinorUnits(minor, currencies[currencyId].decimals).replace(/\.0+$|(\.\d*?)0+$/, '$1')
