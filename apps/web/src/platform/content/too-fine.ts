import { type CurrencyId, currencies } from '@kaadi/contract/constants'

/** Whether an amount has more decimals than its currency: said at the field as soon as it stands there, as by a paste. */
export const isTooFine = (amount: string, currencyId: CurrencyId): boolean =>
  (amount.split('.')[1]?.length ?? 0) > currencies[currencyId].decimals
