import { type CardOrderStatus, type CardStatus, cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { BizType } from '@kaadi/contract/notifications'
import { createBatcher } from '../../../batching/index.ts'
import { untilDecided } from '../../../batching/until-decided.ts'
import { columns, constraintOf, type Database, lookedUp, many, statement } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { KeyedRequest } from '../../../idempotency/idempotency.ts'
import { isKeyFree, keepReplies } from '../../../idempotency/key-fragments.ts'
import { judgeCards, lockUnderLease, moveDecided } from '../../card-orders/index.ts'
import type { CardOffer } from './offer.ts'

const { paidAsQuoted, paidPart, secondReview } = cardOrderStatus

export type SecondBecause = NonNullable<DeskOrder['second']>['because'][number]

export interface Decision {
  readonly request: KeyedRequest
  readonly operatorId: bigint
  readonly leaseHash: Buffer
  readonly userId: bigint
  readonly orderId: bigint
  /** The version that the reviewer saw. */
  readonly version: number
  readonly to: CardOrderStatus
  /** Why a second reviewer has to see it, where it goes to them. */
  readonly because: readonly SecondBecause[]
  /** A verdict on every card of the order. */
  readonly cards: readonly {
    readonly position: number
    readonly verdict: CardStatus
    readonly reasonCode: number | null
    readonly offer: CardOffer | null
  }[]
  readonly evidence: readonly {
    readonly publicId: string
    readonly position: number
    readonly uploadId: bigint
    readonly sha256: Buffer
    readonly note: string
  }[]
  readonly note: { readonly bizType: BizType; readonly title: string; readonly content: string }
}

/**
 * `notHeld`: the lease is over, or the order has moved. `keyed`: the key has a reply already. `again`: a decision on the
 * same order stood before this one in the batch and was not made; send this one once more.
 */
export type DecideOutcome = 'decided' | 'notHeld' | 'keyed' | 'again'

const item = columns<Decision>({
  operator_id: ['bigint', ({ operatorId }) => operatorId],
  key: ['text', ({ request }) => request.key],
  request_hash: lookedUp(['bytea', ({ request }) => request.requestHash]),
  lease_hash: ['bytea', ({ leaseHash }) => leaseHash],
  user_id: ['bigint', ({ userId }) => userId],
  order_id: ['bigint', ({ orderId }) => orderId],
  version: ['integer', ({ version }) => version],
  target: ['smallint', ({ to }) => to],
  because: lookedUp(['text', ({ because }) => because.join()]),
  biz_type: lookedUp(['smallint', ({ note }) => note.bizType]),
  title: lookedUp(['text', ({ note }) => note.title]),
  content: lookedUp(['text', ({ note }) => note.content]),
  cards: many(({ cards }) => cards, {
    position: ['smallint', ({ position }) => position],
    verdict: ['smallint', ({ verdict }) => verdict],
    reason_code: ['smallint', ({ reasonCode }) => reasonCode],
    offered_price_id: ['text', ({ offer }) => offer?.priceId],
    offered_currency_type_id: ['text', ({ offer }) => offer?.currencyTypeId],
    offered_form: ['text', ({ offer }) => offer?.form],
    offered_receipt_type: ['text', ({ offer }) => offer?.receiptType],
    offered_face: ['numeric', ({ offer }) => offer?.faceValue],
    offered_rate: ['numeric', ({ offer }) => offer?.rate],
    offered_payout: ['bigint', ({ offer }) => offer?.payout],
    offered_bonus: ['bigint', ({ offer }) => offer?.bonus],
  }),
  evidence: many(({ evidence }) => evidence, {
    public_id: ['text', ({ publicId }) => publicId],
    position: ['smallint', ({ position }) => position],
    upload_id: ['bigint', ({ uploadId }) => uploadId],
    sha256: ['bytea', ({ sha256 }) => sha256],
    note: ['text', ({ note }) => note],
  }),
})

const kept = {
  owner: 'operator_id',
  realm: `'operator'`,
  key: item.at('key', 'ord'),
  operation: `'desk.decide'`,
  requestHash: item.at('request_hash', 'ord'),
  reply: `jsonb_build_object('giftOrderId', public_id)`,
}

/**
 * A first verdict that another reviewer has to see is kept with its cards, and the seller is told nothing yet.
 *
 * Order, cards, evidence, ledger, notification, live events and key in one statement over a list. What is paid are the
 * shares that were promised at submission; lease and version are checked on the locked row, so that of many decisions on
 * one order one is made.
 */
const decide = statement<Decision, { outcome: DecideOutcome }>(
  'desk.decide',
  item,
  `
  with item as (
    select * from ${item.as('i')}
  ), card as (
    select * from ${item.manyAs('cards', 'c')}
  ), proof as (
    select * from ${item.manyAs('evidence', 'p')}
  ), fresh as materialized (
    select i.*, i.target in (${paidAsQuoted}, ${paidPart}) as pays,
           row_number() over (partition by i.user_id, i.order_id order by i.ord) as turn
    from item i where ${isKeyFree({ owner: 'i.operator_id', realm: `'operator'`, key: 'i.key' })}
  ), held as materialized (
    ${lockUnderLease('(select * from fresh where turn = 1)')}
  ), judged as (
    ${judgeCards('(select h.user_id, h.order_id, h.pays, c.* from held h join card c on c.ord = h.ord)')}
  ), total as materialized (
    select ord, user_id, order_id, sum(settled_amount)::bigint as amount, sum(settled_bonus)::bigint as bonus,
           sum(settled_coupon)::bigint as coupon, bool_and(agrees) as agrees
    from judged group by ord, user_id, order_id
  ), moved as (
    ${moveDecided('total', { target: item.at('target', 't.ord'), operator: item.at('operator_id', 't.ord'), because: item.at('because', 't.ord') })}
  ), proved as (
    insert into order_evidence (user_id, order_id, public_id, position, version, upload_id, sha256, note, operator_id)
    select m.user_id, m.id, p.public_id, p.position, m.version, p.upload_id, p.sha256, p.note, m.operator_id
    from moved m join proof p on p.ord = m.ord
  ), kept as (${keepReplies(kept, 'moved')}
  ), leg as (
    select 'card-order.paid' as kind, id, 0 as leg, ledger_desk('cards', currency_id) as debit,
           ledger_user_available(user_id, currency_id) as credit, amount - bonus as amount from moved where pays
    union all
    select 'card-order.paid', id, 1, ledger_desk('promo', currency_id),
           ledger_user_available(user_id, currency_id), bonus - coupon from moved where pays and bonus > coupon
    union all
    select 'card-order.paid', id, 2, ledger_desk('promo', currency_id),
           ledger_user_available(user_id, currency_id), coupon from moved where pays and coupon > 0
  ), posted as materialized (
    select ledger_post_all(array_agg((kind, id, leg, debit, credit, amount)::ledger_leg order by id, leg)) from leg
  ), notified as materialized (
    select write_notifications(
      (select array_agg(row (user_id, ${item.at('biz_type', 'ord')}, public_id, ${item.at('title', 'ord')},
                             ${item.at('content', 'ord')})::new_notification
                        order by id) from moved where target <> ${secondReview}),
      (select array_agg(e order by id, n) from moved, lateral (values
         (1, true, card_order_event(user_id, public_id, target)),
         (2, pays, balance_event(user_id, currency_id))) as l (n, applies, e) where applies))
    from posted
  )
  select case when f.ord is null then 'keyed'
              when m.ord = i.ord then 'decided'
              when f.turn = 1 then 'notHeld'
              when m.ord is null then 'again'
              when ${item.at('key', 'm.ord')} = i.key and m.operator_id = i.operator_id then 'keyed'
              else 'notHeld' end as outcome
  from notified, item i
  left join fresh f on f.ord = i.ord left join moved m on m.user_id = i.user_id and m.id = i.order_id
  order by i.ord`,
)

export function createDecideOrders({ postings }: Pick<Database, 'postings'>) {
  const send = createBatcher<Decision, DecideOutcome>({
    name: 'desk.decide',
    run: async (items) => {
      const rows = await decide.run(postings, items)
      return rows.map(({ outcome }) => outcome)
    },
  })
  return async (item: Decision): Promise<Exclude<DecideOutcome, 'again'>> => {
    try {
      return await untilDecided(() => send(item))
    } catch (error) {
      const constraint = constraintOf(error)
      if (constraint === 'order_cards_credited_once') throw new DomainError('cardAlreadySubmitted')
      if (constraint === 'order_cards_accepted_has_code') throw new DomainError('cardCodeNeeded')
      if (constraint === 'order_cards_valid_was_opened') throw new DomainError('codeNotOpened')
      if (constraint && refusals.has(constraint)) throw new DomainError('evidenceMissing')
      if (constraint === 'idempotency_keys_pkey') return 'keyed'
      throw error
    }
  }
}

const refusals = new Set([
  'card_orders_refusal_has_evidence',
  'order_cards_refusal_has_evidence',
  'order_cards_refusal_has_reason',
])
