import type { BooksException, ExceptionPageQuery } from '@kaadi/contract/books'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'

export interface StoredException {
  readonly publicId: string
  readonly kind: BooksException['kind']
  readonly detail: string
  readonly provider: string | null
  readonly currencyId: BooksException['currencyId']
  readonly reference: string | null
  readonly difference: bigint | null
  readonly stops: boolean
  readonly owner: string | null
  readonly ownerId: bigint | null
  readonly ownerPublicId: string | null
  readonly foundAt: Date
  readonly lastAt: Date
  readonly times: number
  readonly closedBy: string | null
  readonly closedAt: Date | null
  readonly note: string | null
}

const nameOf = (id: string) => sql`(select o.name from console_operators o where o.id = ${sql.raw(id)})`
const publicIdOf = (id: string) =>
  sql`(select o.public_id from console_operators o where o.id = ${sql.raw(id)})`
const exceptionColumns = sql`e.public_id as "publicId", e.kind, e.detail, e.provider, e.currency_id as "currencyId",
  e.reference, e.difference, e.stops, e.owner_id as "ownerId", ${nameOf('e.owner_id')} as owner,
  ${publicIdOf('e.owner_id')} as "ownerPublicId", e.found_at as "foundAt",
  e.last_at as "lastAt", e.times, e.closed_at as "closedAt", ${nameOf('e.closed_by')} as "closedBy", e.note`

const viewOf = (view: ExceptionPageQuery['view'], operatorId: bigint): RawBuilder<boolean> =>
  ({
    open: sql<boolean>`e.closed_at is null`,
    mine: sql<boolean>`e.closed_at is null and e.owner_id = ${operatorId}`,
    closed: sql<boolean>`e.closed_at is not null`,
  })[view]

/** Open ones oldest first, closed ones newest first. */
export const pageExceptions = (
  on: Reader,
  operatorId: bigint,
  query: ExceptionPageQuery,
): Promise<KeyedPage<StoredException>> =>
  pageByKey<StoredException>(on, query, {
    columns: exceptionColumns,
    tables: sql`book_exceptions e`,
    counted: sql`book_exceptions e`,
    where: viewOf(query.view, operatorId),
    identity: [sql`e.id`],
    keys: [
      instant(query.view === 'closed' ? sql<Date>`e.closed_at` : sql<Date>`e.found_at`),
      wholeNumber(sql`e.id`),
    ],
    ascending: query.view !== 'closed',
  })

export async function findException(on: Reader, publicId: string): Promise<StoredException | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredException>`select ${exceptionColumns} from book_exceptions e where e.public_id = ${publicId}`,
  )
  return rows[0]
}

export interface LockedException {
  readonly ownerId: bigint | null
  readonly owner: string | null
  readonly ownerPublicId: string | null
  readonly isClosed: boolean
}

export async function lockException(tx: Tx, publicId: string): Promise<LockedException | undefined> {
  const { rows } = await sql<LockedException>`
    select e.owner_id as "ownerId", ${nameOf('e.owner_id')} as owner,
      ${publicIdOf('e.owner_id')} as "ownerPublicId", e.closed_at is not null as "isClosed"
    from book_exceptions e where e.public_id = ${publicId} for no key update of e`.execute(tx)
  return rows[0]
}

export async function ownException(tx: Tx, publicId: string, operatorId: bigint): Promise<void> {
  await sql`update book_exceptions set owner_id = ${operatorId} where public_id = ${publicId}`.execute(tx)
}

export async function closeException(
  tx: Tx,
  publicId: string,
  operatorId: bigint,
  note: string,
): Promise<void> {
  await sql`
    update book_exceptions set closed_at = now(), closed_by = ${operatorId}, note = ${note}
    where public_id = ${publicId}`.execute(tx)
}
