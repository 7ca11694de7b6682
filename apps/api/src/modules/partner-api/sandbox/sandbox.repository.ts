import type { CardOrderStatus } from '@kaadi/contract/card-orders'
import { type SandboxScenario, sandboxStepSeconds } from '@kaadi/contract/partner-api'
import type { CurrencyId, Page } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import { constraintOf, type Tables, type Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { type PageRequest, pageOfRows } from '../../../lists/paging.ts'
import { orderState, orderStatesOf } from '../../../states-in-sql.ts'
import { quoteSpent } from '../program-words.ts'

export interface NewSandboxQuote {
  readonly userId: bigint
  readonly publicId: string
  readonly priceId: string
  readonly cardTypeId: string
  readonly faceValue: string
  readonly count: number
  readonly currencyId: CurrencyId
  readonly rate: string
  readonly payout: bigint
}

export interface SandboxQuote extends NewSandboxQuote {
  readonly id: bigint
  readonly expiresAt: Date
  readonly isExpired: boolean
}

const quoteColumns = sql`q.user_id as "userId", q.id, q.public_id as "publicId", q.price_id as "priceId",
  q.card_type_id as "cardTypeId", trim_scale(q.face_value)::text as "faceValue", q.card_count as count,
  q.currency_id as "currencyId", trim_scale(q.rate)::text as rate, q.payout, q.expires_at as "expiresAt",
  q.expires_at <= now() as "isExpired"`

export async function insertSandboxQuote(tx: Tx, quote: NewSandboxQuote): Promise<void> {
  await sql`
    insert into sandbox_quotes (user_id, public_id, price_id, card_type_id, face_value, card_count, currency_id, rate, payout)
    values (${quote.userId}, ${quote.publicId}, ${quote.priceId}, ${quote.cardTypeId}, ${quote.faceValue}, ${quote.count},
            ${quote.currencyId}, ${quote.rate}, ${quote.payout})`.execute(tx)
}

export async function findSandboxQuote(
  on: Reader,
  userId: bigint,
  publicId: string,
): Promise<SandboxQuote | undefined> {
  const rows = await rowsOf(
    on,
    sql<SandboxQuote>`
      select ${quoteColumns} from sandbox_quotes q where q.user_id = ${userId} and q.public_id = ${publicId}`,
  )
  return rows[0]
}

export interface NewSandboxOrder {
  readonly userId: bigint
  readonly publicId: string
  readonly quoteId: bigint
  readonly scenario: SandboxScenario
  readonly path: readonly CardOrderStatus[]
  readonly maskedCodes: readonly string[]
  readonly payout: bigint
}

const nextStep = sql`now() + ${sql.lit(sandboxStepSeconds)} * interval '1 second'`

/** A quote makes one order. Answers its id. */
export async function insertSandboxOrder(tx: Tx, order: NewSandboxOrder): Promise<bigint> {
  try {
    const { rows } = await sql<{ id: bigint }>`
      insert into sandbox_orders (user_id, public_id, quote_id, scenario, path, masked_codes, payout, next_at)
      values (${order.userId}, ${order.publicId}, ${order.quoteId}, ${order.scenario}, ${[...order.path]}::smallint[],
              ${[...order.maskedCodes]}::text[], ${order.payout}, ${nextStep})
      returning id`.execute(tx)
    return rows[0]!.id
  } catch (error) {
    if (constraintOf(error) === 'sandbox_orders_quote_once') throw quoteSpent()
    throw error
  }
}

export interface StoredSandboxOrder {
  readonly id: bigint
  readonly publicId: string
  readonly status: CardOrderStatus
  readonly version: number
  readonly cardTypeId: string
  readonly faceValue: string
  readonly count: number
  readonly currencyId: CurrencyId
  readonly maskedCodes: readonly string[]
  readonly payout: bigint
  readonly settledAmount: bigint | null
  readonly createdAt: Date
}

const orderColumns = sql`o.id, o.public_id as "publicId", o.status, o.version, q.card_type_id as "cardTypeId",
  trim_scale(q.face_value)::text as "faceValue", q.card_count as count, q.currency_id as "currencyId",
  o.masked_codes as "maskedCodes", o.payout, o.settled_amount as "settledAmount", o.created_at as "createdAt"`
const orderTables = sql`(sandbox_orders o join sandbox_quotes q on q.user_id = o.user_id and q.id = o.quote_id)`

export interface SandboxEvent {
  readonly version: number
  readonly status: CardOrderStatus
  readonly at: Date
}

export async function findSandboxOrder(
  on: Reader,
  userId: bigint,
  publicId: string,
): Promise<(StoredSandboxOrder & { readonly events: readonly SandboxEvent[] }) | undefined> {
  const [order] = await rowsOf(
    on,
    sql<StoredSandboxOrder>`
      select ${orderColumns} from ${orderTables} where o.user_id = ${userId} and o.public_id = ${publicId}`,
  )
  if (!order) return undefined
  const events = await rowsOf(
    on,
    sql<SandboxEvent>`
      select version, status, created_at as at from sandbox_events
      where user_id = ${userId} and order_id = ${order.id} and version <= ${order.version} order by version`,
  )
  return { ...order, events }
}

export const pageSandboxOrders = (
  on: Reader,
  userId: bigint,
  query: PageRequest,
): Promise<Page<StoredSandboxOrder>> =>
  pageOfRows<StoredSandboxOrder>(on, query, {
    columns: orderColumns,
    tables: orderTables,
    where: sql<boolean>`o.user_id = ${userId}`,
    counted: sql`sandbox_orders o`,
    identity: [sql`o.user_id`, sql`o.id`],
    time: sql`o.created_at`,
    id: sql`o.id`,
  })

/** What pretend orders would have brought, less what would have been taken back. */
export async function sandboxBalance(on: Reader, userId: bigint, currencyId: CurrencyId): Promise<bigint> {
  const rows = await rowsOf(
    on,
    sql<{ sum: bigint }>`
      select coalesce(sum(o.settled_amount), 0)::bigint as sum from ${orderTables}
      where o.user_id = ${userId} and q.currency_id = ${currencyId} and o.status in ${orderStatesOf('paid')}`,
  )
  return rows[0]!.sum
}

/**
 * Every pretend order whose time has come goes one step on, and its trigger (`tell_sandbox`) tells it. A part is what the
 * first half of the cards brings; a corrected one brings nine tenths.
 */
export async function moveSandbox(db: Kysely<Tables>): Promise<number> {
  const target = sql`o.path[o.version + 1]`
  const { numAffectedRows } = await sql`
    update sandbox_orders o
    set version = o.version + 1, status = ${target},
        settled_amount = case ${target}
          when ${orderState.paidAsQuoted} then o.payout
          when ${orderState.paidAdjusted} then o.payout * 9 / 10
          when ${orderState.paidPart} then o.payout * ((cardinality(o.masked_codes) + 1) / 2) / cardinality(o.masked_codes)
          when ${orderState.reversed} then o.settled_amount end,
        next_at = case when o.version + 1 < cardinality(o.path) then ${nextStep} end
    where (o.user_id, o.id) in (
      select d.user_id, d.id from sandbox_orders d where d.next_at <= now() order by d.next_at, d.id limit 200
      for no key update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
