import type { CurrencyId, Page } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
import { columns } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { madeUnder } from '../../../idempotency/made-under.ts'
import { balanceAt } from '../../../ledger/index.ts'
import { type PageRequest, pageOfRows } from '../../../lists/paging.ts'
import { areEnough, measuredSpan, medianSeconds, promisedSeconds } from '../../../measures/pace.ts'
import { readTogether } from '../../../memory/read-together.ts'
import { withdrawalState } from '../../../states-in-sql.ts'
import { closedCountryOf, type OwnClosedCountry, type RulesRow, rulesOf } from '../../currencies/index.ts'
import { type StoredWithdrawal, withdrawalRequestOperation } from '../withdrawal.ts'

const { paid, failed, returned } = withdrawalStatus
const slipNumber = sql`(select p.slip_number from bank_slips p
   where p.user_id = w.user_id and p.withdrawal_id = w.id)`

/** Of everybody's payouts; null while they run. */
const payoutsStoppedAt = sql`(select stopped_at from running_payout_stops)`

export const withdrawalColumns = sql`w.id, w.user_id as "userId", w.public_id as "publicId", w.status,
  w.currency_id as "currencyId", w.amount, w.fee, w.fee_off_percent as "feeOffPercent", w.net, a.public_id as "bankAccountId", a.kind, b.name as "bankName",
  a.account_ending as "accountEnding", a.account_name as "accountName", w.provider_reference as "providerReference",
  ${slipNumber} as "bankSlipNumber",
  (select p.public_id from withdrawals p where p.user_id = w.user_id and p.id = w.retry_of) as "retryOf",
  (select r.public_id from withdrawals r where r.user_id = w.user_id and r.retry_of = w.id) as "retriedBy",
  (select json_build_object('traceId', t.public_id, 'status', t.status, 'words', t.words, 'createTime', t.created_at,
                            'dueTime', t.due_at, 'answer', t.answer, 'proof', t.proof, 'endTime', t.ended_at)
   from shown_payout_traces t where t.user_id = w.user_id and t.withdrawal_id = w.id order by t.id desc limit 1) as trace,
  case when w.status = ${withdrawalState.riskHold} then (
    select json_build_object('rule', h.rule, 'startTime', h.created_at, 'untilTime', h.ends_at)
    from running_payout_holds h where h.user_id = w.user_id and h.withdrawal_id = w.id) end as hold,
  w.by_rule as automatic, w.reason, w.created_at as "createdAt", w.updated_at as "updatedAt", w.expected_at as "expectedAt",
  case when w.status < ${withdrawalState.sent} then ${payoutsStoppedAt} end as "payoutsStoppedSince",
  (select json_agg(json_build_object('version', e.version, 'status', e.to_status, 'actor', e.actor,
                                     'time', e.created_at) order by e.version)
   from withdrawal_events e where e.user_id = w.user_id and e.withdrawal_id = w.id) as events`

/** The alias `w` alone, for counts and conditions of other modules. */
export const withdrawalRows = sql`withdrawals w`

/** The aliases `w`, `a` (`payout_accounts`) and `b` (`bank_names`), which `withdrawalColumns` reads. */
export const withdrawalTables = sql`(withdrawals w
  join payout_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id
  join bank_names b on b.code = a.bank_code)`

/**
 * What operators recorded as the end of the withdrawal `w`: version, kind, operator_id, reason, slip_number, created_at.
 * The reason of a withdrawal that was not paid in the end is that of its last end.
 */
export const withdrawalEnds = sql`(
  select e.version, e.operator_id, e.created_at, ends.kind,
    case when e.to_status = w.status and e.to_status <> ${sql.lit(paid)} then w.reason end as reason,
    case when e.to_status = ${sql.lit(paid)} then ${slipNumber} end as slip_number
  from withdrawal_events e
  join (values (${sql.lit(paid)}, 'paid'), (${sql.lit(failed)}, 'failed'), (${sql.lit(returned)}, 'returned'))
    as ends (status, kind) on ends.status = e.to_status
  where e.user_id = w.user_id and e.withdrawal_id = w.id and e.operator_id is not null)`

export interface WithdrawalKey {
  readonly userId: bigint
  readonly publicId: string
}

const nameOf = ({ userId, publicId }: WithdrawalKey): string => `${userId}:${publicId}`

const wanted = columns<WithdrawalKey>({
  user_id: ['bigint', ({ userId }) => userId],
  public_id: ['text', ({ publicId }) => publicId],
})

