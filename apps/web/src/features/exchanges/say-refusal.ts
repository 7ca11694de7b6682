import { currencies } from '@kaadi/contract/constants'
import { hasCode } from '@kaadi/core/errors'
import { compare, formatMoney, money } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import { sayError } from '../../platform/words/say-error.ts'

/** What the service found wrong with an exchange; too small an amount is told with the figure that would do. */
export const sayRefusal = (error: unknown, pay: string): string => {
  const { limit, currencyId } = (hasCode(error, 'exchangeTooSmall') && error.details) || {}
  if (limit === undefined || currencyId === undefined) return sayError(error)
  // An amount above the minimum can still be worth nothing in the other currency.
  if (compare(money(pay, currencyId), money(limit, currencyId)) >= 0) return sayError(error)
  const { symbol } = currencies[currencyId]
  return t('The smallest exchange is {limit}.', { limit: formatMoney(limit, { symbol, mode: 'plain' }) })
}
