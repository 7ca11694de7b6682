import type { PartnerRefusalName, PartnerSuspensionName, PartnerTier } from '@kaadi/contract/partners'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { endOfMonth, monthOf, startOfMonth } from '../../measures/local-days.ts'

export interface StoredTier {
  readonly tier: PartnerTier
  readonly fromAmount: bigint
  readonly callsPerMinute: number
  readonly keysMax: number
}

/** The tiers of a currency, the lowest first. */
export const listTiers = (on: Reader, currencyId: CurrencyId): Promise<StoredTier[]> =>
  rowsOf(
    on,
    sql<StoredTier>`
      select tier, from_amount as "fromAmount", calls_per_minute as "callsPerMinute", keys_max as "keysMax"
      from partner_tiers where currency_id = ${currencyId} order by place`,
  )

export interface StoredApplication {
  readonly id: bigint
  readonly publicId: string
  readonly status: 'waiting' | 'accepted' | 'refused'
  readonly companyName: string
  readonly website: string
  readonly sells: string
  readonly currencyId: CurrencyId
  readonly expectedVolume: bigint
  readonly reason: PartnerRefusalName | null
  readonly createdAt: Date
  readonly decidedAt: Date | null
}

export async function findNewestApplication(
  on: Reader,
  userId: bigint,
): Promise<StoredApplication | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredApplication>`
      select id, public_id as "publicId", status, company_name as "companyName", website, sells,
             currency_id as "currencyId", expected_volume as "expectedVolume", reason,
             created_at as "createdAt", decided_at as "decidedAt"
      from partner_applications where user_id = ${userId} order by id desc limit 1`,
  )
  return rows[0]
}

export interface StoredPartner {
  readonly userId: bigint
  readonly status: 'active' | 'suspended' | 'left'
  readonly currencyId: CurrencyId
  readonly tier: PartnerTier
  readonly keysMax: number
  readonly reason: PartnerSuspensionName | null
  readonly since: Date
}

export async function findPartner(on: Reader, userId: bigint): Promise<StoredPartner | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredPartner>`
      select p.user_id as "userId", p.status, p.currency_id as "currencyId", p.tier, t.keys_max as "keysMax",
             p.reason, p.since
      from partners p join partner_tiers t on t.currency_id = p.currency_id and t.tier = p.tier
      where p.user_id = ${userId} and p.status <> 'left'`,
  )
  return rows[0]
}

/** Locked until the commit: keys are counted, and the desk waits. */
export async function lockPartner(tx: Tx, userId: bigint): Promise<void> {
  await sql`select from partners where user_id = ${userId} for no key update`.execute(tx)
}

interface StoredVolume {
  readonly cardTypeId: string
  readonly cardTypeName: string
  readonly orders: number
  readonly amount: bigint
}

export const monthSales = (
  on: Reader,
  userId: bigint,
  currencyId: CurrencyId,
  month: string,
): Promise<StoredVolume[]> => {
  const first = sql`${`${month}-01`}::date`
  return rowsOf(
    on,
    sql<StoredVolume>`
      select s.card_type_id as "cardTypeId", t.name as "cardTypeName", count(*)::integer as orders,
             sum(s.amount)::bigint as amount
      from settled_sales s join card_brands t on t.id = s.card_type_id
      where s.user_id = ${userId} and s.currency_id = ${currencyId}
        and s.settled_at >= ${startOfMonth(first)} and s.settled_at < ${endOfMonth(first)}
      group by 1, 2 order by sum(s.amount) desc, 1`,
  )
}

/** `2026-11`, by the sellers' clock. */
export async function thisMonth(on: Reader): Promise<string> {
  const rows = await rowsOf(
    on,
    sql<{ month: string }>`select to_char(${monthOf(sql`now()`)}, 'YYYY-MM') as month`,
  )
  return rows[0]!.month
}

/** The tier that holds is the given one, or a higher one that this or the last month has reached. */
export async function raiseTiers(on: Kysely<Tables>): Promise<void> {
  const first = monthOf(sql`now()`)
  const month = sql`date_trunc('month', s.settled_at at time zone 'Africa/Lagos')`
  await sql`
    with sold as (
      select user_id, currency_id, max(amount) as amount from (
        select s.user_id, s.currency_id, sum(s.amount) as amount
        from settled_sales s join partners p on p.user_id = s.user_id and p.currency_id = s.currency_id
        where s.settled_at >= ${startOfMonth(sql`(${first} - interval '1 month')::date`)}
        group by s.user_id, s.currency_id, ${month}) months
      group by user_id, currency_id
    ), holds as (
      select p.user_id, (
        select t.tier from partner_tiers t
        where t.currency_id = p.currency_id
          and (t.tier = p.given_tier or t.from_amount <= coalesce(s.amount, 0))
        order by t.place desc limit 1) as tier
      from partners p left join sold s on s.user_id = p.user_id
      where p.status <> 'left'
    )
    update partners p set tier = h.tier from holds h where p.user_id = h.user_id and p.tier <> h.tier`.execute(
    on,
  )
}

export type PartnerAct =
  | 'applied'
  | 'accepted'
  | 'refused'
  | 'suspended'
  | 'resumed'
  | 'tierGiven'
  | 'keyMade'
  | 'keyReplaced'
  | 'keyRevoked'
  | 'webhookSaved'
  | 'secretReplaced'

export async function writeAct(
  tx: Kysely<Tables>,
  act: {
    readonly userId: bigint
    readonly act: PartnerAct
    readonly about?: string
    readonly operatorId?: bigint
  },
): Promise<void> {
  await sql`
    insert into partner_acts (user_id, act, operator_id, about)
    values (${act.userId}, ${act.act}, ${act.operatorId ?? null}, ${act.about ?? null})`.execute(tx)
}

/** The account is deleted: nothing of the business stays, no key opens anything, nothing more is sent. */
export async function erasePartner(tx: Tx, userId: bigint): Promise<void> {
  await sql`
    update partner_applications set company_name = '', website = '', sells = '' where user_id = ${userId}`.execute(
    tx,
  )
  await sql`update partners set status = 'left', reason = null where user_id = ${userId}`.execute(tx)
  await sql`update partner_keys set revoked_at = now() where user_id = ${userId} and revoked_at is null`.execute(
    tx,
  )
  await sql`delete from partner_webhooks where user_id = ${userId}`.execute(tx)
  await sql`
    update partner_deliveries set status = 'held', next_at = null where user_id = ${userId} and status = 'waiting'`.execute(
    tx,
  )
}
