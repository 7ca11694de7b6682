import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = `${import.meta.dirname}/../../..`
const rows = readFileSync(`${root}/docs/coverage.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| rule |'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+\/[^`]+\.tsx?)`/g)].map((match) => match[1]!)

describe('docs/coverage.md', () => {
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
