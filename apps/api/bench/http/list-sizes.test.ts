import { expect, it } from 'vitest'
import { sizesBetween } from './list-sizes.ts'

it('tells the mean size of what was sent in between, and nothing of who sent nothing', () => {
  const before = { decide: { lists: 2, items: 10 }, quiet: { lists: 1, items: 1 } }
  const after = { ...before, decide: { lists: 4, items: 34 }, late: { lists: 1, items: 3 } }
  expect(sizesBetween(before, after)).toEqual({ decide: 12, late: 3 })
})
