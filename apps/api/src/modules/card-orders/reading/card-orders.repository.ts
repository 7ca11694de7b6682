import type { CardOrderFamily } from '@kaadi/contract/card-orders'
import type { Page } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { columns } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { type PageRequest, pageOfRows } from '../../../lists/paging.ts'
import { endOfMonth, startOfMonth } from '../../../measures/local-days.ts'
import { readTogether } from '../../../memory/read-together.ts'
import { cardState, orderState, orderStatesOf } from '../../../states-in-sql.ts'
import { type StoredCardOrder, type StoredSummary, titleOf } from '../card-order.ts'

/** What accepting an open offer pays, as `acceptOffer` counts it; null in every other state, in which no card is read. */
const offeredAmount = sql`case when o.status = ${orderState.counterOffer} then (
  select sum(case when k.status = ${cardState.valid} then k.payout - k.coupon_bonus else k.offered_payout end)::bigint
  from order_cards k where k.user_id = o.user_id and k.order_id = o.id) end`

export const summaryColumns = sql`o.id, o.user_id as "userId", o.public_id as "publicId",
  o.trade_number as "tradeNumber", o.status, o.version, o.card_type_id as "cardTypeId", t.name as "cardTypeName",
  c.country_code as "countryCode", c.symbol as "faceSymbol", o.form, o.receipt_type as "receiptType",
  trim_scale(o.face_value)::text as "faceValue", o.card_count as count, o.currency_id as "currencyId", o.payout,
  o.settled_amount as "settledAmount", ${offeredAmount} as "offeredAmount", o.created_at as "createdAt", o.operator_time as "operatorTime",
  (select p.public_id from card_orders p where p.user_id = o.user_id and p.id = o.parent_id) as "fId",
  (select r.public_id from card_orders r where r.user_id = o.user_id and r.parent_id = o.id) as "replacedBy",
  o.due_at as "dueAt", o.answer_until as "answerUntil"`

/** The alias `o` alone, for counts and conditions of other modules. */
export const orderRows = sql`card_orders o`

/** The aliases `o`, `t` (`card_brands`) and `c` (`card_countries`), which `summaryColumns` reads. */
export const summaryTables = sql`(card_orders o
  join card_brands t on t.id = o.card_type_id join card_countries c on c.id = o.currency_type_id)`

/** Whoever stands behind so many is told no place of their own. */
export const queuePlacesCounted = 999

/** Place among those that wait, from 1. Listed once for all orders of a read; nobody counts beyond a thousand. */
const queuePlace = sql`case when o.status = ${orderState.submitted} then coalesce(array_position((
  select array_agg(w.id) from (
    select id from card_orders where status = ${orderState.submitted} order by queue_at, id limit ${sql.lit(queuePlacesCounted)}) w),
    o.id), ${sql.lit(queuePlacesCounted + 1)}) end`

const cards = sql`(
  select json_agg(json_build_object(
           'publicId', k.public_id, 'position', k.position, 'status', k.status, 'payout', k.payout::text,
           'settledAmount', k.settled_amount::text, 'maskedCode', k.masked_code, 'reasonCode', k.reason_code,
           'isOpened', k.opened_at is not null, 'isTyped', k.code_typed_by is not null, 'shreddedAt', k.shredded_at, 'valueWithoutCoupon', (k.payout - k.coupon_bonus)::text,
           'bonusWithoutCoupon', (k.bonus - k.coupon_bonus)::text,
           'offer', case when k.offered_payout is not null then json_build_object(
             'priceId', k.offered_price_id, 'faceValue', trim_scale(k.offered_face)::text, 'faceSymbol', oc.symbol, 'countryCode', oc.country_code,
             'form', k.offered_form, 'receiptType', k.offered_receipt_type, 'rate', trim_scale(k.offered_rate)::text,
             'payout', k.offered_payout::text, 'bonus', k.offered_bonus::text) end,
           'photos', coalesce((
             select json_agg(json_build_object('uploadId', u.public_id, 'kind', p.kind)
                             order by array_position('{front,back,receipt}'::text[], p.kind), u.id)
             from order_photos p join pictures u on u.id = p.upload_id
             where p.user_id = k.user_id and p.order_id = k.order_id and p.position = k.position
               and p.replaced_at is null), '[]'))
         order by k.position)
  from order_cards k left join card_countries oc on oc.id = k.offered_currency_type_id
  where k.user_id = o.user_id and k.order_id = o.id)`

const events = sql`(
  select json_agg(json_build_object('version', e.version, 'status', e.to_status, 'actor', e.actor,
                                    'time', e.created_at) order by e.version)
  from order_events e where e.user_id = o.user_id and e.order_id = o.id)`

