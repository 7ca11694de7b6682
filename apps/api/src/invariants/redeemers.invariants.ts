import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { Invariant } from './invariant.ts'

const { atPartner, claimed } = cardOrderStatus

export const acrossRedeemers: readonly Invariant[] = [
  {
    id: 'I98',
    title:
      'An order is at a redeemer while, and only while, it has one open line of custody, by whoever handed its cards over and wrote the answer down',
    sql: `
      with open_line as (
        select c.user_id, c.order_id, c.version from custody_lines c
        where not exists (select from custody_returns r
                          where r.user_id = c.user_id and r.order_id = c.order_id and r.version = c.version)
      )
      select o.id as order_id, o.status, count(l.version) as open_lines, null::integer as version, 'open lines' as fault
      from card_orders o
      left join open_line l on l.user_id = o.user_id and l.order_id = o.id
      group by o.user_id, o.id, o.status, o.version
      having count(l.version) <> (o.status = ${atPartner})::integer
          or bool_or(l.version <> o.version)
      union all
      select coalesce(c.order_id, e.order_id), e.to_status, null, coalesce(c.version, e.version), 'line without its change'
      from custody_lines c
      full join (select * from order_events where to_status = ${atPartner}) e
        on e.user_id = c.user_id and e.order_id = c.order_id and e.version = c.version
      where c.version is null or e.version is null or e.operator_id is distinct from c.operator_id
      union all
      select r.order_id, e.to_status, null, r.version, 'return without its change'
      from custody_returns r
      left join order_events e on e.user_id = r.user_id and e.order_id = r.order_id and e.version = r.version + 1
      where e.from_status is distinct from ${atPartner}::smallint or e.to_status <> ${claimed}
         or e.operator_id is distinct from r.operator_id
      union all
      select c.order_id, null, null, c.version, 'a card that the order does not have, or that its seller was not told of'
      from custody_lines c, unnest(c.positions) p (position)
      where not exists (select from code_reveals v
                        where v.user_id = c.user_id and v.order_id = c.order_id and v.position = p.position
                          and v.purpose = 'handedToRedeemer' and v.operator_id = c.operator_id)`,
  },
]
