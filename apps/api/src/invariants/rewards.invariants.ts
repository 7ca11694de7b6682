import type { Invariant } from './invariant.ts'

export const rewardInvariants: readonly Invariant[] = [
  {
    id: 'I24',
    title: 'Each credited reward was posted exactly once with its amount, no other at all',
    sql: `
      select r.id as reward_id, r.amount, t.legs, t.amount as posted
      from rewards r
      left join (
        select t.event_id, count(*) as legs, sum(t.amount) as amount, min(t.currency_id) as currency_id,
               min(c.user_id) as user_id, bool_and(c.role = 'available') as to_available
        from ledger_transfers t join ledger_accounts c on c.id = t.credit_account_id
        where t.kind = 'reward.granted' group by t.event_id
      ) t on t.event_id = r.id
      where (r.status <> 'credited' and t.legs is not null)
         or (r.status = 'credited' and (t.legs is distinct from 1 or not t.to_available
         or (t.amount, t.currency_id, t.user_id) is distinct from (r.amount::numeric, r.currency_id, r.user_id)))`,
  },
]
