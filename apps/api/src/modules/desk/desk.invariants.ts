import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { Invariant } from '../../invariants/invariant.ts'

const { cancelledByDesk, cancelledBySeller, expired, rejectedCorrectable, rejectedFinal } = cardOrderStatus

export const deskInvariants: readonly Invariant[] = [
  {
    id: 'I38',
    title:
      'Showings of codes, what others said of a card, and the evidence of a refusal are as they were written',
    sql: `
      select 'showing of a code' as row, r.user_id, r.order_id, r.position as place from code_reveals r
      where r.digest is distinct from digest_of(r)
      union all
      select 'evidence', v.user_id, v.order_id, v.version from order_evidence v
      where v.digest is distinct from digest_of(v)
      union all
      select 'what others said', f.user_id, f.order_id, f.position from card_findings f
      where f.digest is distinct from digest_of(f)`,
  },
  {
    id: 'I152',
    title: 'No order with a redeemed card ended unpaid by fewer than two people',
    sql: `
      select o.id as order_id, o.status, r.position from card_orders o
      join redeemed_cards r on r.user_id = o.user_id and r.order_id = o.id
      where o.status in (${cancelledBySeller}, ${expired}, ${cancelledByDesk})
         or (o.status in (${rejectedFinal}, ${rejectedCorrectable}) and (o.first_judge is null or o.decided_by = o.first_judge))`,
  },
]
