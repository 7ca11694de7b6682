import type { CardOrderStatus } from '@kaadi/contract/card-orders'
import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { cardState, orderState } from '../../../states-in-sql.ts'
import { reserveAgain } from '../../coupons/index.ts'

const { appeal, paidAdjusted, paidAsQuoted, paidPart, rejectedFinal } = orderState
const { valid } = cardState

export interface ContestedVerdict {
  readonly userId: bigint
  readonly orderId: bigint
  readonly operatorId: bigint
  /** Cards that are paid after all; the others stay refused. */
  readonly validPositions: readonly number[]
}

/** What became of it. The amount is in minor units, null where nothing was paid. */
export interface SettledContest {
  readonly status: CardOrderStatus
  readonly amount: bigint | null
}

/** Shuts the cards of a contested order: what an earlier reviewer opened is opened anew before it is paid. */
export async function closeContestedCards(tx: Tx, userId: bigint, orderId: bigint): Promise<void> {
  await sql`
    update order_cards set opened_at = null
    where user_id = ${userId} and order_id = ${orderId} and opened_at is not null and status <> ${valid}`.execute(
    tx,
  )
}

/** The contested order, locked until commit, as a code is opened in it. */
export async function lockContested(
  tx: Tx,
  userId: bigint,
  orderId: bigint,
): Promise<{ userId: bigint; orderId: bigint; cardTypeId: string } | undefined> {
  const { rows } = await sql<{ userId: bigint; orderId: bigint; cardTypeId: string }>`
    select user_id as "userId", id as "orderId", card_type_id as "cardTypeId" from card_orders
    where user_id = ${userId} and id = ${orderId} and status = ${appeal} for no key update`.execute(tx)
  return rows[0]
}

/**
 * Pays the cards of a contested order that are valid after all by their promised shares, or refuses it for good. The coupon
 * pays its part where the order has it again; used elsewhere meanwhile, the shares are paid without it and the order counts as
 * adjusted. Order, cards, books and live events in one statement; coupon and points follow (0119, 0122).
 */
export async function settleContested(
  tx: Tx,
  verdict: ContestedVerdict,
): Promise<SettledContest | undefined> {
  if (verdict.validPositions.length > 0) await reserveWhatCameBack(tx, verdict)
  const { rows } = await asKnown(() =>
    sql<SettledContest>`
    with held as materialized (
      select o.user_id, o.id, o.card_count, o.coupon_id, o.coupon_id is not null and not exists (
               select from shown_coupons k where k.user_id = o.user_id and k.id = o.coupon_id and k.order_id = o.id) as lost_coupon
      from card_orders o where o.user_id = ${verdict.userId} and o.id = ${verdict.orderId} and o.status = ${appeal}
      for no key update of o
    ), credited as (
      update order_cards k
      set status = ${valid}, reason_code = null, is_credited = true,
          settled_amount = k.payout - case when h.lost_coupon then k.coupon_bonus else 0 end
      from held h
      where k.user_id = h.user_id and k.order_id = h.id and k.position = any (${[...verdict.validPositions]}::smallint[])
      returning k.settled_amount as amount, k.bonus - case when h.lost_coupon then k.coupon_bonus else 0 end as bonus,
                case when h.lost_coupon then 0 else k.coupon_bonus end as coupon
    ), total as materialized (
      select sum(amount)::bigint as amount, sum(bonus)::bigint as bonus, sum(coupon)::bigint as coupon, count(*) as cards
      from credited
    ), moved as (
      update card_orders o
      set status = case when t.cards = 0 then ${rejectedFinal} when t.cards < h.card_count then ${paidPart}
                        when h.lost_coupon then ${paidAdjusted} else ${paidAsQuoted} end,
          version = o.version + 1, actor = 'desk', operator_id = ${verdict.operatorId}, decided_by = ${verdict.operatorId},
          operator_time = now(), settled_amount = t.amount, settled_bonus = t.bonus, settled_coupon = t.coupon,
          settled_at = case when t.amount is not null then now() end, updated_at = now()
      from held h, total t where o.user_id = h.user_id and o.id = h.id
      returning o.user_id, o.id, o.public_id, o.currency_id, o.status, t.amount, t.bonus, t.coupon
    ), leg as (
      select 'card-order.paid' as kind, id, 0 as leg, ledger_desk('cards', currency_id) as debit,
             ledger_user_available(user_id, currency_id) as credit, amount - bonus as amount from moved where amount > 0
      union all
      select 'card-order.paid', id, 1, ledger_desk('promo', currency_id), ledger_user_available(user_id, currency_id),
             bonus - coupon from moved where bonus > coupon
      union all
      select 'card-order.paid', id, 2, ledger_desk('promo', currency_id), ledger_user_available(user_id, currency_id),
             coupon from moved where coupon > 0
    ), posted as materialized (
      select ledger_post_all(array_agg((kind, id, leg, debit, credit, amount)::ledger_leg order by leg)) from leg
    ), notified as materialized (
      select publish_user_events((select array_agg(e order by n) from moved, lateral (values
        (1, true, card_order_event(user_id, public_id, status)),
        (2, amount > 0, balance_event(user_id, currency_id))) as l (n, applies, e) where applies))
      from posted
    )
    select status, amount from moved, notified`.execute(tx),
  )
  return rows[0]
}

/** What another order had of the coupon when the appeal was made, it may have given back since. */
const reserveWhatCameBack = (tx: Tx, { userId, orderId }: ContestedVerdict) =>
  sql`
    with held as materialized (
      select user_id, id, coupon_id from card_orders
      where user_id = ${userId} and id = ${orderId} and status = ${appeal} and coupon_id is not null for no key update
    ) ${sql.raw(reserveAgain('held'))}`.execute(tx)

/** One of its cards was paid to somebody else, or its code is not known or was not seen. */
async function asKnown<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === 'order_cards_credited_once') throw new DomainError('cardAlreadySubmitted')
    if (constraint === 'order_cards_accepted_has_code') throw new DomainError('cardCodeNeeded')
    if (constraint === 'order_cards_valid_was_opened') throw new DomainError('codeNotOpened')
    throw error
  }
}
