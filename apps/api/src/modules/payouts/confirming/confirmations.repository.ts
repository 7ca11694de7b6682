import type { PasskeyProof } from '@kaadi/contract/passkeys'
import type { Confirmed } from '@kaadi/contract/payouts'
import { type Kysely, sql } from 'kysely'
import { inCheckerRole, type Tables, type Tx } from '../../../database/index.ts'
import type { WithdrawalKey } from '../releasing/releases.repository.ts'

export interface NewChallenge extends WithdrawalKey {
  readonly confirms: Confirmed
  readonly operatorId: bigint
  readonly nonce: Buffer
  readonly seconds: number
}

/** Writes down what is to be signed, and answers its SHA-256; undefined where nothing waits. Those that ran out go. */
export async function keepChallenge(
  on: Kysely<Tables>,
  { userId, withdrawalId, confirms, operatorId, nonce, seconds }: NewChallenge,
): Promise<Buffer | undefined> {
  await sql`delete from payout_challenges where expires_at < now()`.execute(on)
  const { rows } = await sql<{ challenge: Buffer }>`
    insert into payout_challenges (challenge, what, user_id, withdrawal_id, operator_id, nonce, facts, expires_at)
    select sha256(convert_to(f.facts, 'UTF8')), ${confirms}, ${userId}, ${withdrawalId}, ${operatorId}, ${nonce}, f.facts,
      now() + make_interval(secs => ${seconds})
    from (select payout_facts(${confirms}, ${userId}, ${withdrawalId}, ${operatorId}, ${nonce}) as facts) f
    where f.facts is not null
    returning challenge`.execute(on)
  return rows[0]?.challenge
}

/** Whether this challenge was given to them for this, and has not run out. */
export async function hasChallenge(
  on: Kysely<Tables>,
  { userId, withdrawalId, confirms, operatorId }: Omit<NewChallenge, 'nonce' | 'seconds'>,
  challenge: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    select from payout_challenges
    where challenge = ${challenge} and operator_id = ${operatorId} and what = ${confirms} and user_id = ${userId}
      and withdrawal_id = ${withdrawalId} and expires_at > now()`.execute(on)
  return rows.length > 0
}

/** Writes down what they signed, in the role that may; without a proof it was a code. False where it is not how things stand. */
export const confirmPayout = (
  tx: Tx,
  operatorId: bigint,
  challenge: Buffer,
  proof: PasskeyProof | undefined,
): Promise<boolean> =>
  inCheckerRole(tx, async () => {
    const bytes = (text: string | undefined) => (text === undefined ? null : Buffer.from(text, 'base64url'))
    const { rows } = await sql<{ isConfirmed: boolean }>`
      select confirm_payout(${operatorId}, ${challenge}, ${bytes(proof?.id)}::bytea, ${bytes(proof?.clientDataJSON)}::bytea,
        ${bytes(proof?.authenticatorData)}::bytea, ${bytes(proof?.signature)}::bytea) as "isConfirmed"`.execute(
      tx,
    )
    return rows[0]!.isConfirmed
  })
