import { bizType } from '@kaadi/contract/notifications'
import type { Invariant } from './invariant.ts'

export const rateAlertInvariants: readonly Invariant[] = [
  {
    id: 'I75',
    title: 'An alert that fired was told once, of its card, in the same commit',
    sql: `
      select a.id as alert_id, a.fired_at, count(n.id) as told
      from rate_alerts a
      left join notifications n
        on n.user_id = a.user_id and n.biz_type = ${bizType.announcement} and n.created_at = a.fired_at
          and n.subject_id = a.card_type_id || ':' || a.card_currency_id || ':' || a.form
      where a.fired_at > now() - interval '1 day'
      group by a.user_id, a.id, a.fired_at
      having count(n.id) <> 1`,
  },
]
