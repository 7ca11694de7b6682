import { readDecimal, roundDecimal, trimDecimal, writeDecimal } from './decimal-string.ts'
import { groupThousands } from './group-thousands.ts'

/**
 * How money is shown (specification, section 5). `default`: 2 decimals, half up. `plain` (the original's mode 1): as it
 * stands, a trailing decimal point dropped. `ceil8` (mode 2): rounded up to at most 8 decimals. `exact`: all that there are, 2 at
 * least, for what somebody is promised or was paid.
 */
export type MoneyMode = 'default' | 'plain' | 'ceil8' | 'exact' | 1 | 2

/** How an amount is shown. */
export interface FormatMoneyOptions {
  readonly mode?: MoneyMode | undefined
  /** Stands before the figure, after the sign: `₦`, `USDT `. */
  readonly symbol?: string | undefined
}

/** What stands where there is no amount. */
export const noAmount = '--'

const figure = (amount: string | number, mode: MoneyMode): string | undefined => {
  const value = readDecimal(String(amount))
  if (!value) return undefined
  if (mode === 'plain' || mode === 1) return writeDecimal(value)
  if (mode === 'ceil8' || mode === 2) return writeDecimal(trimDecimal(roundDecimal(value, 8, 'ceil')))
  const exact = trimDecimal(value)
  return writeDecimal(mode === 'exact' && exact.scale > 2 ? exact : roundDecimal(value, 2, 'half-up'))
}

/**
 * Shows an amount: `formatMoney('1234567.895', { symbol: '₦' })` is `₦1,234,567.90`. Takes the number that
 * the balance call answers too. Null, undefined, an empty string and what is not a decimal are shown as `--`. For the eye alone: rounded figures never go back into a sum or a request.
 */
export const formatMoney = (
  amount: string | number | null | undefined,
  options: FormatMoneyOptions = {},
): string => {
  const text = amount == null ? undefined : figure(amount, options.mode ?? 'default')
  if (text === undefined) return noAmount
  const negative = text.startsWith('-')
  const grouped = groupThousands(negative ? text.slice(1) : text)
  return `${negative ? '-' : ''}${options.symbol ?? ''}${grouped}`
}
