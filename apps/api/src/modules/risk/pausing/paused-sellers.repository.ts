import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { type RunningPause, toOwnPause } from './own-pause.ts'

/** What a pause can stop. */
export type PausedAct = 'selling' | 'withdrawing'

/**
 * For statements over a list: the rows of `rows` (with `user_id`) whose sellers may not do this now, as `user_id`. A pause of
 * the others waits for the commit.
 */
export const selectPaused = (rows: string, act: PausedAct): string =>
  `select paused_sellers((select array_agg(user_id) from ${rows}), '${act}') as user_id`

/** Part of a row of a seller: the pause that runs, for `toOwnPause`; null where none does. */
export const runningPauseOf = (userId: RawBuilder<bigint>): RawBuilder<RunningPause | null> => sql`
  (select json_build_object('scope', p.scope, 'rule', p.rule, 'facts', p.facts, 'startsAt', p.starts_at, 'endsAt', p.ends_at)
   from running_pauses p where p.user_id = ${userId} order by p.ends_at desc limit 1)`

/** Refuses whoever is paused, with the rule, the facts and the end; a pause of others waits for the commit. */
export async function requireUnpaused(tx: Tx, userId: bigint, act: PausedAct): Promise<void> {
  const { rows } = await sql`select from paused_sellers(array[${userId}]::bigint[], ${act})`.execute(tx)
  if (rows.length > 0) throw await pausedError(tx, userId, act)
}

/** Refuses to pay out to whoever may not withdraw, in words for operators. */
export async function requirePayable(tx: Tx, userId: bigint): Promise<void> {
  const { rows } = await sql`select from paused_sellers(array[${userId}]::bigint[], 'withdrawing')`.execute(
    tx,
  )
  if (rows.length > 0) throw new DomainError('payoutPaused')
}

const errorOf = { selling: 'sellingPaused', withdrawing: 'withdrawingPaused' } as const

/** What a paused seller is told. */
export async function pausedError(on: Kysely<Tables>, userId: bigint, act: PausedAct): Promise<DomainError> {
  const { rows } = await sql<{ pause: RunningPause | null }>`
    select ${runningPauseOf(sql`${userId}`)} as pause`.execute(on)
  const found = rows[0]!.pause
  return new DomainError(errorOf[act], found ? { details: { pause: toOwnPause(found) } } : {})
}
