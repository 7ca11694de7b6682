-- Who approved the batch that a payout is in does not pay it, and is told so before they try.
create or replace view approved_batch_payouts (user_id, withdrawal_id, approved_by) as
  select i.user_id, i.withdrawal_id, p.approved_by
  from payout_batch_items i join payout_batch_approvals p on p.batch_id = i.batch_id
  where i.left_at is null;
