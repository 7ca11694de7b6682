import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountFor,
  compare,
  convertMoney,
  decideWithdrawal,
  feeFor,
  fromMinorUnits,
  type LimitsForDecision,
  MoneyError,
  maxWithdrawable,
  money,
  quoteCard,
  roundFee,
  roundQuote,
  subtract,
  sum,
  toAmount,
} from './index.ts'

const shown = (quote: ReturnType<typeof quoteCard>) =>
  Object.fromEntries(quote.lines.map((line) => [line.kind, toAmount(line.amount)]))

describe('quoteCard', () => {
  it('multiplies face value, count and rate', () => {
    const quote = quoteCard({ faceValue: '100', count: 2, rate: '1480', currencyId: 1 })
    expect(shown(quote)).toEqual({ base: '296000' })
    expect(toAmount(quote.payout)).toBe('296000')
    expect(quote.rate).toBe('1480')
  })

  it('adds what a special of the brand brings, on the whole face value and beside the level', () => {
    const quote = quoteCard({
      faceValue: '50',
      count: 2,
      rate: '1000',
      levelBonus: '5',
      specialBonus: '15',
      conversionRate: '0.01',
      currencyId: 2,
    })
    expect(shown(quote)).toEqual({ base: '1000', levelBonus: '5', specialBonus: '15' })
    expect(quote.rate).toBe('10')
  })

  it('shows level bonus, coupon and fee as lines of their own', () => {
    const quote = quoteCard({
      faceValue: '50',
      count: 1,
      rate: '1000',
      levelBonus: '5',
      coupon: { percent: '2', max: '800' },
      fee: '100',
      currencyId: 1,
    })
    expect(shown(quote)).toEqual({ base: '50000', levelBonus: '250', coupon: '800', fee: '-100' })
    expect(toAmount(quote.payout)).toBe('50950')
  })

  it('pays in another currency at the conversion rate', () => {
    const quote = quoteCard({
      faceValue: '25',
      count: 1,
      rate: '1480.5',
      conversionRate: '0.00065',
      currencyId: 3,
    })
    expect(quote.rate).toBe('0.962325')
    expect(toAmount(quote.payout)).toBe('24.058125')
  })

  it('adds up exactly, line by line, whatever the figures', () => {
    const decimals = (max: number, scale: number) =>
      fc.integer({ min: 0, max }).map((units) => fromMinorUnits(BigInt(units), scale))
    fc.assert(
      fc.property(
        decimals(1_000_000, 2),
        fc.integer({ min: 1, max: 20 }),
        decimals(9_999_999, 4),
        decimals(99_999, 4),
        decimals(10_000, 2),
        fc.constantFrom(1 as const, 2 as const, 3 as const),
        (faceValue, count, rate, levelBonus, percent, currencyId) => {
          const quote = quoteCard({ faceValue, count, rate, levelBonus, coupon: { percent }, currencyId })
          const lines = quote.lines.map((line) => line.amount)
          expect(toAmount(sum(lines, currencyId))).toBe(toAmount(quote.payout))
          for (const line of lines) {
            expect(line.amount.decimalPlaces()).toBeLessThanOrEqual(currencyId === 3 ? 6 : 2)
          }
        },
      ),
    )
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses %s cards', (count) => {
    expect(() => quoteCard({ faceValue: '1', count, rate: '1', currencyId: 1 })).toThrow(MoneyError)
  })

  it('refuses a rate that is not a decimal', () => {
    expect(() => quoteCard({ faceValue: '1', count: 1, rate: '1e9', currencyId: 1 })).toThrow(MoneyError)
  })
})

describe('rounding by name', () => {
  it('rounds quotes half up and fees down, to the smallest unit of the currency', () => {
    expect(toAmount(roundQuote(money('1.005', 1)))).toBe('1.01')
    expect(toAmount(roundQuote(money('1.0000005', 3)))).toBe('1.000001')
    expect(toAmount(roundFee(money('1.009', 2)))).toBe('1')
  })

  it('never converts to more than the rate gives', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (kobo, rateUnits) => {
          const start = money(fromMinorUnits(BigInt(kobo), 2), 1)
          const rate = fromMinorUnits(BigInt(rateUnits), 6)
          const there = convertMoney(start, rate, 3)
          expect(there.amount.lte(start.amount.times(rate))).toBe(true)
        },
      ),
    )
  })

  it('finds the least amount that gives what is wanted, at any rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 10 ** 7 }),
        (units, rateUnits) => {
          const wanted = money(fromMinorUnits(BigInt(units), 6), 3)
          const rate = fromMinorUnits(BigInt(rateUnits), 6)
          const needed = amountFor(wanted, rate, 1)
          expect(compare(convertMoney(needed, rate, 3), wanted)).toBeGreaterThanOrEqual(0)
          const less = subtract(needed, money('0.01', 1))
          expect(less.amount.times(rate).lt(wanted.amount)).toBe(true)
        },
      ),
    )
    expect(() => amountFor(money('1', 3), '0', 1)).toThrow(MoneyError)
  })
})

