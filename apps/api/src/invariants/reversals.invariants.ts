import { cardOrderStatus } from '@kaadi/contract/card-orders'
import { reversalStatus } from '@kaadi/contract/reversals'
import type { Invariant } from './invariant.ts'

const { reversed } = cardOrderStatus

export const acrossReversals: readonly Invariant[] = [
  {
    id: 'I89',
    title:
      'An order was taken back when, and only when, two operators said so; what is told to be owed was missing then',
    sql: `
      select o.id as order_id, o.status, r.owed, s.amount as missing, e.operator_id, r.decided_by
      from card_orders o
      full join (select * from reversals where status = ${reversalStatus.done}) r
        on r.user_id = o.user_id and r.order_id = o.id
      left join order_events e on e.user_id = o.user_id and e.order_id = o.id and e.to_status = ${reversed}
      left join ledger_transfers s on s.kind = 'card-order.shortfall' and s.event_id = o.id
      where (o.status = ${reversed}) is distinct from (r.id is not null)
         or (r.id is not null and (e.operator_id is distinct from r.decided_by or r.owed <> coalesce(s.amount, 0)))`,
  },
]
