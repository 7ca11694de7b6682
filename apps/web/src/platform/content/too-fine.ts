import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'

/** Whether an amount has more decimals than its currency: said at the field as soon as it stands there, typed or pasted. */
export const isTooFine = (amount: string, currencyId: CurrencyId): boolean =>
  (amount.split('.')[1]?.length ?? 0) > currencies[currencyId].decimals

/** What is said of it. */
export const tooFineWords = (currencyId: CurrencyId): string =>
  t('Enter an amount with at most {decimals} decimals.', { decimals: currencies[currencyId].decimals })
