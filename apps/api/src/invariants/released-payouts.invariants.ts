import { minorPerUnit } from '../modules/payouts/index.ts'
import type { Invariant } from './invariant.ts'

/** Over how much the attempt `p` asked for two people at a time: the first change since then says what it left. */
const limitAt = (time: string) => `
  select coalesce((
    select (c.before ->> 'most')::numeric * ${minorPerUnit} from changes c
    where c.resource = 'releaseLimits' and c.subject = l.currency_id::text and c.status = 'applied'
      and c.ended_at > ${time}
    order by c.applied_number limit 1), l.most) as most
  from payout_limits l where l.currency_id = p.currency_id`

/** What was confirmed, and the rows of it in the columns that its confirmations have. */
interface Confirmed {
  readonly what: 'release' | 'return' | 'batch' | 'adjustment' | 'restart' | 'change'
  readonly rows: string
}

/**
 * Of `rows` that a second person confirmed: those without a confirmation of theirs over the same facts, signed as it says, or given
 * by a code where only a passkey counts. The signature itself is checked by whoever has the key; here, what it is over.
 */
const unconfirmed = ({ what, rows }: Confirmed) => `
  select '${what}' as what, r.user_id, r.reference, r.amount, r.asked_by, r.confirmed_by
  from (${rows}) r
  left join payout_confirmations c on c.what = '${what}' and c.of_digest = r.digest
  left join operators o on o.id = c.confirmed_by
  where (c.user_id, c.withdrawal_id, c.reference, c.amount, c.currency_id, c.asked_by, c.confirmed_by)
          is distinct from (r.user_id, r.withdrawal_id, r.reference, r.amount, r.currency_id, r.asked_by, r.confirmed_by)
        or c.digest is distinct from digest_of(c)
        or c.way = 'code' and not o.is_demo
        or (c.facts::json ->> 'confirms', c.facts::json ->> 'reference', c.facts::json ->> 'amountInMinorUnits', c.facts::json ->> 'digest')
             is distinct from (c.what, c.reference, c.amount::text, encode(c.of_digest, 'hex'))
        or not c.facts::jsonb @> coalesce(signed_particulars(c.what, r.id), '{}')
        or c.way = 'passkey' and not (signs_challenge(c.client_data, sha256(convert_to(c.facts, 'UTF8')))
                                      and signs_for(c.authenticator_data, c.rp_id))`

/** Releases and returns, which have a seller. */
const ofPayouts = (table: string, confirmedBy: string) => `
  select null::bigint as id, user_id, withdrawal_id, digest, reference, amount, currency_id, asked_by, ${confirmedBy} as confirmed_by
  from ${table} where ${confirmedBy} is not null`

const ofBatches = `
  select b.id, null::bigint as user_id, null::bigint as withdrawal_id, p.signed as digest, b.public_id as reference, b.amount,
    b.currency_id, b.made_by as asked_by, p.approved_by as confirmed_by
  from payout_batch_approvals p join payout_batches b on b.id = p.batch_id`

const ofAdjustments = `
  select id, null::bigint as user_id, null::bigint as withdrawal_id, digest, public_id as reference, amount, currency_id, asked_by,
    decided_by as confirmed_by
  from adjustments where owed is not null`

const ofRestarts = `
  select id, null::bigint as user_id, null::bigint as withdrawal_id, digest, public_id as reference, null::bigint as amount,
    null::smallint as currency_id, asked_by, restarted_by as confirmed_by
  from payout_stops where restarted_by is not null`

const ofChanges = `
  select id, null::bigint as user_id, null::bigint as withdrawal_id, digest, public_id as reference, null::bigint as amount,
    null::smallint as currency_id, maker_id as asked_by, decided_by as confirmed_by
  from changes where decided_by is not null and status in ('scheduled', 'applied')`

/** Whether they ever took the payout of the attempt `p`. */
const hadInHand = (operator: string): string => `exists (
  select from payout_log l where l.user_id = p.user_id and l.withdrawal_id = p.withdrawal_id
    and l.operator_id = ${operator} and l.kind in ('taken', 'takenOver'))`

