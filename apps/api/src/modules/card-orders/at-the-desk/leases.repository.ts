import type { Skill } from '@kaadi/contract/desk'
import { claimLeaseMs } from '@kaadi/contract/primitives'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { cardState, orderState } from '../../../states-in-sql.ts'
import { isOwnOf } from '../../risk/index.ts'

const { atPartner, claimed, secondReview, submitted } = orderState

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

/** Who claims, and what is stored of the token of the claim that a version begins. */
export interface NewClaim {
  readonly operatorId: bigint
  /** A senior or an admin. */
  readonly isSenior: boolean
  readonly sessionHash: Buffer
  readonly hashFor: (publicId: string, version: number) => Buffer
}

/** Part of a statement: nobody holds the order any more. */
export const released = sql`claimed_by = null, claimed_session = null, lease_token_hash = null, lease_expires_at = null,
  updated_at = now()`
/** Where an order goes whose claim ends: to its line, which is another one where a second reviewer is wanted. */
export const backInLine = sql`case when first_judge is null then ${submitted} else ${secondReview} end`
const leaseEnd = sql<Date>`now() + ${claimLeaseMs} * interval '1 ms'`
const leaseColumns = sql`lease_expires_at as "expiresAt", now() as "readAt"`

/** Live, and this operator's own: every act of the desk stands under it. */
export const isHeld = ({ operatorId, tokenHash }: Omit<LeaseHolder, 'publicId'>) =>
  sql<boolean>`o.status = ${claimed} and o.claimed_by = ${operatorId} and o.lease_token_hash = ${tokenHash}
               and o.lease_expires_at > now()`

/**
 * Claims that have run out, and those of sessions that have ended, go back to the queue: all of them, or that of one
 * order. Answers how many did.
 */
export async function returnExpired(on: On, publicId: string | null = null): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with due as (
      select o.user_id, o.id from card_orders o
      where o.status = ${claimed} and (${publicId}::text is null or o.public_id = ${publicId})
        and (o.lease_expires_at <= now() or o.claimed_session is not null and not exists (
          select from live_operator_sessions s where s.token_hash = o.claimed_session))
      order by o.user_id, o.id limit 200 for no key update of o skip locked
    ), moved as (
      update card_orders o set status = ${backInLine}, version = version + 1, actor = 'system', ${released}
      from due where o.user_id = due.user_id and o.id = due.id
      returning o.user_id, o.id, o.public_id, o.status
    ), notified as (
      select publish_user_events((select array_agg(card_order_event(user_id, public_id, status) order by id) from moved))
    )
    select (select count(*) from moved)::integer as moved from notified`.execute(on)
  return rows[0]!.moved
}

export interface WaitingOrder {
  readonly userId: bigint
  readonly id: bigint
  readonly publicId: string
  readonly version: number
}
const waitingColumns = sql`o.user_id as "userId", o.id, o.public_id as "publicId", o.version`

/** Nobody judges twice, and where two differ so that much more would be paid a senior judges third. */
const mayJudge = ({ operatorId, isSenior }: NewClaim) => sql<boolean>`
  o.first_judge is distinct from ${operatorId} and o.second_judge is distinct from ${operatorId} and (o.second_judge is null or ${isSenior})`

/** Puts an order back that the operator holds, in whichever session: it goes on in another one. */
export async function endOwnLease(tx: Tx, publicId: string, operatorId: bigint): Promise<void> {
  await sql`
    update card_orders o set status = ${backInLine}, version = version + 1, actor = 'desk', ${released}
    where o.public_id = ${publicId} and o.status = ${claimed} and o.claimed_by = ${operatorId}`.execute(tx)
}

/** Locks an order until commit that waits for this operator; undefined where another one was first, or they may not judge it. */
export async function lockWaiting(
  tx: Tx,
  publicId: string,
  claim: NewClaim,
): Promise<WaitingOrder | undefined> {
  const { rows } = await sql<WaitingOrder>`
    select ${waitingColumns} from card_orders o
    where o.public_id = ${publicId} and o.status in (${submitted}, ${secondReview}) and ${mayJudge(claim)}
    for no key update of o`.execute(tx)
  return rows[0]
}

/** Locks an order until commit whose cards a redeemer has; undefined where it has them no more, or the operator may not judge it. */
export async function lockAtRedeemer(
  tx: Tx,
  publicId: string,
  claim: NewClaim,
): Promise<WaitingOrder | undefined> {
  const { rows } = await sql<WaitingOrder>`
    select ${waitingColumns} from card_orders o
    where o.public_id = ${publicId} and o.status = ${atPartner} and ${mayJudge(claim)}
    for no key update of o`.execute(tx)
  return rows[0]
}

/** The cards of an order that is under this lease are with a redeemer from now on: nobody holds it. */
export async function moveToRedeemer(tx: Tx, holder: LeaseHolder): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      update card_orders o set status = ${atPartner}, version = version + 1, actor = 'desk',
                               operator_id = ${holder.operatorId}, ${released}
      where o.public_id = ${holder.publicId} and ${isHeld(holder)}
      returning user_id, public_id, status
    )
    select publish_user_events(array_agg(card_order_event(user_id, public_id, status))) from moved having count(*) > 0`.execute(
    tx,
  )
  return rows.length > 0
}

