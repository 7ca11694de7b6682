import { cardOrderStatus, quoteStatus } from '@kaadi/contract/card-orders'
import type { PhotoKind } from '@kaadi/contract/card-types'
import { createBatcher } from '../../../batching/index.ts'
import { columns, constraintOf, type Database, many, statement } from '../../../database/index.ts'
import type { KeyedRequest } from '../../../idempotency/idempotency.ts'
import { isKeyFree, keepReplies } from '../../../idempotency/key-fragments.ts'
import { lockFreeCoupons, reserveCoupons } from '../../coupons/index.ts'
import { selectLeaving } from '../../deletion/index.ts'
import { selectBarred, selectPaused } from '../../risk/index.ts'
import { claimPhotos, lockFreePhotos } from '../../uploads/index.ts'
import { queuePlacesCounted } from '../reading/card-orders.repository.ts'
import type { SealedCard } from '../sealed-card.ts'

export interface SubmittedPhoto {
  readonly kind: PhotoKind
  readonly uploadId: bigint
  readonly publicId: string
}

export interface NewCardOrder {
  readonly request: KeyedRequest
  readonly publicId: string
  readonly quoteId: string
  /** The fingerprint of the device that sends; null where it does not name itself. */
  readonly device: Buffer | null
  readonly comment: string | null
  readonly cards: readonly (SealedCard & { readonly photos: readonly SubmittedPhoto[] })[]
}

/**
 * `keyed`: the key has a reply already. `again`: another order under this quote or with its coupon was in the batch, send
 * this one once more. `leaving`: the seller has asked to delete their account. `paused`: the seller may
 * not sell now. `barred`: seller or device is on the block list. `noQuote`: the quote is not locked any more. `couponTaken`: another order has its coupon, or it is
 * gone. `photoTaken`: a photo was claimed meanwhile. `duplicate`: one of the cards is in another live order of the seller.
 */
export type SubmitOutcome =
  | 'made'
  | 'keyed'
  | 'again'
  | 'leaving'
  | 'paused'
  | 'barred'
  | 'noQuote'
  | 'couponTaken'
  | 'photoTaken'
  | 'duplicate'

const item = columns<NewCardOrder>({
  user_id: ['bigint', ({ request }) => request.userId],
  key: ['text', ({ request }) => request.key],
  request_hash: ['bytea', ({ request }) => request.requestHash],
  public_id: ['text', ({ publicId }) => publicId],
  quote_id: ['text', ({ quoteId }) => quoteId],
  device: ['bytea', ({ device }) => device],
  comment: ['text', ({ comment }) => comment],
  cards: many(({ cards }) => cards, {
    position: ['smallint', (_, place) => place + 1],
    public_id: ['text', ({ publicId }) => publicId],
    sealed_code: ['bytea', ({ sealedCode }) => sealedCode],
    sealed_pin: ['bytea', ({ sealedPin }) => sealedPin],
    masked_code: ['text', ({ maskedCode }) => maskedCode],
    fingerprint: ['bytea', ({ fingerprint }) => fingerprint],
  }),
  photos: many(photosOf, {
    position: ['smallint', ({ position }) => position],
    kind: ['text', ({ kind }) => kind],
    upload_id: ['bigint', ({ uploadId }) => uploadId],
  }),
})

const kept = {
  owner: 'user_id',
  realm: `'seller'`,
  key: 'key',
  operation: `'cardOrders.submit'`,
  requestHash: 'request_hash',
  reply: `jsonb_build_object('giftOrderId', order_public_id)`,
}

export interface SubmittedOrder {
  readonly outcome: SubmitOutcome
  /** Of one that was made: what the statement gave it. */
  readonly id: bigint
  readonly tradeNumber: string
  readonly createdAt: Date
  readonly dueAt: Date
  /** As the reading of an order counts it. */
  readonly queuePlace: number
  readonly readAt: Date
}

