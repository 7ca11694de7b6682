import { isCardCode, normaliseCardCode } from '@kaadi/contract/card-types'
import { currencies } from '@kaadi/contract/primitives'
import { toMinorUnits } from '@kaadi/core/money'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { begins, foundBy, namesBegin } from '../../../lists/name-search.ts'
import { orderState, orderStatesOf } from '../../../states-in-sql.ts'
import type { Vault } from '../../../vault/index.ts'
import type { StoredSummary } from '../card-order.ts'
import { orderRows, summaryColumns, summaryTables } from './card-orders.repository.ts'

export interface FoundOrder extends StoredSummary {
  readonly sellerName: string
}

interface Wanted {
  readonly text: string
  readonly marks?: readonly Buffer[] | undefined
}

/** A code that is looked for is one of so many characters at least. */
const shortestCode = 8

/** The fingerprints that a text has where it is the whole code of a card: one for each brand whose form it has. */
export async function marksOfCode(on: Reader, vault: Vault, text: string): Promise<Buffer[]> {
  if (normaliseCardCode(text).length < shortestCode) return []
  const brands = await rowsOf(
    on,
    sql<{ id: string; pattern: string }>`select id, code_pattern as pattern from card_brands`,
  )
  return brands.filter((brand) => isCardCode(brand, text)).map(({ id }) => vault.fingerprint(id, text))
}

/**
 * The newest orders that have this printed on them, in any state: the beginning of their number or its last five digits, their
 * id, a card's whole code (by its keyed fingerprints, `marks`) or its last two characters, the beginning of their seller's address or name, or the code of their
 * coupon. By brand, by amount and by both those are found that wait.
 */
export const findOrders = (on: Reader, wanted: Wanted, most: number): Promise<FoundOrder[]> =>
  rowsOf(on, ordersWith(wanted, most))

/** Each way has an index of its own; see the test that reads the plan. */
export const ordersWith = (
  { text, marks = [] }: Wanted,
  most: number,
): RawBuilder<FoundOrder> => sql<FoundOrder>`
  select ${summaryColumns}, split_part(u.email, '@', 1) as "sellerName"
  from ${summaryTables} join sellers u on u.id = o.user_id
  where ${foundBy(sql`(o.user_id, o.id)`, [...findsOf(text, most), ...ofMarks(marks, most)])}
  order by right(o.trade_number, 5) = ${text} desc, o.created_at desc limit ${most}`

function findsOf(text: string, most: number): RawBuilder<unknown>[] {
  const lower = text.toLowerCase()
  const end = /^•*([a-z0-9]{2})$/i.exec(text)?.[1]?.toUpperCase()
  return [
    sql`(select o.user_id, o.id from ${orderRows} where ${begins(sql`lower(o.trade_number)`, lower)}
         order by lower(o.trade_number) limit ${most})`,
    sql`select o.user_id, o.id from ${orderRows} where right(o.trade_number, 5) = ${text}`,
    sql`select o.user_id, o.id from ${orderRows} where o.public_id = ${text}`,
    ofSellers(sql`select u.id from sellers u where ${begins(sql`u.email`, lower)} limit ${most}`, most),
    ...namesBegin(lower).map((name) =>
      ofSellers(sql`select n.id from seller_names n where ${name} limit ${most}`, most),
    ),
    sql`(select c.user_id, c.order_id from coded_coupons c where c.code = ${text.toUpperCase()}
         order by c.id desc limit ${most})`,
    sql`(select o.user_id, o.id from card_brands t cross join lateral (
           select user_id, id from card_orders where card_type_id = t.id and ${isUndecided}
           order by queue_at, id limit ${most}) o
         where ${begins(sql`lower(t.name)`, lower)} limit ${most})`,
    ...(end === undefined
      ? []
      : [
          sql`(select k.user_id, k.order_id from order_cards k
               where k.masked_code is not null and right(k.masked_code, 2) = ${end} order by k.id desc limit ${most})`,
        ]),
    ...ofAmount(text, most),
    ...ofBrandAndAmount(lower, most),
  ]
}

