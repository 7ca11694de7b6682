import type { CurrencyId } from '@kaadi/contract/primitives'
import type { WithdrawalStatus } from '@kaadi/contract/withdrawals'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'
import { momentOf, type PayoutRails } from '../rails.ts'

/** Why nothing is done at the moment. `pause`: the seller is paused, or the account is blocked. */
export type WaitsFor = 'provider' | 'balance' | 'cap' | 'account' | 'pause' | 'stopped' | 'release'

export interface TaskKey {
  readonly userId: bigint
  readonly withdrawalId: bigint
}

/** A withdrawal with its attempt and what the worker knows: what the next step is decided by. */
export interface Task extends TaskKey {
  readonly status: WithdrawalStatus
  readonly reference: string
  readonly net: bigint
  readonly amount: bigint
  readonly currencyId: CurrencyId
  readonly bankAccountId: bigint
  readonly bankCode: string
  readonly bankName: string
  readonly accountKind: 'bank' | 'mobileMoney'
  readonly accountName: string
  readonly accountEnding: string
  /** The account is the one that was confirmed for this withdrawal. */
  readonly isAccountSame: boolean
  readonly provider: string
  /** Null while there is no attempt. */
  readonly word: string | null
  readonly isByHand: boolean | null
  readonly recipientCode: string | null
  readonly sends: number
  readonly isKnown: boolean
  readonly refusals: number
  readonly missing: number
  readonly looks: number
  readonly isEnded: boolean
  /** Until a reference that is missing is missing for good, and until the next look may count. */
  readonly settlesInMs: number
  readonly nextMissInMs: number
}

const leftMs = (rails: PayoutRails, since: string, spanMs: number) =>
  sql<number>`coalesce(greatest(0, extract(epoch from ${sql.ref(since)} - ${momentOf(rails)}) * 1000 + ${spanMs}), 0)::float8`

export async function findTask(
  on: Reader,
  rails: PayoutRails,
  { userId, withdrawalId }: TaskKey,
): Promise<Task | undefined> {
  const { settleMs, betweenMissesMs } = rails.pace
  const rows = await rowsOf(
    on,
    sql<Task>`
      select w.user_id as "userId", w.id as "withdrawalId", w.status, w.provider_reference as reference, w.net, w.amount,
        w.currency_id as "currencyId", w.bank_account_id as "bankAccountId", a.bank_code as "bankCode",
        b.name as "bankName", a.kind as "accountKind", a.account_name as "accountName",
        a.account_ending as "accountEnding", w.account_digest is not distinct from a.digest as "isAccountSame", t.provider,
        p.status as word, p.by_hand as "isByHand", p.recipient_code as "recipientCode", t.sends, t.is_known as "isKnown",
        t.refusals, t.missing, t.looks, t.ended_at is not null as "isEnded",
        ${leftMs(rails, 't.last_sent_at', settleMs)} as "settlesInMs",
        ${leftMs(rails, 't.last_missing_at', betweenMissesMs)} as "nextMissInMs"
      from payout_tasks t
      join ${withdrawalRows} on w.user_id = t.user_id and w.id = t.withdrawal_id
      join payout_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id
      join bank_names b on b.code = a.bank_code
      left join payouts_at_providers p on p.user_id = w.user_id and p.withdrawal_id = w.id
      where t.user_id = ${userId} and t.withdrawal_id = ${withdrawalId}`,
  )
  return rows[0]
}

export interface Step {
  readonly step:
    | 'begun'
    | 'recipient'
    | 'sending'
    | 'sent'
    | 'asked'
    | 'approved'
    | 'refusedApproval'
    | 'ended'
  readonly answer?: string | null
  readonly detail?: string | null
}

/** A line of the timeline. */
export async function addStep(
  on: Kysely<Tables>,
  { userId, withdrawalId }: TaskKey,
  step: Step,
): Promise<void> {
  const { step: name, answer = null, detail = null } = step
  await sql`
    insert into payout_steps (user_id, withdrawal_id, step, answer, detail)
    values (${userId}, ${withdrawalId}, ${name}, ${answer}, ${detail?.slice(0, 300) ?? null})`.execute(on)
}

/** Writes that a send begins, before it does. False where another worker has sent it since the task was read. */
export async function markSending(tx: Tx, rails: PayoutRails, task: Task): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payout_tasks
    set sends = sends + 1, last_sent_at = ${momentOf(rails)}, missing = 0, last_missing_at = null, waits_for = null
    where user_id = ${task.userId} and withdrawal_id = ${task.withdrawalId} and sends = ${task.sends}
      and not is_known and ended_at is null`.execute(tx)
  return numAffectedRows === 1n
}

export interface Learned {
  readonly isKnown?: true
  readonly isRefused?: boolean
  readonly isMissing?: boolean
}

/** What an answer taught. */
export async function noteLearned(
  tx: Tx,
  rails: PayoutRails,
  task: TaskKey,
  learned: Learned,
): Promise<void> {
  const { isKnown = false, isRefused = false, isMissing = false } = learned
  await sql`
    update payout_tasks
    set is_known = is_known or ${isKnown}, refusals = refusals + ${isRefused ? 1 : 0}, looks = looks + 1,
        missing = case when ${isMissing} then missing + 1 when ${isKnown} then 0 else missing end,
        last_missing_at = case when ${isMissing} then ${momentOf(rails)} else last_missing_at end, waits_for = null
    where user_id = ${task.userId} and withdrawal_id = ${task.withdrawalId} and ended_at is null`.execute(tx)
}

export async function noteWaiting(on: Kysely<Tables>, task: TaskKey, waitsFor: WaitsFor): Promise<void> {
  await sql`
    update payout_tasks set waits_for = ${waitsFor}
    where user_id = ${task.userId} and withdrawal_id = ${task.withdrawalId} and ended_at is null
      and waits_for is distinct from ${waitsFor}`.execute(on)
}

/** Nothing more is to be done for it. */
export async function endTask(on: Kysely<Tables>, task: TaskKey): Promise<void> {
  await sql`
    update payout_tasks set ended_at = now(), waits_for = null
    where user_id = ${task.userId} and withdrawal_id = ${task.withdrawalId} and ended_at is null`.execute(on)
}

export async function findRecipient(on: Kysely<Tables>, task: Task): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select r.recipient_code as code from payout_recipients r
    join payout_accounts a on a.user_id = r.user_id and a.id = r.bank_account_id and a.digest = r.account_digest
    where r.user_id = ${task.userId} and r.bank_account_id = ${task.bankAccountId} and r.provider = ${task.provider}`.execute(
    on,
  )
  return rows[0]?.code
}

export async function keepRecipient(on: Kysely<Tables>, task: Task, recipientCode: string): Promise<void> {
  await sql`
    insert into payout_recipients (user_id, bank_account_id, provider, recipient_code, account_digest)
    select a.user_id, a.id, ${task.provider}, ${recipientCode}, a.digest from payout_accounts a
    where a.user_id = ${task.userId} and a.id = ${task.bankAccountId}
    on conflict on constraint payout_recipients_pkey do nothing`.execute(on)
}
