import type { Invariant } from '../../invariants/invariant.ts'

export const promotionInvariants: readonly Invariant[] = [
  {
    id: 'I23',
    title: 'One reward per user, kind and subject',
    sql: `
      select user_id, kind, subject_id, count(*) as rewards from rewards
      group by user_id, kind, subject_id having count(*) > 1`,
  },
  {
    id: 'I24',
    title: 'Rewards are what was promised',
    sql: `select r.id as reward_id from rewards r where r.digest is distinct from digest_of(r)`,
  },
  {
    id: 'I35',
    title: 'No two people were rewarded on one bank account',
    sql: `
      with person as (
        select distinct f.id as user_id from rewards r join invited_sellers f on f.public_id = r.subject_id
        where r.kind in ('invite', 'invited') and r.status = 'credited'
        union
        select r.user_id from rewards r where r.kind in ('task', 'rank', 'rebate') and r.status = 'credited'
      )
      select p.user_id as person_id from person p
      where not exists (select from reward_claims c where c.user_id = p.user_id and c.what = 'bankAccount')
      union all
      select min(user_id) from reward_claims c where what = 'bankAccount' and user_id in (select user_id from person)
      group by fingerprint having count(distinct user_id) > 1`,
  },
]
