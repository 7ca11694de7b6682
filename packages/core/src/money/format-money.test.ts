import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, groupThousands, parseAmount, ungroupThousands } from './index.ts'

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, scale]) => new Decimal(units.toString()).div(new Decimal(10).pow(scale)))
const wide = Decimal.clone({ precision: 60, toExpNeg: -40, toExpPos: 60 })
const exact = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, scale]) => new wide(units.toString()).div(new wide(10).pow(scale)))

describe('formatMoney (specification, section 5)', () => {
  it.each([null, undefined, '', '  ', 'abc', 'NaN', '1.2.3'])('shows -- for %j', (amount) => {
    expect(formatMoney(amount)).toBe('--')
    expect(formatMoney(amount, { mode: 1 })).toBe('--')
    expect(formatMoney(amount, { mode: 2, symbol: '₦' })).toBe('--')
  })

  it.each([
    ['0', '0.00'],
    ['1234567.891', '1,234,567.89'],
    ['1234567.895', '1,234,567.90'],
    ['999.995', '1,000.00'],
    ['-1234.5', '-1,234.50'],
    ['-0.001', '0.00'],
    ['0.005', '0.01'],
    ['1e3', '1,000.00'],
    ['1e-7', '0.00'],
    ['1234.', '1,234.00'],
    ['007', '7.00'],
    ['.5', '0.50'],
    ['-.5', '-0.50'],
  ])('shows %s as %s by default', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown)
  })

  it.each([
    ['10.927567', '10.927567'],
    ['-0.000001', '-0.000001'],
    ['504.500000', '504.50'],
    ['99.000000', '99.00'],
    ['1234567.8', '1,234,567.80'],
    ['0', '0.00'],
  ])('shows %s exactly as %s, with two decimals at least', (amount, shown) => {
    expect(formatMoney(amount, { mode: 'exact' })).toBe(shown)
  })

  it.each([
    [148_000.5, '148,000.50'],
    [0, '0.00'],
    [-0.004, '0.00'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [Number.NaN, '--'],
    [Number.POSITIVE_INFINITY, '--'],
  ])('shows the number %d, which the balance call answers, as %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown)
  })

  it.each([
    ['1234.', '1,234'],
    ['1234', '1,234'],
    ['1234.50', '1,234.50'],
    ['1234567.123456789', '1,234,567.123456789'],
  ])('drops a trailing point in mode 1: %s as %s', (amount, shown) => {
    expect(formatMoney(amount, { mode: 1 })).toBe(shown)
    expect(formatMoney(amount, { mode: 'plain' })).toBe(shown)
  })

  it.each([
    ['0.000000001', '0.00000001'],
    ['1.123456781', '1.12345679'],
    ['1.12345678', '1.12345678'],
    ['-1.123456789', '-1.12345678'],
    ['1234.5', '1,234.5'],
    ['1234', '1,234'],
    ['0.999999999', '1'],
  ])('rounds up to 8 decimals in mode 2: %s as %s', (amount, shown) => {
    expect(formatMoney(amount, { mode: 2 })).toBe(shown)
    expect(formatMoney(amount, { mode: 'ceil8' })).toBe(shown)
  })

  it.each([
    ['0.648324', '0.648324'],
    ['0.6483', '0.6483'],
    ['10.000000', '10.00'],
    ['1234.5', '1,234.50'],
    ['504', '504.00'],
  ])('states %s exactly', (amount, shown) => {
    expect(formatMoney(amount, { mode: 'exact' })).toBe(shown)
  })

  it('puts the symbol after the sign', () => {
    expect(formatMoney('148000', { symbol: '₦' })).toBe('₦148,000.00')
    expect(formatMoney('-148000', { symbol: '₦' })).toBe('-₦148,000.00')
    expect(formatMoney('12.5', { symbol: 'USDT ' })).toBe('USDT 12.50')
  })

  it('agrees with decimal.js at precision 20, rounding 4, on every figure it can hold', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        const expected = value.toFixed(2).replace(/^-(0\.00)$/, '$1')
        expect(formatMoney(value.toFixed()).replace(/,/g, '')).toBe(expected)
      }),
    )
  })

  it('never shows less than the amount in mode 2, and less than one unit of the eighth digit more', () => {
    fc.assert(
      fc.property(exact, (value) => {
        const shown = new wide(formatMoney(value.toFixed(), { mode: 2 }).replace(/,/g, ''))
        expect(shown.gte(value)).toBe(true)
        expect(shown.minus(value).lt('0.00000001')).toBe(true)
      }),
    )
  })
})

describe('groupThousands', () => {
  it.each([
    ['1', '1'],
    ['999', '999'],
    ['1000', '1,000'],
    ['-1000', '-1,000'],
    ['-100', '-100'],
    ['1234567.1234567', '1,234,567.1234567'],
    ['1234.', '1,234.'],
  ])('turns %s into %s', (plain, grouped) => {
    expect(groupThousands(plain)).toBe(grouped)
    expect(ungroupThousands(grouped)).toBe(plain)
  })

  it('takes nothing out behind the point', () => expect(ungroupThousands('1,000.2,5')).toBe('1000.2,5'))
})

describe('parseAmount', () => {
  it.each([
    ['₦ 12,500.50', '12500.50'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['0005', '5'],
    ['0.10', '0.10'],
    ['USDT 3', '3'],
    ['1 000', '1000'],
    ['1,234,567.5', '1234567.5'],
    ['12,500', '12500'],
    [' ₦12,500 ', '12500'],
  ])('reads %s as %s', (typed, amount) => {
    expect(parseAmount(typed, 2)).toBe(amount)
  })

  it.each([
    ['5000,00', '5000.00'],
    ['12,50', '12.50'],
    ['0,5', '0.5'],
    [',5', '0.5'],
    ['5,', '5'],
    ['1 234,56', '1234.56'],
    ['1\u202f234\u202f567,5', '1234567.5'],
    ['0,000001', '0.000001'],
  ])('reads the decimal comma of %s as %s', (typed, amount) => {
    expect(parseAmount(typed, 6)).toBe(amount)
  })

  it.each([
    '1.2,5',
    '1.234,56',
    '1,2345.6',
    '12,50,000',
    '1,234,5',
    '0,500',
    '5000,000',
    '1,23 4',
    '12 50',
    '1 23',
  ])('does not guess what %s means', (typed) => expect(parseAmount(typed, 6)).toBeUndefined())

  it('never reads more than was typed, however it is grouped', () => {
    const typed = fc.stringMatching(/^\d{1,4}([., ]\d{1,4}){0,3}$/)
    fc.assert(
      fc.property(typed, (text) => {
        const read = parseAmount(text, 20)
        const separators = text.match(/\D/g) ?? []
        // What stands behind the last separator is a fraction, unless every separator parts thousands.
        const grouped = /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d{0,2}( \d{3})+$|^\d+$/.test(text)
        if (read === undefined || grouped) return
        const whole = text.slice(0, text.lastIndexOf(separators.at(-1)!)).replace(/\D/g, '')
        expect(read.split('.')[0]).toBe(whole.replace(/^0+(?=\d)/, ''))
      }),
    )
  })

  it.each(['', '.', '-5', '1.234', '1e5', 'abc', '5₦', '1..2', 'Infinity'])('does not read %j', (typed) => {
    expect(parseAmount(typed, 2)).toBeUndefined()
  })
})
