import { minorPerUnit } from '../modules/payouts/index.ts'
import type { Invariant } from './invariant.ts'

/** Over how much the attempt `p` asked for two people when it began: the first change since then says what it left. */
const limitAtItsStart = `
  select coalesce((
    select (c.before ->> 'most')::numeric * ${minorPerUnit} from changes c
    where c.resource = 'releaseLimits' and c.subject = l.currency_id::text and c.status = 'applied'
      and c.ended_at > p.created_at
    order by c.applied_number limit 1), l.most) as most
  from payout_limits l where l.currency_id = p.currency_id`

export const releasedPayouts: readonly Invariant[] = [
  {
    id: 'I36',
    title:
      'A payout over the limit of its day was released by another person than the one who asked, and paid by a third or the first',
    sql: `
      select p.user_id, p.withdrawal_id, p.amount, r.asked_by, r.released_by, p.started_by
      from payout_attempts p
      join payout_releases r on r.user_id = p.user_id and r.withdrawal_id = p.withdrawal_id
      join lateral (${limitAtItsStart}) l on p.amount > l.most
      where r.released_by is null or r.released_by = r.asked_by or r.released_by = p.started_by
         or (r.reference, r.amount, r.currency_id) is distinct from (p.reference, p.amount, p.currency_id)
         or r.digest is distinct from digest_of(r)`,
  },
]
