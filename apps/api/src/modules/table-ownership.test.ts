import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tableUses, usesInSql } from '../../test/table-uses.ts'
import { allModules } from './all-modules.ts'

const root = join(import.meta.dirname, '../..')

/** Who may read tables of others, and why. */
const mayRead: Readonly<Record<string, string>> = {
  'invariants/': 'rules over the tables of several modules: they check what no module can check by itself',
}
/** Who may write them too. */
const mayWrite: Readonly<Record<string, string>> = {
  'modules/demo/history/diary.repository.ts': 'a setting that is written as a diary, line by line',
  'modules/demo/history/move-into-past.ts':
    'gives every row of demo accounts another age: what the service itself never does, as the owner of all tables',
}

const owners = new Map<string, string>()
const views = new Set<string>()
for (const { name, tables = [], views: ofModule = [] } of allModules) {
  for (const table of [...tables, ...ofModule]) {
    if (owners.has(table)) throw new Error(`${table} is owned by ${owners.get(table)} and by ${name}`)
    owners.set(table, name)
  }
  for (const view of ofModule) views.add(view)
}

/** `modules/desk/leases/lease.ts` → desk, `ledger/ledger.ts` → ledger. */
const roomOf = (path: string): string => path.replace(/^modules\//, '').split('/')[0]!

function crossingsOf(path: string, source: string): string[] {
  const room = roomOf(path)
  const isIn = (places: object): boolean => Object.keys(places).some((place) => path.startsWith(place))
  return tableUses(source, new Set(owners.keys())).flatMap(({ table, writes }) => {
    const isAllowed =
      owners.get(table) === room || (!writes && (views.has(table) || isIn(mayRead))) || isIn(mayWrite)
    return isAllowed ? [] : [`${room} ${writes ? 'writes' : 'reads'} ${table}`]
  })
}

const sources = globSync('**/*.ts', { cwd: join(root, 'src') }).filter((path) => !path.endsWith('.test.ts'))

const migrations = globSync('*.sql', { cwd: join(root, 'migrations') }).map((file) => ({
  file,
  sql: readFileSync(join(root, 'migrations', file), 'utf8').replaceAll(/--.*$/gm, ''),
}))

describe('tables', () => {
  it('are written and read by the module that owns them, by others through its views and functions', () => {
    const crossings = sources.flatMap((path) =>
      crossingsOf(path, readFileSync(join(root, 'src', path), 'utf8')),
    )
    expect([...new Set(crossings)].toSorted()).toEqual([])
  })

  it('are made by the migration of the module that owns them', () => {
    const made = migrations.flatMap(({ file, sql }) => {
      const created = sql.matchAll(
        /create (?:or replace )?(?:unlogged )?(?:table|view) (?:if not exists )?(\w+)/g,
      )
      return [...created].map(([, table]) => ({ file, table: table! }))
    })
    const strangers = made.filter(
      ({ file, table }) => !file.slice('0000-'.length).startsWith(owners.get(table) ?? '?'),
    )
    expect(strangers).toEqual([])
    // Made by `database/migrate.ts`, before the first migration.
    const tables = [...made.map(({ table }) => table), 'schema_migrations']
    expect([...owners.keys()].toSorted()).toEqual(tables.toSorted())
  })

  it('are shown by views of their owner alone', () => {
    const foreign = migrations.flatMap(({ sql }) =>
      [...sql.matchAll(/create (?:or replace )?view (\w+)[^;]*? as\s([^;]*);/g)].flatMap(([, view, body]) =>
        usesInSql(body!, new Set(owners.keys()))
          .filter(({ table }) => owners.get(table) !== owners.get(view!))
          .map(({ table }) => `${view} reads ${table}`),
      ),
    )
    expect(foreign).toEqual([])
  })
})

describe('a crossing is seen', () => {
  it.each([
    ['in a template', 'const read = sql`select from card_orders o`', 'reads card_orders'],
    ['in a join', 'sql`select from x join users u on true`', 'reads users'],
    ['in a list', 'sql`select from x, users u`', 'reads users'],
    ['in a fragment', 'const tables = sql`coupons c`', 'reads coupons'],
    ['in a string', `client.query('delete from users')`, 'writes users'],
    ['of an insert', 'sql`insert into uploads (id) values (1)`', 'writes uploads'],
    ['of an insert without a space', 'sql`insert into uploads(id) values (1)`', 'writes uploads'],
    ['of an update', 'sql`with a as (update withdrawals w set x = 1) select`', 'writes withdrawals'],
    [
      'of a view that is written',
      'sql`update live_operator_sessions set x = 1`',
      'writes live_operator_sessions',
    ],
    ['of the query builder', `db.updateTable('outbox').set({})`, 'writes outbox'],
    ['of a truncation', 'sql`truncate table users`', 'writes users'],
    ['of a truncation in short', 'sql`truncate users`', 'writes users'],
    ['of a name with its schema', 'sql`update public.users set x = 1`', 'writes users'],
    ['of a name in quotes', 'sql`delete from "users" where x`', 'writes users'],
    ['of a table’s name alone', `const table = 'order_cards'`, 'reads order_cards'],
  ])('%s', (_, source, use) => {
    expect(crossingsOf('modules/reads/reads.ts', source)).toEqual([`reads ${use}`])
  })

  it('of an invariant that writes, which reads alone', () => {
    const path = 'invariants/rule.ts'
    expect(crossingsOf(path, 'sql`update users set x = 1`')).toEqual(['invariants writes users'])
    expect(crossingsOf(path, 'sql`select from users`')).toEqual([])
  })

  it.each([
    ['in a comment', '// select from users\n/* from card_orders */'],
    ['in plain words', `const say = 'We wait for users, coupons and uploads.'`],
    ['through a view', 'sql`select from live_operator_sessions`'],
    ['in an import', `import { x } from '../card_orders'`],
  ])('but not %s', (_, source) => {
    expect(crossingsOf('modules/reads/reads.ts', source)).toEqual([])
  })
})
