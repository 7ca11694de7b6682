import { bizType } from '@kaadi/contract/notifications'
import { type HoldRuleName, holdHours, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { holdWithdrawals, letWithdrawalsGo, withdrawalRows } from '../../withdrawals/index.ts'
import type { WithdrawalKey } from '../releasing/releases.repository.ts'
import { goesOnWords, heldWords } from './hold-words.ts'

const { requested, riskHold, queued, paid } = withdrawalStatus

interface Moved {
  readonly user_id: bigint
  readonly rule: HoldRuleName
}

/**
 * Over the alias `w`: another seller has saved the same account, and nobody looked at that for this withdrawal yet. An address of
 * digital currency can be that of an exchange, and many people's.
 */
export const isSuspect = sql<boolean>`(
  exists (select from bank_account_fingerprints own
          join bank_account_fingerprints other on other.fingerprint = own.fingerprint and other.user_id <> own.user_id
          join payout_accounts paid_to on paid_to.user_id = own.user_id and paid_to.id = own.account_id
          where own.user_id = w.user_id and own.account_id = w.bank_account_id and paid_to.kind <> 'network')
  and not exists (select from payout_holds h where h.user_id = w.user_id and h.withdrawal_id = w.id))`

const sharedFact = 'Another seller has saved the same account.'
const most = 100

const notificationOf = (status: number) => sql`
  select publish_user_events(array_agg(withdrawal_event(user_id, public_id, ${sql.lit(status)}))) from moved having count(*) > 0`

/** Holds what the rule of the service finds among those that were asked for lately; answers how many. */
export async function holdSuspects(tx: Tx, minutes: number): Promise<number> {
  return hold(
    tx,
    sql`
    select w.user_id, w.id, 'sharedAccount' as rule, ${sharedFact} as fact,
           now() + make_interval(hours => ${sql.lit(holdHours)}) as ends_at
    from ${withdrawalRows}
    where w.status < ${sql.lit(paid)} and w.status = ${sql.lit(requested)} and w.created_at > now() - make_interval(mins => ${minutes})
      and ${isSuspect}
    order by w.created_at, w.id limit ${most} for no key update of w skip locked`,
    null,
  )
}

/** Holds these, where the rule of the service finds them: whoever is about to pay asks first. */
export async function holdSuspect(tx: Tx, { userId, withdrawalId }: WithdrawalKey): Promise<boolean> {
  const held = await hold(
    tx,
    sql`
    select w.user_id, w.id, 'sharedAccount' as rule, ${sharedFact} as fact,
           now() + make_interval(hours => ${sql.lit(holdHours)}) as ends_at
    from ${withdrawalRows}
    where w.user_id = ${userId} and w.id = ${withdrawalId} and w.status = ${sql.lit(requested)} and ${isSuspect}
    for no key update of w`,
    null,
  )
  return held > 0
}

/** Holds one that waits, by a person. False where it does not wait, or was held before. */
export async function holdByHand(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  given: {
    readonly rule: HoldRuleName
    readonly fact: string
    readonly hours: number
    readonly operatorId: bigint
  },
): Promise<boolean> {
  const held = await hold(
    tx,
    sql`
    select w.user_id, w.id, ${given.rule}::text as rule, ${given.fact}::text as fact,
           now() + make_interval(hours => ${given.hours}) as ends_at
    from ${withdrawalRows}
    where w.user_id = ${userId} and w.id = ${withdrawalId} and w.status = ${sql.lit(requested)}
    for no key update of w`,
    given.operatorId,
  )
  return held > 0
}

type NotHeld = 'payoutHeld' | 'payoutPastCheck' | 'payoutsInBatch'

/** Why one cannot be held that nobody has; undefined where somebody has it, or it has ended. */
export async function whyNotHeld(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
): Promise<NotHeld | undefined> {
  const { rows } = await sql<{ why: NotHeld | null }>`
    select case when w.status = ${sql.lit(riskHold)} then 'payoutHeld'
      when w.status = ${sql.lit(queued)} and exists (
        select from batched_payouts b where b.user_id = w.user_id and b.withdrawal_id = w.id) then 'payoutsInBatch'
      when w.status < ${sql.lit(paid)} and w.taken_by is null then 'payoutPastCheck' end as why
    from ${withdrawalRows} where w.user_id = ${userId} and w.id = ${withdrawalId}`.execute(tx)
  return rows[0]?.why ?? undefined
}

async function hold(tx: Tx, wanted: RawBuilder<unknown>, operatorId: bigint | null): Promise<number> {
  const { rows } = await sql<Moved>`
    with wanted as materialized (${wanted}
    ), moved as (${holdWithdrawals('wanted', operatorId)}
    ), kept as (
      insert into payout_holds (user_id, withdrawal_id, rule, fact, ends_at, held_by)
      select g.user_id, g.id, g.rule, g.fact, g.ends_at, ${operatorId}::bigint from wanted g join moved using (user_id, id)
    ), said as materialized (${notificationOf(riskHold)})
    select m.user_id, g.rule from moved m join wanted g using (user_id, id) left join said on true`.execute(
    tx,
  )
  await writeNotifications(
    tx,
    rows.map(({ user_id, rule }) => ({
      userId: user_id,
      bizType: bizType.badge,
      subjectId: '',
      ...heldWords(rule),
    })),
  )
  return rows.length
}

/** Those whose end has come wait for their payout again; answers how many. */
export async function letGo(tx: Tx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with over as materialized (
      select user_id, withdrawal_id as id from payout_holds where ended_at is null and ends_at <= now()
      order by ends_at limit ${most} for update skip locked
    ), moved as (${letWithdrawalsGo('over', null)}
    ), ended as (
      update payout_holds h set ended_at = now() from over o where h.user_id = o.user_id and h.withdrawal_id = o.id
      returning h.user_id
    ), said as materialized (${notificationOf(queued)})
    select count(*)::integer as n from ended left join said on true`.execute(tx)
  return rows[0]!.n
}

/** Lets one go before its end. False where it is not held. */
export async function endHold(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  given: { readonly operatorId: bigint; readonly reason: string },
): Promise<boolean> {
  const { rows } = await sql<Moved>`
    with over as materialized (
      select user_id, withdrawal_id as id from payout_holds
      where user_id = ${userId} and withdrawal_id = ${withdrawalId} and ended_at is null for update
    ), moved as (${letWithdrawalsGo('over', given.operatorId)}
    ), ended as (
      update payout_holds h set ended_at = now(), ended_by = ${given.operatorId}, end_reason = ${given.reason}
      from moved m where h.user_id = m.user_id and h.withdrawal_id = m.id
    ), said as materialized (${notificationOf(queued)})
    select m.user_id from moved m left join said on true`.execute(tx)
  await writeNotifications(
    tx,
    rows.map(({ user_id }) => ({
      userId: user_id,
      bizType: bizType.badge,
      subjectId: '',
      ...goesOnWords,
    })),
  )
  return rows.length > 0
}

export interface StoredHold {
  readonly rule: HoldRuleName
  readonly fact: string
  readonly heldBy: string | null
  readonly startedAt: Date
  readonly endsAt: Date
  readonly endedBy: string | null
  readonly endReason: string | null
  readonly endedAt: Date | null
}

const nameOf = (id: string) => sql`(select o.name from console_operators o where o.id = ${sql.raw(id)})`

/** How a payout was held; undefined where it never was. */
export async function findHold(
  on: Reader,
  { userId, withdrawalId }: WithdrawalKey,
): Promise<StoredHold | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredHold>`
      select h.rule, h.fact, ${nameOf('h.held_by')} as "heldBy", h.created_at as "startedAt", h.ends_at as "endsAt",
        ${nameOf('h.ended_by')} as "endedBy", h.end_reason as "endReason", h.ended_at as "endedAt"
      from payout_holds h where h.user_id = ${userId} and h.withdrawal_id = ${withdrawalId}`,
  )
  return rows[0]
}
