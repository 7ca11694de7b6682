import { expect, it } from 'vitest'
import { isRateReached } from './rate-alert.rules.ts'

it.each([
  ['1500', '1500', true],
  ['1500', '1500.00', true],
  ['1500.01', '1500', false],
  ['1500', '1499.99999999', false],
  ['999', '1000', true],
  [null, '1', true],
  [null, null, false],
  ['1', null, false],
])('an alert above %j at a rate of %j is reached: %j', (above, rate, reached) => {
  expect(isRateReached(above, rate)).toBe(reached)
})
