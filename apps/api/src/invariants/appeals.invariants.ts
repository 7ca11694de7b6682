import { appealStatus } from '@kaadi/contract/appeals'
import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { Invariant } from './invariant.ts'

const { appeal, paidAdjusted, paidAsQuoted, paidPart, rejectedCorrectable, rejectedFinal, reversed } =
  cardOrderStatus
const { open, refused, taken, upheld } = appealStatus

export const acrossAppeals: readonly Invariant[] = [
  {
    id: 'I88',
    title:
      'An order is in appeal while, and only while, its appeal waits; then it is paid, or refused for good',
    sql: `
      select o.id as order_id, o.status, a.status as appeal_status
      from card_orders o full join appeals a on a.user_id = o.user_id and a.order_id = o.id
      where (o.status = ${appeal}) is distinct from (a.status is not null and a.status in (${open}, ${taken}))
         or (a.status = ${upheld} and o.status not in (${paidAsQuoted}, ${paidAdjusted}, ${paidPart}, ${reversed}))
         or (a.status = ${refused} and o.status <> ${rejectedFinal})
         or o.id is null`,
  },
  {
    id: 'I88',
    title:
      'An order went into appeal from a refusal, by its seller, and out of it by the operator who decided',
    sql: `
      select a.order_id, a.status, i.operator_id as decided_in_events, a.decided_by
      from appeals a
      left join order_events f on f.user_id = a.user_id and f.order_id = a.order_id and f.to_status = ${appeal}
      left join order_events i on i.user_id = a.user_id and i.order_id = a.order_id and i.from_status = ${appeal}
      where f.order_id is null or f.actor <> 'seller' or f.from_status not in (${rejectedFinal}, ${rejectedCorrectable})
         or i.operator_id is distinct from a.decided_by`,
  },
]
