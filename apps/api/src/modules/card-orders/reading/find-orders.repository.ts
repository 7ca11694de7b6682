import { isCardCode, normaliseCardCode } from '@kaadi/contract/card-types'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { begins, foundBy, namesBegin } from '../../../lists/name-search.ts'
import { orderState, orderStatesOf } from '../../../states-in-sql.ts'
import type { Vault } from '../../../vault/index.ts'
import type { StoredSummary } from '../card-order.ts'
import { orderRows, summaryColumns, summaryTables } from './card-orders.repository.ts'
import {
  areOfCardsOrder,
  areOfOrder,
  cardsOf,
  hasFiguresInName,
  isEnd,
  isOfSeller,
  newestSaid,
  type PrintedWords,
  wordsOf,
} from './printed-words.ts'

export interface FoundOrder extends StoredSummary {
  readonly sellerName: string
  /** Its number or the end of it, its id or a code of it is what was looked for. */
  readonly isWhole: boolean
}

/** What other modules know of orders, each by an index of its own. */
export interface OrderFact {
  /** The newest orders, `user_id` and `order_id`, of which a text is said. */
  readonly find: (text: string, most: number) => RawBuilder<unknown>
  /** Whether it is said of this order. */
  readonly isOf: (
    userId: RawBuilder<unknown>,
    orderId: RawBuilder<unknown>,
    text: string,
  ) => RawBuilder<boolean>
}

