import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinorUnits, MoneyError, toMinorUnits } from './index.ts'

describe('minor units', () => {
  it('come back as they went, for every currency', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.constantFrom(0, 2, 6),
        (minor, decimals) => {
          expect(toMinorUnits(fromMinorUnits(minor, decimals), decimals)).toBe(minor)
        },
      ),
    )
  })

  it.each([
    ['12.5', 2, 1250n],
    ['-12.5', 2, -1250n],
    ['0.000001', 6, 1n],
    ['12.500', 2, 1250n],
    ['0', 2, 0n],
    ['-0', 2, 0n],
    ['1e3', 2, 100000n],
  ] as const)('takes %s at %i decimals as %s', (amount, decimals, minor) => {
    expect(toMinorUnits(amount, decimals)).toBe(minor)
  })

  it('writes all decimals of the currency', () => {
    expect(fromMinorUnits(5n, 2)).toBe('0.05')
    expect(fromMinorUnits(-5n, 2)).toBe('-0.05')
    expect(fromMinorUnits(1n, 6)).toBe('0.000001')
    expect(fromMinorUnits(7n, 0)).toBe('7')
  })

  it('refuses digits below the smallest unit and what is no amount', () => {
    expect(() => toMinorUnits('0.001', 2)).toThrow(MoneyError)
    expect(() => toMinorUnits('', 2)).toThrow(MoneyError)
    expect(() => toMinorUnits('1,000', 2)).toThrow(MoneyError)
  })
})
