import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import type { NamedRow } from '../../lists/owned-keys.ts'

/** For lines of the statement: why it was corrected. Nothing is opened by it. */
export async function describeAdjustments(
  on: Reader,
  userId: bigint,
  ids: readonly bigint[],
): Promise<Map<bigint, { title: string; sourceId: string }>> {
  const rows = await rowsOf(
    on,
    sql<{ id: bigint; sourceId: string; words: string }>`
    select id, public_id as "sourceId", words from shown_adjustments
    where user_id = ${userId} and id = any (${[...ids]}::bigint[])`,
  )
  // The statement parts what happened from what it is about by a dot of its own.
  return new Map(
    rows.map(({ id, sourceId, words }) => [id, { title: words.replaceAll(' · ', ', '), sourceId }]),
  )
}

/** Adjustments by the words that they were asked for with. */
export const nameAdjustments = (on: Reader, ids: readonly bigint[]): Promise<NamedRow[]> =>
  rowsOf(
    on,
    sql<NamedRow>`
    select id as key, public_id as id, words as label from adjustments where id = any (${[...ids]}::bigint[])`,
  )

/** By which the books know an adjustment. */
export async function findAdjustmentId(on: Reader, publicId: string): Promise<bigint | undefined> {
  const rows = await rowsOf(on, sql<{ id: bigint }>`select id from adjustments where public_id = ${publicId}`)
  return rows[0]?.id
}