const evidence = sql`coalesce((
  select json_agg(json_build_object('publicId', e.public_id, 'cardId', k.public_id, 'note', e.note,
                                    'hash', encode(e.sha256, 'hex'), 'uploadId', u.public_id,
                                    'bySeller', u.user_id is not null, 'version', e.version, 'time', e.created_at) order by e.id)
  from shown_evidence e join pictures u on u.id = e.upload_id
  join order_cards k on k.user_id = e.user_id and k.order_id = e.order_id and k.position = e.position
  where e.user_id = o.user_id and e.order_id = o.id), '[]')`

const reveals = sql`coalesce((
  select json_agg(json_build_object('cardId', k.public_id, 'position', k.position, 'operatorId', p.id::text, 'operatorName', p.name, 'operatorRoles', p.roles,
                                    'purpose', r.purpose, 'time', r.created_at) order by r.id)
  from shown_reveals r join console_operators p on p.id = r.operator_id
  join order_cards k on k.user_id = r.user_id and k.order_id = r.order_id and k.position = r.position
  where r.user_id = o.user_id and r.order_id = o.id), '[]')`

/** The coupon of an order, and where it is now: with this order, back with the seller, or with the order that replaced this. */
const coupon = sql`(
  select json_build_object('couponId', k.public_id, 'title', k.title, 'bonus', o.coupon_bonus::text,
           'settledBonus', o.settled_coupon::text,
           'outcome', case when o.settled_coupon > 0 then 'used' when k.order_id = o.id then 'reserved'
                           when o.status = ${orderState.replaced} then 'moved' else 'returned' end)
  from shown_coupons k where k.user_id = o.user_id and k.id = o.coupon_id)`

const appeal = sql`(
  select json_build_object('appealId', a.public_id, 'status', a.status, 'words', a.words, 'answer', a.answer,
           'createTime', a.created_at, 'dueTime', a.due_at, 'decideTime', a.decided_at,
           'photos', coalesce((select json_agg(u.public_id order by u.id)
                               from appeal_pictures p join pictures u on u.id = p.upload_id
                               where p.user_id = a.user_id and p.appeal_id = a.id), '[]'))
  from shown_appeals a where a.user_id = o.user_id and a.order_id = o.id)`

const reversal = sql`(
  select json_build_object('words', r.words, 'owed', r.owed::text, 'time', r.decided_at,
           'stillOwed', coalesce(ledger_still_owed('card-order.shortfall', o.id), 0)::text)
  from shown_reversals r where r.user_id = o.user_id and r.order_id = o.id)`

export const orderColumns = sql`${summaryColumns}, o.price_id as "priceId", trim_scale(o.rate)::text as rate, o.lines,
  ${coupon} as coupon, ${appeal} as appeal, ${reversal} as reversal, o.comment, ${queuePlace} as "queuePlace", clock_timestamp() as "readAt", ${cards} as cards, o.first_judge is not null and o.status in (${orderState.claimed}, ${orderState.atPartner}, ${orderState.secondReview}) as "isJudgedOnce",
  ${events} as events,
  ${evidence} as evidence, ${reveals} as reveals`

export interface OrderKey {
  readonly userId: bigint
  readonly publicId: string
}

const nameOf = ({ userId, publicId }: OrderKey): string => `${userId}:${publicId}`

const wanted = columns<OrderKey>({
  user_id: ['bigint', ({ userId }) => userId],
  public_id: ['text', ({ publicId }) => publicId],
})

/** The owner stands in the condition: a foreign id finds as little as an unknown one. */
export const createFindOrder = (database: Reader) =>
  readTogether<OrderKey, StoredCardOrder>({
    nameOf,
    keyOf: nameOf,
    read: (keys) =>
      rowsOf(
        database,
        sql<StoredCardOrder>`
          select ${orderColumns}
          from ${wanted.rows(keys, 'wanted')}
          join ${summaryTables} on o.public_id = wanted.public_id and o.user_id = wanted.user_id`,
      ),
  })

const isOf = (family: CardOrderFamily) => sql<boolean>`o.status in ${orderStatesOf(family)}`

export interface OrderFilter {
  readonly family?: CardOrderFamily | undefined
  /** Calendar month of Lagos, `2026-11`. */
  readonly month?: string | undefined
  /** What was made of this quote, and what was sent again in its place. */
  readonly quoteId?: string | undefined
}

