import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'

// In whose hands a withdrawal is. Payouts puts its own lines beside each change, in one statement.

/** A withdrawal, and the operator who acts on it. */
export interface InHands {
  readonly userId: bigint
  readonly withdrawalId: bigint
  readonly operatorId: bigint
}

const { requested, queued, sent } = withdrawalStatus

/** The step before it is sent, for one that was asked for. */
export async function queueWithdrawal(tx: Tx, { userId, withdrawalId, operatorId }: InHands): Promise<void> {
  await sql`
    update withdrawals set status = ${queued}, version = version + 1, actor = 'desk', operator_id = ${operatorId},
      updated_at = now()
    where user_id = ${userId} and id = ${withdrawalId} and status = ${requested}`.execute(tx)
}

/**
 * Part of a statement: from queued to sent, in the operator's hands. Answers user_id, id, public_id, provider_reference,
 * net, currency_id, bank_account_id.
 */
export const sendWithdrawal = ({ userId, withdrawalId, operatorId }: InHands): RawBuilder<unknown> => sql`
      update withdrawals set status = ${sent}, version = version + 1, actor = 'desk', operator_id = ${operatorId},
        taken_by = ${operatorId}, updated_at = now()
      where user_id = ${userId} and id = ${withdrawalId} and status = ${queued}
      returning user_id, id, public_id, provider_reference, net, currency_id, bank_account_id`

/** Part of a statement: a sent withdrawal passes from hand to hand. Answers user_id, id. */
const passOn = (
  { userId, withdrawalId }: InHands,
  to: bigint | null,
  from: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
      update withdrawals set taken_by = ${to}, updated_at = now()
      where user_id = ${userId} and id = ${withdrawalId} and status = ${sent} and not at_provider and ${from}
      returning user_id, id`

/** Part of a statement: nobody had it. Answers user_id, id. */
export const takeFreeWithdrawal = (hands: InHands) =>
  passOn(hands, hands.operatorId, sql<boolean>`taken_by is null`)
/** Part of a statement: the operator had it. Answers user_id, id. */
export const freeWithdrawal = (hands: InHands) =>
  passOn(hands, null, sql<boolean>`taken_by = ${hands.operatorId}`)
/** Part of a statement: somebody else had it. Answers user_id, id. */
export const takeFromOther = (hands: InHands) =>
  passOn(hands, hands.operatorId, sql<boolean>`taken_by <> ${hands.operatorId}`)

const isInHands = ({ userId, withdrawalId, operatorId }: InHands): RawBuilder<boolean> =>
  sql`user_id = ${userId} and id = ${withdrawalId} and status = ${sent} and taken_by = ${operatorId}`

/** Part of a statement: the operator has it, and keeps it until commit. Answers user_id, id. */
export const lockInHands = (hands: InHands): RawBuilder<unknown> => sql`
      select user_id, id from withdrawals where ${isInHands(hands)} for share`

/** The account that it goes to; undefined where the operator does not have it. */
export async function findAccountInHands(tx: Tx, hands: InHands): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    select bank_account_id as id from withdrawals where ${isInHands(hands)}`.execute(tx)
  return rows[0]?.id
}
