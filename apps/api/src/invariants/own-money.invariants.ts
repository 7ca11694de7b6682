import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Invariant } from './invariant.ts'

export const ownMoneyInvariants: readonly Invariant[] = [
  {
    id: 'I36',
    title:
      'Nobody decided about a seller’s order, verification, payout or partnership with the seller’s own mailbox',
    sql: `
      with own as (
        select o.id as operator_id, m.user_id from console_operators o
        join seller_mailboxes m on m.mailbox = mailbox_of(o.email)
      )
      select 'order' as decided, e.user_id, e.order_id as id, e.operator_id
      from own join order_events e on (e.user_id, e.operator_id) = (own.user_id, own.operator_id)
      union all
      select 'verification', c.user_id, c.id, c.decided_by
      from own join verification_cases c on (c.user_id, c.decided_by) = (own.user_id, own.operator_id)
      union all
      select 'payout', e.user_id, e.withdrawal_id, e.operator_id
      from own join withdrawal_events e on (e.user_id, e.operator_id) = (own.user_id, own.operator_id)
      where e.to_status >= ${withdrawalStatus.sent}
      union all
      select 'release of a payout', r.user_id, r.withdrawal_id, own.operator_id
      from own join payout_releases r on r.user_id = own.user_id and own.operator_id in (r.asked_by, r.released_by)
      union all
      select 'partner', a.user_id, a.id, a.decided_by
      from own join partner_applications a on (a.user_id, a.decided_by) = (own.user_id, own.operator_id)
      union all
      select 'reversal', r.user_id, r.id, own.operator_id
      from own join reversals r on r.user_id = own.user_id and own.operator_id in (r.asked_by, r.decided_by)
      union all
      select 'adjustment', a.user_id, a.id, own.operator_id
      from own join adjustments a on a.user_id = own.user_id and own.operator_id in (a.asked_by, a.decided_by)`,
  },
]
