import { createHash } from 'node:crypto'
import type { Kysely, RawBuilder } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { Database, Tables } from './index.ts'
import { prepared } from './prepared.ts'

/** Where a read runs: in a transaction or the like as it stands, on the database itself under a name. */
export type Reader = Kysely<Tables> | Pick<Database, 'db' | 'reads'>

const names = new Map<string, string>()

/** One name for each text: the texts are ours, their values travel apart, so there are few. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `read.${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}

/** A named read is planned once per connection: planning a query of many parts costs more than running it. */
export async function rowsOf<Row extends object>(reader: Reader, query: RawBuilder<Row>): Promise<Row[]> {
  if (!('reads' in reader)) return (await query.execute(reader)).rows
  const { sql: text, parameters } = query.compile(reader.db)
  return (await prepared<QueryResultRow>(reader.reads, nameOf(text), text, parameters)) as Row[]
}
