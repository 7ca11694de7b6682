import { expect, it } from 'vitest'
import { keepAskedErrors } from '../vite/asked-errors.ts'

const table = `export const errorTable = {
  tooManyRequests: facts(429, 429, true),
  overloaded: facts(1002, 503, true),
  wrongPin: facts(1405, 428),
  redeemerClosed: facts(1637, 409),
}
`

it('leaves out the refusals that nobody asks for, and none that says to try again', () => {
  const kept = keepAskedErrors(table, new Set(['wrongPin']))
  expect(kept).toContain('tooManyRequests')
  expect(kept).toContain('overloaded')
  expect(kept).toContain('wrongPin')
  expect(kept).not.toContain('redeemerClosed')
})