const ofMarks = (marks: readonly Buffer[], most: number): RawBuilder<unknown>[] =>
  marks.length === 0
    ? []
    : [
        sql`(select user_id, order_id from order_cards where fingerprint = any (${[...marks]}::bytea[])
             order by id desc limit ${most})`,
      ]

/** As the partial indexes of the queue spell it. */
const isUndecided = sql`status in (${orderState.submitted}, ${orderState.claimed})`

const ofSellers = (sellers: RawBuilder<unknown>, most: number): RawBuilder<unknown> =>
  sql`(select o.user_id, o.id from (${sellers}) s cross join lateral (
         select user_id, id from card_orders where user_id = s.id order by created_at desc, id desc limit ${most}) o
       limit ${most})`

/** `148,000` and `₦148,000.00`, in each currency that can be so much. */
function ofAmount(text: string, most: number): RawBuilder<unknown>[] {
  const figure = text.replace(/^[^\d]{1,3}/, '').replaceAll(',', '')
  if (!/^\d{1,12}(\.\d{1,8})?$/.test(figure)) return []
  const places = figure.split('.')[1]?.length ?? 0
  return Object.values(currencies)
    .filter(({ decimals }) => places <= decimals)
    .map(
      ({ id, decimals }) => sql`(select user_id, id from card_orders
        where ${isUndecided} and currency_id = ${id} and payout = ${toMinorUnits(figure, decimals)}
        order by id desc limit ${most})`,
    )
}

/** `steam 100`, `steam $100`: what a card is worth, or what it would pay. `2 × steam $100`, as its title says: so many cards of it. */
function ofBrandAndAmount(lower: string, most: number): RawBuilder<unknown>[] {
  const [, cards] = /(?:^|\s)(\d{1,3})\s*[×x]\s/.exec(lower) ?? []
  const title = lower.replace(/(^|\s)\d{1,3}\s*[×x]\s+/, '$1')
  const [, brand, figure = ''] = /^(.*\S)\s+[^\d\s]{0,3}([\d,]+(?:\.\d+)?)$/.exec(title) ?? []
  const amount = figure.replaceAll(',', '')
  if (!brand || !/^\d{1,12}(\.\d{1,8})?$/.test(amount)) return []
  const pays = Object.values(currencies)
    .filter(({ decimals }) => (amount.split('.')[1]?.length ?? 0) <= decimals)
    .map(({ id, decimals }) => sql`currency_id = ${id} and payout = ${toMinorUnits(amount, decimals)}`)
  const isIt = sql.join([sql`face_value = ${amount}::numeric`, ...pays], sql` or `)
  const isSoMany = cards === undefined ? sql`` : sql`and card_count = ${Number(cards)}`
  return [
    sql`(select o.user_id, o.id from card_brands t cross join lateral (
           select user_id, id from card_orders where card_type_id = t.id and ${isUndecided} and (${isIt}) ${isSoMany}
           order by queue_at, id limit ${most}) o
         where ${begins(sql`lower(t.name)`, brand)} limit ${most})`,
  ]
}

export interface OrderCounts {
  readonly paid: number
  readonly notPaid: number
  readonly open: number
}

/** How the orders of a seller stand. */
export async function countOrdersOf(on: Reader, userId: bigint): Promise<OrderCounts> {
  const rows = await rowsOf(
    on,
    sql<OrderCounts>`
      select count(*) filter (where status in ${orderStatesOf('paid')})::integer as paid,
             count(*) filter (where status in ${orderStatesOf('open')})::integer as open,
             count(*) filter (where status in ${orderStatesOf('notPaid')})::integer as "notPaid"
      from card_orders where user_id = ${userId}`,
  )
  return rows[0]!
}
