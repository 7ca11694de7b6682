import { expect, it } from 'vitest'
import { counted, figureOf } from './counted.ts'

it('says that there may be more from where the service stops counting', () => {
  expect([0, 1, 999, 1_000].map((count) => counted(count, 'order'))).toEqual([
    '0 orders',
    '1 order',
    '999 orders',
    '1,000+ orders',
  ])
  expect([undefined, 7, 1_000].map(figureOf)).toEqual(['–', '7', '1,000+'])
})
