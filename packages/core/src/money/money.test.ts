import { decimalPrecision, decimalRounding } from '@kaadi/contract/constants'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  type Money,
  MoneyError,
  money,
  multiply,
  subtract,
  sum,
  toAmount,
  zero,
} from './index.ts'

const minor = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const asAmount = (units: bigint): string => {
  const text = (units < 0n ? -units : units).toString().padStart(3, '0')
  return `${units < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

describe('Money', () => {
  it('leaves the library at its defaults, which the display rules name', () => {
    expect([Decimal.precision, Decimal.rounding]).toEqual([decimalPrecision, decimalRounding])
  })

  it('keeps every digit of a sum, far past the twenty digits of the library', () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 20 }), (list) => {
        const total = sum(
          list.map((units) => money(asAmount(units), 1)),
          1,
        )
        const expected = list.reduce((a, b) => a + b, 0n)
        expect(total.amount.toFixed(2)).toBe(asAmount(expected))
      }),
    )
  })

  it('gives back what was taken away', () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        const start = money(asAmount(a), 2)
        expect(compare(subtract(add(start, money(asAmount(b), 2)), money(asAmount(b), 2)), start)).toBe(0)
      }),
    )
  })

  it('writes amounts without exponent, however small or large', () => {
    expect(toAmount(money('0.000000000001', 3))).toBe('0.000000000001')
    expect(toAmount(money('123456789012345678901234567890', 1))).toBe('123456789012345678901234567890')
    expect(toAmount(multiply(money('0.1', 1), 3))).toBe('0.3')
    expect(toAmount(zero(1))).toBe('0')
  })

  it('refuses to mix currencies, also where the types could not see it', () => {
    const naira: Money = money('1', 1)
    const cedi: Money = money('1', 2)
    expect(() => add(naira, cedi)).toThrow(MoneyError)
    expect(() => subtract(naira, cedi)).toThrow(MoneyError)
    expect(() => compare(naira, cedi)).toThrow(MoneyError)
    // @ts-expect-error two literal currencies are a type error already
    expect(() => add(money('1', 1), money('1', 2))).toThrow(MoneyError)
  })

  it.each(['', ' ', 'abc', '1e3', '1,000', 'NaN', 'Infinity', '--1', '0x10', '1.2.3', '.5'])(
    'refuses %j as an amount',
    (text) => {
      expect(() => money(text, 1)).toThrow(MoneyError)
    },
  )

  it('refuses a fractional number as a factor, so that no float gets in', () => {
    expect(() => multiply(money('1', 1), 0.1)).toThrow(MoneyError)
    expect(() => multiply(money('1', 1), 'x')).toThrow(MoneyError)
  })
})
