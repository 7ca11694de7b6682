import { currencyIds } from '@kaadi/contract/constants'
import { expect, it } from 'vitest'
import { walletCurrency } from './index.ts'

it.each(currencyIds)('wallet %i is shown by a sign and read out by a name', (id) => {
  const { symbol, name, decimals } = walletCurrency(id)
  expect(symbol).not.toBe('')
  expect(name).toMatch(/^\w+/)
  expect(decimals).toBeGreaterThan(0)
})
