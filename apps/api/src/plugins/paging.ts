import type { Page } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { invalidField } from './domain-error.ts'
import { type Reader, rowsOf } from './named-read.ts'

export interface PageRequest {
  readonly current: number
  readonly size: number
  readonly cursor?: string | undefined
}

export interface PagedRows {
  readonly columns: RawBuilder<unknown>
  readonly tables: RawBuilder<unknown>
  readonly where: RawBuilder<boolean>
  /** The tables that `where` needs, for counting. */
  readonly counted: RawBuilder<unknown>
  readonly time: RawBuilder<Date>
  /** Breaks ties between equal times. */
  readonly id: RawBuilder<bigint>
  /** Oldest first, for queues; newest first when left out. */
  readonly ascending?: boolean
}

interface Positioned {
  /** Microseconds since 1970: a Date would lose the last three digits. */
  readonly cursorTime: bigint
  readonly cursorId: bigint
}

interface Nothing {
  readonly cursorId: null
}

interface Counted {
  readonly total: number
}

/** A page by time and id: by number for the first pages, by cursor so that a deep page costs what the first one costs. */
export async function pageOfRows<Row extends object>(
  on: Reader,
  { current, size, cursor }: PageRequest,
  { columns, tables, where, counted, time, id, ascending = false }: PagedRows,
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const beyond = ascending ? sql`>` : sql`<`
  const direction = ascending ? sql`asc` : sql`desc`
  const position = after
    ? sql`(${time}, ${id}) ${beyond} ('epoch'::timestamptz + ${after.time}::bigint * interval '1 microsecond', ${after.id}::bigint)`
    : sql`true`
  // One trip for both: the count stands beside each row, and alone where the page has none.
  const found = await rowsOf(
    on,
    sql<(Row & Positioned & Counted) | (Nothing & Counted)>`
    select paged.*, counted.total
    from (select count(*)::integer as total from ${counted} where ${where}) counted
    left join lateral (
      select ${columns}, (extract(epoch from ${time}) * 1000000)::bigint as "cursorTime", ${id} as "cursorId"
      from ${tables} where ${where} and ${position}
      order by ${time} ${direction}, ${id} ${direction}
      limit ${size + 1} offset ${after ? 0 : (current - 1) * size}) paged on true
    order by paged."cursorTime" ${direction}, paged."cursorId" ${direction}`,
  )
  const { total } = found[0]!
  const rows = found.filter((row): row is Row & Positioned & Counted => row.cursorId !== null)
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    records: shown.map(({ cursorTime: _, cursorId: __, total: ___, ...row }) => row as unknown as Row),
    total,
    size,
    current,
    pages: Math.ceil(total / size),
    cursor: last ? writeCursor(last) : null,
  }
}

const writeCursor = ({ cursorTime, cursorId }: Positioned): string =>
  Buffer.from(`${cursorTime}.${cursorId}`).toString('base64url')

function readCursor(cursor: string): { time: string; id: string } {
  const parts = /^(\d{1,16})\.(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!parts) throw invalidField('cursor', 'This list can not be continued. Open it again.')
  return { time: parts[1]!, id: parts[2]! }
}
