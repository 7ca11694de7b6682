import { WideDecimal } from '@kaadi/core/money'
import { describe, expect, it } from 'vitest'
import { multiplyDecimals } from './decimal.ts'

describe('the product of two decimals', () => {
  it.each([
    ['1480', '100', '148000'],
    ['1480.55', '0.10', '148.055'],
    ['0', '100', '0'],
    ['0.000001', '0.000001', '0.000000000001'],
    ['999999999999999999999999', '999999999999999999999999', undefined],
  ])('%s × %s', (a, b, wanted) =>
    expect(multiplyDecimals(a, b)).toBe(wanted ?? new WideDecimal(a).times(b).toFixed()),
  )

  it.each(['', '-1', '1e3', '1,000', 'NaN', '1.', ' 1'])('is not made of "%s"', (text) =>
    expect(multiplyDecimals(text, '1')).toBeUndefined(),
  )

  it('is what the wallet computes, to the last digit', () => {
    for (let seed = 1; seed < 200; seed++) {
      const [a, b] = [(seed * 7919) % 100_003, (seed * 104_729) % 99_991].map((n, at) =>
        (n / 10 ** (at + 2)).toFixed(at + 2),
      ) as [string, string]
      expect(multiplyDecimals(a, b)).toBe(new WideDecimal(a).times(b).toFixed())
    }
  })
})
