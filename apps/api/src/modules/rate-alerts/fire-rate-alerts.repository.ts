import type { CardForm } from '@kaadi/contract/card-types'
import { bizType } from '@kaadi/contract/notifications'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { specialNow } from './rate-alerts.repository.ts'

/** Of alerts in one pass. */
const most = 500

/** How far back a rate is looked for that was lowered again before a pass came. */
const lookBack = sql`interval '2 days'`

/** As people read a rate; a point at its end is cut off. */
const shownRate = sql.lit('FM999,999,999,990.99')

export interface FiredAlert {
  readonly userId: bigint
  readonly email: string
  readonly byMail: boolean
  readonly title: string
  readonly content: string
  readonly form: CardForm
}

/**
 * Fires what waits for no more than a card pays now, with its special, or than its rate was at any moment since the alert was
 * set. An alert that was set anew or fired meanwhile is left alone. End, notification and live event are one statement. Answers the alerts that fired.
 */
export async function fireReached(on: Kysely<Tables>): Promise<readonly FiredAlert[]> {
  const { rows } = await sql<FiredAlert>`
    with reached as materialized (
      select user_id, id, set_at, max(rate) as rate
      from (
        select a.user_id, a.id, a.set_at, r.rate
        from (select r.card_type_id, r.card_currency_id, r.form, r.rate + ${specialNow} as rate
              from card_rates r where r.on_sale) r
        join rate_alerts a on a.card_type_id = r.card_type_id and a.card_currency_id = r.card_currency_id
          and a.form = r.form and a.fired_at is null and coalesce(a.above, 0) <= r.rate
        union all
        select a.user_id, a.id, a.set_at, h.rate
        from card_rate_changes h
        join rate_alerts a on a.card_type_id = h.card_type_id and a.card_currency_id = h.card_currency_id
          and a.form = h.form and a.fired_at is null and coalesce(a.above, 0) <= h.rate and a.set_at < h.at
        where h.at > now() - ${lookBack}
      ) found
      -- What is set while this begins is looked at next time.
      where set_at <= now()
      group by user_id, id, set_at
      order by user_id, id limit ${most}
    ), fired as (
      update rate_alerts a set fired_at = now(), fired_rate = r.rate
      from reached r
      where a.user_id = r.user_id and a.id = r.id and a.fired_at is null and a.set_at = r.set_at
      returning a.*
    ), firing as materialized (
      select f.user_id, f.id, f.card_type_id || ':' || f.card_currency_id || ':' || f.form as sold, f.by_mail, f.form, s.email,
             case when f.above is null then b.name || ' is bought again'
                  else b.name || ' pays ' || amount.now || ' per ' || c.symbol || '1' end as title,
             c.name || case f.form when 'ecode' then ', e-code' else ', physical card' end
               || case when f.above is null then ': ' || amount.now || ' per ' || c.symbol || '1.'
                       else ': you asked for ' || amount.wanted || ' or more.' end
               || ' Sell it while the rate stands.' as content
      from fired f
      join card_brands b on b.id = f.card_type_id
      join card_countries c on c.id = f.card_currency_id
      join sellers s on s.id = f.user_id
      cross join lateral (
        select '₦' || rtrim(to_char(f.fired_rate, ${shownRate}), '.') as now,
               '₦' || rtrim(to_char(f.above, ${shownRate}), '.') as wanted
      ) amount
    ), notified as materialized (
      select write_notifications((
        select array_agg(row (user_id, ${sql.lit(bizType.announcement)}, sold, title, content)::new_notification
                         order by user_id, id)
        from firing))
    )
    select firing.user_id as "userId", firing.email, firing.by_mail as "byMail", firing.title, firing.content, firing.form from firing, notified`.execute(
    on,
  )
  return rows
}

/** Whether there may be more than were fired. */
export const isFull = (fired: readonly FiredAlert[]): boolean => fired.length === most
