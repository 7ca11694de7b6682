import type { Invariant } from '../../invariants/invariant.ts'

export const shiftInvariants: readonly Invariant[] = [
  {
    id: 'I87',
    title: 'Hand-overs stand as they were written, and who was given an order has taken it',
    sql: `
      select h.user_id, h.order_id, h.id, 'is not as it was written' as fault from order_hand_overs h
      where h.digest is distinct from digest_of(h)
      union all
      select h.user_id, h.order_id, h.id, 'was not taken by whom it was given to' from order_hand_overs h
      where not exists (
        select from claims_of_orders c
        where c.user_id = h.user_id and c.order_id = h.order_id and c.operator_id = h.to_operator
          and c.created_at = h.created_at)`,
  },
]
