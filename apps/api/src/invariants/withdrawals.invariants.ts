import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { openAttempt } from '../modules/payouts/index.ts'
import type { Invariant } from './invariant.ts'

const { cancelled, failed, paid, rejected, sent, unknown } = withdrawalStatus

/** Legs of the withdrawals with the sides spelled out. */
const legs = `(
  select t.kind, t.event_id as withdrawal_id, t.leg, t.amount, t.currency_id,
         d.role as from_role, d.user_id as from_user, c.role as to_role, c.user_id as to_user,
         split_part(d.address, ':', 1) as from_family, split_part(c.address, ':', 1) as to_family
  from ledger_transfers t
  join ledger_accounts d on d.id = t.debit_account_id
  join ledger_accounts c on c.id = t.credit_account_id
  where t.kind like 'withdrawal.%'
)`

/** How often, and with how much, each event of a withdrawal was posted between the right accounts. */
const posted = `(
  select withdrawal_id, kind, count(*) as legs, sum(amount) as amount, min(currency_id) as currency_id,
         coalesce(sum(amount) filter (where to_role = 'fee' or from_role = 'fee'), 0) as fee,
         coalesce(min(from_user), min(to_user)) as user_id,
         bool_and(case kind
           when 'withdrawal.held' then from_role = 'available' and to_role = 'held' and from_user = to_user
           when 'withdrawal.released' then from_role = 'held' and to_role = 'available' and from_user = to_user
           when 'withdrawal.paid' then from_role = 'held' and (to_family = 'payout' or to_role = 'fee')
           when 'withdrawal.returned' then to_role = 'available' and (from_family = 'payout' or from_role = 'fee')
         end) as between_right_accounts
  from ${legs} l group by withdrawal_id, kind
)`

