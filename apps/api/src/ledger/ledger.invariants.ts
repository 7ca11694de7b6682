import type { Invariant } from '../invariants/invariant.ts'
import { eventKinds } from './event-kind.ts'

/** Which event mirrors which, leg by leg. */
const mirrors = `(values ('card-order.reversed', 'card-order.paid'), ('withdrawal.released', 'withdrawal.held'))
  as mirror (kind, original_kind)`

export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'I01',
    title: 'All entries of a currency sum to zero',
    sql: `
      select a.currency_id, sum(e.amount) as sum
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      group by a.currency_id having sum(e.amount) <> 0`,
  },
  {
    id: 'I02',
    title: 'The entries of a transfer are its amount out of one account and into the other',
    sql: `
      select t.id as transfer_id, t.amount, sum(e.amount) as sum
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      group by t.id
      having sum(e.amount) <> 0
          or bool_or(e.amount <> case e.account_id when t.debit_account_id then -t.amount
                                                   when t.credit_account_id then t.amount else 0 end)`,
  },
  {
    id: 'I03',
    title: 'Each transfer has its two entries, each entry its transfer',
    sql: `
      select coalesce(t.id, e.transfer_id) as transfer_id, e.entries
      from ledger_transfers t
      full join (select transfer_id, count(*) as entries from ledger_entries group by transfer_id) e
        on e.transfer_id = t.id
      where t.id is null or e.entries is distinct from 2`,
  },
  {
    id: 'I04',
    title: 'A balance is the sum of its entries, a version their count',
    sameBy: ['account_id', 'difference', 'versions_more'],
    sql: `
      select coalesce(a.id, e.account_id) as account_id, a.address, a.balance, e.sum, a.version, e.entries,
             coalesce(a.balance, 0) - coalesce(e.sum, 0) as difference,
             coalesce(a.version, 0) - coalesce(e.entries, 0) as versions_more
      from ledger_accounts a
      full join (select account_id, sum(amount) as sum, count(*) as entries from ledger_entries group by account_id) e
        on e.account_id = a.id
      where a.id is null or a.balance <> coalesce(e.sum, 0) or a.version <> coalesce(e.entries, 0)`,
  },
  {
    id: 'I05',
    title: 'No account without the right to overdraw is, or ever was, negative',
    sameBy: ['account_id', 'lowest'],
    sql: `
      select a.id as account_id, a.address, a.balance, null::bigint as version, least(a.balance, (
               select min(e.balance_after) from ledger_entries e where e.account_id = a.id)) as lowest
      from ledger_accounts a where a.balance < 0 and not a.allow_negative
      union all
      select a.id, a.address, e.balance_after, e.version, least(a.balance, min(e.balance_after) over (partition by a.id))
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.balance_after < 0 and not a.allow_negative
      union all
      -- The right itself follows from the address.
      select a.id, a.address, a.balance, null, null
      from ledger_accounts a
      where a.allow_negative and (a.address like 'user:%:available' or a.address like 'user:%:held')`,
  },
  {
    id: 'I06',
    title: 'Each balance is the one before plus the amount; versions have no gap',
    sql: `
      select account_id, version, amount, balance_before, balance_after
      from (
        select account_id, version, amount, balance_after,
               lag(balance_after, 1, 0::bigint) over line as balance_before,
               lag(version, 1, 0::bigint) over line as version_before
        from ledger_entries window line as (partition by account_id order by version)
      ) lines
      where balance_after <> balance_before + amount or version <> version_before + 1`,
  },
  {
    id: 'I07',
    title: 'A transfer has the currency of both its accounts',
    sql: `
      select t.id as transfer_id, t.currency_id, d.currency_id as debit_currency, c.currency_id as credit_currency
      from ledger_transfers t
      left join ledger_accounts d on d.id = t.debit_account_id
      left join ledger_accounts c on c.id = t.credit_account_id
      where t.currency_id is distinct from d.currency_id or t.currency_id is distinct from c.currency_id`,
  },
  {
    id: 'I07',
    title: 'An account has the currency that its address names',
    sql: `
      select id as account_id, address, currency_id from ledger_accounts
      where currency_id::text <> case when address like 'user:%' then split_part(address, ':', 3)
                                      else split_part(address, ':', -1) end`,
  },
  {
    id: 'I08',
    title: 'A reversal mirrors its original leg by leg, once',
    sql: `
      select kind, event_id, leg, 'does not mirror' as fault
      from ledger_transfers r join ${mirrors} using (kind)
      where not exists (
        select from ledger_transfers o
        where o.kind = mirror.original_kind and o.event_id = r.event_id and o.leg = r.leg and o.amount = r.amount
          and o.debit_account_id = r.credit_account_id and o.credit_account_id = r.debit_account_id)
      union all
      select o.kind, o.event_id, o.leg, 'has no mirror'
      from ledger_transfers o join ${mirrors} on mirror.original_kind = o.kind
      where exists (select from ledger_transfers r where r.kind = mirror.kind and r.event_id = o.event_id)
        and not exists (
          select from ledger_transfers r where r.kind = mirror.kind and r.event_id = o.event_id and r.leg = o.leg)
      union all
      select kind, event_id, leg, 'posted twice'
      from ledger_transfers group by kind, event_id, leg having count(*) > 1`,
  },
  {
    id: 'I90',
    title: 'What is owed is what was missing less what was paid back, and nobody owes who has the money',
    sameBy: ['user_id', 'currency_id', 'difference', 'transfer_id'],
    sql: `
      select r.user_id, r.currency_id, r.balance, a.balance as available, moved.amount as moved,
             r.balance - coalesce(moved.amount, 0) as difference, null::bigint as transfer_id
      from ledger_accounts r
      join ledger_accounts a on a.user_id = r.user_id and a.currency_id = r.currency_id and a.role = 'available'
      left join lateral (
        select sum(case t.kind when 'receivable.repaid' then t.amount else -t.amount end) as amount
        from ledger_transfers t
        where t.kind in ('card-order.shortfall', 'adjustment.shortfall', 'receivable.repaid')
          and r.id in (t.debit_account_id, t.credit_account_id)
      ) moved on true
      where r.role = 'receivable'
        and (r.balance > 0 or r.balance <> coalesce(moved.amount, 0) or (r.balance < 0 and a.balance > 0))
      union all
      select null, t.currency_id, t.amount, null, null, null, t.id
      from ledger_transfers t
      where t.kind = 'receivable.repaid' and not exists (
        select from ledger_transfers b
        where b.id = t.event_id and b.credit_account_id = t.debit_account_id)`,
  },
  {
    id: 'I32',
    title: 'Each transfer belongs to a kind of business event that is known',
    sql: `
      select id as transfer_id, kind, event_id from ledger_transfers
      where kind <> all (array[${eventKinds.map((kind) => `'${kind}'`).join(', ')}])`,
  },
]
