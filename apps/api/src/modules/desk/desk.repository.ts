import type { CardOrderStatus, CardStatus } from '@kaadi/contract/card-orders'
import type { DeskOrder, DeskStats } from '@kaadi/contract/desk'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { owedIn } from '../../ledger/index.ts'
import { readTogether } from '../../memory/read-together.ts'
import { orderState } from '../../states-in-sql.ts'
import {
  decidableCards,
  deskCounts,
  deskFlagColumns,
  orderColumns,
  type StoredCardOrder,
  type StoredSummary,
  sellerOutcomes,
  summaryTables,
} from '../card-orders/index.ts'
import { payoutsWaiting } from '../payouts/index.ts'
import { openCustody, ordersCustody, type StoredCustody } from '../redeemers/index.ts'
import { isOwnOf } from '../risk/index.ts'
import { ordersHandOvers, type StoredHandOver } from '../shifts/index.ts'
import {
  type SecondReviewRule,
  secondReviewRule,
} from './deciding/second-review/second-review-rule.repository.ts'
import { ordersFindings, type StoredFinding } from './outside/findings.repository.ts'
import { type Approver, approvalsWaiting } from './queue/approvals-waiting.ts'

/** What the automatic look found, as plain facts. */
export interface StoredFlags {
  /** Another seller sent one of these cards: before, or after while this order was still to be decided. */
  readonly duplicateOther: 'earlier' | 'later' | null
  readonly resubmission: boolean
  readonly firstOrder: boolean
}

export interface StoredDeskRow extends StoredSummary, StoredFlags {
  readonly sellerName: string
  readonly sellerEmail: string
  readonly sellerLevel: number
  readonly claimedBy: string | null
  readonly claimedById: bigint | null
  readonly firstJudge: bigint | null
  /** Who judged second and would pay much more, so that a senior decides. */
  readonly secondJudge: bigint | null
  readonly atRedeemer: { readonly redeemer: string; readonly time: string } | null
}

export interface StoredDeskOrder extends StoredCardOrder, Omit<StoredDeskRow, keyof StoredSummary> {
  readonly claimedSession: Buffer | null
  readonly leaseExpiresAt: Date | null
  readonly countryCodeOfSeller: string
  readonly memberSince: Date
  readonly ordersPaid: number
  readonly ordersRefused: number
  readonly firstJudgeName: string | null
  readonly secondJudgeName: string | null
  readonly secondBecause: NonNullable<DeskOrder['second']>['because'] | null
  readonly secondAgreed: boolean | null
  readonly holder: string | null
  readonly handOvers: readonly StoredHandOver[]
  readonly custody: readonly StoredCustody[]
  readonly findings: readonly StoredFinding[]
}

export const deskColumns = sql`split_part(u.email, '@', 1) as "sellerName", u.email as "sellerEmail", u.level as "sellerLevel",
  p.name as "claimedBy", p.id as "claimedById", o.first_judge as "firstJudge", o.second_judge as "secondJudge",
  case when o.status = ${orderState.atPartner} then ${openCustody(sql`o.user_id`, sql`o.id`, sql`o.version`)} end as "atRedeemer",
  ${deskFlagColumns}`

/** A lease that has run out claims nothing, whether or not the order was put back yet. */
export const deskTables = sql`(${summaryTables} join sellers u on u.id = o.user_id
  left join console_operators p on p.id = o.claimed_by and o.lease_expires_at > now())`

const publicIdOf = ({ publicId }: { readonly publicId: string }): string => publicId
const itself = (publicId: string): string => publicId

export const createFindDeskOrder = (database: Reader) =>
  readTogether<string, StoredDeskOrder>({
    nameOf: itself,
    keyOf: publicIdOf,
    read: (publicIds) =>
      rowsOf(
        database,
        sql<StoredDeskOrder>`
          select ${orderColumns}, ${deskColumns}, o.claimed_session as "claimedSession",
            o.lease_expires_at as "leaseExpiresAt", u.country_code as "countryCodeOfSeller",
            u.created_at as "memberSince", outcomes.paid as "ordersPaid", outcomes.refused as "ordersRefused",
            f.name as "firstJudgeName", s.name as "secondJudgeName", o.second_because as "secondBecause",
            o.second_agreed as "secondAgreed", p.public_id as holder,
            ${ordersHandOvers(sql`o.user_id`, sql`o.id`)} as "handOvers",
            ${ordersCustody(sql`o.user_id`, sql`o.id`)} as custody,
            ${ordersFindings(sql`o.user_id`, sql`o.id`)} as findings
          from ${deskTables} left join console_operators f on f.id = o.first_judge
          left join console_operators s on s.id = o.second_judge, ${sellerOutcomes} outcomes
          where o.public_id = any (${[...publicIds]}::text[])`,
      ),
  })

