import type { PasskeyProof } from '@kaadi/contract/passkeys'
import type { Confirmed } from '@kaadi/contract/payouts'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'

/** What a second person stands for: one payout of a seller, one batch, one adjustment, the end of one stop, or one change of a setting. */
export type Subject =
  | { readonly confirms: Confirmed; readonly userId: bigint; readonly withdrawalId: bigint }
  | { readonly confirms: 'batch' | 'adjustment' | 'restart' | 'change'; readonly id: bigint }

/** The columns of 0177-payouts-confirmations.sql. */
const keyOf = (subject: Subject) =>
  'id' in subject
    ? { userId: null, subjectId: subject.id }
    : { userId: subject.userId, subjectId: subject.withdrawalId }

/** Writes down what is to be signed, and answers its SHA-256; undefined where nothing waits. Those that ran out go. */
export async function keepChallenge(
  on: Kysely<Tables>,
  subject: Subject,
  { operatorId, nonce, seconds }: { operatorId: bigint; nonce: Buffer; seconds: number },
): Promise<Buffer | undefined> {
  await sql`delete from payout_challenges where expires_at < now()`.execute(on)
  const { userId, subjectId } = keyOf(subject)
  const { rows } = await sql<{ challenge: Buffer }>`
    insert into payout_challenges (challenge, what, user_id, subject_id, operator_id, nonce, facts, expires_at)
    select sha256(convert_to(f.facts, 'UTF8')), ${subject.confirms}, ${userId}, ${subjectId}, ${operatorId}, ${nonce}, f.facts,
      now() + make_interval(secs => ${seconds})
    from (select signed_facts(${subject.confirms}, ${userId}, ${subjectId}, ${operatorId}, ${nonce}) as facts) f
    where f.facts is not null
    returning challenge`.execute(on)
  return rows[0]?.challenge
}

/** The digest of the row that waits for them, in hex; undefined where nothing does. */
export async function waitingDigest(
  on: Kysely<Tables>,
  subject: Subject,
  operatorId: bigint,
): Promise<string | undefined> {
  const { userId, subjectId } = keyOf(subject)
  const { rows } = await sql<{ digest: string | null }>`
    select signed_facts(${subject.confirms}, ${userId}, ${subjectId}, ${operatorId}, '')::jsonb ->> 'digest' as digest`.execute(
    on,
  )
  return rows[0]?.digest ?? undefined
}

/** Whether this challenge was given to them for this, and has not run out. */
export async function hasChallenge(
  on: Kysely<Tables>,
  subject: Subject,
  operatorId: bigint,
  challenge: Buffer,
): Promise<boolean> {
  const { userId, subjectId } = keyOf(subject)
  const { rows } = await sql`
    select from payout_challenges
    where challenge = ${challenge} and operator_id = ${operatorId} and what = ${subject.confirms}
      and user_id is not distinct from ${userId}::bigint and subject_id = ${subjectId} and expires_at > now()`.execute(
    on,
  )
  return rows.length > 0
}

/** Whether this challenge was signed at this count of the device before; notes the first one. */
export async function wasSignedBefore(
  on: Kysely<Tables>,
  challenge: Buffer,
  signCount: number,
): Promise<boolean> {
  const { rows } = await sql<{ before: string | null }>`
    update payout_challenges c set sign_count = coalesce(c.sign_count, ${signCount})
    from (select sign_count from payout_challenges where challenge = ${challenge} for update) p
    where c.challenge = ${challenge} returning p.sign_count as before`.execute(on)
  const before = rows[0]?.before ?? null
  return before !== null && BigInt(before) === BigInt(signCount)
}

/** Writes down what they signed, on a line that may; without a proof it was a code. False where it is not how things stand. */
export async function confirmSigned(
  tx: Tx,
  operatorId: bigint,
  challenge: Buffer,
  proof: PasskeyProof | undefined,
): Promise<boolean> {
  const bytes = (text: string | undefined) => (text === undefined ? null : Buffer.from(text, 'base64url'))
  const { rows } = await sql<{ isConfirmed: boolean }>`
      select confirm_signed(${operatorId}, ${challenge}, ${bytes(proof?.id)}::bytea, ${bytes(proof?.clientDataJSON)}::bytea,
        ${bytes(proof?.authenticatorData)}::bytea, ${bytes(proof?.signature)}::bytea) as "isConfirmed"`.execute(
    tx,
  )
  return rows[0]!.isConfirmed
}
