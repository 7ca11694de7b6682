import { openAttempt } from '../modules/payouts/index.ts'
import type { Invariant } from './invariant.ts'

/** Words by which a provider says that a payout has ended. */
const conclusive = `('success', 'failed', 'reversed', 'abandoned', 'blocked', 'rejected')`

export const providerPayoutInvariants: readonly Invariant[] = [
  {
    id: 'I31',
    title: 'What a provider’s machine carries out has a task that is open, and an open task has a job',
    sql: `
      select t.user_id, t.withdrawal_id, 'no job' as fault from payout_tasks t
      where t.ended_at is null and not exists (
        select from outbox o where o.topic = 'payouts.carryOut' and o.key = t.user_id::text || ':' || t.withdrawal_id::text)
      union all
      select p.user_id, p.withdrawal_id, 'no open task' from payout_attempts p
      where not p.by_hand and p.status in ${openAttempt} and not exists (
        select from payout_tasks t
        where t.user_id = p.user_id and t.withdrawal_id = p.withdrawal_id and t.ended_at is null)
      union all
      select e.id, null, 'event without a job' from provider_events e
      where e.processed_at is null and not exists (
        select from outbox o where o.topic = 'providerEvents.process' and o.key = e.id::text)`,
  },
  {
    id: 'I33',
    title: 'A provider pays to the account that the seller confirmed for the withdrawal',
    sql: `
      select p.user_id, p.withdrawal_id, p.recipient_code, r.recipient_code as of_account
      from payout_attempts p
      join withdrawals w on w.user_id = p.user_id and w.id = p.withdrawal_id
      left join payout_recipients r
        on r.user_id = w.user_id and r.bank_account_id = w.bank_account_id and r.provider = p.provider
      where not p.by_hand and p.recipient_code is not null
        and (r.recipient_code, r.account_digest) is distinct from (p.recipient_code, w.account_digest)`,
  },
  {
    id: 'I34',
    title:
      'What a provider said last of a payout that has ended is how it has ended with us, and the other way round',
    sql: `
      select p.user_id, p.withdrawal_id, p.status, said.answer
      from payout_attempts p
      join payout_tasks t on t.user_id = p.user_id and t.withdrawal_id = p.withdrawal_id and t.ended_at is not null
      left join lateral (
        select s.answer from payout_steps s
        where s.user_id = p.user_id and s.withdrawal_id = p.withdrawal_id and s.step in ('sent', 'asked')
          and s.answer in ${conclusive}
        order by s.id desc limit 1
      ) said on true
      where not p.by_hand and said.answer is distinct from p.status
        -- What was never taken we ended ourselves.
        and not (p.status = 'rejected' and said.answer is null)`,
  },
]
