import { expect, it } from 'vitest'
import * as kit from './index.ts'
import * as patterns from './patterns/index.ts'

it('every pattern can be had from the front door', () => {
  expect(Object.keys(patterns).filter((name) => !(name in kit))).toEqual([])
})
