import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'

/** An amount as it travels, of one in minor units. */
export const inMainUnit = (amount: bigint, currencyId: CurrencyId): string =>
  fromMinorUnits(amount, currencies[currencyId].decimals)
