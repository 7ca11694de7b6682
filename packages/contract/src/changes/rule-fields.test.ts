import { expect, it } from 'vitest'
import { changeRequestSchema } from './index.ts'

const stands = {
  currencyId: 1,
  minWithdraw: '1000',
  maxWithdraw: '5000000',
  dailyMax: '10000000',
  exchangeMin: '500',
  bankMax: 4,
}

/** What is said against a limit, by field. */
const saidOf = (after: object): Record<string, string> =>
  Object.fromEntries(
    changeRequestSchema
      .safeParse({
        resource: 'walletLimits',
        before: stands,
        after: { ...stands, ...after },
        reason: 'Trying.',
      })
      .error?.issues.map(({ path, message }) => [path.at(-1), message]) ?? [],
  )

it.each(['-1', '-0.01', '−1', '-5000000'])(
  'takes no %s for a limit, and says that none stands for no limit',
  (amount) => {
    const said = 'This is never below 0: enter it without a minus. There is no value for “no limit”.'
    expect(saidOf({ maxWithdraw: amount, dailyMax: amount })).toEqual({ maxWithdraw: said, dailyMax: said })
  },
)

it('says of an amount that is too large what may be entered', () => {
  expect(saidOf({ maxWithdraw: '1000000000000' })).toEqual({
    maxWithdraw: 'Enter an amount below 1,000,000,000,000.',
  })
})

it.each(['1528.4567890123456789012', '0.1234567890123456789'])(
  'says of %s how many decimals are taken',
  (amount) => {
    expect(saidOf({ maxWithdraw: amount })).toEqual({ maxWithdraw: 'Enter 18 decimals or fewer.' })
  },
)

it.each(['', '1e2', '12,50', 'ten', '.5', '1.', '007'])(
  'says of %j that an amount is written in figures',
  (amount) => {
    expect(saidOf({ maxWithdraw: amount })).toEqual({
      maxWithdraw: 'Enter an amount in figures, for example 50.00.',
    })
  },
)

it.each([
  [-1, 'Enter 1 or more.'],
  [0, 'Enter 1 or more.'],
  [21, 'Enter 20 or less.'],
  [1.5, 'Enter a whole number.'],
])('says of %s saved accounts what may be entered', (bankMax, said) => {
  expect(saidOf({ bankMax })).toEqual({ bankMax: said })
})

it('takes what stands', () => expect(saidOf({})).toEqual({}))
