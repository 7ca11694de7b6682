import { CompiledQuery } from 'kysely'
import type { Pool, QueryResultRow } from 'pg'
import type { Columns } from './columns.ts'
import { prepared } from './prepared.ts'
import type { Tx } from './transaction.ts'

/** A statement over a list, planned once per connection under its name. */
export interface Statement<Item, Row> {
  readonly run: (pool: Pool, items: readonly Item[]) => Promise<Row[]>
  /** As a part of this transaction. */
  readonly runIn: (tx: Tx, items: readonly Item[]) => Promise<Row[]>
}

const texts = new Map<string, string>()

/** The one way to name a statement. Throws where another text has its name: a connection would run the one it met first. */
export function statement<Item, Row extends QueryResultRow>(
  name: string,
  columns: Columns<Item>,
  text: string,
): Statement<Item, Row> {
  if ((texts.get(name) ?? text) !== text) throw new Error(`Two statements are named ${name}`)
  texts.set(name, text)
  return {
    run: (pool, items) => prepared<Row>(pool, name, text, columns.values(items)),
    runIn: async (tx, items) => {
      const query = CompiledQuery.raw(text, [...columns.values(items)])
      return (await tx.executeQuery<Row>(query)).rows
    },
  }
}
