import { decideWithdrawal, money } from '@kaadi/core/money'
import { expect, it } from 'vitest'
import { describeAmount } from './describe-amount.ts'

const limits = {
  minWithdraw: '1000',
  maxWithdraw: '500000',
  leftToday: '250000',
  feeRule: { feeType: 'fixed', fee: '50' },
} as const
const words = (amount: string, available = '248600') =>
  describeAmount(decideWithdrawal(limits, money(amount, 1), money(available, 1)))

it('names the limit that was missed and the figure that would do', () => {
  expect(words('60000')).toBeNull()
  expect(words('500')).toBe('The smallest withdrawal is ₦1,000.')
  expect(words('600000', '900000')).toMatch(/^The largest withdrawal is ₦500,000/)
  expect(words('260000', '900000')).toBe(
    'You can withdraw ₦250,000 more today. Verification or a higher level raises it.',
  )
  expect(words('249000')).toBe('You have ₦248,600.')
  expect(words('1000.001')).toBe('Enter an amount with at most 2 decimals.')
  expect(
    describeAmount(
      decideWithdrawal({ ...limits, leftWhileNew: '2000' }, money('5000', 1), money('248600', 1)),
    ),
  ).toBe('This account is new: it can get ₦2,000 more for now.')
  expect(describeAmount(undefined)).toBe('Enter an amount.')
})
