import { claimLeaseMs } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../plugins/named-read.ts'

type On = Kysely<Tables>

export interface LeaseHolder {
  readonly operatorId: bigint
  readonly publicId: string
  readonly tokenHash: Buffer
}

export interface StoredLease {
  readonly expiresAt: Date
  /** The database's clock. */
  readonly readAt: Date
}

/** The line that a claim leaves for each card with photos; it does not count against the codes of an hour. */
export const photosShown = 'photos opened for review'

const leaseEnd = sql<Date>`now() + ${claimLeaseMs} * interval '1 ms'`
const leaseColumns = sql`lease_expires_at as "expiresAt", now() as "readAt"`

/** Live, and this operator's own: every act of the desk stands under it. */
const isHeld = ({ operatorId, tokenHash }: Omit<LeaseHolder, 'publicId'>) =>
  sql<boolean>`o.status = 1 and o.claimed_by = ${operatorId} and o.lease_token_hash = ${tokenHash}
               and o.lease_expires_at > now()`

/** Leases that have run out go back to the queue: all of them, or that of one order. Answers how many did. */
export async function returnExpired(on: On, publicId: string | null = null): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with due as (
      select user_id, id from card_orders
      where status = 1 and lease_expires_at <= now() and (${publicId}::text is null or public_id = ${publicId})
      order by user_id, id limit 200 for no key update skip locked
    ), moved as (
      update card_orders o set status = 0, version = version + 1, actor = 'system', claimed_by = null,
                               lease_token_hash = null, lease_expires_at = null, updated_at = now()
      from due where o.user_id = due.user_id and o.id = due.id
      returning o.user_id, o.id, o.public_id
    ), told as (
      select publish_user_events((select array_agg(card_order_event(user_id, public_id, 0) order by id) from moved))
    )
    select (select count(*) from moved)::integer as moved from told`.execute(on)
  return rows[0]!.moved
}

/** Takes a waiting order. Undefined where another one was first. */
export async function takeLease(tx: Tx, holder: LeaseHolder): Promise<StoredLease | undefined> {
  const { rows } = await sql<StoredLease>`
    with moved as (
      update card_orders o set status = 1, version = version + 1, actor = 'desk', operator_id = ${holder.operatorId},
                               claimed_by = ${holder.operatorId}, lease_token_hash = ${holder.tokenHash},
                               lease_expires_at = ${leaseEnd}, updated_at = now()
      where o.public_id = ${holder.publicId} and o.status = 0
      returning user_id, id, public_id, lease_expires_at
    ), shown as (
      -- Photos show codes, and who claims an order sees them: the seller reads that too.
      insert into code_reveals (user_id, order_id, position, operator_id, purpose)
      select distinct m.user_id, m.id, p.position, ${holder.operatorId}::bigint, ${photosShown}
      from moved m join order_photos p on p.user_id = m.user_id and p.order_id = m.id and p.replaced_at is null
    ), told as (
      select publish_user_events(array_agg(card_order_event(user_id, public_id, 1))) from moved having count(*) > 0
    )
    select ${leaseColumns} from moved, told`.execute(tx)
  return rows[0]
}

/** Whoever holds the order and asks again, perhaps from a page that was reloaded, gets a new token for the old one. */
export async function renewOwnLease(on: On, holder: LeaseHolder): Promise<StoredLease | undefined> {
  const { rows } = await sql<StoredLease>`
    update card_orders o set lease_token_hash = ${holder.tokenHash}, lease_expires_at = ${leaseEnd}
    where o.public_id = ${holder.publicId} and o.status = 1 and o.claimed_by = ${holder.operatorId}
      and o.lease_expires_at > now()
    returning ${leaseColumns}`.execute(on)
  return rows[0]
}

export async function renewLease(on: On, holder: LeaseHolder): Promise<StoredLease | undefined> {
  const { rows } = await sql<StoredLease>`
    update card_orders o set lease_expires_at = ${leaseEnd}
    where o.public_id = ${holder.publicId} and ${isHeld(holder)}
    returning ${leaseColumns}`.execute(on)
  return rows[0]
}

export async function releaseLease(tx: Tx, holder: LeaseHolder): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      update card_orders o set status = 0, version = version + 1, actor = 'desk', claimed_by = null,
                               lease_token_hash = null, lease_expires_at = null, updated_at = now()
      where o.public_id = ${holder.publicId} and ${isHeld(holder)}
      returning user_id, public_id
    )
    select publish_user_events(array_agg(card_order_event(user_id, public_id, 0))) from moved having count(*) > 0`.execute(
    tx,
  )
  return rows.length > 0
}

/** The order under its lease, locked until commit; undefined where the lease is not live. */
export async function lockHeld(
  tx: Tx,
  holder: LeaseHolder,
): Promise<{ userId: bigint; orderId: bigint; cardTypeId: string } | undefined> {
  const { rows } = await sql<{ userId: bigint; orderId: bigint; cardTypeId: string }>`
    select o.user_id as "userId", o.id as "orderId", o.card_type_id as "cardTypeId" from card_orders o
    where o.public_id = ${holder.publicId} and ${isHeld(holder)} for no key update of o`.execute(tx)
  return rows[0]
}

/** Name of the operator under whose live lease the order is. */
export async function findClaimer(on: Reader, publicId: string): Promise<string | undefined> {
  const rows = await rowsOf(
    on,
    sql<{ name: string }>`
      select p.name from card_orders o join operators p on p.id = o.claimed_by
      where o.public_id = ${publicId} and o.status = 1 and o.lease_expires_at > now()`,
  )
  return rows[0]?.name
}
