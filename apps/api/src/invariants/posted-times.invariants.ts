import type { Invariant } from './invariant.ts'

/** When what is posted for happened: each posting is written in the commit of its event, and has its time. */
const happened = `
  select 'card-order' as family, order_id as event_id, created_at as at from order_events
  union all select 'withdrawal', withdrawal_id, created_at from withdrawal_events
  union all select 'exchange', id, created_at from exchanges
  union all select 'reward', id, ended_at from rewards
  union all select 'adjustment', id, decided_at from adjustments
  union all select 'receivable', id, created_at from ledger_transfers`

export const postedTimes: readonly Invariant[] = [
  {
    id: 'I140',
    title: 'What was posted has the time of what it was posted for',
    sql: `
      select t.id as transfer_id, t.kind, t.event_id, t.created_at from ledger_transfers t
      where not exists (
        select from (${happened}) h
        where h.family = split_part(t.kind, '.', 1) and h.event_id = t.event_id and h.at = t.created_at)`,
  },
]
