import { currencies } from '@kaadi/contract/primitives'
import { toMinorUnits } from '@kaadi/core/money'
import { type RawBuilder, sql } from 'kysely'
import { begins, namesBegin } from '../../../lists/name-search.ts'
import { orderState } from '../../../states-in-sql.ts'
import { findTitled } from '../../coupons/index.ts'
import { type Day, dayOf, reasonsSaid, statesSaid } from './said-words.ts'

/** An amount as it is printed: in each settlement currency that can be so much, and as the value of a card. */
interface Figure {
  /** The sign before it, in small letters; empty where there is none. */
  readonly sign: string
  readonly amount: string
  /** By currency, in its minor units. */
  readonly minor: readonly { readonly currencyId: number; readonly units: bigint }[]
}

/** One word of a search, and what it can be by its form alone. */
export interface PrintedWord {
  readonly text: string
  readonly figure: Figure | null
  readonly currencyIds: readonly number[]
}

export interface PrintedWords {
  readonly words: readonly PrintedWord[]
  /** `2 × Steam $100`: so many cards. */
  readonly count: number | null
  /** `cash receipt`: of this class. */
  readonly receipt: string | null
  /** Sent on this day, or decided. */
  readonly day: Day | null
}

/** More words than this are no search but a sentence. */
const most = 8
const forms = new Map([
  ['e-code', 'ecode'],
  ['ecode', 'ecode'],
  ['physical', 'physical'],
])

const receiptClasses = new Map([['no', 'none']])

/** What a text says, word by word, as titles and rows of the desk print it: `2 × Steam · US, $100`. */
export function wordsOf(text: string): PrintedWords {
  const { day, rest } = dayOf(text.toLowerCase())
  const [receiptWords, receipt] = /(?:^|\s)(no|cash|debit|credit)\s+receipt(?=\s|,|$)/.exec(rest) ?? []
  const lower = rest.replace(receiptWords ?? '', ' ')
  const [, count] = /(?:^|\s)(\d{1,3})\s*[×x]\s/.exec(lower) ?? []
  const words = lower
    .replace(/(^|\s)\d{1,3}\s*[×x]\s+/, '$1')
    .split(/\s+/)
    .map((word) => word.replace(/,$/, ''))
    .filter((word) => /[\p{L}\p{N}\p{Sc}]/u.test(word))
  return {
    words: words.length > most ? [] : words.map(toWord),
    count: count === undefined ? null : Number(count),
    receipt: receipt === undefined ? null : (receiptClasses.get(receipt) ?? receipt),
    day,
  }
}

const toWord = (text: string): PrintedWord => ({
  text,
  figure: figureOf(text),
  currencyIds: currenciesOf(text).map(({ id }) => id),
})

/** `₦`, `NGN` and the N that people write before an amount. */
const currenciesOf = (sign: string) =>
  Object.values(currencies).filter(({ name, symbol }) =>
    [symbol.trim().toLowerCase(), name.toLowerCase()].includes(sign),
  )

function figureOf(text: string): Figure | null {
  const [, sign = '', digits = ''] = /^([\p{L}\p{Sc}]{0,4})(\d[\d,]*(?:\.\d{1,8})?)$/u.exec(text) ?? []
  const amount = digits.replaceAll(',', '')
  if (!/^\d{1,12}(\.\d+)?$/.test(amount)) return null
  const places = amount.split('.')[1]?.length ?? 0
  const of = sign === '' ? Object.values(currencies) : currenciesOf(sign === 'n' ? 'ngn' : sign)
  return {
    sign,
    amount,
    minor: of
      .filter(({ decimals }) => places <= decimals)
      .map(({ id, decimals }) => ({ currencyId: id, units: toMinorUnits(amount, decimals) })),
  }
}

/** Text that begins a word of another: lists are short, and `like` would read signs into it. */
export const beginsWord = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`position(${` ${text}`} in ' ' || lower(${column})) > 0`

/** What a card is by brand and country: aliases `t` and `c`. */
const isOfCard = ({ text }: PrintedWord): RawBuilder<boolean> =>
  sql<boolean>`(${beginsWord(sql`t.name`, text)} or ${beginsWord(sql`c.name`, text)}
    or ${text} in (c.id, lower(c.country_code), lower(c.code), lower(trim(c.symbol))))`

