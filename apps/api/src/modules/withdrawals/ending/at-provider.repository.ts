import { type WithdrawalStatus, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
import { columns, type Tx } from '../../../database/index.ts'

// What a provider's machine does with a withdrawal before it ends. Who carries it out writes lines of its own beside.

const { requested, queued, sent, unknown } = withdrawalStatus

export interface WithdrawalAtProvider {
  readonly userId: bigint
  readonly withdrawalId: bigint
}

const wantedRow = columns<WithdrawalAtProvider>({
  user_id: ['bigint', ({ userId }) => userId],
  id: ['bigint', ({ withdrawalId }) => withdrawalId],
})

/** The states in which a machine may take a withdrawal, for a condition over the alias `w`. */
export const waitsForProvider = sql<boolean>`w.status in (${sql.lit(requested)}, ${sql.lit(queued)})`

/** The step before they are sent, for those that were asked for. */
export async function queueForProvider(tx: Tx, wanted: readonly WithdrawalAtProvider[]): Promise<void> {
  await sql`
    update withdrawals w set status = ${queued}, version = w.version + 1, actor = 'system', updated_at = now()
    from ${wantedRow.rows(wanted, 'wanted')}
    where w.user_id = wanted.user_id and w.id = wanted.id and w.status = ${requested}`.execute(tx)
}

/**
 * Part of a statement: from queued to sent, by a provider's machine. Answers user_id, id, public_id, provider_reference, net,
 * currency_id.
 */
export const sendByProvider = ({ userId, withdrawalId }: WithdrawalAtProvider): RawBuilder<unknown> => sql`
      update withdrawals set status = ${sent}, version = version + 1, actor = 'system', at_provider = true, updated_at = now()
      where user_id = ${userId} and id = ${withdrawalId} and status = ${queued}
      returning user_id, id, public_id, provider_reference, net, currency_id`

/** Between sent and unknown, and told to the seller. False where it stands there already, or has ended. */
export async function moveAtProvider(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalAtProvider,
  to: typeof sent | typeof unknown,
): Promise<boolean> {
  const from: WithdrawalStatus = to === sent ? unknown : sent
  const { rows } = await sql`
    with moved as (
      update withdrawals set status = ${to}, version = version + 1, actor = 'system', updated_at = now()
      where user_id = ${userId} and id = ${withdrawalId} and status = ${from} and at_provider
      returning user_id, public_id, status
    )
    select publish_user_events(array_agg(withdrawal_event(user_id, public_id, status))) from moved
    having count(*) > 0`.execute(tx)
  return rows.length > 0
}
