import { exchangeHoldsSeconds } from '@kaadi/contract/exchanges'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { type NamedRow, type OwnedKey, ownedKeys } from '../../lists/owned-keys.ts'
import type { StoredExchange, StoredExchangeQuote } from './exchange.ts'

type On = Kysely<Tables>

export interface NewExchangeQuote {
  readonly userId: bigint
  readonly publicId: string
  readonly inCurrencyId: CurrencyId
  readonly outCurrencyId: CurrencyId
  readonly amount: bigint
  readonly gets: bigint
  readonly rate: string
}

/** Holds from now by the database's clock. */
export async function insertExchangeQuote(on: On, quote: NewExchangeQuote): Promise<void> {
  await sql`
    insert into exchange_quotes (user_id, public_id, in_currency_id, out_currency_id, amount, gets, rate, expires_at)
    values (${quote.userId}, ${quote.publicId}, ${quote.inCurrencyId}, ${quote.outCurrencyId}, ${quote.amount},
            ${quote.gets}, ${quote.rate}, now() + make_interval(secs => ${exchangeHoldsSeconds}))`.execute(on)
}

const terms = sql`in_currency_id as "inCurrencyId", out_currency_id as "outCurrencyId", amount, gets,
  trim_scale(rate)::text as rate`

/** Bound to its owner: another's is as unknown as one that never was. */
export async function findExchangeQuote(
  on: Reader,
  userId: bigint,
  publicId: string,
): Promise<StoredExchangeQuote | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredExchangeQuote>`
      select public_id as "publicId", ${terms}, expires_at as "expiresAt", clock_timestamp() as "readAt"
      from exchange_quotes where user_id = ${userId} and public_id = ${publicId}`,
  )
  return rows[0]
}

export async function findExchange(
  on: Reader,
  userId: bigint,
  publicId: string,
): Promise<StoredExchange | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredExchange>`
      select public_id as "publicId", ${terms}, created_at as "createdAt"
      from exchanges where user_id = ${userId} and public_id = ${publicId}`,
  )
  return rows[0]
}

/** For lines of the statement: what was exchanged, and where it is shown. */
export async function describeExchanges(
  on: Reader,
  userId: bigint,
  ids: readonly bigint[],
): Promise<Map<bigint, { title: string; sourceId: string }>> {
  const rows = await rowsOf(
    on,
    sql<{ id: bigint; sourceId: string; inCurrencyId: CurrencyId; outCurrencyId: CurrencyId }>`
      select id, public_id as "sourceId", in_currency_id as "inCurrencyId", out_currency_id as "outCurrencyId"
      from exchanges where user_id = ${userId} and id = any (${[...ids]}::bigint[])`,
  )
  return new Map(
    rows.map(({ id, sourceId, inCurrencyId, outCurrencyId }) => [
      id,
      { title: titleOf(inCurrencyId, outCurrencyId), sourceId },
    ]),
  )
}

/** Exchanges of several sellers by what was exchanged. */
export async function nameExchanges(on: Reader, keys: readonly OwnedKey[]): Promise<NamedRow[]> {
  const rows = await rowsOf(
    on,
    sql<{ key: bigint; id: string; inCurrencyId: CurrencyId; outCurrencyId: CurrencyId }>`
      select e.id as key, e.public_id as id, e.in_currency_id as "inCurrencyId", e.out_currency_id as "outCurrencyId"
      from ${ownedKeys.rows(keys, 'k')} join exchanges e on e.user_id = k.user_id and e.id = k.id`,
  )
  return rows.map(({ key, id, inCurrencyId, outCurrencyId }) => ({
    key,
    id,
    label: titleOf(inCurrencyId, outCurrencyId),
  }))
}

const names: Readonly<Record<CurrencyId, string>> = { 1: 'Naira', 2: 'Cedi', 3: 'USDT' }
const titleOf = (from: CurrencyId, to: CurrencyId) => `${names[from]} to ${names[to]}`

/** Quotes that nobody took are of no use to anybody after a while. Answers how many went. */
export async function sweepExchangeQuotes(on: On, keptHours: number): Promise<number> {
  const { rows } = await sql`
    delete from exchange_quotes where (user_id, id) in (
      select user_id, id from exchange_quotes
      where used_at is null and expires_at < now() - make_interval(hours => ${keptHours})
      order by expires_at limit 1000)
    returning id`.execute(on)
  return rows.length
}