/** What a reviewer is dealt, by brand, value and language. What is past its promise is for everybody. */
const fits = ({ cardTypeIds, maxFaceValue, languages }: Skill) => sql<boolean>`
  (o.due_at <= now() or (
    (${cardTypeIds.length === 0} or o.card_type_id = any (${cardTypeIds}::text[]))
    and (${maxFaceValue}::numeric is null or o.face_value * o.card_count <= ${maxFaceValue}::numeric)
    and (${languages.length === 0}
         or exists (select from sellers s where s.id = o.user_id and s.language = any (${languages}::text[])))))`

/**
 * Locks the most urgent order that waits and fits, for its first verdict or another one: passing over those of the operator
 * themself, those that they may not judge and those that somebody is just taking. `card_orders_dealt` has both lines.
 */
export async function lockNextWaiting(
  tx: Tx,
  ownEmail: string,
  claim: NewClaim,
  skill: Skill | undefined,
): Promise<WaitingOrder | undefined> {
  const { rows } = await sql<WaitingOrder>`
    select ${waitingColumns} from card_orders o
    where o.status in (${submitted}, ${secondReview}) and ${mayJudge(claim)}
      and not ${isOwnOf(ownEmail, sql`o.user_id`)} ${skill ? sql`and ${fits(skill)}` : sql``}
    order by o.queue_at, o.id limit 1 for no key update of o skip locked`.execute(tx)
  return rows[0]
}

/** Renews the claim of a session on the most urgent order that it holds, those that it is leaving and those of the operator themself set aside. */
export async function renewMostUrgent(
  tx: Tx,
  ownEmail: string,
  sessionHash: Buffer,
  leaving: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ publicId: string }>`
    with held as (
      select o.user_id, o.id from card_orders o
      where o.status = ${claimed} and o.claimed_session = ${sessionHash} and o.lease_expires_at > now()
        and o.public_id <> all (${leaving}::text[]) and not ${isOwnOf(ownEmail, sql`o.user_id`)}
      order by o.queue_at, o.id limit 1 for no key update of o
    )
    update card_orders o set lease_expires_at = ${leaseEnd}
    from held where o.user_id = held.user_id and o.id = held.id
    returning o.public_id as "publicId"`.execute(tx)
  return rows[0]?.publicId
}

/** Part of a statement: a locked order is claimed. Answers user_id, id, public_id. */
export const claimOrder = (
  { userId, id, publicId, version }: WaitingOrder,
  claim: NewClaim,
): RawBuilder<unknown> => sql`
      update card_orders o set status = ${claimed}, version = version + 1, actor = 'desk', operator_id = ${claim.operatorId},
                               claimed_by = ${claim.operatorId}, claimed_session = ${claim.sessionHash},
                               lease_token_hash = ${claim.hashFor(publicId, version + 1)},
                               lease_expires_at = ${leaseEnd}, updated_at = now()
      where o.user_id = ${userId} and o.id = ${id}
      returning user_id, id, public_id, first_judge`

/**
 * Part of a statement, over the claimed orders of `moved (user_id, id, first_judge)`: what an earlier claim opened is not opened under
 * this one. A card that was found valid before stays what it is, but not for a second reviewer, who judges by what they see.
 */
export const closeCards = sql`
      update order_cards k set opened_at = null from moved m
      where k.user_id = m.user_id and k.order_id = m.id and k.opened_at is not null
        and (k.status <> ${cardState.valid} or m.first_judge is not null)`

/** The session that holds the order asks again, perhaps from a page that was reloaded: its claim begins afresh. */
export async function renewOwnLease(on: On, publicId: string, sessionHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update card_orders o set lease_expires_at = ${leaseEnd}
    where o.public_id = ${publicId} and o.status = ${claimed} and o.claimed_session = ${sessionHash}
      and o.lease_expires_at > now()
    returning id`.execute(on)
  return rows.length > 0
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
      update card_orders o set status = ${backInLine}, version = version + 1, actor = 'desk', ${released}
      where o.public_id = ${holder.publicId} and ${isHeld(holder)}
      returning user_id, public_id, status
    )
    select publish_user_events(array_agg(card_order_event(user_id, public_id, status))) from moved having count(*) > 0`.execute(
    tx,
  )
  return rows.length > 0
}

export interface HeldOrder {
  readonly userId: bigint
  readonly orderId: bigint
  readonly version: number
  readonly cardTypeId: string
}

/** The order under its lease, locked until commit; undefined where the lease is not live. */
export async function lockHeld(tx: Tx, holder: LeaseHolder): Promise<HeldOrder | undefined> {
  const { rows } = await sql<HeldOrder>`
    select o.user_id as "userId", o.id as "orderId", o.version, o.card_type_id as "cardTypeId" from card_orders o
    where o.public_id = ${holder.publicId} and ${isHeld(holder)} for no key update of o`.execute(tx)
  return rows[0]
}

/** The operator under whose live claim the order is. */
export async function findClaimer(
  on: Reader,
  publicId: string,
): Promise<{ readonly id: bigint; readonly name: string } | undefined> {
  const rows = await rowsOf(
    on,
    sql<{ id: bigint; name: string }>`
      select p.id, p.name from card_orders o join console_operators p on p.id = o.claimed_by
      where o.public_id = ${publicId} and o.status = ${claimed} and o.lease_expires_at > now()`,
  )
  return rows[0]
}
