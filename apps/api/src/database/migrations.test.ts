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
