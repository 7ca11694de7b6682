import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/index.ts'

/** A withdrawal that a provider's machine carries out. */
export interface AtProvider {
  readonly userId: bigint
  readonly withdrawalId: bigint
}

/** Part of a statement: the attempt of each row of `sent (user_id, id, provider_reference, net, currency_id)`. */
export const beginAtProvider = (provider: string, sent: string): RawBuilder<unknown> => sql`
      insert into payout_attempts (user_id, withdrawal_id, provider, by_hand, reference, amount, currency_id)
      select s.user_id, s.id, r.provider, r.by_hand, s.provider_reference, s.net, s.currency_id
      from ${sql.raw(sent)} s join payout_rails r on r.provider = ${provider} and not r.by_hand
      returning user_id, withdrawal_id`

/** Whom the provider pays: written once, and part of what its approval is given for. */
export async function nameRecipient(
  tx: Tx,
  { userId, withdrawalId }: AtProvider,
  recipientCode: string,
): Promise<void> {
  await sql`
    update payout_attempts set recipient_code = ${recipientCode}
    where user_id = ${userId} and withdrawal_id = ${withdrawalId} and not by_hand and ended_at is null
      and recipient_code is null`.execute(tx)
}

/** What the provider says of an attempt that has not ended. False where it has. */
export async function noteAnswer(
  tx: Tx,
  { userId, withdrawalId }: AtProvider,
  { word, transferCode }: { readonly word: string; readonly transferCode: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payout_attempts set status = ${word}, transfer_code = coalesce(transfer_code, ${transferCode})
    where user_id = ${userId} and withdrawal_id = ${withdrawalId} and not by_hand and ended_at is null`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
