import { adjustmentStatus } from '@kaadi/contract/adjustments'
import type { Invariant } from './invariant.ts'

const { done } = adjustmentStatus

/** Adjustments beside the books and the pictures that they were asked for with. */
export const acrossAdjustments: readonly Invariant[] = [
  {
    id: 'I122',
    title:
      'Each adjustment in the books was asked for by one person and confirmed by another, and moved what was signed',
    sql: `
      with posted as (
        select t.event_id, t.leg, t.amount, d.address as debit, c.address as credit
        from ledger_transfers t
        join ledger_accounts d on d.id = t.debit_account_id
        join ledger_accounts c on c.id = t.credit_account_id
        where t.kind = 'adjustment.made'
      ), signed as (
        select a.id, a.amount,
               case when a.is_in then ledger_suspense(a.currency_id) else a.account end as debit,
               case when a.is_in then a.account else ledger_suspense(a.currency_id) end as credit
        from adjustments a where a.status = ${done}
      )
      select coalesce(s.id, p.event_id) as id, p.amount as posted, s.amount as signed, 'books and signature differ' as fault
      from posted p full join signed s on s.id = p.event_id and p.leg = 0
      where (p.amount, p.debit, p.credit) is distinct from (s.amount, s.debit, s.credit)
      union all
      select a.id, t.amount, a.owed, 'what is owed was not booked so'
      from adjustments a
      full join (select * from ledger_transfers where kind = 'adjustment.shortfall') t on t.event_id = a.id
      where coalesce(t.amount, 0) is distinct from coalesce(a.owed, 0)
      union all
      select a.id, null, null, 'has no evidence' from adjustments a
      where not exists (select from uploads u where u.id = a.upload_id and u.sha256 = a.sha256)`,
  },
]
