import type { CardOrderStatus } from '@kaadi/contract/card-orders'
import type { Delivery, DeliveryFailure, DeliveryQuery, PartnerMode } from '@kaadi/contract/partners'
import type { CurrencyId, Page } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { pageOfRows } from '../../../lists/paging.ts'

export interface StoredDelivery {
  readonly publicId: string
  readonly kind: 'order.changed' | 'test'
  readonly mode: PartnerMode
  readonly subject: string
  readonly orderStatus: CardOrderStatus | null
  readonly status: Delivery['status']
  readonly tries: number
  readonly nextAt: Date | null
  readonly lastAt: Date | null
  readonly responseCode: number | null
  readonly responseMs: number | null
  readonly failure: DeliveryFailure | null
  readonly createdAt: Date
}

const deliveryColumns = sql`e.public_id as "publicId", e.kind, e.mode, e.subject, e.order_status as "orderStatus", d.status,
  d.tries, d.next_at as "nextAt", d.last_at as "lastAt", d.response_code as "responseCode", d.response_ms as "responseMs",
  d.failure, e.created_at as "createdAt"`
const deliveryRows = sql`(partner_events e join partner_deliveries d on d.user_id = e.user_id and d.event_id = e.id)`

export const pageDeliveries = (
  on: Reader,
  userId: bigint,
  { status, ...query }: DeliveryQuery,
): Promise<Page<StoredDelivery>> =>
  pageOfRows<StoredDelivery>(on, query, {
    columns: deliveryColumns,
    tables: deliveryRows,
    where: sql<boolean>`e.user_id = ${userId} and ${status ? sql`d.status = ${status}` : sql`true`}`,
    counted: deliveryRows,
    identity: [sql`e.user_id`, sql`e.id`],
    time: sql`e.created_at`,
    id: sql`e.id`,
  })

export async function findDelivery(
  on: Reader,
  userId: bigint,
  publicId: string,
): Promise<StoredDelivery | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredDelivery>`
      select ${deliveryColumns} from ${deliveryRows} where e.user_id = ${userId} and e.public_id = ${publicId}`,
  )
  return rows[0]
}

/** With all its tries. False where there is no such event. */
export async function sendAgain(tx: Tx, userId: bigint, publicId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update partner_deliveries d
    set status = 'waiting', tries = 0, first_at = null, next_at = now(), failure = null, response_code = null,
        response_ms = null, lease_until = null, lease_token = null
    from partner_events e
    where e.user_id = ${userId} and e.public_id = ${publicId} and d.user_id = e.user_id and d.event_id = e.id`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

export interface DueDelivery {
  readonly userId: bigint
  readonly eventId: bigint
  readonly publicId: string
  readonly kind: 'order.changed' | 'test'
  readonly mode: PartnerMode
  readonly subject: string
  readonly version: number | null
  readonly orderStatus: CardOrderStatus | null
  readonly currencyId: CurrencyId | null
  readonly settledAmount: bigint | null
  readonly createdAt: Date
  readonly tries: number
  readonly sinceFirstMs: number
}

export interface Lease {
  readonly token: string
  readonly seconds: number
}

/**
 * Takes due events that nobody holds, few of one partner at a time so that a slow one keeps nobody waiting. Of an order none
 * goes before the one that came before it is taken or given up. Events of a paused partner wait.
 */
export async function claimDue(db: Kysely<Tables>, lease: Lease, most: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select d.user_id, d.event_id, row_number() over (partition by d.user_id order by d.next_at, d.event_id) as place
      from partner_deliveries d join partners p on p.user_id = d.user_id and p.status = 'active'
      where d.status = 'waiting' and d.next_at <= now() and (d.lease_until is null or d.lease_until < now())
        and not exists (select from partner_deliveries b
                        where b.user_id = d.user_id and b.subject = d.subject and b.subject <> ''
                          and b.event_id < d.event_id and b.status = 'waiting')
    ), picked as (
      select d.user_id, d.event_id from partner_deliveries d
      join due on due.user_id = d.user_id and due.event_id = d.event_id and due.place <= 8
      where d.status = 'waiting' and (d.lease_until is null or d.lease_until < now())
      order by d.next_at, d.event_id limit ${most} for no key update of d skip locked
    ), claimed as (
      update partner_deliveries d
      set lease_until = now() + ${lease.seconds} * interval '1 second', lease_token = ${lease.token}::uuid,
          tries = d.tries + 1, first_at = coalesce(d.first_at, now())
      from picked where d.user_id = picked.user_id and d.event_id = picked.event_id
      returning d.user_id, d.event_id, d.tries, d.first_at
    )
    select e.user_id as "userId", e.id as "eventId", e.public_id as "publicId", e.kind, e.mode, e.subject, e.version,
           e.order_status as "orderStatus", e.currency_id as "currencyId", e.settled_amount as "settledAmount",
           e.created_at as "createdAt", c.tries,
           (extract(epoch from now() - c.first_at) * 1000)::integer as "sinceFirstMs"
    from claimed c join partner_events e on e.user_id = c.user_id and e.id = c.event_id
    order by e.id`.execute(db)
  return rows
}

export interface TriedDelivery {
  readonly due: DueDelivery
  readonly token: string
  readonly failure: DeliveryFailure | null
  readonly status: number | null
  readonly ms: number
  /** Undefined where it is tried no more. */
  readonly nextInMs: number | undefined
}

/** What came of a try. Whoever lost the lease meanwhile says nothing any more. */
export async function writeTried(db: Kysely<Tables>, tried: TriedDelivery): Promise<void> {
  const { due, failure, nextInMs } = tried
  const status = failure === null ? 'delivered' : nextInMs === undefined ? 'parked' : 'waiting'
  await sql`
    update partner_deliveries
    set status = ${status}, failure = ${failure}, response_code = ${tried.status}, response_ms = ${tried.ms}, last_at = now(),
        next_at = case when ${status === 'waiting'} then now() + ${nextInMs ?? 0} * interval '1 ms' end,
        lease_until = null, lease_token = null
    where user_id = ${due.userId} and event_id = ${due.eventId} and lease_token = ${tried.token}::uuid`.execute(
    db,
  )
}

/** There is nowhere to send them any more. */
export async function holdDelivery(db: Kysely<Tables>, due: DueDelivery, token: string): Promise<void> {
  await sql`
    update partner_deliveries
    set status = 'held', next_at = null, tries = tries - 1, lease_until = null, lease_token = null
    where user_id = ${due.userId} and event_id = ${due.eventId} and lease_token = ${token}::uuid`.execute(db)
}
