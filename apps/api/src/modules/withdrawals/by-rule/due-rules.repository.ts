import { bizType } from '@kaadi/contract/notifications'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { balanceAt } from '../../../ledger/index.ts'
import { isOfClosedCountry } from '../../currencies/index.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { isOpenAgain, ruleColumns, ruleTables, type StoredRule } from './auto-rules.repository.ts'

/** Of rules in one pass. */
const most = 200

/** How long a refused try waits where the balance stays as it is. */
const pause = sql`interval '1 hour'`

export interface DueRule extends StoredRule {
  readonly userId: bigint
  /** Of the withdrawal that is due: two who ask for it under this key get the same one. */
  readonly key: string
  /** What is available, in minor units. */
  readonly balance: bigint
}

/** Rules of a balance that was not looked at yet, those whose refusal is an hour old, and those whose country or network is open again. */
export async function listDueRules(on: Kysely<Tables>): Promise<readonly DueRule[]> {
  const { rows } = await sql<DueRule>`
    select ${ruleColumns}, r.user_id as "userId", r.next_key as key, b.balance
    from ${ruleTables}
    cross join lateral (select ${balanceAt(sql`ledger_user_available(r.user_id, r.currency_id)`)} as balance) b
    where r.kind <> 'off' and b.balance > 0
      and case when r.waits_for_country then not ${isOfClosedCountry(sql`r.user_id`)}
               else r.seen is distinct from b.balance or r.again_at <= now() or ${isOpenAgain} end
    order by r.user_id, r.currency_id limit ${most}`.execute(on)
  return rows
}

/** Whether there may be more than were listed. */
export const isFull = (due: readonly DueRule[]): boolean => due.length === most

const isRule = ({ userId, currencyId, key }: DueRule) =>
  sql<boolean>`user_id = ${userId} and currency_id = ${currencyId} and next_key = ${key}`

/** There is nothing to withdraw of this balance. */
export async function leaveRule(on: Kysely<Tables>, rule: DueRule): Promise<void> {
  await sql`
    update auto_withdrawals set seen = ${rule.balance}, again_at = null, refusal = null, waits_for_country = false
    where ${isRule(rule)}`.execute(on)
}

/** The withdrawal was made. Whoever notes it first answers true, and tells the seller. */
export async function advanceRule(tx: Tx, rule: DueRule, withdrawalId: string): Promise<boolean> {
  const { rows } = await sql`
    update auto_withdrawals
    set next_key = gen_random_uuid()::text, seen = null, again_at = null, refusal = null,
        waits_for_country = false,
        last_id = (select id from withdrawals where user_id = ${rule.userId} and public_id = ${withdrawalId})
    where ${isRule(rule)} returning user_id`.execute(tx)
  return rows.length > 0
}

export interface Refusal {
  readonly words: string
  readonly waitsForCountry: boolean
}

/** None was made. Whether the seller has not been told this already. */
export async function refuseRule(
  tx: Tx,
  rule: DueRule,
  { words, waitsForCountry }: Refusal,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with was as materialized (
      select user_id, currency_id, refusal from auto_withdrawals where ${isRule(rule)} for no key update
    ), refused as (
      update auto_withdrawals r set seen = ${rule.balance}, again_at = now() + ${pause}, refusal = ${words},
             waits_for_country = ${waitsForCountry}
      from was where r.user_id = was.user_id and r.currency_id = was.currency_id
    )
    select refusal is distinct from ${words} as "isNew" from was`.execute(tx)
  return rows[0]?.isNew ?? false
}

export interface RuleNote {
  readonly title: string
  readonly content: string
  /** The withdrawal that it is about; without one it leads to all of them. */
  readonly withdrawalId?: string
}

export const tellOfRule = (
  tx: Tx,
  userId: bigint,
  { title, content, withdrawalId }: RuleNote,
): Promise<void> =>
  writeNotifications(tx, [
    {
      userId,
      bizType: withdrawalId === undefined ? bizType.withdrawalFailed : bizType.withdrawalPaid,
      subjectId: withdrawalId ?? '',
      title,
      content,
    },
  ])
