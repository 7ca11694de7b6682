import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { formatMoney, toAmount, type WithdrawalDecision } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import { tooFineWords } from '../../platform/content/too-fine.ts'

/** What is wrong with an amount, with the figure that would do; null where it can be withdrawn. */
export const describeAmount = (decision: WithdrawalDecision<CurrencyId> | undefined): string | null => {
  if (!decision) return t('Enter an amount.')
  if (decision.ok) return null
  const { symbol } = currencies[decision.limit.currencyId]
  const limit = formatMoney(toAmount(decision.limit), { symbol, mode: 'plain' })
  switch (decision.reason) {
    case 'notAnAmount':
      return tooFineWords(decision.limit.currencyId)
    case 'belowMinimum':
      return t('The smallest withdrawal is {limit}.', { limit })
    case 'aboveMaximum':
      return t('The largest withdrawal is {limit}. Send the rest in a second one.', { limit })
    case 'dailyLimitReached':
      return t('You can withdraw {limit} more today. Verification or a higher level raises it.', { limit })
    case 'newAccountLimitReached':
      return t('This account is new: it can get {limit} more for now.', { limit })
    case 'insufficientFunds':
      return t('You have {limit}.', { limit })
    case 'feeAboveAmount':
      return t('The fee of {limit} would take all of it. Enter more than that.', { limit })
  }
}