/** Key, quote, coupon, order, cards, photos and live event in one statement over a list. No money moves. */
const submit = statement<NewCardOrder, SubmittedOrder>(
  'card-orders.submit',
  item,
  `
  with item as (
    select i.*, row_number() over (partition by i.user_id, i.quote_id order by i.ord) as quote_turn,
           row_number() over (partition by i.user_id, i.key order by i.ord) as key_turn
    from ${item.as('i')}
  ), card as (
    select * from ${item.manyAs('cards', 'c')}
  ), photo as (
    select * from ${item.manyAs('photos', 'p')}
  ), fresh as materialized (
    select * from item i where quote_turn = 1 and key_turn = 1
      and ${isKeyFree({ owner: 'i.user_id', realm: `'seller'`, key: 'i.key' })}
  ), leaving as materialized (
    ${selectLeaving('fresh')}
  ), paused as materialized (
    ${selectPaused('fresh', 'selling')}
  ), barred as materialized (${selectBarred('fresh')}
  ), locked as materialized (
    select f.ord, f.key, f.request_hash, f.public_id as order_public_id, f.comment, q.*
    from quotes q join fresh f on q.public_id = f.quote_id and q.user_id = f.user_id
    where q.status = ${quoteStatus.locked} and q.expires_at > now()
      and f.user_id not in (select user_id from leaving) and f.user_id not in (select user_id from paused)
      and f.ord not in (select ord from barred)
    order by q.user_id, q.id for no key update of q
  ), turn as (
    select ord, row_number() over (partition by user_id, coupon_id order by ord) as number
    from locked where coupon_id is not null
  ), free_coupon as materialized (
    -- A quote keeps its coupon to its own end, so that the coupon's is not looked at here.
    ${lockFreeCoupons(`(select l.ord, l.user_id, l.coupon_id from locked l join turn t on t.ord = l.ord and t.number = 1)`)}
  ), photo_later as materialized (
    -- Of those that are sent together with one photo the first may have it; the others come again and find it taken.
    select distinct ord from (
      select p.ord, min(p.ord) over (partition by p.upload_id) as first_ord from photo p join locked l on l.ord = p.ord) p
    where ord > first_ord
  ), free_photo as materialized (
    ${lockFreePhotos(`(select l.user_id, p.upload_id from photo p join locked l on l.ord = p.ord)`)}
  ), ready as materialized (
    select nextval('card_orders_id_seq') as order_id, l.*, now() + make_interval(secs => promised_seconds) as due_at
    from locked l
    where not exists (select from photo p where p.ord = l.ord
                      and p.upload_id not in (select id from free_photo))
      and l.ord not in (select ord from photo_later)
      and (l.coupon_id is null or l.ord in (select ord from free_coupon))
  ), reserved as (
    ${reserveCoupons('ready')}
  ), used as (
    update quotes q set status = ${quoteStatus.used} from ready r where q.user_id = r.user_id and q.id = r.id
  ), made as (
    insert into card_orders (user_id, id, public_id, trade_number, quote_id, price_id, card_type_id, currency_type_id,
                             form, receipt_type, face_value, card_count, currency_id, rate, lines, payout, bonus,
                             coupon_id, coupon_bonus, comment, due_at, queue_at)
    select user_id, order_id, order_public_id, trade_number(order_id), id, price_id, card_type_id, currency_type_id,
           form, receipt_type, face_value, card_count, currency_id, rate, lines, payout, bonus, coupon_id,
           coupon_bonus, comment, due_at, due_at
    from ready
  ), cards as (
    insert into order_cards (user_id, order_id, position, public_id, payout, bonus, coupon_bonus, sealed_code,
                             sealed_pin, masked_code, fingerprint)
    select r.user_id, r.order_id, c.position, c.public_id, share_of(r.payout, c.position, r.card_count),
           share_of(r.bonus, c.position, r.card_count), share_of(r.coupon_bonus, c.position, r.card_count),
           c.sealed_code, c.sealed_pin, c.masked_code, c.fingerprint
    from ready r join card c on c.ord = r.ord order by c.fingerprint
  ), photos as (
    insert into order_photos (user_id, order_id, position, kind, upload_id)
    select r.user_id, r.order_id, p.position, p.kind, p.upload_id from ready r join photo p on p.ord = r.ord
  ), claimed as (
    ${claimPhotos(`(select r.order_id, p.upload_id from ready r join photo p on p.ord = r.ord)`)}
  ), line as (
    (select queue_at, id, null::bigint as ord from card_orders where status = ${cardOrderStatus.submitted}
     order by queue_at, id limit ${queuePlacesCounted})
    union all
    select due_at, order_id, ord from ready
  ), place as materialized (
    select ord, place from (select ord, row_number() over (order by queue_at, id) as place from line) l
    where ord is not null
  ), kept as (${keepReplies(kept, 'ready')}
  ), notified as materialized (
    select publish_user_events(array_agg(card_order_event(user_id, order_public_id, ${cardOrderStatus.submitted}) order by ord)) from ready
  )
  select case when i.quote_turn > 1 or i.key_turn > 1 then 'again'
              when f.ord is null then 'keyed'
              when i.user_id in (select user_id from leaving) then 'leaving'
              when i.user_id in (select user_id from paused) then 'paused'
              when i.ord in (select ord from barred) then 'barred'
              when l.ord is null then 'noQuote'
              when t.number > 1 or l.ord in (select ord from photo_later) then 'again'
              when l.coupon_id is not null and k.ord is null then 'couponTaken'
              when r.ord is null then 'photoTaken'
              else 'made' end as outcome,
         r.order_id as id, trade_number(r.order_id) as "tradeNumber", now() as "createdAt", r.due_at as "dueAt",
         least(n.place, ${queuePlacesCounted + 1})::integer as "queuePlace", clock_timestamp() as "readAt"
  from notified, item i
  left join fresh f on f.ord = i.ord left join locked l on l.ord = i.ord left join turn t on t.ord = i.ord
  left join free_coupon k on k.ord = i.ord left join ready r on r.ord = i.ord
  left join place n on n.ord = i.ord
  order by i.ord`,
)

export function createSubmitCardOrders({ postings }: Pick<Database, 'postings'>) {
  const send = createBatcher<NewCardOrder, SubmittedOrder>({
    name: 'card-orders.submit',
    inFlight: 2,
    max: 64,
    run: (items) => submit.run(postings, items),
  })
  return async (
    item: NewCardOrder,
  ): Promise<SubmittedOrder | { readonly outcome: 'duplicate' | 'again' }> => {
    try {
      return await send(item)
    } catch (error) {
      const constraint = constraintOf(error)
      if (constraint === 'order_cards_live_once') return { outcome: 'duplicate' }
      // Two batches carried the same key, or the same quote: the other one was first.
      if (constraint === 'idempotency_keys_pkey' || constraint === 'card_orders_quote_once')
        return { outcome: 'again' }
      throw error
    }
  }
}

/** Of all cards of an order, each with the place of its card. */
function photosOf({ cards }: NewCardOrder) {
  return cards.flatMap(({ photos }, place) => photos.map((photo) => ({ ...photo, position: place + 1 })))
}
