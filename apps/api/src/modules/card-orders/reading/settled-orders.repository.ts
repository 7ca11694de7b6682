import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
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
  readonly durationSeconds: number
  readonly time: Date
}

/** Those that were settled last. */
export async function listSettledOrders(on: Kysely<Tables>, most: number): Promise<SettledOrder[]> {
  const { rows } = await sql<SettledOrder>`
    select o.public_id as "sourceId", split_part(u.email, '@', 1) as name, o.settled_amount as amount,
           o.currency_id as "currencyId",
           t.name || ' ' || c.symbol || trim_scale(o.face_value)::text
             || case when o.card_count > 1 then ' × ' || o.card_count else '' end as label,
           extract(epoch from o.settled_at - o.created_at)::integer as "durationSeconds", o.settled_at as time
    from card_orders o join sellers u on u.id = o.user_id
    join card_brands t on t.id = o.card_type_id join card_countries c on c.id = o.currency_type_id
    where o.status in ${orderStatesOf('paid')} order by o.settled_at desc limit ${most}`.execute(on)
  return rows
}