/** Whether a word can be a figure, a currency or a form, as an order has it and no card. */
const canBeOfOrder = ({ text, figure, currencyIds }: PrintedWord): boolean =>
  figure !== null || currencyIds.length > 0 || forms.has(text)

const flag = (place: number): RawBuilder<unknown> => sql.ref(`w${place}`)

/**
 * Brands and countries, `brand` and `country`, with the sign and code of their money, that every word fits which can be
 * nothing of an order; of the others `w0`, `w1` say whether they fit. Read once, and not again for each order.
 */
export const cardsOf = ({ words }: PrintedWords): RawBuilder<unknown> => sql`
  (select ${sql.join([
    sql`t.id as brand, c.id as country, lower(trim(c.symbol)) as sign, lower(c.code) as code`,
    ...words.flatMap((word, place) => (canBeOfOrder(word) ? [sql`${isOfCard(word)} as ${flag(place)}`] : [])),
  ])}
   from card_brands t, card_countries c
   where ${allOf(words.filter((word) => !canBeOfOrder(word)).map(isOfCard))})`

/** Where the card itself, alias `p`, has every figure in its name: an order of it needs none. */
export const hasFiguresInName = ({ words }: PrintedWords): RawBuilder<boolean> =>
  allOf(words.flatMap(({ figure }, place) => (figure ? [sql<boolean>`p.${flag(place)}`] : [])))

/** An order of a card, alias `p`, of `cardsOf`: `o` has on it what the card has not. */
export const areOfCardsOrder = ({ words, ...whole }: PrintedWords): RawBuilder<boolean> =>
  allOf([
    ...words.flatMap((word, place) =>
      canBeOfOrder(word)
        ? [anyOf([sql<boolean>`p.${flag(place)}`, ...figuresOf(word, sql`p.sign`, sql`p.code`)])]
        : [],
    ),
    ...ofWhole(whole),
    // Of the day that it was sent, which the card's indexes are ordered by.
    ...(whole.day
      ? [sql<boolean>`o.created_at >= ${whole.day.from} and o.created_at < ${whole.day.to}`]
      : []),
  ])

/** An order on which every word is printed: aliases `o`, `t` and `c`. `also` is what else a word may be. */
export const areOfOrder = (
  { words, ...whole }: PrintedWords,
  also: (text: string) => readonly RawBuilder<boolean>[] = () => [],
): RawBuilder<boolean> =>
  allOf([
    ...words.map((word) =>
      anyOf([
        ...figuresOf(word, sql`lower(trim(c.symbol))`, sql`lower(c.code)`),
        ...ownFiguresOf(word),
        isOfCard(word),
        ...saidOf(word.text),
        ...also(word.text),
      ]),
    ),
    ...ofWhole(whole),
    ...(whole.day
      ? [
          sql<boolean>`((o.created_at >= ${whole.day.from} and o.created_at < ${whole.day.to})
            or (o.operator_time >= ${whole.day.from} and o.operator_time < ${whole.day.to}))`,
        ]
      : []),
  ])

const ofWhole = ({ count, receipt }: Pick<PrintedWords, 'count' | 'receipt'>): RawBuilder<boolean>[] => [
  ...(count === null ? [] : [sql<boolean>`o.card_count = ${count}`]),
  ...(receipt === null ? [] : [sql<boolean>`o.receipt_type = ${receipt}`]),
]

/** What the desk says of an order: its state, its coupon, and why cards of it were not paid. A first verdict is told by none. */
function saidOf(text: string): RawBuilder<boolean>[] {
  const states = statesSaid(text)
  const reasons = reasonsSaid(text)
  return [
    ...(states.length > 0 ? [sql<boolean>`o.status = any (${states}::smallint[])`] : []),
    ...(reasons.length > 0
      ? [
          sql<boolean>`${isDecided} and exists (
            select from order_cards k
            where k.user_id = o.user_id and k.order_id = o.id and k.reason_code = any (${reasons}::smallint[]))`,
        ]
      : []),
    // One row by its key: as `exists` it might be made once for all coupons.
    sql<boolean>`coalesce((select ${beginsWord(sql`s.title`, text)} from shown_coupons s
      where s.user_id = o.user_id and s.id = o.coupon_id), false)`,
  ]
}

