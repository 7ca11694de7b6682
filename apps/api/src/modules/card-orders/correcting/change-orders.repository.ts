import type { CardOrderStatus } from '@kaadi/contract/card-orders'
import { type CurrencyId, resubmitWindowMs } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import { columns, constraintOf, type Tables, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { cardState, orderState } from '../../../states-in-sql.ts'
import { passOnCoupons } from '../../coupons/index.ts'
import { hasRedeemed } from '../at-the-desk/has-redeemed.ts'
import type { SealedCard } from '../sealed-card.ts'

const { cancelledBySeller, infoNeeded, rejectedCorrectable, replaced, submitted } = orderState

type On = Kysely<Tables>

const resubmitWindow = sql`${sql.lit(resubmitWindowMs)} * interval '1 ms'`

/** Changes that the seller makes to an order. Each is decided by its own WHERE, on the row that it locks. */
export async function cancelOrder(tx: Tx, userId: bigint, publicId: string): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      update card_orders set status = ${cancelledBySeller}, version = version + 1, actor = 'seller', updated_at = now()
      where public_id = ${publicId} and user_id = ${userId} and status = ${submitted} and not ${hasRedeemed('card_orders')}
      returning user_id, public_id
    )
    select publish_user_events(array_agg(card_order_event(user_id, public_id, ${cancelledBySeller}))) from moved having count(*) > 0`.execute(
    tx,
  )
  return rows.length > 0
}

/** Undefined where the seller has no such order. */
export async function findStanding(
  on: On,
  userId: bigint,
  publicId: string,
): Promise<{ readonly status: CardOrderStatus; readonly isRedeemed: boolean } | undefined> {
  const { rows } = await sql<{ status: CardOrderStatus; isRedeemed: boolean }>`
    select status, ${hasRedeemed('card_orders')} as "isRedeemed" from card_orders
    where public_id = ${publicId} and user_id = ${userId}`.execute(on)
  return rows[0]
}

export interface ReplacedOrder {
  readonly id: bigint
  readonly childId: bigint
}

/**
 * A returned order becomes replaced and its one child is made, if the window is open by the database's clock: strictly
 * less than thirty minutes after the desk's decision. Undefined where it is not.
 */
export async function replaceOrder(
  tx: Tx,
  given: {
    readonly userId: bigint
    readonly publicId: string
    readonly childPublicId: string
    readonly comment: string | null
  },
): Promise<ReplacedOrder | undefined> {
  const { rows } = await asCouponGone(() =>
    sql<ReplacedOrder>`
    with parent as (
      update card_orders o set status = ${replaced}, version = version + 1, actor = 'seller', updated_at = now()
      where o.public_id = ${given.publicId} and o.user_id = ${given.userId}
        and o.status = ${rejectedCorrectable} and o.parent_id is null and now() < o.operator_time + ${resubmitWindow}
      returning o.*
    ), child as (
      insert into card_orders (user_id, id, public_id, trade_number, quote_id, parent_id, price_id, card_type_id,
                               currency_type_id, form, receipt_type, face_value, card_count, currency_id, rate, lines,
                               payout, bonus, coupon_id, coupon_bonus, comment, due_at, queue_at)
      select p.user_id, new.id, ${given.childPublicId}, trade_number(new.id), p.quote_id, p.id, p.price_id,
             p.card_type_id, p.currency_type_id, p.form, p.receipt_type, p.face_value, p.card_count, p.currency_id,
             p.rate, p.lines, p.payout, p.bonus, p.coupon_id, p.coupon_bonus,
             coalesce(${given.comment}, p.comment), due.at, due.at
      from parent p
      join quotes q on q.user_id = p.user_id and q.id = p.quote_id,
           lateral (select now() + make_interval(secs => q.promised_seconds) as at) due,
           lateral (select nextval('card_orders_id_seq') as id where p.id is not null) new
      returning id, parent_id, user_id, public_id, coupon_id
    ), coupon as (
      ${sql.raw(passOnCoupons('child'))}
    ), notified as (
      select publish_user_events(array_agg(e order by n)) from parent p, child c, lateral (values
        (1, card_order_event(p.user_id, p.public_id, ${replaced})), (2, card_order_event(c.user_id, c.public_id, ${submitted}))) as l (n, e)
      having count(*) > 0
    )
    select p.id, c.id as "childId" from parent p, child c, notified`.execute(tx),
  )
  return rows[0]
}

/** The parent's coupon went to another trade in the moment between the end of its window and this. */
async function asCouponGone<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (constraintOf(error) === 'card_orders_coupon_reserved') throw new DomainError('couponNotUsable')
    throw error
  }
}

/**
 * Back to the queue at its old place; the time that the seller took is added to the promise. What they write with the
 * answer stands in place of what they wrote before.
 */
export async function answerOrder(
  tx: Tx,
  userId: bigint,
  answer: { readonly publicId: string; readonly comment: string | null },
): Promise<bigint | undefined> {
  const { publicId, comment } = answer
  const { rows } = await sql<{ id: bigint }>`
    with moved as (
      update card_orders set status = ${submitted}, version = version + 1, actor = 'seller', due_at = due_at + (now() - asked_at),
                             asked_at = null, answer_until = null, comment = coalesce(${comment}, comment),
                             updated_at = now()
      where public_id = ${publicId} and user_id = ${userId} and status = ${infoNeeded} and answer_until > now()
      returning user_id, id, public_id
    ), notified as (
      select publish_user_events(array_agg(card_order_event(user_id, public_id, ${submitted}))) from moved having count(*) > 0
    )
    select id from moved, notified`.execute(tx)
  return rows[0]?.id
}

export interface ChangeableCard {
  readonly position: number
  readonly publicId: string
  readonly status: number
  readonly payout: bigint
  readonly bonus: bigint
  readonly couponBonus: bigint
  readonly sealedCode: Buffer | null
  readonly sealedPin: Buffer | null
  /** The desk read its code off a photo. */
  readonly isTyped: boolean
  readonly photos: readonly { kind: string; uploadId: string; publicId: string }[]
}

export interface ChangeableOrder {
  readonly id: bigint
  readonly status: number
  readonly hasParent: boolean
  readonly wasReplaced: boolean
  readonly windowOpen: boolean
  readonly priceId: string
  readonly cardTypeId: string
  readonly currencyId: CurrencyId
  /** By their public names: of all its cards, those that were replaced too. */
  readonly sentPhotos: readonly string[]
  readonly cards: readonly ChangeableCard[]
}

/** What a correction begins from. Sealed codes come along, since those that stay are sealed anew for the new cards. */
export async function findChangeableOrder(
  on: On,
  userId: bigint,
  publicId: string,
): Promise<ChangeableOrder | undefined> {
  // Before their order: where another answer comes between the two looks, the order says so, and no card is found to be wrong.
  const { rows: cards } = await sql<ChangeableCard>`
    select k.position, k.public_id as "publicId", k.status, k.payout, k.bonus, k.coupon_bonus as "couponBonus", k.sealed_code as "sealedCode",
           k.sealed_pin as "sealedPin", k.code_typed_by is not null as "isTyped", coalesce((
             select json_agg(json_build_object('kind', p.kind, 'uploadId', p.upload_id::text, 'publicId', u.public_id)
                             order by p.upload_id)
             from order_photos p join pictures u on u.id = p.upload_id
             where p.user_id = k.user_id and p.order_id = k.order_id and p.position = k.position
               and p.replaced_at is null), '[]') as photos
    from order_cards k join card_orders o on o.user_id = k.user_id and o.id = k.order_id
    where o.public_id = ${publicId} and o.user_id = ${userId} order by k.position`.execute(on)
  const { rows: orders } = await sql<Omit<ChangeableOrder, 'cards'>>`
    select o.id, o.status, o.parent_id is not null as "hasParent", o.status = ${replaced} as "wasReplaced",
           o.operator_time is not null and now() < o.operator_time + ${resubmitWindow} as "windowOpen",
           o.price_id as "priceId", o.card_type_id as "cardTypeId", o.currency_id as "currencyId",
           array(select u.public_id from order_photos p join pictures u on u.id = p.upload_id
                 where p.user_id = o.user_id and p.order_id = o.id) as "sentPhotos"
    from card_orders o where o.public_id = ${publicId} and o.user_id = ${userId}`.execute(on)
  const order = orders[0]
  return order && { ...order, cards }
}

export interface NewCard extends SealedCard {
  readonly position: number
  readonly payout: bigint
  readonly bonus: bigint
  readonly couponBonus: bigint
}

export async function insertCard(tx: Tx, userId: bigint, orderId: bigint, card: NewCard): Promise<void> {
  await asDuplicate(() =>
    sql`
      insert into order_cards (user_id, order_id, position, public_id, payout, bonus, coupon_bonus, sealed_code,
                               sealed_pin, masked_code, fingerprint)
      values (${userId}, ${orderId}, ${card.position}, ${card.publicId}, ${card.payout}, ${card.bonus},
              ${card.couponBonus}, ${card.sealedCode}, ${card.sealedPin}, ${card.maskedCode}, ${card.fingerprint})`.execute(
      tx,
    ),
  )
}

/**
 * The card waits again. Without a new code it keeps the one that its seller typed. One that the desk read off a photo goes
 * with that photo, and its place is free for what the new one shows (decision 190).
 */
export async function correctCard(
  tx: Tx,
  userId: bigint,
  orderId: bigint,
  card: Omit<SealedCard, 'publicId'> & { readonly position: number; readonly hasNewPhotos: boolean },
): Promise<void> {
  const goes = sql`(${card.fingerprint !== null}::boolean or code_typed_by is not null and ${card.hasNewPhotos}::boolean)`
  const inPlaceOf = (column: string, value: Buffer | string | null) =>
    sql`${sql.ref(column)} = case when ${goes} then ${value} else ${sql.ref(column)} end`
  await asDuplicate(() =>
    sql`
      update order_cards
      set status = ${cardState.waiting}, reason_code = null, sealed_pin = coalesce(${card.sealedPin}, sealed_pin),
          ${inPlaceOf('sealed_code', card.sealedCode)}, ${inPlaceOf('masked_code', card.maskedCode)},
          ${inPlaceOf('fingerprint', card.fingerprint)}, ${inPlaceOf('code_typed_by', null)}
      where user_id = ${userId} and order_id = ${orderId} and position = ${card.position}`.execute(tx),
  )
}

interface NewPhoto {
  readonly kind: string
  readonly uploadId: bigint
}

const photo = columns<NewPhoto>({
  kind: ['text', ({ kind }) => kind],
  upload_id: ['bigint', ({ uploadId }) => uploadId],
})

/** Photos of one card; those of the same kinds that it had are kept as replaced. */
export async function putPhotos(
  tx: Tx,
  userId: bigint,
  orderId: bigint,
  position: number,
  photos: readonly NewPhoto[],
): Promise<void> {
  const kinds = photos.map(({ kind }) => kind)
  await sql`
    update order_photos set replaced_at = now()
    where user_id = ${userId} and order_id = ${orderId} and position = ${position} and replaced_at is null
      and kind = any (${kinds}::text[])`.execute(tx)
  await sql`
    insert into order_photos (user_id, order_id, position, kind, upload_id)
    select ${userId}, ${orderId}, ${position}, p.kind, p.upload_id
    from ${photo.rows(photos, 'p')}`.execute(tx)
}

/** Raised inside a transaction, which is undone: where the other order is, is looked up afterwards. */
async function asDuplicate(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (constraintOf(error) === 'order_cards_live_once') throw new DomainError('cardAlreadySubmitted')
    throw error
  }
}
