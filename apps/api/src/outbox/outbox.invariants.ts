import type { Invariant } from '../invariants/invariant.ts'

export const outboxInvariants: readonly Invariant[] = [
  {
    id: 'I31',
    title: 'No work is stuck: no lease that ended long ago, nothing due for long, nothing parked',
    sql: `
      select id, topic, attempts, lease_until, run_at, parked_at, last_error from outbox
      where parked_at is not null
         or lease_until < now() - interval '10 minutes'
         or (lease_until is null and run_at < now() - interval '10 minutes')`,
  },
  {
    id: 'I37',
    title: 'The events of a user are numbered without a gap from what was swept up to their head',
    sameBy: ['user_id', 'missing', 'missing_before', 'missing_after'],
    sql: `
      select coalesce(h.user_id, e.user_id) as user_id, h.seq as head, h.swept, e.first, e.last, e.events,
             h.seq - h.swept - coalesce(e.events, 0) as missing, e.first - h.swept - 1 as missing_before,
             h.seq - e.last as missing_after
      from user_event_heads h
      full join (select user_id, min(seq) as first, max(seq) as last, count(*) as events from user_events group by user_id) e
        on e.user_id = h.user_id
      where h.user_id is null
         or h.seq - h.swept <> coalesce(e.events, 0)
         or e.events > 0 and (e.last <> h.seq or e.first <> h.swept + 1)`,
  },
]
