import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { type PaidDays, paidDays } from '../../../measures/paid-days.ts'
import { orderStatesOf } from '../../../states-in-sql.ts'

/** What the plaza shows of a sale. */
export interface SettledOrder {
  readonly sourceId: string
  /** The start of the seller's address. */
  readonly name: string
  /** Minor units. */
  readonly amount: bigint
  readonly currencyId: CurrencyId
  readonly label: string
  readonly cardTypeId: string
  readonly durationSeconds: number
  readonly time: Date
}

/** Of how many the ones of a brand are found: a rare brand costs no more than a common one. */
const lookedAt = 1_000

/** Those that were settled last; with a brand, those of it among the last thousand. */
export async function listSettledOrders(
  on: Kysely<Tables>,
  { most, cardTypeId }: { readonly most: number; readonly cardTypeId: string | undefined },
): Promise<SettledOrder[]> {
  const settled = sql`
    select * from card_orders where status in ${orderStatesOf('paid')} order by settled_at desc
    limit ${cardTypeId === undefined ? most : lookedAt}`
  const { rows } = await sql<SettledOrder>`
    select o.public_id as "sourceId", split_part(u.email, '@', 1) as name, o.settled_amount as amount,
           o.currency_id as "currencyId",
           t.name || ' ' || c.symbol || trim_scale(o.face_value)::text
             || case when paid.cards > 1 then ' × ' || paid.cards else '' end as label,
           o.card_type_id as "cardTypeId",
           extract(epoch from o.settled_at - o.created_at)::integer as "durationSeconds", o.settled_at as time
    from (${settled}) o join sellers u on u.id = o.user_id
    join card_brands t on t.id = o.card_type_id join card_countries c on c.id = o.currency_type_id
    cross join lateral (
      select count(*) as cards from order_cards k
      where k.user_id = o.user_id and k.order_id = o.id and k.is_credited) paid
    where ${cardTypeId === undefined ? sql`true` : sql`o.card_type_id = ${cardTypeId}`}
    order by o.settled_at desc limit ${most}`.execute(on)
  return rows
}

export const settledDays = (on: Kysely<Tables>): Promise<PaidDays> =>
  paidDays(
    on,
    (since, most) => sql`
      select settled_at as at, extract(epoch from settled_at - created_at) as seconds from card_orders
      where status in ${orderStatesOf('paid')} and settled_at >= ${since} order by settled_at desc limit ${most}`,
  )
