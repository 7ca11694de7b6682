import { expect, it } from 'vitest'
import { createStatementNames } from './naming-client.ts'

it('names a text from its third coming on, always the same', () => {
  const nameOf = createStatementNames()
  expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined])
  const name = nameOf('select 1')
  expect(name).toMatch(/^s_[0-9a-f]{24}$/)
  expect(nameOf('select 1')).toBe(name)
})

it('gives different texts different names', () => {
  const nameOf = createStatementNames()
  const names = ['select 1', 'select 2'].map((text) => [text, text, text].map(nameOf).at(-1))
  expect(new Set(names).size).toBe(2)
})

it('stops naming before the connections fill up', () => {
  const nameOf = createStatementNames()
  const texts = Array.from({ length: 1_000 }, (_, number) => `select ${number}`)
  for (let times = 0; times < 3; times++) texts.forEach(nameOf)
  expect(texts.map(nameOf).filter(Boolean)).toHaveLength(400)
})
