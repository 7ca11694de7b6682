import { MoneyError } from './money-error.ts'

/** A decimal taken apart: `-12.50` is negative, units `1250`, scale 2. Exact, whatever its length. */
export interface DecimalParts {
  readonly negative: boolean
  /** All digits as one whole number, without sign. */
  readonly units: bigint
  /** How many of the digits stand after the point. */
  readonly scale: number
}

const form = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/**
 * Takes a decimal string apart. Accepts what a number prints (`1e-7`) and a point at either end (`.5`, `5.`) beside plain decimals;
 * undefined for everything else.
 */
export const readDecimal = (text: string): DecimalParts | undefined => {
  const match = form.exec(text.trim())
  if (!match) return undefined
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  const shift = Number(exponent)
  const scale = fraction.length - shift
  const digits = BigInt(whole + fraction)
  const units = scale < 0 ? digits * 10n ** BigInt(-scale) : digits
  return { negative: sign === '-' && units !== 0n, units, scale: Math.max(0, scale) }
}

/** Same as `readDecimal`, for values that must be a decimal. Throws `MoneyError` otherwise. */
export const readDecimalOrThrow = (text: string): DecimalParts => {
  const parts = readDecimal(text)
  if (!parts) throw new MoneyError('not-a-decimal', `"${text.slice(0, 40)}" is not a decimal number.`)
  return parts
}

/** Puts a decimal together again, with all of its `scale` digits after the point. */
export const writeDecimal = ({ negative, units, scale }: DecimalParts): string => {
  const digits = units.toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const text = scale > 0 ? `${whole}.${digits.slice(-scale)}` : whole
  return negative && units !== 0n ? `-${text}` : text
}

/** How digits that do not fit are dropped: to the nearest (half away from zero), towards plus infinity, or towards zero. */
export type RoundingWay = 'half-up' | 'ceil' | 'down'

/** Rounds to `scale` digits after the point, adding zeros where there are fewer. */
export const roundDecimal = (value: DecimalParts, scale: number, way: RoundingWay): DecimalParts => {
  if (scale >= value.scale) {
    return { ...value, units: value.units * 10n ** BigInt(scale - value.scale), scale }
  }
  const divisor = 10n ** BigInt(value.scale - scale)
  const kept = value.units / divisor
  const rest = value.units % divisor
  const up = way === 'half-up' ? rest * 2n >= divisor : way === 'ceil' ? rest > 0n && !value.negative : false
  const units = up ? kept + 1n : kept
  return { negative: value.negative && units !== 0n, units, scale }
}

/** Drops zeros at the end of the fraction: `1.500` becomes `1.5`. */
export const trimDecimal = (value: DecimalParts): DecimalParts => {
  let { units, scale } = value
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n
    scale -= 1
  }
  return { ...value, units, scale }
}
