import { account, type Damage, reversed } from './victims.ts'

const reversal = `(select id from reversals where status = 1 order by id limit 1)`

/** What was taken back, by whom, and what is owed for it. */
export const reversalDamages: readonly Damage[] = [
  [
    'I89',
    'other words than the seller was told',
    `update reversals set words = 'Something else.' where id = ${reversal}`,
  ],
  [
    'I89',
    'a reversal by one operator alone',
    `alter table reversals drop constraint reversals_by_two;
     update reversals r set decided_by = asked_by where id = ${reversal};
     update reversals r set digest = digest_of(r) where digest <> digest_of(r)`,
  ],
  ['I89', 'a reversal without evidence', `delete from reversal_evidence where reversal_id = ${reversal}`],
  ['I89', 'an order taken back by nobody', `delete from reversals where id = ${reversal}`],
  [
    'I89',
    'an order taken back by another than its story says',
    `update order_events set operator_id = 1 where order_id = ${reversed} and to_status = 40`,
  ],
  [
    'I89',
    'a debt that was not there',
    `update reversals r set owed = 700 where id = ${reversal};
     update reversals r set digest = digest_of(r) where digest <> digest_of(r)`,
  ],
  [
    'I90',
    'a debt beside money',
    `insert into ledger_accounts (address, role, user_id, currency_id, allow_negative, balance)
     select 'user:' || a.user_id || ':' || a.currency_id || ':receivable', 'receivable', a.user_id, a.currency_id, true, -700
     from ledger_accounts a
     where a.role = 'available' and a.balance > 0 and not exists (
       select from ledger_accounts r
       where r.role = 'receivable' and r.user_id = a.user_id and r.currency_id = a.currency_id)
     order by a.id limit 1`,
  ],
  [
    'I90',
    'a repayment of nothing',
    `update ledger_transfers set kind = 'receivable.repaid', event_id = 999999 where id = (
       select id from ledger_transfers where credit_account_id = ${account('desk:fee:1')} order by id limit 1)`,
  ],
]