interface Wanted {
  readonly text: string
  readonly marks?: readonly Buffer[] | undefined
  readonly facts?: readonly OrderFact[] | undefined
  /** Accounts whose orders are not found. */
  readonly besides?: ReadonlySet<bigint> | undefined
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
 * Orders that have this printed on them, in any state: the beginning of their number or its last five digits, their id, a
 * card's whole code (by its keyed fingerprints, `marks`) or its last two characters, the beginning of their seller's address
 * or name, the code of their coupon, or several words, each of which is one of brand, country, currency, form, face value,
 * what it would pay or paid, five digits, state, reason, name of the coupon, class of receipt, day, seller or a fact of another module. What is typed whole
 * comes first, then those that wait, then the newest.
 */
export const findOrders = (on: Reader, wanted: Wanted, most: number): Promise<FoundOrder[]> =>
  rowsOf(on, ordersWith(wanted, most))

/** Each way has an index of its own; see the test that reads the plan. */
export const ordersWith = (
  { text, marks = [], facts = [], besides = new Set() }: Wanted,
  most: number,
): RawBuilder<FoundOrder> => sql<FoundOrder>`
  select ${summaryColumns}, split_part(u.email, '@', 1) as "sellerName", ${isWhole(text, marks)} as "isWhole"
  from ${summaryTables} join sellers u on u.id = o.user_id
  where ${foundBy(sql`(o.user_id, o.id)`, [
    ...findsOf(text, most),
    ...ofMarks(marks).map((orders) => sql`(${orders} order by id desc limit ${most})`),
    ...ofWords(wordsOf(text), facts, most),
  ])}
  ${besides.size === 0 ? sql`` : sql`and o.user_id <> all (${[...besides]}::bigint[])`}
  order by "isWhole" desc, ${isUndecided} desc, o.created_at desc limit ${most}`

const isWhole = (text: string, marks: readonly Buffer[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    [
      sql`lower(o.trade_number) = ${numberOf(text.toLowerCase()) ?? text.toLowerCase()}`,
      sql`right(o.trade_number, 5) = ${text}`,
      sql`o.public_id = ${text}`,
      ...ofMarks(marks).map((orders) => sql`(o.user_id, o.id) in (${orders})`),
    ],
    sql` or `,
  )})`

function findsOf(text: string, most: number): RawBuilder<unknown>[] {
  const lower = text.toLowerCase()
  const end = /^•*([a-z0-9]{2})$/i.exec(text)?.[1]?.toUpperCase()
  return [
    sql`(select o.user_id, o.id from ${orderRows} where ${begins(sql`lower(o.trade_number)`, numberOf(lower) ?? lower)}
         order by lower(o.trade_number) limit ${most})`,
    sql`select o.user_id, o.id from ${orderRows} where right(o.trade_number, 5) = ${text}`,
    sql`select o.user_id, o.id from ${orderRows} where o.public_id = ${text}`,
    ofSellers(sql`select u.id from sellers u where ${begins(sql`u.email`, lower)} limit ${most}`, most),
    ...namesBegin(lower).map((name) =>
      ofSellers(sql`select n.id from seller_names n where ${name} limit ${most}`, most),
    ),
    sql`(select c.user_id, c.order_id from coded_coupons c where c.code = ${text.toUpperCase()}
         order by c.id desc limit ${most})`,
    ...(end === undefined
      ? []
      : [
          sql`(select k.user_id, k.order_id from order_cards k
               where k.masked_code is not null and right(k.masked_code, 2) = ${end} order by k.id desc limit ${most})`,
        ]),
  ]
}

/** A trade number, or its beginning, as it is printed, however it was typed: `gc 2611 26 39120`, `gc26112639120`. */
const numberOf = (lower: string): string | undefined => {
  const [, month, day, end] = /^gc[\s-]*(\d{4})[\s-]*(?:(\d{2})[\s-]*(\d{1,5})?)?$/.exec(lower.trim()) ?? []
  return month && ['gc', month, day, end].filter((part) => part !== undefined).join('-')
}

const ofMarks = (marks: readonly Buffer[]): RawBuilder<unknown>[] =>
  marks.length === 0
    ? []
    : [sql`select user_id, order_id from order_cards where fingerprint = any (${[...marks]}::bytea[])`]

/** As the partial indexes of the queue spell it. */
const isUndecided = sql`o.status in (${orderState.submitted}, ${orderState.claimed})`

const ofSellers = (sellers: RawBuilder<unknown>, most: number): RawBuilder<unknown> =>
  sql`(select o.user_id, o.id from (${sellers}) s cross join lateral (
         select user_id, id from card_orders where user_id = s.id order by created_at desc, id desc limit ${most}) o
       limit ${most})`

/** Sellers of one word, and lines of another module, are looked through so far. */
const mostLookedThrough = 500

/** By words: what is on the card by brand and country, amounts and ends of numbers, sellers, and facts of other modules. */
function ofWords(printed: PrintedWords, facts: readonly OrderFact[], most: number): RawBuilder<unknown>[] {
  const { words } = printed
  if (words.length === 0 && printed.receipt === null && printed.day === null) return []
  const factsOf = (text: string) => facts.map(({ isOf }) => isOf(sql`o.user_id`, sql`o.id`, text))
  const with_ = (condition: RawBuilder<unknown>) =>
    sql`(select o.user_id, o.id from ${summaryTables} where ${condition} and ${areOfOrder(printed)}
         order by o.id desc limit ${most})`
  const ends = words.filter(({ text }) => isEnd(text))
  const amounts = words.flatMap(({ figure }) => figure?.minor ?? [])
  return [
    ...(words.length > 0 ? ofCard(printed, most) : []),
    ...ends.map(({ text }) => with_(sql`right(o.trade_number, 5) = ${text}`)),
    ...amounts.flatMap(({ currencyId, units }) => [
      with_(sql`${isUndecided} and o.currency_id = ${currencyId} and o.payout = ${units}`),
      with_(sql`o.currency_id = ${currencyId} and o.payout = ${units}`),
      with_(sql`o.currency_id = ${currencyId} and o.settled_amount = ${units}`),
    ]),
    ...(words.length > 1 || printed.receipt !== null || printed.day !== null
      ? [ofSellersAndMore(printed, factsOf, most)]
      : []),
    ...[
      ...facts.flatMap(({ find }) => words.map(({ text }) => find(text, mostLookedThrough))),
      ...newestSaid(printed, mostLookedThrough),
    ].map(
      (rows) =>
        sql`(select w.user_id, w.order_id from ${rows} w cross join lateral (
               select from ${summaryTables} where o.user_id = w.user_id and o.id = w.order_id
               and ${areOfOrder(printed, factsOf)} offset 0) o limit ${most})`,
    ),
  ]
}

/** Of each brand and country that fit: what waits, the oldest promise first, and the newest in any state; each figure as its value. */
function ofCard(printed: PrintedWords, most: number): RawBuilder<unknown>[] {
  const faces = printed.words.flatMap(({ figure }) => (figure ? [figure.amount] : []))
  const hasIt = [
    hasFiguresInName(printed),
    ...faces.map((face) => sql<boolean>`o.face_value = ${face}::numeric`),
  ]
  return hasIt.flatMap((condition) => {
    const ofCards = (state: RawBuilder<unknown>, order: RawBuilder<unknown>, first: RawBuilder<unknown>) =>
      sql`(select w.user_id, w.id from ${cardsOf(printed)} p cross join lateral (
             select o.user_id, o.id, o.queue_at, o.created_at from ${orderRows}
             where o.card_type_id = p.brand and o.currency_type_id = p.country and ${state} and ${condition}
               and ${areOfCardsOrder(printed)}
             order by ${order} limit ${most}) w
           order by ${first} limit ${most})`
    return [
      ofCards(isUndecided, sql`o.queue_at, o.id`, sql`w.queue_at`),
      ofCards(sql`true`, sql`o.created_at desc, o.id desc`, sql`w.created_at desc`),
    ]
  })
}

/** Of sellers whom one word names, or two that stand together, the orders that have the others on them. */
function ofSellersAndMore(
  printed: PrintedWords,
  factsOf: (text: string) => readonly RawBuilder<boolean>[],
  most: number,
): RawBuilder<unknown> {
  const names = printed.words.filter(({ figure }) => figure === null).map(({ text }) => text)
  const phrases = [...names, ...names.slice(1).map((name, place) => `${names[place]} ${name}`)]
  if (phrases.length === 0) return sql`select null::bigint, null::bigint where false`
  const sellers = phrases.flatMap((phrase) => [
    sql`(select u.id from sellers u where ${begins(sql`u.email`, phrase)} limit ${mostLookedThrough})`,
    ...namesBegin(phrase).map(
      (name) => sql`(select n.id from seller_names n where ${name} limit ${mostLookedThrough})`,
    ),
  ])
  return sql`(select o.user_id, o.id from (${sql.join(sellers, sql` union `)}) s
    cross join lateral (
      select o.user_id, o.id from ${summaryTables}
      where o.user_id = s.id and ${areOfOrder(printed, (text) => [isOfSeller(text), ...factsOf(text)])}
      order by o.created_at desc, o.id desc limit ${most}) o
    limit ${most})`
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