/** The owner stands in the condition: a foreign id finds as little as an unknown one. */
export const createFindWithdrawal = (database: Reader) =>
  readTogether<WithdrawalKey, StoredWithdrawal>({
    nameOf,
    keyOf: nameOf,
    read: (keys) =>
      rowsOf(
        database,
        sql<StoredWithdrawal>`
          select ${withdrawalColumns}
          from ${wanted.rows(keys, 'wanted')}
          join ${withdrawalTables} on w.public_id = wanted.public_id and w.user_id = wanted.user_id`,
      ),
  })

export type WithdrawalState = 'open' | 'paid' | 'notPaid'

const statesOf: Record<WithdrawalState, RawBuilder<boolean>> = {
  open: sql`w.status < ${withdrawalState.paid}`,
  paid: sql`w.status = ${withdrawalState.paid}`,
  notPaid: sql`w.status >= ${withdrawalState.rejected}`,
}

export async function pageWithdrawals(
  on: Reader,
  userId: bigint,
  query: PageRequest & {
    readonly state?: WithdrawalState | undefined
    readonly idempotencyKey?: string | undefined
  },
): Promise<Page<StoredWithdrawal>> {
  const { state, idempotencyKey: key } = query
  const mine = sql<boolean>`w.user_id = ${userId} and ${state ? statesOf[state] : sql`true`}
    and ${key ? sql`w.public_id = ${madeUnder({ userId, key, operation: withdrawalRequestOperation })}` : sql`true`}`
  return pageOfRows<StoredWithdrawal>(on, query, {
    columns: withdrawalColumns,
    tables: withdrawalTables,
    where: mine,
    counted: withdrawalRows,
    identity: [sql`w.user_id`, sql`w.id`],
    time: sql`w.created_at`,
    id: sql`w.id`,
  })
}

export interface WithdrawalFacts {
  readonly available: bigint
  readonly askedToday: bigint
  readonly pinSet: boolean
  readonly heldUntil: Date | null
  readonly payoutsStoppedSince: Date | null
  readonly medianSeconds: number | null
  readonly promisedSeconds: number
  /** What the level or the verification makes of the currency's daily limit: the larger one counts. */
  readonly dailyPercent: number
  /** How much earlier than it is asked for it stands in the line for payouts, by the level. */
  readonly headStartMinutes: number
  /** How much of the fee it takes off. */
  readonly feeOffPercent: number
  readonly destinations: readonly DestinationFacts[]
  /** What holds for the currency. */
  readonly rules: RulesRow | null
  readonly closedCountry: OwnClosedCountry | null
}

/** A saved account of the currency, and what it has that others have not. From JSON: figures as text. */
export interface DestinationFacts {
  readonly id: string
  readonly bankAccountId: string
  readonly kind: StoredWithdrawal['kind']
  readonly bankName: string
  readonly accountEnding: string
  readonly accountName: string
  /** False for an address over a network that is closed now. */
  readonly isOpen: boolean
  /** While it is new. */
  readonly newUntil: string | null
  readonly askedWhileNew: string
  readonly network: {
    readonly fee: string
    readonly min: string
    readonly confirmMinutes: number | null
  } | null
}

export interface WalletKey {
  readonly userId: bigint
  readonly currencyId: CurrencyId
}

const walletNameOf = ({ userId, currencyId }: WalletKey): string => `${userId}:${currencyId}`

const wallets = columns<WalletKey>({
  user_id: ['bigint', ({ userId }) => userId],
  currency_id: ['integer', ({ currencyId }) => currencyId],
})

/** Of the wallet `w`. */
const destinations = sql`coalesce((
  select json_agg(json_build_object(
    'id', a.id::text, 'bankAccountId', a.public_id, 'kind', a.kind, 'bankName', b.name,
    'accountEnding', a.account_ending, 'accountName', a.account_name, 'isOpen', a.kind <> 'network' or n.id is not null,
    'newUntil', case when a.created_at > now() - r.new_for then a.created_at + r.new_for end,
    'askedWhileNew', coalesce(f.amount, 0)::text,
    'network', case when n.id is not null
                    then json_build_object('fee', trim_scale(n.fee)::text, 'min', trim_scale(n.min_amount)::text,
                                           'confirmMinutes', n.confirm_minutes) end))
  from payout_accounts a join bank_names b on b.code = a.bank_code join new_account_rules r using (currency_id)
  left join payout_networks n on n.id = a.bank_code
  left join bank_account_fingerprints m on m.user_id = a.user_id and m.account_id = a.id
  left join withdrawal_first_days f on f.fingerprint = m.fingerprint and f.ends_at > now()
  where a.user_id = w.user_id and a.currency_id = w.currency_id and not a.is_removed), '[]')`

