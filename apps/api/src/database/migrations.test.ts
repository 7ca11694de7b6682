import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '../../test/database.ts'
import { findMigrations, type Migration, migrate, readMigrations } from './migrate.ts'
import { findRewritten, readReleased } from './released-migrations.ts'

const longest = 250
let migrations: Migration[]
let database: EmptyDatabase

beforeAll(async () => {
  migrations = await readMigrations(findMigrations())
  database = await createEmptyDatabase()
  await migrate({ url: database.url })
})
afterAll(() => database.drop())

describe('migrations', () => {
  it('stay as they were released', async () => {
    expect(findRewritten(await readReleased(findMigrations()), migrations)).toEqual([])
  })

  it(`are shorter than ${longest} lines each`, () => {
    const long = migrations.filter(({ text }) => text.split('\n').length > longest)
    expect(long.map(({ name }) => name)).toEqual([])
  })

  it('make a table and a rule once: before the first release none alters or drops what an earlier one made', async () => {
    const released = await readReleased(findMigrations())
    const amends = migrations
      .filter(({ name }) => !(name in released) && Object.keys(released).length === 0)
      .flatMap(({ name, text }) => findAmendments(text).map((statement) => `${name}: ${statement}`))
    expect(amends).toEqual([])
  })

  it('bring no rows but the witnesses of their own rules', async () => {
    const tables = await database.asOwner(`
      select table_name, (xpath('/row/rows/text()', query_to_xml('select count(*) as rows from ' || quote_ident(table_name), false, true, '')))[1]::text as rows
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('schema_migrations', 'witnesses')`)
    expect(tables.length).toBeGreaterThan(40)
    expect(tables.filter(({ rows }) => rows !== '0')).toEqual([])
    expect(await database.asOwner('select distinct table_name from witnesses')).toEqual([
      { table_name: 'schema_rules' },
    ])
  })

  it('are read alone through views: writing through one would pass what is withheld of its table', async () => {
    const open = await database.asOwner(`
      select table_name, privilege_type from information_schema.table_privileges
      join information_schema.views using (table_schema, table_name)
      where table_schema = 'public' and grantee = 'kaadi_app' and privilege_type <> 'SELECT'`)
    expect(open).toEqual([])
  })
})

describe('an amendment', () => {
  it.each([
    ['a column of another file', 'alter table users add column age integer;'],
    ['a rule taken away', 'drop trigger users_write_digest on users;'],
    ['a view written over', 'create or replace view sellers as select id from users;'],
    ['rows changed', 'update users u set digest = digest_of(u);'],
  ])('is %s', (_, statement) => {
    expect(findAmendments(statement)).toEqual([statement.slice(0, -1)])
  })

  it.each([
    [
      'a column of its own table',
      'create table users (id bigint); alter table users add column age integer;',
    ],
    [
      'a reference to a table that came later',
      'alter table coupons add constraint c foreign key (a) references b (a);',
    ],
    [
      'what a function does',
      'create function f() returns void as $$ begin update users set age = 1; end $$;',
    ],
  ])('is not %s', (_, text) => {
    expect(findAmendments(text)).toEqual([])
  })
})

describe('a release', () => {
  const [a, b, c] = ['0001-a.sql', '0002-b.sql', '0003-c.sql'].map((name) => ({
    name,
    text: '',
    checksum: `sum of ${name}`,
  })) as [Migration, Migration, Migration]
  const released = { [a.name]: a.checksum, [c.name]: c.checksum }

  it.each([
    ['nothing new', [a, c], []],
    ['one more at the end', [a, c, { ...b, name: '0004-d.sql' }], []],
    ['one that is missing', [c], ['0001-a.sql was released and is missing']],
    [
      'one that was changed',
      [a, { ...c, checksum: 'another' }],
      ['0003-c.sql was changed after its release'],
    ],
    ['one in between', [a, b, c], ['0002-b.sql is new and comes before 0003-c.sql, which was released']],
  ])('is followed by %s', (_, files, faults) => {
    expect(findRewritten(released, files)).toEqual(faults)
  })

  it('lets the first one list whatever there is', () => {
    expect(findRewritten({}, [b, a])).toEqual([])
  })
})

/** Statements outside of functions that change what another file made, or its rows. Two tables that refer to each other need one. */
function findAmendments(text: string): string[] {
  const own = new Set([...text.matchAll(/create table (\w+)/g)].map(([, table]) => table))
  return text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$(?:(?!\$\1\$)[\s\S])*\$\1\$/g, '$$$$ body $$$$')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => {
      const altered = /^alter table (\w+)/.exec(statement)
      if (altered)
        return !own.has(altered[1]) && !/^alter table \w+ add constraint \w+ foreign key/.test(statement)
      return /^(drop|update|delete|insert|create or replace)\b/.test(statement)
    })
}
