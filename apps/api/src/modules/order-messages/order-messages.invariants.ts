import type { Invariant } from '../../invariants/invariant.ts'

export const orderMessageInvariants: readonly Invariant[] = [
  {
    id: 'I97',
    title: 'Messages stand as they were written, and whoever waits for an answer is seen to wait',
    sql: `
      select m.user_id, m.order_id, m.seq, 'is not as it was written' as fault from order_messages m
      where m.digest is distinct from digest_of(m)
      union all
      select t.user_id, t.order_id, t.last_seq, 'counts other messages than there are'
      from order_threads t cross join lateral (
        select count(*)::integer as messages, coalesce(max(m.seq), 0) as last,
               coalesce(max(m.seq) filter (where m.author = 'seller'), 0) as seller,
               coalesce(max(m.seq) filter (where m.author = 'desk'), 0) as desk,
               min(m.created_at) filter (where m.author = 'seller' and m.seq > t.answered_seq) as since
        from order_messages m where m.user_id = t.user_id and m.order_id = t.order_id) found
      where (t.last_seq, t.last_seq, t.last_seller_seq, t.last_desk_seq)
            <> (found.messages, found.last, found.seller, found.desk)
         or t.waiting_since is distinct from found.since
      union all
      select f.user_id, f.order_id, f.seq, 'shows a picture of somebody else'
      from message_photos f
      join order_messages m on m.user_id = f.user_id and m.order_id = f.order_id and m.seq = f.seq
      join pictures i on i.id = f.upload_id
      where case m.author when 'seller' then i.user_id is distinct from f.user_id
                          else i.operator_id is distinct from m.operator_id end`,
  },
]
