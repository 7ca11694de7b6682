import { type KeyedPage, maxCounted, type Page } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../database/named-read.ts'
import {
  instant,
  type Position,
  readCursor,
  type SortKey,
  type Stand,
  wholeNumber,
  writeCursor,
} from './sort-key.ts'

export interface PageRequest {
  readonly current: number
  readonly size: number
  readonly cursor?: string | undefined
}

interface Rows {
  readonly columns: RawBuilder<unknown>
  /** One table, or a join in brackets. */
  readonly tables: RawBuilder<unknown>
  readonly where: RawBuilder<boolean>
  /** The tables that `where` needs, for counting. */
  readonly counted: RawBuilder<unknown>
  /** The key of `counted`: the page's rows are picked by it alone, and only they are joined with the rest. */
  readonly identity: readonly RawBuilder<unknown>[]
  /** Oldest or smallest first; newest or largest first when left out. */
  readonly ascending?: boolean
}

export interface PagedRows extends Rows {
  readonly time: RawBuilder<Date>
  /** Breaks ties between equal times. */
  readonly id: RawBuilder<bigint>
}

export interface KeyedRows extends Rows {
  /** What the rows are ordered by, the last one without ties. */
  readonly keys: readonly SortKey[]
}

/** Rows to be counted, no more of them than are told: a filter need not find them all to say that they are many. */
export const upTo = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select from ${rows} limit ${sql.lit(maxCounted)}) counted_rows`

interface Counted {
  readonly total: number
}

/** A page by time and id: by number for the first pages, by cursor so that a deep page costs what the first one costs. */
export async function pageOfRows<Row extends object>(
  on: Reader,
  request: PageRequest,
  { time, id, ...rows }: PagedRows,
): Promise<Page<Row>> {
  const { previous: _, ...page } = await pageByKey<Row>(on, request, {
    ...rows,
    keys: [instant(time), wholeNumber(id)],
  })
  return page
}

/** A page by any key, which can be turned both ways. */
export async function pageByKey<Row extends object>(
  on: Reader,
  request: PageRequest,
  rows: KeyedRows,
): Promise<KeyedPage<Row>> {
  const { current, size } = request
  const from = request.cursor === undefined ? undefined : readCursor(request.cursor, rows.keys.length)
  const isBack = from?.isBack ?? false
  const { total, found } = await readRows<Row>(on, request, rows, from)
  // Backwards to fewer than a page is the beginning: it is shown whole.
  if (isBack && found.length < size) return pageByKey(on, { current: 1, size }, rows)
  const hasMore = found.length > size
  const shown = isBack ? found.slice(0, size).reverse() : found.slice(0, size)
  const [first, last] = [shown[0]?.codes ?? from?.codes, shown.at(-1)?.codes]
  const isBeginning = isBack ? !hasMore : from === undefined && current === 1
  return {
    records: shown.map(({ row }) => row),
    total,
    size,
    current,
    pages: Math.ceil(total / size),
    cursor: last && (isBack || hasMore) ? writeCursor({ codes: last, isBack: false }) : null,
    previous: first && !isBeginning ? writeCursor({ codes: first, isBack: true }) : null,
  }
}

/** One trip for rows and count: the count stands beside each row, and alone where the page has none. */
async function readRows<Row extends object>(
  on: Reader,
  { current, size }: PageRequest,
  { columns, tables, where, counted, keys, identity, ascending = false }: KeyedRows,
  from: Position | undefined,
): Promise<{ total: number; found: Stand<Row>[] }> {
  const isUp = ascending !== (from?.isBack ?? false)
  const direction = isUp ? sql`asc` : sql`desc`
  const order = sql.join(keys.map(({ column }) => sql`${column} ${direction}`))
  const rest = sql`where ${where} and ${from ? beyond(keys, from, isUp) : sql`true`} order by ${order}
    limit ${sql.lit(rowsAsked(size))} ${from || current === 1 ? sql`` : sql`offset ${(current - 1) * size}`}`
  const codes = sql.join(keys.map(({ code }, at) => sql`${code} as ${named('key', at)}`))
  const picked = sql.join(identity.map((part, at) => sql`${part} as ${named('id', at)}`))
  const same = identity.map((part, at) => sql`${part} = picked.${named('id', at)}`)
  const page = sql`select ${columns}, picked.* from (select ${picked}, ${codes} from ${counted} ${rest}) picked
    join ${tables} on ${sql.join(same, sql` and `)}`
  const total = sql`select count(*)::integer as total from ${upTo(sql`${counted} where ${where}`)}`
  const rows = await rowsOf(
    on,
    sql<Row & Counted & Record<string, bigint | null>>`
    select paged.*, counted.total from (${total}) counted left join lateral (${page}) paged on true
    order by ${sql.join(keys.map((_, at) => sql`paged.${named('key', at)} ${direction}`))}`,
  )
  const found = rows.filter(({ key0 }) => key0 !== null).map((row) => standOf(row, keys.length))
  return { total: rows[0]!.total, found: found as Stand<Row>[] }
}

/**
 * A row more than the page has, in few sizes: a limit that the planner knows lets it look up the page's rows one by one,
 * where it would otherwise prepare to join a tenth of the table.
 */
const rowsAsked = (size: number): number => 1 + ([1, 5, 20, 50].find((most) => size <= most) ?? 100)

const beyond = (keys: readonly SortKey[], { codes }: Position, isUp: boolean): RawBuilder<unknown> =>
  sql`(${sql.join(keys.map(({ column }) => column))}) ${isUp ? sql`>` : sql`<`}
      (${sql.join(keys.map(({ value }, at) => value(codes[at]!)))})`

const named = (what: 'key' | 'id', at: number): RawBuilder<unknown> => sql.id(`${what}${at}`)

/** By name rather than by a list of entries: a page of twenty has five hundred fields. */
function standOf(given: Counted & Record<string, unknown>, count: number): Stand<object> {
  const codes = Array.from({ length: count }, (_, at) => String(given[`key${at}`]))
  const row: Record<string, unknown> = {}
  for (const name in given) if (!besideRow.has(name)) row[name] = given[name]
  return { row, codes }
}

/** What `readRows` adds to the columns of a row. */
const besideRow = new Set([
  'total',
  ...Array.from({ length: 10 }, (_, at) => at).flatMap((at) => [`key${at}`, `id${at}`]),
])
