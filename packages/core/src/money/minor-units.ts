import { readDecimalOrThrow, roundDecimal, trimDecimal, writeDecimal } from './decimal-string.ts'
import { MoneyError } from './money-error.ts'

/**
 * Whole minor units of an amount: `toMinorUnits('12.5', 2)` is `1250n`. Throws `MoneyError` where the amount has digits
 * below the smallest unit: rounding is a decision and is made before, by name.
 */
export const toMinorUnits = (amount: string, decimals: number): bigint => {
  const value = trimDecimal(readDecimalOrThrow(amount))
  if (value.scale > decimals) {
    throw new MoneyError('too-precise', `${amount} has more than ${decimals} decimals. Round it first.`)
  }
  const { units } = roundDecimal(value, decimals, 'down')
  return value.negative ? -units : units
}

/** The amount of whole minor units, with all decimals of its currency: `fromMinorUnits(1250n, 2)` is `12.50`. */
export const fromMinorUnits = (minor: bigint, decimals: number): string =>
  writeDecimal({ negative: minor < 0n, units: minor < 0n ? -minor : minor, scale: decimals })
