import type { Invariant } from './invariant.ts'

export const exchangesInBooks: readonly Invariant[] = [
  {
    id: 'I60',
    title: 'Each exchange was posted once: what was given went to the desk, what came for it from the desk',
    sql: `
      select e.user_id, e.id as exchange_id, t.legs, t.given, t.got
      from exchanges e
      left join (
        select t.event_id, count(*) as legs,
               max(t.amount) filter (where t.leg = 0 and d.role = 'available' and c.role = 'fx') as given,
               max(d.currency_id) filter (where t.leg = 0) as given_currency,
               max(d.user_id) filter (where t.leg = 0) as giver,
               max(t.amount) filter (where t.leg = 1 and d.role = 'fx' and c.role = 'available') as got,
               max(c.currency_id) filter (where t.leg = 1) as got_currency,
               max(c.user_id) filter (where t.leg = 1) as getter
        from ledger_transfers t
        join ledger_accounts d on d.id = t.debit_account_id join ledger_accounts c on c.id = t.credit_account_id
        where t.kind = 'exchange.made' group by t.event_id
      ) t on t.event_id = e.id
      where t.legs is distinct from 2
         or (t.given, t.given_currency, t.giver, t.got, t.got_currency, t.getter) is distinct from
            (e.amount, e.in_currency_id, e.user_id, e.gets, e.out_currency_id, e.user_id)`,
  },
  {
    id: 'I32',
    title: 'Each transfer of an exchange has its row',
    sql: `
      select t.id as transfer_id, t.kind, t.event_id from ledger_transfers t
      where t.kind = 'exchange.made' and not exists (select from exchanges e where e.id = t.event_id)`,
  },
]
