import type { CardOrderStatus } from '@kaadi/contract/card-orders'
import { bizType } from '@kaadi/contract/notifications'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { constraintOf, type Tables, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { cardState, orderState } from '../../../states-in-sql.ts'
import { shredCodes } from '../destroying/shred-codes.ts'

const { cancelledBySeller, counterOffer, paidAdjusted, paidPart } = orderState
const { valid } = cardState

export interface OfferToAnswer {
  readonly userId: bigint
  readonly publicId: string
}

/** Open until the last millisecond of its day, by the database's clock. Of two answers the second finds another state. */
const held = ({ userId, publicId }: OfferToAnswer): RawBuilder<unknown> => sql`
      select user_id, id, public_id, currency_id, card_count, coupon_id from card_orders
      where public_id = ${publicId} and user_id = ${userId} and status = ${counterOffer} and answer_until > now()
      for no key update`

/**
 * Pays what was offered: valid cards by their share without the coupon, which goes back to its owner (0119), the others by
 * their offer. Order, cards, books, notification and live events in one statement; points follow (0117). False where the
 * offer is not open.
 */
export async function acceptOffer(
  tx: Tx,
  offer: OfferToAnswer,
  note: { readonly title: string; readonly content: string },
): Promise<boolean> {
  const { rows } = await asUnpayable(() =>
    sql`
    with held as materialized (${held(offer)}
    ), credited as (
      update order_cards k
      set is_credited = true,
          settled_amount = case when k.status = ${valid} then k.payout - k.coupon_bonus else k.offered_payout end
      from held h
      where k.user_id = h.user_id and k.order_id = h.id and (k.status = ${valid} or k.offered_payout is not null)
      returning k.settled_amount as amount,
                case when k.status = ${valid} then k.bonus - k.coupon_bonus else k.offered_bonus end as bonus
    ), total as materialized (
      select sum(amount)::bigint as amount, sum(bonus)::bigint as bonus, count(*) as cards from credited
    ), moved as (
      update card_orders o
      set status = case when t.cards = h.card_count then ${paidAdjusted} else ${paidPart} end, version = o.version + 1,
          actor = 'seller', settled_amount = t.amount, settled_bonus = t.bonus,
          settled_coupon = case when h.coupon_id is not null then 0 end, settled_at = now(), asked_at = null,
          answer_until = null, due_at = o.due_at + (now() - o.asked_at), updated_at = now()
      from held h, total t where o.user_id = h.user_id and o.id = h.id
      returning o.user_id, o.id, o.public_id, o.currency_id, o.status, t.amount, t.bonus
    ), leg as (
      select 'card-order.paid' as kind, id, 0 as leg, ledger_desk('cards', currency_id) as debit,
             ledger_user_available(user_id, currency_id) as credit, amount - bonus as amount from moved
      union all
      select 'card-order.paid', id, 1, ledger_desk('promo', currency_id), ledger_user_available(user_id, currency_id),
             bonus
      from moved where bonus > 0
    ), posted as materialized (
      select ledger_post_all(array_agg((kind, id, leg, debit, credit, amount)::ledger_leg order by leg)) from leg
    )
    select write_notifications(
      (select array_agg(row (user_id, ${sql.lit(bizType.orderPaid)}, public_id, ${note.title}::text,
                             ${note.content}::text)::new_notification) from moved),
      (select array_agg(e order by n) from moved, lateral (values
         (1, card_order_event(user_id, public_id, status)), (2, balance_event(user_id, currency_id))) as l (n, e)))
    from posted where exists (select from moved)`.execute(tx),
  )
  return rows.length > 0
}

/** Ends the order without payment and destroys the codes of its cards. False where the offer is not open. */
export async function refuseOffer(tx: Tx, offer: OfferToAnswer): Promise<boolean> {
  const { rows } = await sql`
    with held as materialized (${held(offer)}
    ), moved as (
      update card_orders o
      set status = ${cancelledBySeller}, version = o.version + 1, actor = 'seller', asked_at = null, answer_until = null,
          due_at = o.due_at + (now() - o.asked_at), updated_at = now()
      from held h where o.user_id = h.user_id and o.id = h.id
      returning o.user_id, o.id, o.public_id
    ), shredded as (${sql.raw(shredCodes('moved'))}
    )
    select publish_user_events(array_agg(card_order_event(user_id, public_id, ${cancelledBySeller})))
    from moved having count(*) > 0`.execute(tx)
  return rows.length > 0
}

/** In which state an order of this seller is. */
export async function statusOf(
  on: Kysely<Tables>,
  offer: OfferToAnswer,
): Promise<CardOrderStatus | undefined> {
  const { rows } = await sql<{ status: CardOrderStatus }>`
    select status from card_orders where public_id = ${offer.publicId} and user_id = ${offer.userId}`.execute(
    on,
  )
  return rows[0]?.status
}

/** The same card was paid to somebody else while the offer was open. */
async function asUnpayable<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (constraintOf(error) === 'order_cards_credited_once') throw new DomainError('offerUnpayable')
    throw error
  }
}