export const withdrawalInvariants: readonly Invariant[] = [
  {
    id: 'I13',
    title: 'Each withdrawal was held exactly once, with its amount',
    sql: `
      select w.id as withdrawal_id, w.amount, h.legs, h.amount as held
      from withdrawals w
      left join ${posted} h on h.withdrawal_id = w.id and h.kind = 'withdrawal.held'
      where h.legs is distinct from 1 or not h.between_right_accounts
         or (h.amount, h.currency_id, h.user_id) is distinct from (w.amount::numeric, w.currency_id, w.user_id)`,
  },
  {
    id: 'I14',
    title: 'Each ended withdrawal has the transfers of its status, once, and an open one has none of them',
    sql: `
      select w.id as withdrawal_id, w.status, w.amount, w.fee, p.amount as paid, r.amount as released, b.amount as returned
      from withdrawals w
      left join ${posted} p on p.withdrawal_id = w.id and p.kind = 'withdrawal.paid'
      left join ${posted} r on r.withdrawal_id = w.id and r.kind = 'withdrawal.released'
      left join ${posted} b on b.withdrawal_id = w.id and b.kind = 'withdrawal.returned'
      where (p.kind is not null, r.kind is not null, b.kind is not null) not in (
              select paid, released, returned
              from (values (10, true, false, false), (20, false, true, false), (21, false, true, false),
                           (22, false, true, false), (23, true, false, true), (23, false, true, false))
                as wanted (status, paid, released, returned)
              where wanted.status = w.status
              union all select false, false, false where w.status < ${paid})
         or (p.amount, p.fee, p.user_id, p.currency_id) is distinct from
            case when p.kind is null then (null::numeric, null::numeric, null::bigint, null::smallint)
                 else (w.amount::numeric, w.fee::numeric, w.user_id, w.currency_id) end
         or (r.amount, r.user_id, r.currency_id) is distinct from
            case when r.kind is null then (null::numeric, null::bigint, null::smallint)
                 else (w.amount::numeric, w.user_id, w.currency_id) end
         or (b.amount, b.fee, b.user_id, b.currency_id) is distinct from
            case when b.kind is null then (null::numeric, null::numeric, null::bigint, null::smallint)
                 else (w.amount::numeric, w.fee::numeric, w.user_id, w.currency_id) end
         or not coalesce(p.between_right_accounts, true) or not coalesce(r.between_right_accounts, true)
         or not coalesce(b.between_right_accounts, true)`,
  },
  {
    id: 'I15',
    title: 'What a user has held is the sum of their open withdrawals, fee inside',
    sameBy: ['user_id', 'currency_id', 'difference'],
    sql: `
      select coalesce(a.user_id, w.user_id) as user_id, coalesce(a.currency_id, w.currency_id) as currency_id,
             a.balance as held, w.amount as open, coalesce(a.balance, 0) - coalesce(w.amount, 0) as difference
      from (select user_id, currency_id, balance from ledger_accounts where role = 'held') a
      full join (
        select user_id, currency_id, sum(amount) as amount from withdrawals where status < ${paid}
        group by user_id, currency_id
      ) w on w.user_id = a.user_id and w.currency_id = a.currency_id
      where coalesce(a.balance, 0) <> coalesce(w.amount, 0)`,
  },
  {
    id: 'I18',
    title: 'A payout attempt sends the withdrawal’s net amount',
    sql: `
      select p.withdrawal_id, p.amount, w.net, p.currency_id, w.currency_id as withdrawal_currency
      from payout_attempts p left join withdrawals w on w.user_id = p.user_id and w.id = p.withdrawal_id
      where (p.amount, p.currency_id) is distinct from (w.net, w.currency_id)`,
  },
  {
    id: 'I19',
    title: 'A paid withdrawal has an attempt that succeeded; one that was not paid has none, nor a live one',
    sql: `
      select w.id as withdrawal_id, w.status, p.live, p.success
      from withdrawals w
      left join lateral (
        select count(*) filter (where p.status in ${openAttempt}) as live,
               count(*) filter (where p.status = 'success') as success
        from payout_attempts p where p.user_id = w.user_id and p.withdrawal_id = w.id
      ) p on true
      where (w.status = ${paid} and p.success <> 1)
         or (w.status >= ${paid} and p.live > 0)
         or (w.status in (${rejected}, ${failed}, ${cancelled}) and p.success > 0)`,
  },
  {
    id: 'I31',
    title: 'No withdrawal is sent or unknown without a payout attempt at work',
    sql: `
      select w.id as withdrawal_id, w.status from withdrawals w
      where w.status in (${sent}, ${unknown}) and not exists (
        select from payout_attempts p
        where p.user_id = w.user_id and p.withdrawal_id = w.id and p.status in ${openAttempt})`,
  },
  {
    id: 'I33',
    title: 'A withdrawal goes to a bank account of its own seller, in its own currency',
    sql: `
      select w.id as withdrawal_id, w.bank_account_id, w.currency_id, a.currency_id as account_currency
      from withdrawals w left join bank_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id
      where a.id is null or a.currency_id <> w.currency_id`,
  },
  {
    id: 'I33',
    title: 'A withdrawal’s account is the one that its seller confirmed for it',
    sql: `
      select w.id as withdrawal_id, w.bank_account_id, a.account_ending
      from withdrawals w left join bank_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id
      where w.account_digest is distinct from digest_of(a)`,
  },
  {
    id: 'I41',
    title: 'A payout is in the hands that its log says last, and was begun by who stands there first',
    sql: `
      select w.id as withdrawal_id, w.status, w.taken_by, l.operator_id as last_in_log
      from withdrawals w
      left join lateral (
        select case when kind <> 'handedBack' then operator_id end as operator_id from payout_log l
        where l.user_id = w.user_id and l.withdrawal_id = w.id and kind <> 'accountOpened' order by l.id desc limit 1
      ) l on true
      where w.taken_by is distinct from l.operator_id
      union all
      select p.withdrawal_id, null, p.started_by, l.operator_id
      from payout_attempts p
      left join lateral (
        select operator_id from payout_log l
        where l.user_id = p.user_id and l.withdrawal_id = p.withdrawal_id and kind <> 'accountOpened' order by l.id limit 1
      ) l on true
      where p.by_hand and p.started_by is distinct from l.operator_id`,
  },
  {
    id: 'I43',
    title: 'Each line of what operators did with codes and payouts is still there',
    sql: `
      select coalesce(c.trace, l.trace) as trace, coalesce(c.user_id, l.user_id) as user_id,
             coalesce(c.parent_id, l.parent_id) as parent_id, c.lines as counted, l.lines as found
      from trace_counts c
      full join (
        select 'codeReveals' as trace, user_id, order_id as parent_id, count(*) as lines
        from code_reveals group by user_id, order_id
        union all
        select 'payoutLog', user_id, withdrawal_id, count(*) from payout_log group by user_id, withdrawal_id
      ) l on l.trace = c.trace and l.user_id = c.user_id and l.parent_id = c.parent_id
      where c.lines is distinct from l.lines`,
  },
]
