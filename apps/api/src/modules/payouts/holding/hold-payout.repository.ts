import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { findSealedAccount, type SealedAccount } from '../../bank-accounts/index.ts'
import {
  findAccountInHands,
  freeWithdrawal,
  type InHands,
  lockInHands,
  queueWithdrawal,
  sendWithdrawal,
  takeFreeWithdrawal,
  takeFromOther,
} from '../../withdrawals/index.ts'
import { isAccountBlocked, isSellerOwing, isSellerPaused } from '../checking/blocked.repository.ts'
import { payoutRails } from '../payout-rails.ts'
import { isNetworkClosed, payoutTables } from '../payouts.repository.ts'
import { requireRelease } from '../releasing/releases.repository.ts'
import { payoutsRun, requirePayout } from './require-payout.repository.ts'

/**
 * 0 or 3 to 4 with the attempt that is now live, or a payout that was handed back; false where another has it. Who has it already
 * keeps it, and nothing is written.
 */
export async function takePayout(tx: Tx, hands: InHands): Promise<boolean> {
  try {
    return await takeOrRetake(tx, hands)
  } catch (error) {
    // Known only by trying: who approved the batch that it is in does not pay it.
    if (constraintOf(error) === 'payout_attempts_in_approved_batch') throw new DomainError('payerReleased')
    return refuseHands(error)
  }
}

/**
 * Its second person never has it in hand (0174-payouts-returns.sql), and nobody while somebody says that it was not paid
 * (0178-payouts-hands.sql).
 */
function refuseHands(error: unknown): never {
  const rules = ['withdrawals_in_other_hands', 'payout_log_in_other_hands']
  if (rules.includes(constraintOf(error) ?? '')) throw new DomainError('payerReleased')
  if (constraintOf(error) === 'payouts_not_told_unpaid') throw new DomainError('returnAsked')
  throw error
}

async function takeOrRetake(tx: Tx, hands: InHands): Promise<boolean> {
  const { operatorId } = hands
  await requirePayout(tx, hands)
  await requireOpenNetwork(tx, hands)
  await queueWithdrawal(tx, hands)
  const { rows } = await sql`
    with sent as (${sendWithdrawal(hands)}
    ), attempt as (
      insert into payout_attempts (user_id, withdrawal_id, provider, reference, amount, currency_id, started_by)
      select s.user_id, s.id, case a.kind when 'network' then ${payoutRails.overNetwork} else ${payoutRails.byHand} end,
             s.provider_reference, s.net, s.currency_id, ${operatorId}
      from sent s join payout_accounts a on a.user_id = s.user_id and a.id = s.bank_account_id
    ), line as (
      insert into payout_log (user_id, withdrawal_id, kind, operator_id) select user_id, id, 'taken', ${operatorId} from sent
    )
    select publish_user_events(array_agg(withdrawal_event(user_id, public_id, ${sql.lit(withdrawalStatus.sent)}))) from sent
    having count(*) > 0`.execute(tx)
  return (
    rows.length > 0 || (await retakePayout(tx, hands)) || (await findAccountInHands(tx, hands)) !== undefined
  )
}

/** Nothing is begun over a network that is closed; what was begun is ended by whoever takes it. */
async function requireOpenNetwork(tx: Tx, { userId, withdrawalId }: InHands): Promise<void> {
  const { rows } = await sql`
    select from ${payoutTables}
    where w.user_id = ${userId} and w.id = ${withdrawalId} and w.status < ${sql.lit(withdrawalStatus.sent)}
      and ${isNetworkClosed}`.execute(tx)
  if (rows.length > 0) throw new DomainError('networkClosed')
}

async function retakePayout(tx: Tx, hands: InHands): Promise<boolean> {
  const { rows } = await sql`
    with held as (${takeFreeWithdrawal(hands)})
    insert into payout_log (user_id, withdrawal_id, kind, operator_id)
    select user_id, id, 'taken', ${hands.operatorId} from held returning id`.execute(tx)
  return rows.length > 0
}

/** False where the operator does not have it. */
export async function handBackPayout(tx: Tx, hands: InHands, reason: string): Promise<boolean> {
  const { rows } = await sql`
    with free as (${freeWithdrawal(hands)})
    insert into payout_log (user_id, withdrawal_id, kind, operator_id, reason)
    select user_id, id, 'handedBack', ${hands.operatorId}, ${reason} from free returning id`
    .execute(tx)
    .catch(refuseHands)
  return rows.length > 0
}

