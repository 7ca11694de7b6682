import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = `${import.meta.dirname}/../../..`
const rows = readFileSync(`${root}/docs/coverage.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (rule|route) \|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+\/[^`]+\.tsx?)`/g)].map((match) => match[1]!)

/** What the first table of section 2 names, and what Kaadi adds. */
const section = readFileSync(`${root}/docs/specification.md`, 'utf8')
  .split(/^## /m)
  .find((part) => part.startsWith('2. '))!
const routePaths = section
  .split('\n')
  .filter((line) => /^\| `\//.test(line) || line.startsWith('*Kaadi adds*'))
  .flatMap((line) => [...(line.startsWith('|') ? line.split('|')[1]! : line).matchAll(/`(\/[^`]*)`/g)])
  .map((match) => match[1]!)

describe('docs/coverage.md', () => {
  it.each(routePaths)('has a row for the route %s, with its states', (path) => {
    const row = rows.find((cells) => cells.length === 4 && cells[0] === `\`${path}\``)
    expect(row?.[3]).toMatch(/^(index|default|nav|tabbar|pc): \w/)
  })

  it('finds every route of section 2', () => expect(routePaths).toHaveLength(33))

  it('has a row for many rules', () => expect(rows.length).toBeGreaterThan(60))

  it.each(rows.map((cells) => ({ rule: cells[0]!, home: cells[1]!, tests: cells[2]! })))(
    'is true of: $rule',
    ({ home, tests }) => {
      expect(pathsIn(home).length).toBeGreaterThan(0)
      for (const path of pathsIn(home)) expect(existsSync(`${root}/${path}`), path).toBe(true)
      const named = tests.split('; `').map((one) => one.replace(/^`?/, '`').split(' › '))
      for (const [file = '', title = ''] of named) {
        const [path = ''] = pathsIn(file)
        expect(existsSync(`${root}/${path}`), file).toBe(true)
        const source = readFileSync(`${root}/${path}`, 'utf8')
        expect(source.includes(`'${title}'`) || source.includes(`"${title}"`), `${path}: ${title}`).toBe(true)
      }
    },
  )
})
