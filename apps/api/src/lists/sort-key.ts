import { type RawBuilder, sql } from 'kysely'
import { invalidField } from '../errors/domain-error.ts'

/** A part of a list's order: the column that rows are compared by, and its value as a whole number for the cursor. */
export interface SortKey {
  readonly column: RawBuilder<unknown>
  readonly code: RawBuilder<bigint>
  readonly value: (code: string) => RawBuilder<unknown>
}

/** By time. Microseconds since 1970: a Date would lose the last three digits. */
export const instant = (column: RawBuilder<Date>): SortKey => ({
  column,
  code: sql`(extract(epoch from ${column}) * 1000000)::bigint`,
  value: (code) => sql`'epoch'::timestamptz + ${code}::bigint * interval '1 microsecond'`,
})

/** By an id, an amount in minor units, a currency. */
export const wholeNumber = (column: RawBuilder<bigint | number>): SortKey => ({
  column,
  code: sql`${column}::bigint`,
  value: (code) => sql`${code}::bigint`,
})

/** A place in a list: after the row with these codes, or before it. */
export interface Position {
  readonly codes: readonly string[]
  readonly isBack: boolean
}

/** A row with its place. */
export interface Stand<Row> {
  readonly row: Row
  readonly codes: readonly string[]
}

export const writeCursor = ({ codes, isBack }: Position): string =>
  Buffer.from(`${isBack ? '-' : ''}${codes.join('.')}`).toString('base64url')

/** A cursor of another list, or of another order of this one, has another number of parts. */
export function readCursor(cursor: string, parts: number): Position {
  const text = Buffer.from(cursor, 'base64url').toString()
  const isBack = text.startsWith('-')
  const codes = text.slice(isBack ? 1 : 0).split('.')
  if (codes.length !== parts || !codes.every((code) => /^\d{1,18}$/.test(code)))
    throw invalidField('cursor', 'This list cannot be continued. Open it again.')
  return { codes, isBack }
}
