import { existsSync, readFileSync } from 'node:fs'
import { cardOrderTransitions } from '@kaadi/contract/card-orders'
import { describe, expect, it } from 'vitest'

const modules = new URL('..', import.meta.url)
const page = readFileSync(new URL('../../../../../docs/order-states.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| [–\d]/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
/** What makes the change, its test and its screen; the other table has a reason alone. */
const made = rows.filter(({ length }) => length === 5)
const unmade = rows.filter(({ length }) => length === 3)
/** What people do that nobody meant them to: its test stands last, as `path` › title. */
const unmeant = page
  .split(/^\| what is done \|.*\n\|[-|]*\n/m)[1]!
  .trim()
  .split('\n')
  .map((line) => ({ done: line.split('|')[1]!.trim(), test: line.split('|')[3]!.trim() }))
const changeOf = ([from, to]: readonly string[]) => `${from} to ${to}`
const testsOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path!)

describe('docs/order-states.md', () => {
  it('has a row for every change that the contract allows, and for no other', () => {
    const allowed = Object.entries(cardOrderTransitions).flatMap(([from, all]) =>
      all.map((to) => `${from} to ${to}`),
    )
    expect(rows.map(changeOf).toSorted()).toEqual([...allowed, '– to 0'].toSorted())
  })

  it.each(made)('names who changes %s to %s, a test that is there, and a screen', (_, __, by, test, seen) => {
    expect(by).not.toBe('')
    expect(seen).not.toBe('')
    const tests = testsOf(test!)
    expect(tests).not.toEqual([])
    for (const path of tests) expect(existsSync(new URL(path, modules)), path).toBe(true)
  })

  it.each(unmade)('says why nothing changes %s to %s', (_, __, why) => {
    expect(why!.length).toBeGreaterThan(5)
  })

  it.each(unmeant)('names the test by its title that shows what comes of $done', ({ test }) => {
    const [, path, title] = /^`([^`]+)` › (.+)$/.exec(test) ?? []
    expect(path, test).toBeDefined()
    const source = readFileSync(new URL(path!, modules), 'utf8')
    expect(
      [`'${title}'`, `"${title}"`].some((quoted) => source.includes(quoted)),
      test,
    ).toBe(true)
  })
})
