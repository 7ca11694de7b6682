import type { CampaignFigures } from '@kaadi/contract/campaigns'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { plainAmount } from '../../../settings/amounts.ts'
import { couponState } from '../../../states-in-sql.ts'

const { granted, reserved, used, expired } = couponState

interface StoredFigures
  extends Pick<
    CampaignFigures,
    'granted' | 'reserved' | 'used' | 'expired' | 'voided' | 'trades' | 'faceValues'
  > {
  readonly currencyId: CurrencyId
  /** Minor units. */
  readonly cost: bigint
  readonly atMost: bigint | null
  readonly paid: bigint
}

/** What a campaign cost by the books, and what the trades that used its coupons brought. Undefined: no such campaign. */
export async function findFigures(on: Kysely<Tables>, id: string): Promise<CampaignFigures | undefined> {
  const { rows } = await sql<StoredFigures>`
    with coupon as materialized (
      select user_id, order_id, status, coalesce(amount, max_bonus) as most from coupons where rule_id = ${id}
    ), counted as (
      select count(*) filter (where status = ${granted})::integer as granted,
             count(*) filter (where status = ${reserved})::integer as reserved,
             count(*) filter (where status = ${used})::integer as used,
             count(*) filter (where status = ${expired})::integer as expired,
             count(*) filter (where status = ${couponState.void})::integer as voided,
             case when bool_and(most is not null) filter (where status in (${granted}, ${reserved})) is not false
               then coalesce(sum(most) filter (where status in (${granted}, ${reserved})), 0) end::bigint as "atMost"
      from coupon
    ), spent as (
      -- Leg 2 of an order is its coupon; what was taken back of it mirrors it.
      select coalesce(sum(case l.kind when 'card-order.paid' then l.amount else -l.amount end), 0)::bigint as cost
      from coupon c
      join posted_legs l on l.event_id = c.order_id and l.leg = 2 and l.kind in ('card-order.paid', 'card-order.reversed')
      where c.status = ${used}
    ), bought as (
      select b.card_country_id, b.settled_amount, b.face_value
      from coupon c join bought_faces b on b.user_id = c.user_id and b.id = c.order_id
      where c.status = ${used} and not exists (
        select from posted_legs l where l.kind = 'card-order.reversed' and l.event_id = c.order_id)
    ), faces as (
      select coalesce(json_agg(json_build_object('symbol', symbol, 'amount', trim_scale(amount)::text) order by symbol), '[]')
               as faces
      from (select s.symbol, sum(b.face_value) as amount from bought b join card_countries s on s.id = b.card_country_id
            group by s.symbol) by_symbol
    )
    select r.currency_id as "currencyId", counted.*, spent.cost, faces.faces as "faceValues",
           (select count(*) from bought)::integer as trades,
           (select coalesce(sum(settled_amount), 0) from bought)::bigint as paid
    from coupon_rules r, counted, spent, faces where r.id = ${id}`.execute(on)
  const [row] = rows
  if (!row) return undefined
  const { currencyId, cost, atMost, paid, ...figures } = row
  return {
    ...figures,
    cost: plainAmount(cost, currencyId),
    atMost: atMost === null ? null : plainAmount(atMost, currencyId),
    paid: plainAmount(paid, currencyId),
  }
}
