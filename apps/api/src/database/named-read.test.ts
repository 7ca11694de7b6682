import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, it } from 'vitest'
import { textOf } from './named-read.ts'
import type { Tables } from './tables.ts'

const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const part = sql`o.id = any (${[1n, 2n]}::bigint[]) and ${sql.join([sql`a`, sql`b`])} > ${'it’s'}`

it.each([
  ['parts in parts and their values', sql`select ${part}, ${null} from t where ${part} limit ${sql.lit(21)}`],
  ['names, with a quote in one', sql`select ${sql.id('key0')}, ${sql.id('a"b')} from ${sql.id('s', 't')}`],
  ['nothing but text', sql`select 1`],
])('writes %s as the query builder does', (_, query) => {
  const { sql: text, parameters } = query.compile(builder)
  expect(textOf(query)).toEqual({ text, parameters })
})

it('leaves to the query builder what is more than that', () => {
  expect(textOf(sql`select ${sql.lit('a word')}`)).toBeUndefined()
  expect(textOf(sql`select from ${sql.table('users')}`)).toBeUndefined()
})
