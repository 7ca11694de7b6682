import { expect, it } from 'vitest'
import { sayReported } from './end-at-provider.ts'

it.each([
  [395_250n, 'NGN', '3952.50 NGN'],
  [1n, 'GHS', '0.01 GHS'],
  [100n, 'XYZ', '100 XYZ'],
  [null, 'NGN', '? NGN'],
  [5n, null, '5 ?'],
])('of %s %s a person reads %s', (amount, currency, words) =>
  expect(sayReported(amount, currency)).toBe(words),
)