/** The condition on the alias `o`: a seller's orders, those of a family of states, of a month. */
export const ordersOf = (userId: bigint, { family, month, quoteId }: OrderFilter): RawBuilder<boolean> =>
  sql<boolean>`o.user_id = ${userId} and ${family ? isOf(family) : sql`true`} and ${month ? inMonth(month) : sql`true`}
    and ${quoteId ? isUnder(quoteId) : sql`true`}`

const isUnder = (quoteId: string) =>
  sql<boolean>`o.quote_id = (select id from quotes where user_id = o.user_id and public_id = ${quoteId})`

export function pageOrders(
  on: Reader,
  userId: bigint,
  query: PageRequest & OrderFilter,
): Promise<Page<StoredSummary>> {
  return pageOfRows<StoredSummary>(on, query, {
    columns: summaryColumns,
    tables: summaryTables,
    where: ordersOf(userId, query),
    counted: orderRows,
    identity: [sql`o.user_id`, sql`o.id`],
    time: sql`o.created_at`,
    id: sql`o.id`,
  })
}

const inMonth = (month: string): RawBuilder<boolean> => {
  const first = sql`${`${month}-01`}::date`
  return sql`o.created_at >= ${startOfMonth(first)} and o.created_at < ${endOfMonth(first)}`
}

/** The live order of this seller that has one of these cards. */
export async function findLiveOrderOf(
  on: Reader,
  userId: bigint,
  fingerprints: readonly Buffer[],
): Promise<{ readonly giftOrderId: string; readonly fingerprint: Buffer } | undefined> {
  const rows = await rowsOf(
    on,
    sql<{ giftOrderId: string; fingerprint: Buffer }>`
    select o.public_id as "giftOrderId", k.fingerprint from order_cards k
    join card_orders o on o.user_id = k.user_id and o.id = k.order_id
    where k.user_id = ${userId} and k.is_live and k.fingerprint = any (${[...fingerprints]}::bytea[])
    order by o.id limit 1`,
  )
  return rows[0]
}

/** The live order of this seller that shows one of these photos of a card. */
export async function findLiveOrderWith(
  on: Reader,
  userId: bigint,
  uploadIds: readonly bigint[],
): Promise<{ readonly giftOrderId: string; readonly uploadId: bigint } | undefined> {
  const rows = await rowsOf(
    on,
    sql<{ giftOrderId: string; uploadId: bigint }>`
    select o.public_id as "giftOrderId", p.upload_id as "uploadId" from order_photos p
    join order_cards k on k.user_id = p.user_id and k.order_id = p.order_id and k.position = p.position
    join card_orders o on o.user_id = p.user_id and o.id = p.order_id
    where p.user_id = ${userId} and k.is_live and p.upload_id = any (${[...uploadIds]}::bigint[])
    order by p.upload_id limit 1`,
  )
  return rows[0]
}

/** A card as it is sent: the fingerprint of its code, null without one, and the ids of its photos. */
interface SentCard {
  readonly fingerprint: Buffer | null
  readonly photos: readonly string[]
}

const sentPhotos = columns<{ readonly id: string; readonly position: number }>({
  upload: ['text', ({ id }) => id],
  position: ['integer', ({ position }) => position],
})

/** The order that was made of a quote with just these cards, in this sequence. */
export async function findOrderOfQuote(
  on: Reader,
  { userId, publicId }: OrderKey,
  cards: readonly SentCard[],
): Promise<string | undefined> {
  const photos = cards.flatMap((card, place) => card.photos.map((id) => ({ id, position: place + 1 })))
  const rows = await rowsOf(
    on,
    sql<{ giftOrderId: string }>`
    select o.public_id as "giftOrderId" from card_orders o
    where o.user_id = ${userId} and o.parent_id is null and ${isUnder(publicId)}
      and (select array_agg(k.fingerprint order by k.position) from order_cards k
           where k.user_id = o.user_id and k.order_id = o.id) = ${cards.map(({ fingerprint }) => fingerprint)}::bytea[]
      and not exists (
        select from ${sentPhotos.rows(photos, 's')}
        where not exists (select from order_photos p join pictures u on u.id = p.upload_id
                          where p.user_id = o.user_id and p.order_id = o.id and p.position = s.position
                            and u.public_id = s.upload))`,
  )
  return rows[0]?.giftOrderId
}

/** What the statement shows beside a line: the card and its value. */
export async function describeOrders(
  on: Reader,
  userId: bigint,
  ids: readonly bigint[],
): Promise<Map<bigint, { title: string; sourceId: string }>> {
  const rows = await rowsOf(
    on,
    sql<StoredSummary>`
    select ${summaryColumns} from ${summaryTables}
    where o.user_id = ${userId} and o.id = any (${[...ids]}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.id, { title: titleOf(row), sourceId: row.publicId }]))
}
