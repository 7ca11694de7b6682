import type { Invariant } from './invariant.ts'

export const acrossVerifications: readonly Invariant[] = [
  {
    id: 'I58',
    title: 'A seller’s verification level is that of their highest accepted case',
    sql: `
      select u.id as user_id, u.kyc_level, coalesce(max(c.level), 0) as accepted
      from users u left join verification_cases c on c.user_id = u.id and c.status = 'accepted'
      group by u.id having u.kyc_level <> coalesce(max(c.level), 0)`,
  },
  {
    id: 'I58',
    title: 'Photos of a verification are its seller’s own, and show what they stand for',
    sql: `
      select p.user_id, p.case_id, p.kind from verification_photos p
      join uploads u on u.id = p.upload_id
      where u.user_id is distinct from p.user_id or u.kind <> p.kind or u.order_id is not null`,
  },
]
