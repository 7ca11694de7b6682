import { type CurrencyId, currencies, currencyIds } from '@kaadi/contract/constants'
import {
  amountFor,
  compare,
  convertMoney,
  formatMoney,
  MoneyError,
  money,
  toAmount,
  toMinorUnits,
} from '@kaadi/core/money'
import { t } from '@kaadi/words'
import { tooFineWords } from '../../platform/content/too-fine.ts'

/** What is paid and got at first: this currency into another. */
export const pairFrom = (first: CurrencyId): readonly [CurrencyId, CurrencyId] => [
  first,
  currencyIds.find((id) => id !== first)!,
]

/** What was typed, and on which side. */
export interface TypedAmount {
  readonly side: 'pay' | 'get'
  readonly amount: string
}

export interface ExchangePair {
  readonly from: CurrencyId
  readonly to: CurrencyId
  /** Units of `to` for one of `from`; null where there is none. */
  readonly rate: string | null
}

/** Both amounts by the rate that is shown: the other one is worked out, rounded as the service rounds. Empty where it cannot be. */
export function exchangeAmounts({ side, amount }: TypedAmount, { from, to, rate }: ExchangePair) {
  const other = workOut(() => {
    if (amount === '' || rate === null) return ''
    return toAmount(
      side === 'pay' ? convertMoney(money(amount, from), rate, to) : amountFor(money(amount, to), rate, from),
    )
  })
  return side === 'pay' ? { pay: amount, get: other } : { pay: other, get: amount }
}

const workOut = (work: () => string): string => {
  try {
    return work()
  } catch (error) {
    if (error instanceof MoneyError) return ''
    throw error
  }
}

/** What is wrong with the amount that is given; null where a rate can be asked for. */
export function describePay(
  pay: string,
  { from: currencyId, to, rate }: ExchangePair,
  available: string | undefined,
): string | null {
  const { decimals, symbol } = currencies[currencyId]
  if (rate === null)
    return t('There is no rate from {from} to {to} right now. Choose another pair, or try again later.', {
      from: currencies[currencyId].name,
      to: currencies[to].name,
    })
  if (pay === '') return t('Enter an amount.')
  try {
    toMinorUnits(pay, decimals)
    if (available !== undefined && compare(money(pay, currencyId), money(available, currencyId)) > 0)
      return t('You have {limit}.', { limit: formatMoney(available, { symbol, mode: 'plain' }) })
    return null
  } catch (error) {
    if (error instanceof MoneyError) return tooFineWords(currencyId)
    throw error
  }
}
