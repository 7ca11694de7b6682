import type { Invariant } from './invariant.ts'

export const acrossPartners: readonly Invariant[] = [
  {
    id: 'I82',
    title: 'What the sandbox plays keeps to its scenario, and each of its states is remembered and told',
    sql: `
      select o.user_id, o.id, 'is not where it says' as fault from sandbox_orders o
      left join lateral (
        select array_agg(e.status order by e.version) as states from sandbox_events e
        where e.user_id = o.user_id and e.order_id = o.id) seen on true
      where o.status is distinct from o.path[o.version]
        or seen.states is distinct from o.path[1:o.version]
      union all
      select o.user_id, o.id, 'was not told' from sandbox_orders o
      where o.version <> (select count(*) from partner_events e
                          where e.user_id = o.user_id and e.subject = o.public_id and e.mode = 'sandbox')`,
  },
  {
    id: 'I83',
    title:
      'What a partner is told of an order is what became of it, and since they are a partner nothing is left out',
    sql: `
      select e.user_id, e.id, 'tells what was not' as fault from partner_events e
      left join card_orders o on o.user_id = e.user_id and o.public_id = e.subject
      left join order_events v on v.user_id = o.user_id and v.order_id = o.id and v.version = e.version
      where e.kind = 'order.changed' and e.mode = 'live' and v.to_status is distinct from e.order_status
      union all
      -- Of an order that moved in the moment of the acceptance the change may have been first.
      select v.user_id, v.order_id, 'was not told' from order_events v
      join partners p on p.user_id = v.user_id and p.status <> 'left' and v.created_at > p.since + interval '1 minute'
      join card_orders o on o.user_id = v.user_id and o.id = v.order_id
      where not exists (select from partner_events e
                        where e.user_id = v.user_id and e.subject = o.public_id and e.version = v.version)`,
  },
]
