import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { CardForm, ReceiptType } from '@kaadi/contract/card-types'
import { type Kysely, sql } from 'kysely'
import { columns, type Tables } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { lineSeconds, measuredSpan, promisedSeconds } from '../../../measures/pace.ts'
import { readTogether } from '../../../memory/read-together.ts'
import { quoteState } from '../../../states-in-sql.ts'
import type { PriceForSale } from '../../card-types/index.ts'
import type { CardDemand } from '../sealed-card.ts'
import type { QuoteTerms, QuoteWish, StoredQuote } from './quote.ts'

type On = Kysely<Tables>

export interface NewQuote {
  readonly userId: bigint
  readonly publicId: string
  readonly wish: QuoteWish
  readonly price: PriceForSale
  readonly terms: QuoteTerms
}

/** A longer line is promised no more than a day. */
const longestLine = 5_000

/** What the desk's best hour makes of the line as it is now: `docs/decisions/0033-a-promise-knows-the-line.md`. */
const throughTheLine = sql`
  (select ${lineSeconds(
    sql`select count(*) from (select from card_orders where status = ${sql.lit(cardOrderStatus.submitted)}
                              limit ${sql.lit(longestLine)}) in_line`,
    sql`decided_in_hour`,
  )}
   from (select count(*) over (order by operator_time
                               range between interval '1 hour' preceding and current row) as decided_in_hour
         from (select operator_time from card_orders where operator_time > now() - ${measuredSpan}
               order by operator_time desc limit 200) last_decided) hours)`

/** From the last two hundred decisions about the brand, or as configured for it; never shorter than the line. */
const promisedFor = (cardTypeId: string) => sql<number>`
  greatest(${throughTheLine}, (select ${promisedSeconds(
    sql`extract(epoch from d.operator_time - d.created_at)`,
    sql`(select promised_minutes from card_brands where id = ${cardTypeId})`,
  )}
   from (select operator_time, created_at from card_orders
         where card_type_id = ${cardTypeId} and operator_time > now() - ${measuredSpan}
         order by operator_time desc limit 200) d))`

const lockTime = sql<Date>`now() + make_interval(mins => (select quote_minutes from quote_terms))`

export async function insertQuote(on: On, { userId, publicId, wish, price, terms }: NewQuote): Promise<void> {
  await sql`
    insert into quotes (user_id, public_id, price_id, card_type_id, currency_type_id, form, receipt_type, face_value,
                        card_count, currency_id, rate, lines, payout, bonus, coupon_id, coupon_bonus, promised_seconds,
                        expires_at)
    values (${userId}, ${publicId}, ${price.id}, ${price.cardTypeId}, ${price.currencyTypeId}, ${price.form},
            ${price.receiptType}, ${wish.faceValue}, ${wish.count}, ${wish.currencyId}, ${terms.rate},
            ${JSON.stringify(terms.lines)}, ${terms.payout}, ${terms.bonus}, ${terms.coupon?.id ?? null},
            ${terms.coupon?.bonus ?? 0n}, ${promisedFor(price.cardTypeId)},
            ${lockTime})`.execute(on)
}

const quoteColumns = sql`q.public_id as "publicId", q.status, q.price_id as "priceId", q.card_type_id as "cardTypeId",
  trim_scale(q.face_value)::text as "faceValue", q.card_count as count, q.currency_id as "currencyId",
  trim_scale(q.rate)::text as rate, q.lines, q.payout, q.extended,
  (select json_build_object('couponId', c.public_id, 'title', c.title) from shown_coupons c
   where c.user_id = q.user_id and c.id = q.coupon_id) as coupon, q.promised_seconds as "promisedSeconds",
  q.created_at as "createdAt", q.expires_at as "expiresAt", clock_timestamp() as "readAt",
  q.expires_at <= now() as "isExpired",
  (select on_sale from card_brands where id = q.card_type_id) as "isOnSale"`

/** Bound to its owner: another's quote is as unknown as one that never was. */
export async function findQuote(
  on: Reader,
  userId: bigint,
  publicId: string,
): Promise<StoredQuote | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredQuote>`
      select ${quoteColumns} from quotes q where q.public_id = ${publicId} and q.user_id = ${userId}`,
  )
  return rows[0]
}

/** When an order was quoted. */
export async function findQuoteTime(on: On, userId: bigint, orderId: bigint): Promise<Date> {
  const { rows } = await sql<{ quotedAt: Date }>`
    select q.created_at as "quotedAt" from card_orders o
    join quotes q on q.user_id = o.user_id and q.id = o.quote_id
    where o.user_id = ${userId} and o.id = ${orderId}`.execute(on)
  return rows[0]!.quotedAt
}

/** A quote beside what its price asks of each card today. */
export interface QuoteToSubmit extends StoredQuote, CardDemand {
  readonly userId: bigint
  /** Whether the brand is in the catalogue, be it paused. */
  readonly isListed: boolean
  readonly cardTypeName: string
  readonly countryCode: string
  readonly faceSymbol: string
  readonly form: CardForm
  readonly receiptType: ReceiptType
  readonly bonus: bigint
}

interface QuoteKey {
  readonly userId: bigint
  readonly publicId: string
}

const wanted = columns<QuoteKey>({
  user_id: ['bigint', ({ userId }) => userId],
  public_id: ['text', ({ publicId }) => publicId],
})

export const createFindQuoteToSubmit = (database: Reader) =>
  readTogether<QuoteKey, QuoteToSubmit>({
    nameOf: ({ userId, publicId }) => `${userId}:${publicId}`,
    keyOf: ({ userId, publicId }) => `${userId}:${publicId}`,
    read: (keys) =>
      rowsOf(
        database,
        sql<QuoteToSubmit>`
          select ${quoteColumns}, q.user_id as "userId", t.enabled as "isListed",
                 t.code_pattern as "codePattern", p.needs_code as "needsCode", p.photos, t.name as "cardTypeName",
                 c.country_code as "countryCode", c.symbol as "faceSymbol", q.form, q.receipt_type as "receiptType", q.bonus
          from ${wanted.rows(keys, 'wanted')}
          join quotes q on q.public_id = wanted.public_id and q.user_id = wanted.user_id
          join price_demands p on p.id = q.price_id join card_brands t on t.id = q.card_type_id
          join card_countries c on c.id = q.currency_type_id`,
      ),
  })

/** Once, only while it lives, by the database's clock, and only while the brand is bought. */
export async function extendQuote(on: On, userId: bigint, publicId: string): Promise<boolean> {
  const { rows } = await sql`
    update quotes set extended = true, expires_at = ${lockTime}
    where public_id = ${publicId} and user_id = ${userId} and status = ${quoteState.locked} and not extended and expires_at > now()
      and card_type_id in (select id from card_brands where on_sale)
    returning id`.execute(on)
  return rows.length > 0
}
