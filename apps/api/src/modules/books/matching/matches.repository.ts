import type { KeyedPage } from '@kaadi/contract/primitives'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { columns, type Tables, type Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { type PageRequest, pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import type { FoundException, RailSums } from './compare-sides.ts'

export const matchTopic = 'books.match'
/** Payouts of so many days are compared one by one. */
const comparedDays = 7

export interface StoredMatch {
  readonly id: bigint
  readonly publicId: string
  readonly askedBy: string | null
  readonly outcome: 'running' | 'same' | 'different' | 'incomplete' | 'failed'
  readonly fromAt: Date
  readonly rulesChecked: number
  readonly found: number
  readonly rails: readonly RailSums[]
  readonly startedAt: Date
  readonly endedAt: Date | null
}

const matchColumns = sql`m.id, m.public_id as "publicId", m.outcome, m.from_at as "fromAt", m.rules_checked as "rulesChecked",
  m.found, m.rails, m.started_at as "startedAt", m.ended_at as "endedAt",
  (select o.name from console_operators o where o.id = m.asked_by) as "askedBy"`

/** The running match, or a new one. Two who ask at once get the same. */
export async function beginMatch(on: Kysely<Tables>, askedBy: bigint | null): Promise<void> {
  await sql`
    insert into book_matches (asked_by, from_at) values (${askedBy}, now() - make_interval(days => ${comparedDays}))
    on conflict ((true)) where ended_at is null do nothing`.execute(on)
}

export async function findMatch(on: Reader, which: 'running' | 'ended'): Promise<StoredMatch | undefined> {
  const isWanted = which === 'running' ? sql`m.ended_at is null` : sql`m.ended_at is not null`
  const rows = await rowsOf(
    on,
    sql<StoredMatch>`select ${matchColumns} from book_matches m where ${isWanted} order by m.id desc limit 1`,
  )
  return rows[0]
}

/** The hour of UTC at which a day of matches begins. */
const dayBegins = sql`interval '2 hours'`
const dayOf = (at: RawBuilder<unknown>) => sql`date_trunc('day', ${at} at time zone 'utc' - ${dayBegins})`

/** Milliseconds until the daily match is due, at two in the morning of UTC; 0 or less where one was left out. */
export async function msUntilDaily(on: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from coalesce(
      (select ${dayOf(sql`m.started_at`)} from book_matches m where m.asked_by is null order by m.id desc limit 1),
      ${dayOf(sql`now()`)}
    ) + interval '1 day' + ${dayBegins} - now() at time zone 'utc')::float8 * 1000 as ms`.execute(on)
  return rows[0]!.ms
}

export const pageMatches = (on: Reader, query: PageRequest): Promise<KeyedPage<StoredMatch>> =>
  pageByKey<StoredMatch>(on, query, {
    columns: matchColumns,
    tables: sql`book_matches m`,
    counted: sql`book_matches m`,
    where: sql<boolean>`m.ended_at is not null`,
    identity: [sql`m.id`],
    keys: [wholeNumber(sql`m.id`)],
  })

const foundRow = columns<FoundException>({
  kind: ['text', ({ kind }) => kind],
  fingerprint: ['bytea', ({ fingerprint }) => fingerprint],
  detail: ['text', ({ detail }) => detail.slice(0, 500)],
  provider: ['text', ({ provider }) => provider],
  currency_id: ['smallint', ({ currencyId }) => currencyId],
  reference: ['text', ({ reference }) => reference],
  difference: ['bigint', ({ difference }) => difference],
  stops: ['boolean', ({ stops }) => stops],
})

/**
 * Keeps what was found; answers what is new of it. What has lasted since, explained or not, is counted on its own line; what was
 * explained and was gone meanwhile is new.
 */
export async function keepFound(
  tx: Tx,
  matchId: bigint,
  all: readonly FoundException[],
  asked: readonly string[],
): Promise<FoundException[]> {
  await noteGone(tx, matchId, all, asked)
  const found = [...new Map(all.map((one) => [one.fingerprint.toString('hex'), one])).values()]
  if (found.length === 0) return []
  const { rows } = await sql<{ fingerprint: Buffer; isNew: boolean }>`
    insert into book_exceptions as e
      (kind, fingerprint, detail, provider, currency_id, reference, difference, stops, match_id)
    select f.kind, f.fingerprint, f.detail, f.provider, f.currency_id, f.reference, f.difference,
      f.stops, ${matchId}::bigint
    from ${foundRow.rows(found, 'f')}
    on conflict (fingerprint) where closed_at is null or gone_match_id is null
    do update set times = e.times + 1, last_at = now(), gone_match_id = null
    returning e.fingerprint, e.times = 1 as "isNew"`.execute(tx)
  const fresh = rows.filter(({ isNew }) => isNew).map(({ fingerprint }) => fingerprint.toString('hex'))
  return found.filter(({ fingerprint }) => fresh.includes(fingerprint.toString('hex')))
}

/** Kinds that the ledger of their provider tells: while it cannot be read, nobody knows whether they last. */
const toldByProvider: readonly FoundException['kind'][] = ['missingAtProvider', 'notOurs', 'amountDiffers']

/** Of what stood: what this match did not find any more, of all that it could see. */
async function noteGone(
  tx: Tx,
  matchId: bigint,
  found: readonly FoundException[],
  asked: readonly string[],
): Promise<void> {
  await sql`
    update book_exceptions set gone_match_id = ${matchId}
    where gone_match_id is null and fingerprint <> all(${found.map(({ fingerprint }) => fingerprint)}::bytea[])
      and (kind <> all(${toldByProvider}::text[]) or provider = any(${asked}::text[]))`.execute(tx)
}

export interface MatchEnd {
  readonly outcome: Exclude<StoredMatch['outcome'], 'running'>
  readonly rulesChecked: number
  readonly found: number
  readonly rails: readonly RailSums[]
}

export async function endMatch(on: Kysely<Tables>, id: bigint, end: MatchEnd): Promise<void> {
  await sql`
    update book_matches set outcome = ${end.outcome}, rules_checked = ${end.rulesChecked}, found = ${end.found},
      rails = ${JSON.stringify(end.rails)}::jsonb, ended_at = now()
    where id = ${id} and ended_at is null`.execute(on)
}
