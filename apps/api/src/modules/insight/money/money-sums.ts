import { type RawBuilder, sql } from 'kysely'

/** A day at a time, as `answersOfDay` is: `offset 0` keeps it so. */
const ofDay = (table: RawBuilder<unknown>, time: RawBuilder<unknown>) => sql`lateral (
      select * from ${table}
      where ${time} >= d.day::timestamp at time zone 'utc' and ${time} < (d.day + 1)::timestamp at time zone 'utc'
      offset 0) p`

/** What was posted on the days of `days (day)`, as `money_days` keeps it. */
export const moneyLines = (days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select d.day, p.currency_id, p.kind, p.leg, count(*)::integer as times, sum(p.amount)::bigint as amount
    from ${days} d, ${ofDay(sql`posted_legs`, sql`posted_at`)}
    group by d.day, p.currency_id, p.kind, p.leg`

/** What was bought on them, as `money_day_brands` keeps it. */
export const brandLines = (days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select d.day, p.currency_id, p.card_type_id, count(*)::integer as orders, sum(p.cards)::integer as cards,
           sum(p.amount)::bigint as amount
    from ${days} d, ${ofDay(sql`paid_orders`, sql`paid_at`)}
    group by d.day, p.currency_id, p.card_type_id`
