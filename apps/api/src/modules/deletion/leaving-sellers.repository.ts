import { sql } from 'kysely'
import type { Tx } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'

/**
 * For statements over a list: the rows of `rows` (with `user_id`) whose sellers leave, as `user_id`. Those who do not leave
 * cannot ask for it until the commit.
 */
export const selectLeaving = (rows: string): string =>
  `select leaving_sellers((select array_agg(user_id) from ${rows})) as user_id`

/** Refuses whoever has asked to delete their account, and keeps them from asking until the commit. */
export async function requireStaying(tx: Tx, userId: bigint): Promise<void> {
  const { rows } = await sql`select from leaving_sellers(array[${userId}]::bigint[])`.execute(tx)
  if (rows.length > 0) throw new DomainError('deletionPending')
}

/** Lets no account of these be deleted until the commit: what is paid to them meanwhile is then in the way. */
export async function keepUntilCommit(tx: Tx, userIds: readonly bigint[]): Promise<void> {
  await sql`select from leaving_sellers(${[...userIds]}::bigint[])`.execute(tx)
}
