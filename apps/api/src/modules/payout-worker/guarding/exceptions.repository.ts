import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'

export type ExceptionKind =
  | 'answerDiffers'
  | 'eventDiffers'
  | 'unknownReference'
  | 'unreadableEvent'
  | 'foreignTransfer'
  | 'vanished'
  | 'paidAfterFailure'
  | 'accountChanged'
  | 'keyRefused'
  | 'strangeAnswer'
  | 'stuck'

export interface PayoutException {
  readonly kind: ExceptionKind
  readonly provider: string
  /** Ours, or what the provider called it. */
  readonly reference: string
  readonly userId?: bigint
  readonly withdrawalId?: bigint
  readonly detail: string
}

/** Something does not fit, and a person has to look. The same thing again is counted on the same line. */
export async function raiseException(on: Kysely<Tables>, raised: PayoutException): Promise<void> {
  const { kind, provider, reference, userId = null, withdrawalId = null, detail } = raised
  await sql`
    insert into payout_exceptions as e (kind, provider, reference, user_id, withdrawal_id, detail)
    values (${kind}, ${provider}, ${reference}, ${userId}, ${withdrawalId}, ${detail.slice(0, 500)})
    on conflict (provider, kind, reference) where closed_at is null
    do update set times = e.times + 1, last_at = now(), detail = excluded.detail`.execute(on)
}

/** A payout whose every try throws: it is before a person from now on. */
export async function raiseStuck(
  on: Kysely<Tables>,
  { userId, withdrawalId }: { readonly userId: bigint; readonly withdrawalId: bigint },
  error: unknown,
): Promise<void> {
  const detail = `It fails at every try: ${error instanceof Error ? error.message : String(error)}`
  const { rows } = await sql<{ provider: string; reference: string }>`
    select t.provider, w.provider_reference as reference from payout_tasks t
    join ${withdrawalRows} on w.user_id = t.user_id and w.id = t.withdrawal_id
    where t.user_id = ${userId} and t.withdrawal_id = ${withdrawalId}`.execute(on)
  const [found] = rows
  if (found) await raiseException(on, { kind: 'stuck', ...found, userId, withdrawalId, detail })
}
