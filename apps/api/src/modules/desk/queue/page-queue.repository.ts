import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DeskQueueQuery } from '@kaadi/contract/desk'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../database/named-read.ts'
import { begins, foundBy } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import { orderRows, summaryColumns } from '../../card-orders/index.ts'
import { deskColumns, deskTables, type StoredDeskRow } from '../desk.repository.ts'

const { atPartner, submitted, claimed, infoNeeded, counterOffer, secondReview } = cardOrderStatus

/** Spelled as in the partial indexes, which serve it. */
const isUndecided = sql<boolean>`o.status in (${sql.lit(submitted)}, ${sql.lit(claimed)})`
const isSecond = sql<boolean>`o.status = ${sql.lit(secondReview)}`
const isHeld = sql<boolean>`(o.claimed_by is not null and o.lease_expires_at > now())`

const viewOf = (view: DeskQueueQuery['view'], { operatorId, isSenior }: DeskReader): RawBuilder<boolean> =>
  ({
    waiting: isUndecided,
    mine: sql<boolean>`o.status = ${sql.lit(claimed)} and o.claimed_by = ${operatorId} and ${isHeld}`,
    // Where two reviewers differ it is seniors who see it, as any second look: they judge blind.
    second: isSenior ? isSecond : sql<boolean>`${isSecond} and o.second_judge is null`,
    sellers: sql<boolean>`o.status in (${sql.lit(infoNeeded)}, ${sql.lit(counterOffer)})`,
    redeemers: sql<boolean>`o.status = ${sql.lit(atPartner)}`,
    decided: sql<boolean>`o.operator_time is not null and o.decided_by = ${operatorId} and not ${isUndecided}`,
  })[view]

const timeOf = {
  waiting: sql<Date>`o.queue_at`,
  mine: sql<Date>`o.queue_at`,
  second: sql<Date>`o.queue_at`,
  sellers: sql<Date>`o.answer_until`,
  redeemers: sql<Date>`o.due_at`,
  decided: sql<Date>`o.operator_time`,
} as const satisfies Record<DeskQueueQuery['view'], RawBuilder<Date>>

interface DeskReader {
  readonly operatorId: bigint
  readonly isSenior: boolean
}

/** Undecided by the promise, the oldest first: an answered order keeps its place. Decided with the newest first. */
export function pageQueue(
  on: Reader,
  reader: DeskReader,
  query: DeskQueueQuery,
): Promise<KeyedPage<StoredDeskRow>> {
  const {
    view,
    sort,
    direction = sort === 'amount' || view === 'decided' ? 'descending' : 'ascending',
  } = query
  const time = timeOf[view]
  const id = wholeNumber(sql`o.id`)
  return pageByKey<StoredDeskRow>(on, query, {
    columns: sql`${summaryColumns}, ${deskColumns}`,
    tables: deskTables,
    where: sql<boolean>`${sql.join([viewOf(view, reader), ...filtersOf(query)], sql` and `)}`,
    counted: orderRows,
    identity: [sql`o.user_id`, sql`o.id`],
    keys:
      sort === 'amount'
        ? [wholeNumber(sql`o.currency_id`), wholeNumber(sql`o.payout`), id]
        : [instant(time), id],
    ascending: direction === 'ascending',
  })
}

const onlys = {
  late: sql<boolean>`o.due_at < now()`,
  free: sql<boolean>`not ${isHeld}`,
}

function filtersOf({ search, cardTypeId, currencyId, only }: DeskQueueQuery): RawBuilder<boolean>[] {
  const text = search?.trim()
  return [
    ...(text ? [isFound(text)] : []),
    ...(cardTypeId ? [sql<boolean>`o.card_type_id = ${cardTypeId}`] : []),
    ...(currencyId ? [sql<boolean>`o.currency_id = ${currencyId}`] : []),
    ...(only ? [onlys[only]] : []),
  ]
}

/** By the beginning of a seller's name or of a trade number, or by the five digits that people read out. */
const isFound = (text: string): RawBuilder<boolean> =>
  foundBy(sql`(o.user_id, o.id)`, [
    sql`select o.user_id, o.id from sellers u join ${orderRows} on o.user_id = u.id
        where ${begins(sql`u.email`, text.toLowerCase())}`,
    sql`select o.user_id, o.id from ${orderRows} where ${begins(sql`lower(o.trade_number)`, text.toLowerCase())}`,
    sql`select o.user_id, o.id from ${orderRows} where right(o.trade_number, 5) = ${text}`,
  ])
