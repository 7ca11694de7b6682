import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Invariant } from '../../invariants/invariant.ts'
import { followsItsEvents } from '../../invariants/of-events.ts'

const { cancelled, failed, paid, rejected, returned } = withdrawalStatus

export const withdrawalInvariants: readonly Invariant[] = [
  {
    id: 'I16',
    title: 'A provider reference belongs to one withdrawal',
    sql: `
      select provider_reference as reference, count(*) as times
      from withdrawals group by provider_reference having count(*) > 1`,
  },
  ...followsItsEvents({
    table: 'withdrawals',
    events: 'withdrawal_events',
    transitions: 'withdrawal_transitions',
    id: 'withdrawal_id',
    name: 'a withdrawal',
  }),
  {
    id: 'I138',
    title: 'A withdrawal was moved last by whom its events name, and last by the operator whom they name',
    sql: `
      select w.id as withdrawal_id, w.actor, w.operator_id, e.actor as actor_in_events, e.operator_id as operator_in_events
      from withdrawals w
      left join lateral (
        select (array_agg(actor order by version desc))[1] as actor,
               (array_agg(operator_id order by version desc) filter (where actor = 'desk'))[1] as operator_id
        from withdrawal_events e where e.user_id = w.user_id and e.withdrawal_id = w.id
      ) e on true
      where (w.actor, w.operator_id) is distinct from (e.actor, e.operator_id)`,
  },
  {
    id: 'I38',
    title: 'What a withdrawal asked for and lived through is as it was written',
    sql: `
      select 'withdrawal' as row, w.user_id, w.id, null::integer as version from withdrawals w
      where w.digest is distinct from digest_of(w)
      union all
      select 'event', e.user_id, e.withdrawal_id, e.version from withdrawal_events e
      where e.digest is distinct from digest_of(e)`,
  },
  {
    id: 'I133',
    title: 'A withdrawal was paid when its events say',
    sql: `
      select w.id as withdrawal_id, w.paid_at, e.paid_at as paid_in_events from withdrawals w
      left join lateral (
        select max(e.created_at) as paid_at from withdrawal_events e
        where e.user_id = w.user_id and e.withdrawal_id = w.id and e.to_status = ${paid}
      ) e on true
      where w.paid_at is distinct from e.paid_at`,
  },
  {
    id: 'I40',
    title: 'What counts against a seller’s day is what was asked for on it and did not come back',
    sameBy: ['user_id', 'currency_id', 'day', 'difference'],
    sql: `
      select coalesce(d.user_id, w.user_id) as user_id, coalesce(d.currency_id, w.currency_id) as currency_id,
             coalesce(d.day, w.day) as day, d.amount as counted, w.least, w.most,
             coalesce(d.amount, 0) - case when coalesce(d.amount, 0) < coalesce(w.least, 0) then coalesce(w.least, 0)
                                          else coalesce(w.most, 0) end as difference
      from withdrawal_days d
      full join (
        select user_id, currency_id, (created_at at time zone 'utc')::date as day,
               coalesce(sum(amount) filter (where status not in (${rejected}, ${failed}, ${cancelled}, ${returned})), 0) as least,
               -- One that the bank sent back counted until the books knew better.
               coalesce(sum(amount) filter (where status not in (${rejected}, ${failed}, ${cancelled})), 0) as most
        from withdrawals group by 1, 2, 3
      ) w on w.user_id = d.user_id and w.currency_id = d.currency_id and w.day = d.day
      where coalesce(d.amount, 0) not between coalesce(w.least, 0) and coalesce(w.most, 0)`,
  },
  {
    id: 'I91',
    title:
      'What counts against the cap of a new account is what all its holders asked for under it and did not come back',
    sameBy: ['account', 'difference'],
    sql: `
      select coalesce(encode(d.fingerprint, 'hex'), w.account) as account, d.amount as counted, w.least, w.most,
             coalesce(d.amount, 0) - case when coalesce(d.amount, 0) < coalesce(w.least, 0) then coalesce(w.least, 0)
                                          else coalesce(w.most, 0) end as difference
      from withdrawal_first_days d
      full join (
        select encode(f.fingerprint, 'hex') as account, w.new_account_cap_at as began_at,
               coalesce(sum(w.amount) filter (where w.status not in (${rejected}, ${failed}, ${cancelled}, ${returned})), 0) as least,
               coalesce(sum(w.amount) filter (where w.status not in (${rejected}, ${failed}, ${cancelled})), 0) as most
        from withdrawals w join bank_account_fingerprints f on f.user_id = w.user_id and f.account_id = w.bank_account_id
        where w.new_account_cap_at is not null group by 1, 2
      ) w on w.account = encode(d.fingerprint, 'hex') and w.began_at = d.began_at
      where coalesce(d.amount, 0) not between coalesce(w.least, 0) and coalesce(w.most, 0)
        -- What counted against a cap before this one is over.
        and (d.fingerprint is not null or not exists (
          select from withdrawal_first_days o where encode(o.fingerprint, 'hex') = w.account and o.began_at > w.began_at))`,
  },
  {
    id: 'I85',
    title:
      'What was withdrawn by a rule was asked for under a rule of its seller and currency, by nobody’s hand',
    sql: `
      select w.id as withdrawal_id, w.user_id, w.currency_id from withdrawals w
      where w.by_rule and (w.retry_of is not null or not exists (
        select from auto_withdrawals r where r.user_id = w.user_id and r.currency_id = w.currency_id))
      union all
      select r.last_id, r.user_id, r.currency_id from auto_withdrawals r
      where r.last_id is not null and not exists (
        select from withdrawals w where w.user_id = r.user_id and w.id = r.last_id and w.by_rule
          and w.currency_id = r.currency_id and w.bank_account_id = r.bank_account_id)`,
  },
  {
    id: 'I42',
    title: 'No withdrawal was paid before it was asked for',
    sql: `
      select w.id as withdrawal_id, w.created_at, w.paid_at from withdrawals w where w.paid_at < w.created_at`,
  },
]