const limits: LimitsForDecision = {
  minWithdraw: '1000',
  maxWithdraw: '500000',
  leftToday: '2000000',
  feeRule: { feeType: 'fixed', fee: '50' },
}

describe('decideWithdrawal', () => {
  it('takes the fee out of the amount', () => {
    const decision = decideWithdrawal(limits, money('60000', 1), money('60000', 1))
    expect(decision).toMatchObject({ ok: true })
    if (decision.ok) {
      expect([decision.amount, decision.fee, decision.net].map(toAmount)).toEqual(['60000', '50', '59950'])
    }
  })

  it.each([
    ['999.99', '5000', 'belowMinimum', '1000'],
    ['500000.01', '900000', 'aboveMaximum', '500000'],
    ['5000.01', '5000', 'insufficientFunds', '5000'],
    ['99999999', '5000', 'insufficientFunds', '5000'],
    ['1000.001', '5000', 'notAnAmount', '1000'],
    ['0', '5000', 'belowMinimum', '1000'],
    ['-5', '5000', 'notAnAmount', '1000'],
  ] as const)('refuses %s with %s available: %s', (amount, available, reason, limit) => {
    const decision = decideWithdrawal(limits, money(amount, 1), money(available, 1))
    expect(decision).toMatchObject({ ok: false, reason })
    if (!decision.ok) expect(toAmount(decision.limit)).toBe(limit)
  })

  it('refuses more than is left today', () => {
    const decision = decideWithdrawal({ ...limits, leftToday: '2000' }, money('2000.01', 1), money('9000', 1))
    expect(decision).toMatchObject({ ok: false, reason: 'dailyLimitReached' })
  })

  it('refuses an amount that the fee would eat up', () => {
    const decision = decideWithdrawal(
      { ...limits, feeRule: { feeType: 'fixed', fee: '1000' } },
      money('1000', 1),
      money('9000', 1),
    )
    expect(decision).toMatchObject({ ok: false, reason: 'feeAboveAmount' })
  })

  it('never lets fee and net differ from the amount', () => {
    const cases = fc.tuple(fc.integer({ min: 1, max: 10 ** 8 }), fc.integer({ min: 0, max: 9999 }))
    fc.assert(
      fc.property(cases, ([kobo, percent]) => {
        const rule = {
          minWithdraw: '0.01',
          maxWithdraw: '99999999',
          leftToday: '99999999',
          feeRule: { feeType: 'percent', fee: fromMinorUnits(BigInt(percent), 2) },
        } as const
        const amount = money(fromMinorUnits(BigInt(kobo), 2), 1)
        const decision = decideWithdrawal(rule, amount, amount)
        if (decision.ok) {
          expect(toAmount(sum([decision.fee, decision.net], 1))).toBe(toAmount(amount))
          expect(decision.net.amount.gt(0)).toBe(true)
        }
      }),
    )
  })
})

describe('fees and limits', () => {
  it('charges a percentage, rounded down', () => {
    const rule = { feeType: 'percent', fee: '0.5' } as const
    expect(toAmount(feeFor(rule, money('1001.99', 1)))).toBe('5')
  })

  it('holds a percentage between its bounds', () => {
    const rule = { feeType: 'percent', fee: '1', feeMin: '20', feeMax: '100' } as const
    const fees = ['500', '5000', '50000'].map((amount) => toAmount(feeFor(rule, money(amount, 1))))
    expect(fees).toEqual(['20', '50', '100'])
  })

  it('takes off what the level takes off, rounded down, and waives it at 100', () => {
    const fixed = (offPercent: number) =>
      toAmount(feeFor({ feeType: 'fixed', fee: '50', offPercent }, money('5000', 1)))
    expect([0, 25, 33, 100].map(fixed)).toEqual(['50', '37.5', '33.5', '0'])
    const rule = { feeType: 'percent', fee: '1', feeMin: '20', feeMax: '100', offPercent: 25 } as const
    const fees = ['500', '5000.55', '50000'].map((amount) => toAmount(feeFor(rule, money(amount, 1))))
    expect(fees).toEqual(['15', '37.5', '75'])
  })

  it('offers the balance, capped by the limits', () => {
    expect(toAmount(maxWithdrawable(limits, money('700000', 1)))).toBe('500000')
    expect(toAmount(maxWithdrawable({ ...limits, leftToday: '300' }, money('700000', 1)))).toBe('300')
    expect(toAmount(maxWithdrawable(limits, money('0.01', 1)))).toBe('0.01')
  })
})
