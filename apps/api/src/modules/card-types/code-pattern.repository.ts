import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

/** What a code of the brand looks like. */
export async function findCodePattern(on: Kysely<Tables>, cardTypeId: string): Promise<string> {
  const { rows } = await sql<{ pattern: string }>`
    select code_pattern as pattern from card_types where id = ${cardTypeId}`.execute(on)
  return rows[0]!.pattern
}