/** False where nobody else has it. Over the limit, which may have been lowered since it was begun, it is released first. */
export async function takeOverPayout(tx: Tx, hands: InHands, reason: string): Promise<boolean> {
  await requireRelease(tx, hands, hands.operatorId)
  const { rows } = await sql`
    with held as (${takeFromOther(hands)})
    insert into payout_log (user_id, withdrawal_id, kind, operator_id, reason)
    select user_id, id, 'takenOver', ${hands.operatorId}, ${reason} from held returning id`
    .execute(tx)
    .catch(refuseHands)
  return rows.length > 0
}

type WhyNotPaid = 'bankAccountBlocked' | 'networkClosed' | 'payoutPaused' | 'payoutsStopped' | 'sellerOwes'

/**
 * Why the operator is not shown the number of the withdrawal `w` to the account `a`, null where they may pay it: nothing more
 * is paid to a blocked account, and whoever did not begin it may end it, and pay it only where it could be begun (decision 205).
 */
export const whyNotPaidBy = (operatorId: bigint) => sql<WhyNotPaid | null>`(case
  when ${isAccountBlocked} then 'bankAccountBlocked'
  when exists (select from payout_attempts t where t.user_id = w.user_id and t.withdrawal_id = w.id
    and t.ended_at is null and t.started_by = ${operatorId}) then null
  when not ${payoutsRun} then 'payoutsStopped'
  when ${isSellerPaused} then 'payoutPaused'
  when ${isNetworkClosed} then 'networkClosed'
  when ${isSellerOwing} then 'sellerOwes' end)`

/** Whether the operator is not shown its number, where they have it. */
export async function isNumberHidden(
  on: Reader,
  { userId, withdrawalId, operatorId }: InHands,
): Promise<boolean> {
  const rows = await rowsOf(
    on,
    sql<{ hidden: boolean }>`select ${whyNotPaidBy(operatorId)} is not null as hidden from ${payoutTables}
      where w.user_id = ${userId} and w.id = ${withdrawalId}`,
  )
  return rows[0]?.hidden ?? false
}

async function requirePayableBy(tx: Tx, { userId, withdrawalId, operatorId }: InHands): Promise<void> {
  const { rows } = await sql<{ why: WhyNotPaid | null }>`
    select ${whyNotPaidBy(operatorId)} as why from ${payoutTables}
    where w.user_id = ${userId} and w.id = ${withdrawalId} and w.taken_by = ${operatorId}`.execute(tx)
  const why = rows[0]?.why
  if (why) throw new DomainError(why)
}

/** The line that says who saw the number; undefined where the operator does not have the payout. */
export async function logOpening(tx: Tx, hands: InHands): Promise<Date | undefined> {
  await requirePayableBy(tx, hands)
  const { rows } = await sql<{ time: Date }>`
    insert into payout_log (user_id, withdrawal_id, kind, operator_id)
    select user_id, id, 'accountOpened', ${hands.operatorId} from (${lockInHands(hands)}) held
    returning created_at as time`
    .execute(tx)
    .catch(refuseHands)
  return rows[0]?.time
}

/** How often the account number of the withdrawal `i` was opened. */
export const openingsOf = (i: string) =>
  sql<number>`(select count(*)::integer from payout_log l
    where l.user_id = ${sql.ref(`${i}.user_id`)} and l.withdrawal_id = ${sql.ref(`${i}.withdrawal_id`)} and l.kind = 'accountOpened')`

/** Whether the operator has taken the withdrawal `i` after that time, and perhaps handed it back. */
export const wasTakenSince = (i: string, operatorId: bigint, at: string) =>
  sql<boolean>`exists (select from payout_log l
    where l.user_id = ${sql.ref(`${i}.user_id`)} and l.withdrawal_id = ${sql.ref(`${i}.withdrawal_id`)}
      and l.operator_id = ${operatorId} and l.kind in ('taken', 'takenOver') and l.created_at > ${at}::timestamptz)`

/** Undefined where the operator does not have the payout. */
export async function findAccountToPay(tx: Tx, hands: InHands): Promise<SealedAccount | undefined> {
  const accountId = await findAccountInHands(tx, hands)
  return accountId === undefined ? undefined : findSealedAccount(tx, hands.userId, accountId)
}
