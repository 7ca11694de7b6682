import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

/** By the database's clock, which decides when something is over. */
export async function secondsUntil(on: Kysely<Tables>, until: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from ${until}::timestamptz - now())::float8 as seconds`.execute(on)
  return rows[0]!.seconds
}
