import { expect, it } from 'vitest'
import { shortMoney } from './short-money.ts'

it.each([
  ['2000', 1, '₦2,000'],
  ['2000.00', 1, '₦2,000'],
  ['15.5', 2, '₵15.50'],
  ['15.500000', 2, '₵15.50'],
  ['1234567.891', 1, '₦1,234,567.89'],
  ['0.00', 1, '₦0'],
  ['10', 3, 'USDT 10'],
  ['what', 1, '--'],
] as const)('says %s of currency %d as %s', (amount, currencyId, words) =>
  expect(shortMoney(amount, currencyId)).toBe(words),
)
