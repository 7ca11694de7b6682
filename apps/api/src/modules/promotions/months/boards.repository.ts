import type { CurrencyId } from '@kaadi/contract/primitives'
import type { RankingBoard, RankingOwnPrize } from '@kaadi/contract/rankings'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { endOfMonth, monthOf } from '../../../measures/local-days.ts'
import { orderOf, stands } from './standing.ts'

type On = Kysely<Tables>

const shown = 20

export interface StoredPlace {
  readonly userId: bigint
  readonly place: number
  /** Before the at sign. */
  readonly name: string
  /** Minor units. */
  readonly sold: bigint
  readonly trades: number
  readonly clean: number
  /** What was promised when the month was closed and not withheld, in minor units. */
  readonly won: bigint | null
}

export interface BoardKey {
  readonly board: RankingBoard
  /** Its first day. */
  readonly month: string
  readonly currencyId: CurrencyId
}

const prizeOf = ({ board, month, currencyId }: BoardKey) =>
  sql`r.kind = 'rank' and r.subject_id = to_char(${month}::date, 'YYYY-MM') || ':' || ${currencyId}::smallint || ':' || ${board}::text`

const place = (
  key: BoardKey,
) => sql`m.user_id as "userId", split_part(o.email, '@', 1) as name, m.sold, m.trades, m.clean,
  (select r.amount from rewards r where r.user_id = m.user_id and ${prizeOf(key)} and r.status <> 'withheld') as won`

const ofBoard = ({ board, month, currencyId }: BoardKey) =>
  sql<boolean>`m.month = ${month}::date and m.currency_id = ${currencyId} and ${stands[board]}
    and not exists (select from seller_mailboxes c where c.user_id = m.user_id and c.is_closed)`

/** The first twenty. */
export async function listPlaces(on: On, key: BoardKey): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    select f.*, row_number() over ()::integer as place from (
      select ${place(key)} from seller_months m join sellers o on o.id = m.user_id
      where ${ofBoard(key)} order by ${orderOf(key.board)} limit ${shown}
    ) f`.execute(on)
  return rows
}

/** A seller's own place, and what is missing to the sum of the one above. */
export interface OwnPlace extends StoredPlace {
  /** Minor units; null in the first place. */
  readonly gap: bigint | null
}

const isAbove = {
  sold: sql<boolean>`(m.sold > own.sold or (m.sold = own.sold and (m.last_at, m.user_id) < (own.last_at, own."userId")))`,
  clean: sql<boolean>`((m.clean::numeric / m.trades, m.clean) > (own.clean::numeric / own.trades, own.clean)
    or ((m.clean::numeric / m.trades, m.clean) = (own.clean::numeric / own.trades, own.clean)
        and (m.last_at, m.user_id) < (own.last_at, own."userId")))`,
} as const

export async function findOwnPlace(on: On, userId: bigint, key: BoardKey): Promise<OwnPlace | undefined> {
  const { rows } = await sql<OwnPlace>`
    select own.*, above.place, above.gap from (
      select ${place(key)}, m.last_at from seller_months m join sellers o on o.id = m.user_id
      where ${ofBoard(key)} and m.user_id = ${userId}
    ) own cross join lateral (
      select count(*)::integer + 1 as place, min(m.sold) - own.sold as gap
      from seller_months m where ${ofBoard(key)} and ${isAbove[key.board]}
    ) above`.execute(on)
  return rows[0]
}

/** How many trades of a seller count in a month, placed or not. */
export async function countTrades(on: On, userId: bigint, { month, currencyId }: BoardKey): Promise<number> {
  const { rows } = await sql<{ trades: number }>`
    select trades from seller_months
    where month = ${month}::date and currency_id = ${currencyId} and user_id = ${userId}`.execute(on)
  return rows[0]?.trades ?? 0
}

export interface StoredMonth {
  /** Its first day. */
  readonly month: string
  readonly endsAt: Date
  readonly isClosed: boolean
}

/** This month. */
export async function findThisMonth(on: On): Promise<StoredMonth> {
  const { rows } = await sql<StoredMonth>`
    select m.month::text as month, ${endOfMonth(sql`m.month`)} as "endsAt", false as "isClosed"
    from (select ${monthOf(sql`now()`)} as month) m`.execute(on)
  return rows[0]!
}

/** The two years before, the newest first. */
export async function listClosedMonths(on: On): Promise<StoredMonth[]> {
  const { rows } = await sql<StoredMonth>`
    select m.month::text as month, ${endOfMonth(sql`m.month`)} as "endsAt", true as "isClosed"
    from closed_months m order by m.month desc limit 24`.execute(on)
  return rows
}

/** What a place wins. */
export interface StoredPrize {
  readonly place: number
  /** Minor units. */
  readonly amount: bigint
}

/** The first place first; places may be left out. None: the currency has no board. */
export async function listPrizes(
  on: On,
  { board, currencyId }: Omit<BoardKey, 'month'>,
): Promise<StoredPrize[]> {
  const { rows } = await sql<StoredPrize>`
    select place, amount from month_prizes where currency_id = ${currencyId} and board = ${board} order by place`.execute(
    on,
  )
  return rows
}

/** Those with which a month was closed. */
export async function listClosedPrizes(
  on: On,
  { board, month, currencyId }: BoardKey,
): Promise<StoredPrize[]> {
  const { rows } = await sql<StoredPrize>`
    select place, amount from closed_month_prizes
    where month = ${month}::date and currency_id = ${currencyId} and board = ${board} order by place`.execute(
    on,
  )
  return rows
}

/** What became of a seller's own prize. */
export interface StoredOwnPrize extends Pick<RankingOwnPrize, 'status' | 'withheldFor'> {
  /** Minor units. */
  readonly amount: bigint
}

export async function findOwnPrize(
  on: On,
  userId: bigint,
  key: BoardKey,
): Promise<StoredOwnPrize | undefined> {
  const { rows } = await sql<StoredOwnPrize>`
    select r.amount, r.status, r.withheld_class as "withheldFor" from rewards r
    where r.user_id = ${userId} and ${prizeOf(key)}`.execute(on)
  return rows[0]
}

/** When sales were last counted. */
export async function findCountedAt(on: On): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select nullif(scanned_to, '-infinity') as at from promotion_scans where name = 'months'`.execute(on)
  return rows[0]?.at ?? null
}