export const releasedPayouts: readonly Invariant[] = [
  {
    id: 'I36',
    title:
      'A payout over the limit of its day was released by another person than the one who asked, and paid by a third or the first',
    sql: `
      select p.user_id, p.withdrawal_id, p.amount, r.asked_by, r.released_by, p.started_by
      from payout_attempts p
      left join payout_releases r on r.user_id = p.user_id and r.withdrawal_id = p.withdrawal_id
      join lateral (${limitAt('p.created_at')}) l on p.amount > l.most
      where r.released_by is null or r.released_by = r.asked_by or r.released_by = p.started_by
         or (r.reference, r.amount, r.currency_id) is distinct from (p.reference, p.amount, p.currency_id)
         or r.digest is distinct from digest_of(r)`,
  },
  {
    id: 'I123',
    title: 'An item of a batch is the withdrawal that its reference names',
    sql: `
      select i.batch_id, i.reference, i.withdrawal_id from payout_batch_items i
      where not exists (
        select from withdrawals w
        where w.user_id = i.user_id and w.id = i.withdrawal_id and w.provider_reference = i.reference)`,
  },
  {
    id: 'I128',
    title:
      'What a second person released or said came back, another than the one who asked has signed: the same payout and amount',
    sql: `
      ${unconfirmed({ what: 'release', rows: ofPayouts('payout_releases', 'released_by') })}
      union all
      ${unconfirmed({ what: 'return', rows: ofPayouts('payout_returns', 'confirmed_by') })}`,
  },
  {
    id: 'I136',
    title:
      'A batch was approved and an adjustment posted by another than its maker, who has signed exactly that: the list and its sum, the account and why',
    sql: `
      ${unconfirmed({ what: 'batch', rows: ofBatches })}
      union all
      ${unconfirmed({ what: 'adjustment', rows: ofAdjustments })}`,
  },
  {
    id: 'I135',
    title:
      'Payouts were started again by another than the one who asked, who has signed exactly that: the stop that it ended, and why',
    sql: `
      ${unconfirmed({ what: 'restart', rows: ofRestarts })}
      union all
      select 'stop', null, s.public_id, null, s.asked_by, s.restarted_by from payout_stops s
      where s.digest is distinct from digest_of(s)`,
  },
  {
    id: 'I137',
    title:
      'A change of a setting was approved by another than its maker, who has signed exactly that: its row before and after, why, and from when on',
    sql: unconfirmed({ what: 'change', rows: ofChanges }),
  },
  {
    id: 'I127',
    title:
      'What one person had in hand alone in any 24 hours, unreleased and in no batch that another approved, was not over the limit together',
    // Who takes the same again within 24 hours has it in their sum already.
    sql: `
      select p.user_id, p.withdrawal_id, p.operator_id, p.alone, l.most
      from (
        select t.*, sum(t.net) over (partition by t.operator_id, t.currency_id order by t.created_at
                                     range between interval '24 hours' preceding and current row) as alone
        from (
          select l.user_id, l.withdrawal_id, l.operator_id, l.created_at, w.net, w.currency_id,
                 lag(l.created_at) over (partition by l.operator_id, l.user_id, l.withdrawal_id order by l.created_at) as before
          from payout_log l join withdrawals w on w.user_id = l.user_id and w.id = l.withdrawal_id
          where l.kind in ('taken', 'takenOver')
            and not exists (select from payout_releases r where r.user_id = l.user_id and r.withdrawal_id = l.withdrawal_id
                              and r.released_by <> r.asked_by and r.released_by <> l.operator_id)
            and not exists (select from approved_batch_payouts b
                            where b.user_id = l.user_id and b.withdrawal_id = l.withdrawal_id)
        ) t where t.before is null or t.before < t.created_at - interval '24 hours'
      ) p
      join lateral (${limitAt('p.created_at')}) l on p.alone > l.most`,
  },
  {
    id: 'I126',
    title:
      'What an operator paid and came back was told with a reference of the bank by somebody else, and over the limit confirmed by a third',
    sql: `
      select p.user_id, p.withdrawal_id, p.amount, b.asked_by, b.confirmed_by, p.started_by, p.ended_by
      from payout_attempts p
      left join payout_returns b on b.user_id = p.user_id and b.withdrawal_id = p.withdrawal_id and b.dropped_at is null
      left join payout_releases r on r.user_id = p.user_id and r.withdrawal_id = p.withdrawal_id
      left join lateral (${limitAt('b.asked_at')}) l on true
      where p.by_hand and p.status = 'reversed' and (
            b.id is null or b.asked_by in (p.started_by, p.ended_by, r.released_by)
            or b.confirmed_by in (p.started_by, p.ended_by, b.asked_by) or ${hadInHand('b.asked_by')} or ${hadInHand('b.confirmed_by')}
            or b.confirmed_by is null and p.amount > l.most
            or (b.reference, b.amount, b.currency_id) is distinct from (p.reference, p.amount, p.currency_id)
            or b.digest is distinct from digest_of(b))
      union all
      select b.user_id, b.withdrawal_id, b.amount, b.asked_by, b.confirmed_by, null, null
      from payout_returns b
      where b.dropped_at is null and exists (
        select from payout_returns o
        where o.id <> b.id and o.dropped_at is null and bank_slip_key(o.bank_reference) = bank_slip_key(b.bank_reference))`,
  },
  {
    id: 'I158',
    title:
      'Who released a payout, or approved the batch that it is in, never had it in hand: took it, opened its account, or paid it',
    sql: `
      with second as (
        select user_id, withdrawal_id, released_by as operator_id from payout_releases where released_at is not null
        union all
        select user_id, withdrawal_id, approved_by from approved_batch_payouts
      )
      select 'has' as how, s.* from second s
      join withdrawals w on w.user_id = s.user_id and w.id = s.withdrawal_id and w.taken_by = s.operator_id
      union all
      select 'paid', s.* from second s
      join payout_attempts p on p.user_id = s.user_id and p.withdrawal_id = s.withdrawal_id and p.ended_by = s.operator_id
      where p.by_hand and p.status in ('success', 'reversed')
      union all
      select l.kind, s.* from second s
      join payout_log l on l.user_id = s.user_id and l.withdrawal_id = s.withdrawal_id and l.operator_id = s.operator_id
      where l.kind in ('taken', 'takenOver', 'accountOpened')`,
  },
  {
    id: 'I159',
    title:
      'What one person alone gave back in any 24 hours, not paid or come back, was not over the limit together',
    sql: `
      select p.user_id, p.withdrawal_id, p.asked_by, p.alone, l.most
      from (
        select r.user_id, r.withdrawal_id, r.asked_by, r.currency_id, r.asked_at,
               sum(r.amount) over (partition by r.asked_by, r.currency_id order by r.asked_at
                                   range between interval '24 hours' preceding and current row) as alone
        from payout_returns r
        join payout_attempts a on a.user_id = r.user_id and a.withdrawal_id = r.withdrawal_id and a.reference = r.reference
        where r.confirmed_at is null and r.dropped_at is null and a.ended_at is not null and a.status <> 'success'
      ) p
      join lateral (${limitAt('p.asked_at')}) l on p.alone > l.most`,
  },
  {
    id: 'I157',
    title:
      'What was not paid was told by who had it; what two people released, over the limit by itself or as a batch, was confirmed by another who never had it',
    sql: `
      select p.user_id, p.withdrawal_id, p.amount, b.asked_by, b.confirmed_by, p.started_by
      from payout_attempts p
      left join payout_releases r on r.user_id = p.user_id and r.withdrawal_id = p.withdrawal_id
      left join payout_returns b on b.user_id = p.user_id and b.withdrawal_id = p.withdrawal_id and b.dropped_at is null
      left join approved_batch_payouts g on g.user_id = p.user_id and g.withdrawal_id = p.withdrawal_id
      left join lateral (${limitAt('p.ended_at')}) l on true
      where p.by_hand and p.ended_at is not null and p.status not in ('success', 'reversed') and (
            b.id is null or b.bank_reference is not null or b.confirmed_by in (p.started_by, b.asked_by) or ${hadInHand('b.confirmed_by')}
            or b.confirmed_by is null and (p.amount > l.most or r.released_at is not null or g.batch_amount > l.most)
            or (b.reference, b.amount, b.currency_id) is distinct from (p.reference, p.amount, p.currency_id)
            or b.digest is distinct from digest_of(b))`,
  },
  {
    id: 'I160',
    title:
      'No payout carries both words at once: that it was paid and that it was not, or that it came back and was never paid',
    sql: `
      select p.user_id, p.withdrawal_id, p.status, b.bank_reference, b.asked_by
      from payout_attempts p
      join payout_returns b on b.user_id = p.user_id and b.withdrawal_id = p.withdrawal_id and b.dropped_at is null
      where p.by_hand and (p.status in ('success', 'reversed')) = (b.bank_reference is null)`,
  },
  {
    id: 'I156',
    title: 'What a bank calls money that came back is the proof of no payment',
    sql: `
      select b.user_id, b.withdrawal_id, b.bank_reference, p.withdrawal_id as paid, p.slip_number
      from payout_returns b join payout_attempts p on bank_slip_key(p.slip_number) = bank_slip_key(b.bank_reference)
      where b.dropped_at is null`,
  },
]
