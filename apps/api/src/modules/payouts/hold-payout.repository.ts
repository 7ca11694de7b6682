import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { sql } from 'kysely'
import type { Tx } from '../../database/index.ts'

/** A payout in an operator's hands. */
export interface Hold {
  readonly userId: bigint
  readonly withdrawalId: bigint
  readonly operatorId: bigint
}

const { requested, queued, sent } = withdrawalStatus

/** 0 or 3 to 4 with the attempt that is now live, or a payout that was handed back; false where another has it. */
export async function takePayout(tx: Tx, hold: Hold): Promise<boolean> {
  const { userId, withdrawalId, operatorId } = hold
  await sql`
    update withdrawals set status = ${queued}, version = version + 1, actor = 'desk', operator_id = ${operatorId},
      updated_at = now()
    where user_id = ${userId} and id = ${withdrawalId} and status = ${requested}`.execute(tx)
  const { rows } = await sql`
    with sent as (
      update withdrawals set status = ${sent}, version = version + 1, actor = 'desk', operator_id = ${operatorId},
        taken_by = ${operatorId}, updated_at = now()
      where user_id = ${userId} and id = ${withdrawalId} and status = ${queued}
      returning user_id, id, public_id, provider_reference, net, currency_id
    ), attempt as (
      insert into payout_attempts (user_id, withdrawal_id, provider, reference, amount, currency_id, started_by)
      select user_id, id, 'manual', provider_reference, net, currency_id, ${operatorId} from sent
    ), line as (
      insert into payout_log (user_id, withdrawal_id, kind, operator_id) select user_id, id, 'taken', ${operatorId} from sent
    )
    select publish_user_events(array_agg(withdrawal_event(user_id, public_id, ${sql.lit(sent)}))) from sent
    having count(*) > 0`.execute(tx)
  return rows.length > 0 || retakePayout(tx, hold)
}

async function retakePayout(tx: Tx, { userId, withdrawalId, operatorId }: Hold): Promise<boolean> {
  const { rows } = await sql`
    with held as (
      update withdrawals set taken_by = ${operatorId}, updated_at = now()
      where user_id = ${userId} and id = ${withdrawalId} and status = ${sent} and taken_by is null
      returning user_id, id
    )
    insert into payout_log (user_id, withdrawal_id, kind, operator_id)
    select user_id, id, 'taken', ${operatorId} from held returning id`.execute(tx)
  return rows.length > 0
}

/** False where the operator does not have it. */
export async function handBackPayout(tx: Tx, hold: Hold, reason: string): Promise<boolean> {
  const { userId, withdrawalId, operatorId } = hold
  const { rows } = await sql`
    with free as (
      update withdrawals set taken_by = null, updated_at = now()
      where user_id = ${userId} and id = ${withdrawalId} and status = ${sent} and taken_by = ${operatorId}
      returning user_id, id
    )
    insert into payout_log (user_id, withdrawal_id, kind, operator_id, reason)
    select user_id, id, 'handedBack', ${operatorId}, ${reason} from free returning id`.execute(tx)
  return rows.length > 0
}

/** False where nobody else has it. */
export async function takeOverPayout(tx: Tx, hold: Hold, reason: string): Promise<boolean> {
  const { userId, withdrawalId, operatorId } = hold
  const { rows } = await sql`
    with held as (
      update withdrawals set taken_by = ${operatorId}, updated_at = now()
      where user_id = ${userId} and id = ${withdrawalId} and status = ${sent} and taken_by <> ${operatorId}
      returning user_id, id
    )
    insert into payout_log (user_id, withdrawal_id, kind, operator_id, reason)
    select user_id, id, 'takenOver', ${operatorId}, ${reason} from held returning id`.execute(tx)
  return rows.length > 0
}

/** The line that says who saw the number; undefined where the operator does not have the payout. */
export async function logOpening(
  tx: Tx,
  { userId, withdrawalId, operatorId }: Hold,
): Promise<Date | undefined> {
  const { rows } = await sql<{ time: Date }>`
    insert into payout_log (user_id, withdrawal_id, kind, operator_id)
    select user_id, id, 'accountOpened', taken_by from withdrawals
    where user_id = ${userId} and id = ${withdrawalId} and status = ${sent} and taken_by = ${operatorId}
    for share
    returning created_at as time`.execute(tx)
  return rows[0]?.time
}

export interface SealedAccount {
  readonly publicId: string
  readonly sealedNumber: Buffer
}

export async function findSealedAccount(tx: Tx, hold: Hold): Promise<SealedAccount | undefined> {
  const { rows } = await sql<SealedAccount>`
    select a.public_id as "publicId", a.sealed_number as "sealedNumber"
    from withdrawals w join bank_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id
    where w.user_id = ${hold.userId} and w.id = ${hold.withdrawalId} and w.status = ${sent}
      and w.taken_by = ${hold.operatorId}`.execute(tx)
  return rows[0]
}
