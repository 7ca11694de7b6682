import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { endOfMonth, monthOf, startOfMonth } from '../../../measures/local-days.ts'
import { orderState, orderStatesOf } from '../../../states-in-sql.ts'
import { scannedTo } from '../scans.repository.ts'

type On = Kysely<Tables>

/** When a trade counts: when it was paid, else decided. */
const countedAt = sql`coalesce(o.settled_at, o.operator_time)`

/**
 * What was paid, what was taken back, and what was refused for good for a reason that counts against the seller. A photo that
 * has to be sent again is no fault of a card.
 */
const isCounted = sql`(o.status in ${orderStatesOf('paid')} or o.status = ${orderState.reversed}
  or o.status = ${orderState.rejectedFinal} and o.has_strike)`

/** Paid as it was quoted, but for cards that were refused without a fault of the seller. */
const isClean = sql`(o.status = ${orderState.paidAsQuoted} or o.status = ${orderState.paidPart} and not o.has_strike)`

/** Counts months of sellers anew, of `due (user_id, month)`. What is closed stays as it is. */
const count = async (on: On, due: RawBuilder<unknown>): Promise<void> => {
  await sql`
    with due as (${due})
    insert into seller_months as m (month, currency_id, user_id, sold, trades, clean, last_at)
    select d.month, o.currency_id, d.user_id,
           coalesce(sum(o.settled_amount) filter (where o.status <> ${orderState.reversed}), 0), count(*),
           count(*) filter (where ${isClean}), max(${countedAt})
    from due d join decided_orders o on o.user_id = d.user_id
    where ${isCounted} and ${countedAt} >= ${startOfMonth(sql`d.month`)} and ${countedAt} < ${endOfMonth(sql`d.month`)}
      and not exists (select from closed_months c where c.month = d.month)
    group by d.month, o.currency_id, d.user_id
    order by d.month, o.currency_id, d.user_id
    on conflict on constraint seller_months_pkey do update
      set sold = excluded.sold, trades = excluded.trades, clean = excluded.clean, last_at = excluded.last_at
      where (m.sold, m.trades, m.clean, m.last_at)
            is distinct from (excluded.sold, excluded.trades, excluded.clean, excluded.last_at)`.execute(on)
}

/** Months in which a trade was decided since the last pass. */
export const countChanged = (on: On): Promise<void> =>
  count(
    on,
    // A counter-offer is decided at the desk, and paid when its seller agrees.
    sql`select o.user_id, ${monthOf(countedAt)} as month from decided_orders o
        where o.operator_time > ${scannedTo('months')} and ${isCounted}
        union
        select s.user_id, ${monthOf(sql`s.settled_at`)} from settled_sales s
        where s.settled_at > ${scannedTo('months')}`,
  )

/** A whole month, as it is closed: what was taken back meanwhile no longer counts. */
export const countWhole = (on: On, month: string): Promise<void> =>
  count(
    on,
    sql`select user_id, month from seller_months where month = ${month}::date group by user_id, month`,
  )
