import { hasCode } from '@kaadi/core/errors'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import { fieldRefusal } from '../../../platform/forms/field-refusal.ts'
import { sayError } from '../../../platform/words/say-error.ts'

/** What is wrong with amount or account as the service says it, what is owed in another wallet, else the error itself. */
export const sayRefusal = (error: unknown): string =>
  fieldRefusal(error, 'amount') ?? fieldRefusal(error, 'bankAccountId') ?? sayOwed(error) ?? sayError(error)

const sayOwed = (error: unknown): string | undefined => {
  const { owed, currencyId } = (hasCode(error, 'owesInAnotherCurrency') && error.details) || {}
  if (owed === undefined || currencyId === undefined) return undefined
  return t(
    'You still owe {amount}. Exchange into that wallet first: what comes in pays it back. Then you can withdraw.',
    { amount: formatMoney(owed, { symbol: walletCurrency(currencyId).symbol, mode: 'exact' }) },
  )
}