/** Decided, and no verdict of it is kept from a second reviewer. */
const isDecided = sql<boolean>`o.operator_time is not null and o.status <> ${orderState.secondReview}`

/** As the index by day has it. */
const writtenAt = sql`(created_at at time zone 'UTC')`

/** Words this short stand in too many sentences to begin a search with. */
const shortestSaid = 3

/**
 * The newest orders, `user_id` and `order_id`, of each state, class of receipt, reason, coupon and day that are said: each by
 * an index, so far.
 */
export function newestSaid({ words, receipt, day }: PrintedWords, most: number): RawBuilder<unknown>[] {
  const said = words.map(({ text }) => text).filter((text) => text.length >= shortestSaid)
  const newest = (condition: RawBuilder<unknown>, time = sql`created_at`) =>
    sql`(select user_id, id as order_id from card_orders where ${condition} order by ${time} desc, id desc limit ${most})`
  return [...new Set(said.flatMap(statesSaid))]
    .map((status) => newest(sql`status = ${sql.lit(status)}`))
    .concat(
      [...new Set(said.flatMap(reasonsSaid))].map(
        (code) =>
          sql`(select user_id, order_id from order_cards where reason_code = ${sql.lit(code)} order by id desc limit ${most})`,
      ),
      said.map(
        (text) => sql`(select o.user_id, o.order_id from ${findTitled(text, most)} k cross join lateral (
          select user_id, id as order_id from card_orders
          where user_id = k.user_id and coupon_id = k.id order by id desc limit ${most}) o limit ${most})`,
      ),
      receipt === null ? [] : [newest(sql`receipt_type = ${receipt}`)],
      day === null
        ? []
        : [
            newest(
              sql`${writtenAt} >= ${day.from}::timestamptz at time zone 'UTC' and ${writtenAt} < ${day.to}::timestamptz at time zone 'UTC'`,
              writtenAt,
            ),
            newest(sql`operator_time >= ${day.from} and operator_time < ${day.to}`, sql`operator_time`),
          ],
    )
}

/** What a figure, a currency or a form says of an order. `sign` and `code` are of the money on the card. */
function figuresOf(
  { text, figure, currencyIds }: PrintedWord,
  sign: RawBuilder<unknown>,
  code: RawBuilder<unknown>,
): RawBuilder<boolean>[] {
  const form = forms.get(text)
  return [
    ...currencyIds.map((id) => sql<boolean>`o.currency_id = ${id}`),
    ...(form ? [sql<boolean>`o.form = ${form}`] : []),
    ...(figure
      ? [
          sql<boolean>`o.face_value = ${figure.amount}::numeric and ${figure.sign} in ('', ${sign}, ${code})`,
          ...figure.minor.map(
            ({ currencyId, units }) => sql<boolean>`o.currency_id = ${currencyId} and o.payout = ${units}`,
          ),
        ]
      : []),
  ]
}

/** What was paid, and the end of a number: no index of the cards has them. */
const ownFiguresOf = ({ text, figure }: PrintedWord): RawBuilder<boolean>[] => [
  ...(isEnd(text) ? [sql<boolean>`right(o.trade_number, 5) = ${text}`] : []),
  ...(figure?.minor ?? []).map(
    ({ currencyId, units }) => sql<boolean>`o.currency_id = ${currencyId} and o.settled_amount = ${units}`,
  ),
]

/** The five digits that people read out. */
export const isEnd = (text: string): boolean => /^\d{5}$/.test(text)

/** What the seller of an order is called. */
export const isOfSeller = (text: string): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from sellers u where u.id = o.user_id and ${begins(sql`u.email`, text)})
    or exists (select from seller_names n where n.id = o.user_id and (${sql.join(namesBegin(text), sql` or `)})))`

const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    conditions.map((one) => sql`(${one})`),
    sql` or `,
  )})`
