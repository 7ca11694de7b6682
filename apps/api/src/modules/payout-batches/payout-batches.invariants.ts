import type { Invariant } from '../../invariants/invariant.ts'

export const payoutBatchInvariants: readonly Invariant[] = [
  {
    id: 'I123',
    title:
      'A batch of payouts is the list and the sum that were built, approved as such by another than its maker, and no payout is in two',
    sql: `
      select b.id as batch_id, 'is not as it was built' as fault from payout_batches b
      where b.digest is distinct from digest_of(b) or b.list_digest is distinct from payout_batch_list(b.id)
         or (b.count, b.amount) <> (
           select count(*)::integer, sum(i.amount) from payout_batch_items i where i.batch_id = b.id and i.is_listed)
      union all
      select p.batch_id, 'was not approved by another, or not as it is' from payout_batch_approvals p
      join payout_batches b on b.id = p.batch_id
      where p.approved_by = b.made_by or p.made_by <> b.made_by or p.signed is distinct from b.digest
      union all
      select min(i.batch_id), 'shares a payout with another' from payout_batch_items i
      where i.left_at is null group by i.user_id, i.withdrawal_id having count(*) > 1
      union all
      select b.id, 'ended before it was approved, and keeps a payout' from payout_batches b
      where b.ended_at is not null and not exists (select from payout_batch_approvals p where p.batch_id = b.id)
        and exists (select from payout_batch_items i where i.batch_id = b.id and i.left_at is null)
      union all
      select i.batch_id, 'was paid by who approved it' from payout_batch_items i
      join payout_batch_approvals p on p.batch_id = i.batch_id
      join payout_starters s on s.user_id = i.user_id and s.withdrawal_id = i.withdrawal_id
      where i.left_at is null and s.started_by = p.approved_by`,
  },
]
