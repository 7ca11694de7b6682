import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resubmitWindowMs } from '@kaadi/contract/primitives'
import { describe, expect, it } from 'vitest'
import { literalsOf } from '../test/table-uses.ts'

/** A state that SQL compares, sets or tells by its number. */
const numbers =
  /\b(?:\w*_?status|target|verdict)\s*(?:=|<>|<=|>=|<|>|(?:not )?in\s*\(|between)\s*\d|\w+_event\([^()]*,\s*\d+\)|row \(user_id, (?:\d|case [^,]* (?:then|else) \d)/

const inMigrations =
  /\bstatus\)?\s*(?:(?:=|<>|<=|>=|<|>|(?:not )?in\s*\(|between)\s*\(*\d|smallint not null default \d)/g

const asksBy = (source: string): string[] =>
  literalsOf(source).flatMap(({ text }) => {
    // `$0` is what a template is given.
    const asked = text.replaceAll(/--.*$/gm, '').replaceAll(/\$\d+/g, '?').match(numbers)
    return asked ? [asked[0]] : []
  })

const readSql = () => {
  const folder = join(import.meta.dirname, '../migrations')
  return globSync('*.sql', { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8').replaceAll(/--.*$/gm, ''),
  }))
}

const provider = /'manual'|ledger_payout\(\s*'/

describe('providers', () => {
  it('are data: no statement and no view names one', () => {
    const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
      (path) => !path.endsWith('.test.ts'),
    )
    const named = sources.filter((path) =>
      literalsOf(readFileSync(join(import.meta.dirname, path), 'utf8')).some(({ text }) =>
        provider.test(text),
      ),
    )
    const views = readSql().flatMap(({ text }) =>
      [...text.matchAll(/create (?:or replace )?view[^;]*;/g)].map(([view]) => view),
    )
    expect(views.length).toBeGreaterThan(10)
    expect([...named, ...views.filter((view) => provider.test(view))]).toEqual([])
  })
})

describe('states in SQL', () => {
  it('are called by their names', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
      (path) => !path.endsWith('.test.ts'),
    )
    const found = files.flatMap((path) =>
      asksBy(readFileSync(join(import.meta.dirname, path), 'utf8')).map((text) => `${path}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('are called by their names in migrations too', () => {
    // What all rows that move through states begin as, whatever the state is called.
    const first = /status <> 0\b/g
    const found = readSql().flatMap(({ file, text }) =>
      [...text.replaceAll(file === '0002-row-rules.sql' ? first : /$^/g, '').matchAll(inMigrations)].map(
        ([line]) => `${file}: ${line}`,
      ),
    )
    expect(found).toEqual([])
    expect('where o.status in (10, 11)'.match(inMigrations)).toHaveLength(1)
    expect('status smallint not null default 0'.match(inMigrations)).toHaveLength(1)
  })

  it.each([
    ['compared', 'sql`select from card_orders o where o.status = 10`'],
    ['in a list', 'const text = `select i.target in (10, 12) as pays from item i`'],
    ['that are not', 'sql`select from withdrawals where status not in (20, 21)`'],
    ['set', 'sql`update quotes q set status = 2`'],
    ['told to a seller', 'sql`select card_order_event(user_id, public_id, 0) from moved`'],
  ])('are seen where they are %s', (_, source) => {
    expect(asksBy(source)).toHaveLength(1)
  })

  it('are told with the minutes of the contract where a view cannot ask it', () => {
    const rules = readFileSync(join(import.meta.dirname, '../migrations/0117-card-orders-rules.sql'), 'utf8')
    expect(rules).toContain(`operator_time + interval '${resubmitWindowMs / 60_000} minutes'`)
  })

  it('are not seen where a name stands for them', () => {
    expect(asksBy(`sql\`select from card_orders where status in (\${paid}) limit 10\``)).toEqual([])
  })
})

/** Longer than one of a unit: `interval '1 hour'` is what people count by. */
const span = /interval '((?!1 )\d+ [a-z]+)'/g

describe('spans of time in SQL', () => {
  it('stand once in a module', () => {
    const seen = globSync('modules/**/*.ts', { cwd: import.meta.dirname })
      .filter((path) => !path.endsWith('.test.ts'))
      .flatMap((path) =>
        [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(span)].map(
          ([, length]) => `${path.split('/')[1]}: ${length}`,
        ),
      )
    expect(seen.length).toBeGreaterThan(10)
    expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([])
  })
})
