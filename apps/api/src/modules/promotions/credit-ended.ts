import { bizType } from '@kaadi/contract/notifications'
import { sql } from 'kysely'

/** Until a reward whose owner has nowhere to be paid to, or is paused, is looked at again. */
export const patience = sql`interval '6 hours'`

/** A reward that has matured. */
export interface DueReward {
  readonly id: bigint
  /** Whose it is. */
  readonly userId: bigint
}

/**
 * The end of a statement that ends rewards: posts those of `ended` that were credited, and tells their owners. `ended` has the
 * columns of `rewards`, and `content` for the notification. The statement goes on with `select … from notified`.
 */
export const creditEnded = sql`posted as materialized (
      select ledger_post_all(array_agg(('reward.granted', id, 0, ledger_desk('promo', currency_id),
               ledger_user_available(user_id, currency_id), amount)::ledger_leg order by id)) as legs
      from ended where status = 'credited'
    ), notified as materialized (
      select write_notifications(
        (select array_agg(row (user_id, ${sql.lit(bizType.badge)}, '', title, content)::new_notification order by id)
         from ended where status = 'credited'),
        (select array_agg(balance_event(user_id, currency_id) order by id) from ended where status = 'credited'))
      from posted
    )`
