import type { Invariant } from './invariant.ts'

const open = `('submitting', 'pending', 'otp', 'received', 'unknown')`

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
              union all select false, false, false where w.status < 10)
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
    sql: `
      select coalesce(a.user_id, w.user_id) as user_id, coalesce(a.currency_id, w.currency_id) as currency_id,
             a.balance as held, w.amount as open
      from (select user_id, currency_id, balance from ledger_accounts where role = 'held') a
      full join (
        select user_id, currency_id, sum(amount) as amount from withdrawals where status < 10
        group by user_id, currency_id
      ) w on w.user_id = a.user_id and w.currency_id = a.currency_id
      where coalesce(a.balance, 0) <> coalesce(w.amount, 0)`,
  },
  {
    id: 'I16',
    title: 'A provider reference belongs to one withdrawal and one attempt',
    sql: `
      select provider_reference as reference, count(*) as times, 'withdrawal' as fault
      from withdrawals group by provider_reference having count(*) > 1
      union all
      select reference, count(*), 'attempt' from payout_attempts group by provider, reference having count(*) > 1`,
  },
  {
    id: 'I17',
    title: 'A withdrawal has at most one live payout attempt, and at most one that paid',
    sql: `
      select withdrawal_id, count(*) filter (where status in ${open}) as live,
             count(*) filter (where status in ('success', 'reversed')) as paid
      from payout_attempts group by user_id, withdrawal_id
      having count(*) filter (where status in ${open}) > 1
          or count(*) filter (where status in ('success', 'reversed')) > 1`,
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
        select count(*) filter (where p.status in ${open}) as live,
               count(*) filter (where p.status = 'success') as success
        from payout_attempts p where p.user_id = w.user_id and p.withdrawal_id = w.id
      ) p on true
      where (w.status = 10 and p.success <> 1)
         or (w.status >= 10 and p.live > 0)
         or (w.status in (20, 21, 22) and p.success > 0)`,
  },
  {
    id: 'I28',
    title: 'The events of a withdrawal have contiguous versions, each beginning where the last one ended',
    sql: `
      select withdrawal_id, version, from_status, ended_before
      from (
        select withdrawal_id, version, from_status, to_status,
               lag(to_status) over line as ended_before, row_number() over line as place
        from withdrawal_events window line as (partition by user_id, withdrawal_id order by version)
      ) events
      where version <> place or from_status is distinct from ended_before
         or (from_status is not null and not exists (
               select from withdrawal_transitions t
               where t.from_status = events.from_status and t.to_status = events.to_status))`,
  },
  {
    id: 'I29',
    title: 'The state and version of a withdrawal are those of its last event',
    sql: `
      select w.id as withdrawal_id, w.status, w.version, e.to_status, e.version as last_version
      from withdrawals w
      left join lateral (
        select to_status, version from withdrawal_events e
        where e.user_id = w.user_id and e.withdrawal_id = w.id order by version desc limit 1
      ) e on true
      where (w.status, w.version) is distinct from (e.to_status::smallint, e.version)`,
  },
  {
    id: 'I31',
    title: 'No withdrawal is sent or unknown without a payout attempt at work',
    sql: `
      select w.id as withdrawal_id, w.status from withdrawals w
      where w.status in (4, 5) and not exists (
        select from payout_attempts p
        where p.user_id = w.user_id and p.withdrawal_id = w.id and p.status in ${open})`,
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
    id: 'I41',
    title: 'A payout is in the hands that its log says last',
    sql: `
      select w.id as withdrawal_id, w.status, w.taken_by, l.operator_id as last_in_log
      from withdrawals w
      left join lateral (
        select case when kind <> 'handedBack' then operator_id end as operator_id from payout_log l
        where l.user_id = w.user_id and l.withdrawal_id = w.id and kind <> 'accountOpened' order by l.id desc limit 1
      ) l on true
      where w.taken_by is distinct from l.operator_id`,
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
    id: 'I38',
    title:
      'Saved accounts, PINs, what a withdrawal asked for, lived through and was paid by are as they were written',
    sql: `
      select 'withdrawal' as row, w.user_id, w.id, null::integer as version from withdrawals w
      where w.digest is distinct from digest_of(w)
      union all
      select 'account' as row, a.user_id, a.id, null::integer as version from bank_accounts a
      where a.digest is distinct from digest_of(a)
      union all
      select 'event', e.user_id, e.withdrawal_id, e.version from withdrawal_events e
      where e.digest is distinct from digest_of(e)
      union all
      select 'attempt', p.user_id, p.withdrawal_id, null from payout_attempts p
      where p.digest is distinct from digest_of(p)
      union all
      select 'line of the payout log', l.user_id, l.withdrawal_id, null from payout_log l
      where l.digest is distinct from digest_of(l)
      union all
      select 'sealed number', a.user_id, a.id, null from bank_accounts a
      where a.seal_digest is distinct from seal_digest_of(a)
      union all
      select 'PIN', p.user_id, p.user_id, null from withdrawal_pins p
      where p.digest is distinct from digest_of(p)`,
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
  {
    id: 'I40',
    title: 'What counts against a seller’s day is what was asked for on it and did not come back',
    sql: `
      select coalesce(d.user_id, w.user_id) as user_id, coalesce(d.currency_id, w.currency_id) as currency_id,
             coalesce(d.day, w.day) as day, d.amount as counted, w.least, w.most
      from withdrawal_days d
      full join (
        select user_id, currency_id, (created_at at time zone 'utc')::date as day,
               coalesce(sum(amount) filter (where status not in (20, 21, 22, 23)), 0) as least,
               -- One that the bank sent back counted until the books knew better.
               coalesce(sum(amount) filter (where status not in (20, 21, 22)), 0) as most
        from withdrawals group by 1, 2, 3
      ) w on w.user_id = d.user_id and w.currency_id = d.currency_id and w.day = d.day
      where coalesce(d.amount, 0) not between coalesce(w.least, 0) and coalesce(w.most, 0)`,
  },
  {
    id: 'I42',
    title: 'No payout ended before it began, and none was paid before it was asked for',
    sql: `
      select p.withdrawal_id, p.created_at as began, p.ended_at as ended from payout_attempts p
      where p.ended_at < p.created_at
      union all
      select w.id, w.created_at, w.paid_at from withdrawals w where w.paid_at < w.created_at`,
  },
]