/** What a decision begins from. */
export interface DecidableOrder {
  readonly id: bigint
  readonly userId: bigint
  readonly publicId: string
  readonly version: number
  readonly status: CardOrderStatus
  readonly currencyId: CurrencyId
  readonly cardTypeName: string
  readonly faceSymbol: string
  readonly faceValue: string
  readonly count: number
  readonly cardTypeId: string
  readonly priceId: string
  readonly rate: string
  /** Minor units: the whole promise, what promotions pay of it, and what of that the coupon. */
  readonly payout: bigint
  readonly bonus: bigint
  readonly couponBonus: bigint
  /** What its seller owes in its currency, in minor units: that is paid back first from what it pays. */
  readonly owed: bigint
  readonly sellerEmail: string
  /** Who gave the first verdict, where a second reviewer has to see it, and the second, where a third has to. */
  readonly firstJudge: bigint | null
  readonly secondJudge: bigint | null
  /** Of the live claim; null where there is none. */
  readonly leaseHash: Buffer | null
  readonly cards: readonly DecidableCard[]
  /** From where on one reviewer is not enough. */
  readonly secondReview: SecondReviewRule | null
  /** Who has it claimed, by their public id, and how often its codes were shown: for the audit. */
  readonly holder: string | null
  /** The order is of an account that is its holder's own, as risk has it. */
  readonly isHoldersOwn: boolean
  readonly codesShown: number
  readonly findings: readonly StoredFinding[]
}

export interface DecidableCard {
  readonly publicId: string
  readonly position: number
  readonly status: CardStatus
  readonly payout: string
  readonly hasCode: boolean
  /** Under the present claim. */
  readonly isOpened: boolean
  /** Of a code that the desk typed: by it two codes are told apart, and neither is told. */
  readonly typedMark: string | null
  readonly reasonCode: number | null
  readonly bonus: string
  readonly couponBonus: string
  /** What is offered for it; null where nothing is. */
  readonly offered: string | null
}

export const createFindDecidable = (database: Reader) =>
  readTogether<string, DecidableOrder>({
    nameOf: itself,
    keyOf: publicIdOf,
    read: (publicIds) =>
      rowsOf(
        database,
        sql<DecidableOrder>`
          select o.id, o.user_id as "userId", o.public_id as "publicId", o.version, o.status,
            o.currency_id as "currencyId", t.name as "cardTypeName", c.symbol as "faceSymbol",
            trim_scale(o.face_value)::text as "faceValue", o.card_count as count, o.card_type_id as "cardTypeId",
            o.price_id as "priceId", trim_scale(o.rate)::text as rate, o.payout, o.bonus, o.coupon_bonus as "couponBonus",
            ${owedIn(sql`o.user_id`, sql`o.currency_id`)} as owed, u.email as "sellerEmail", o.first_judge as "firstJudge", o.second_judge as "secondJudge",
            case when o.lease_expires_at > now() then o.lease_token_hash end as "leaseHash",
            ${decidableCards} as cards, ${ordersFindings(sql`o.user_id`, sql`o.id`)} as findings, ${secondReviewRule(sql`o.currency_id`)} as "secondReview", p.public_id as holder,
            ${isOwnOf(sql`p.email`, sql`o.user_id`)} as "isHoldersOwn",
            (select count(*)::integer from code_reveals r where r.user_id = o.user_id and r.order_id = o.id) as "codesShown"
          from ${summaryTables} join sellers u on u.id = o.user_id
          left join console_operators p on p.id = o.claimed_by
          where o.public_id = any (${[...publicIds]}::text[])`,
      ),
  })

/** Photos that show what another order shows, by row of uploads. */
export async function listPhotoIds(on: Reader, userId: bigint, orderId: bigint): Promise<bigint[]> {
  const rows = await rowsOf(
    on,
    sql<{ id: bigint }>`
    select upload_id as id from shown_photos where user_id = ${userId} and order_id = ${orderId}`,
  )
  return rows.map(({ id }) => id)
}

export interface StoredStats extends Omit<DeskStats, 'payoutsWaitingAmount'> {
  /** In kobo: other currencies are counted, not added. */
  readonly payoutsWaitingAmount: bigint
}

export async function readStats(on: Reader, operator: Approver): Promise<StoredStats> {
  const rows = await rowsOf(
    on,
    sql<StoredStats>`
    select
      ${deskCounts},
      ${payoutsWaiting.count} as "payoutsWaiting", ${payoutsWaiting.amount} as "payoutsWaitingAmount",
      ${approvalsWaiting(operator)} as "approvalsWaiting"`,
  )
  return rows[0]!
}
