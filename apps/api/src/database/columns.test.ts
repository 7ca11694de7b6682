import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { literalsOf } from '../../test/table-uses.ts'
import { columns, lookedUp, many } from './columns.ts'
import { statement } from './statement.ts'
import { transaction } from './transaction.ts'

interface Parcel {
  readonly id: bigint
  readonly to: string | null
  readonly weight?: number
  readonly goods: readonly { readonly name: string; readonly count: number }[]
  readonly stamps: readonly string[]
}

const parcel = columns<Parcel>({
  id: ['bigint', ({ id }) => id],
  receiver: lookedUp(['text', ({ to }) => to]),
  goods: many(({ goods }) => goods, {
    name: ['text', ({ name }) => name],
    count: ['integer', ({ count }) => count],
    place: ['smallint', (_, place) => place],
  }),
  weight: ['integer', ({ weight }) => weight],
  stamps: many(({ stamps }) => stamps, { name: ['text', (name) => name] }),
})

const parcels: Parcel[] = [
  { id: 7n, to: 'Ada', weight: 3, goods: [{ name: 'cup', count: 2 }], stamps: [] },
  { id: 5n, to: null, goods: [], stamps: ['blue', 'red'] },
  {
    id: 6n,
    to: 'Bola',
    weight: 1,
    goods: [
      { name: 'pen', count: 1 },
      { name: 'ink', count: 4 },
    ],
    stamps: ['green'],
  },
]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('numbers parameters in the order of declaration, the same for every list', () => {
  expect(parcel.as('p')).toBe('unnest($1::bigint[], $7::integer[]) with ordinality as p (id, weight, ord)')
  expect(parcel.manyAs('goods', 'g')).toBe(
    'unnest($3::bigint[], $4::text[], $5::integer[], $6::smallint[]) as g (ord, name, count, place)',
  )
  expect(parcel.at('receiver', 'p.ord')).toBe('($2::text[])[p.ord]')
})

it('refuses a name that is not declared', () => {
  expect(() => parcel.at('recevier', 'ord')).toThrow('No column recevier is declared')
  expect(() => parcel.manyAs('good', 'g')).toThrow('No list good is declared')
})

describe('a statement', () => {
  const list = statement<Parcel, object>(
    'test.parcels',
    parcel,
    `
    with item as (select * from ${parcel.as('i')}), good as (select * from ${parcel.manyAs('goods', 'g')})
    select i.id::integer as id, ${parcel.at('receiver', 'i.ord')} as receiver, i.weight,
           (select json_agg(g.name || g.count || g.place order by g.place) from good g where g.ord = i.ord) as goods,
           (select json_agg(s.name) from ${parcel.manyAs('stamps', 's')} where s.ord = i.ord) as stamps
    from item i order by i.ord`,
  )
  const rows = [
    { id: 7, receiver: 'Ada', weight: 3, goods: ['cup20'], stamps: null },
    { id: 5, receiver: null, weight: null, goods: null, stamps: ['blue', 'red'] },
    { id: 6, receiver: 'Bola', weight: 1, goods: ['pen10', 'ink41'], stamps: ['green'] },
  ]

  it('keeps the order of its items, each with its own lists and nulls', async () => {
    expect(await list.run(database.postings, parcels)).toEqual(rows)
  })

  it('answers nothing for no items', async () => {
    expect(await list.run(database.postings, [])).toEqual([])
  })

  it('runs as a part of a transaction', async () => {
    expect(await transaction(database.db, (tx) => list.runIn(tx, parcels))).toEqual(rows)
  })

  it('keeps its name to itself', () => {
    expect(() => statement('test.parcels', parcel, 'select 1')).toThrow(
      'Two statements are named test.parcels',
    )
  })
})

it('gives the query builder rows with their values', async () => {
  const read = (items: readonly Parcel[]) =>
    sql`select p.id::integer as id, p.weight, p.ord::integer as ord from ${parcel.rows(items, 'p')}
        where p.id > ${5n} order by ord`.execute(database.db)
  expect((await read(parcels)).rows).toEqual([
    { id: 7, weight: 3, ord: 1 },
    { id: 6, weight: 1, ord: 3 },
  ])
  expect((await read([])).rows).toEqual([])
})

/** `$8::smallint[]`, or arrays that are listed by hand; `$0` is what a template of the query builder is given. */
const isCounted = (text: string) => /\$[1-9]\d*::|unnest\(\s*\$\d+\s*::\w+\[\]\s*,/.test(text)

describe('parameters of lists', () => {
  const source = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: source }).filter((path) => !path.endsWith('.test.ts'))

  it('are counted by nobody else', () => {
    const counted = files.filter(
      (path) =>
        path !== 'database/columns.ts' &&
        literalsOf(readFileSync(join(source, path), 'utf8')).some(({ text }) => isCounted(text)),
    )
    expect(counted).toEqual([])
  })

  it.each([
    ['in a statement', 'const text = `select ($8::smallint[])[ord]`'],
    [
      'in a template of the query builder',
      `sql\`select from unnest(\${ids}::bigint[], \${names}::text[]) as i\``,
    ],
  ])('are seen %s', (_, code) => {
    expect(literalsOf(code).some(({ text }) => isCounted(text))).toBe(true)
  })
})
