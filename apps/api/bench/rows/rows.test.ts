import { expect, it } from 'vitest'
import { allRows } from './index.ts'

const chosenBy = (word: string) =>
  allRows.filter(({ name, isReference }) => isReference || name.includes(word)).map(({ name }) => name)

it.each([
  ['withdrawal', 'HTTP: ask for a withdrawal'],
  ['exchange', 'HTTP: take a quoted exchange'],
])('stands beside TPC-B where --rows %s is asked for', (word, name) => {
  const chosen = chosenBy(word)
  expect(chosen).toContain(name)
  expect(chosen.some((one) => /TPC-B/i.test(one))).toBe(true)
})