/** What the level of the seller of `wallet` gives. */
const ofLevel = (benefit: string) => sql`coalesce((
  select b.${sql.ref(benefit)} from sellers s join level_benefits b on b.level <= s.level
  where s.id = wallet.user_id order by b.level desc limit 1), 0)`

/** What the limits of a wallet are made of. */
export const createFindFacts = (database: Reader) =>
  readTogether<WalletKey, WithdrawalFacts & WalletKey>({
    nameOf: walletNameOf,
    keyOf: walletNameOf,
    read: (keys) =>
      rowsOf(
        database,
        sql<WithdrawalFacts & WalletKey>`
          with w as (
            select wallet.*, ${ofLevel('head_start_minutes')} as head_start, ${ofLevel('fee_off_percent')} as fee_off
            from ${wallets.rows(keys, 'wallet')}
          ), pace as materialized (
            select c.currency_id, c.head_start, measured.usual, measured.promised,
                   ${rulesOf(sql`c.currency_id`)} as rules
            from (select distinct currency_id, head_start from w) c, lateral ${pace} measured
          )
          select w.user_id as "userId", w.currency_id as "currencyId", pace.usual as "medianSeconds",
            pace.promised as "promisedSeconds",
            ${balanceAt(sql`ledger_user_available(w.user_id, w.currency_id)`)} as available,
            coalesce((select amount from withdrawal_days d
                      where d.user_id = w.user_id and d.currency_id = w.currency_id
                        and d.day = (now() at time zone 'utc')::date), 0) as "askedToday",
            exists (select from pin_holders p where p.user_id = w.user_id) as "pinSet",
            (select withdrawals_held_until from held_sellers h where h.id = w.user_id) as "heldUntil",
            ${payoutsStoppedAt} as "payoutsStoppedSince",
            greatest(100,
              (select b.daily_percent from sellers s join level_benefits b on b.level <= s.level
               where s.id = w.user_id order by b.level desc limit 1),
              (select v.daily_percent from sellers s join verification_benefits v on v.level = s.kyc_level
               where s.id = w.user_id)) as "dailyPercent",
            w.head_start as "headStartMinutes", w.fee_off as "feeOffPercent",
            ${destinations} as destinations, pace.rules,
            ${closedCountryOf(sql`w.user_id`)} as "closedCountry"
          from w join pace using (currency_id, head_start)`,
      ),
  })

const toPayment = sql<number>`extract(epoch from p.paid_at - p.created_at)`

const paceOf = (choice: number, among: RawBuilder<boolean>) => sql`
  select ${sql.lit(choice)} as choice, ${areEnough()} as is_measured, ${medianSeconds(toPayment)} as usual,
         ${promisedSeconds(toPayment, sql`(select max(promised_minutes) from payout_promises)`)} as promised
  from (select paid_at, created_at from withdrawals
        where status = ${withdrawalState.paid} and withdrawals.currency_id = c.currency_id and paid_at > now() - ${measuredSpan}
          and ${among}
        order by paid_at desc limit 100) p`

/**
 * How long the last hundred took from request to payment, and what is promised for the next: by the slowest way. Of those with
 * the same head start, where enough of them were paid; else of all. Nothing is promised that was not done.
 */
const pace = sql`
  (select usual, promised from (
     ${paceOf(1, sql<boolean>`head_start_minutes > 0 and head_start_minutes = c.head_start`)}
     union all ${paceOf(2, sql<boolean>`true`)}
   ) m where choice = 2 or is_measured order by choice limit 1)`

/** What the statement shows beside a line: the bank and the last digits. */
export async function describeWithdrawals(
  on: Reader,
  userId: bigint,
  ids: readonly bigint[],
): Promise<Map<bigint, { title: string; sourceId: string; isCancelled: boolean }>> {
  const rows = await rowsOf(
    on,
    sql<{ id: bigint; title: string; sourceId: string; isCancelled: boolean }>`
    select w.id, b.name || ' ••' || a.account_ending || case when w.by_rule then ' · automatic' else '' end as title, w.public_id as "sourceId",
      w.status = ${withdrawalState.cancelled} as "isCancelled"
    from ${withdrawalTables} where w.user_id = ${userId} and w.id = any (${[...ids]}::bigint[])`,
  )
  return new Map(rows.map(({ id, ...shown }) => [id, shown]))
}

/** By which other modules know the withdrawal that an operator names. */
export async function findWithdrawalKey(
  on: Reader,
  publicId: string,
): Promise<{ readonly userId: bigint; readonly withdrawalId: bigint } | undefined> {
  const rows = await rowsOf(
    on,
    sql<{ userId: bigint; withdrawalId: bigint }>`
    select user_id as "userId", id as "withdrawalId" from withdrawals where public_id = ${publicId}`,
  )
  return rows[0]
}
