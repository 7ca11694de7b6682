import type { Damage } from './victims.ts'

const batch = '(select max(id) from payout_batches)'

/** Batches of payouts and holds, past the people who answer for them. */
export const batchDamages: readonly Damage[] = [
  ['I123', 'another sum of a batch than was approved', 'update payout_batches set amount = amount * 10'],
  ['I123', 'another amount on the list of a batch', 'update payout_batch_items set amount = amount * 10'],
  [
    'I123',
    'a batch that its maker approved',
    `alter table payout_batch_approvals drop constraint payout_batch_approvals_by_another;
     update payout_batch_approvals set approved_by = made_by`,
  ],
  [
    'I123',
    'an approval of something else',
    `update payout_batch_approvals set signed = sha256('another list')`,
  ],
  [
    'I123',
    'a payout in two batches',
    `drop index payout_batch_items_once;
     alter table payout_batch_items drop constraint payout_batch_items_unlisted_left;
     insert into payout_batch_items (batch_id, place, user_id, withdrawal_id, reference, amount, account_digest, is_listed)
     select batch_id, place + 1, user_id, withdrawal_id, reference, amount, account_digest, false
     from payout_batch_items where batch_id = ${batch}`,
  ],
  [
    'I123',
    'a batch that was paid by who approved it',
    `alter table payout_batch_approvals drop constraint payout_batch_approvals_by_another;
     update payout_batch_approvals p set approved_by = s.started_by
     from payout_batch_items i join payout_attempts s on s.withdrawal_id = i.withdrawal_id where i.batch_id = p.batch_id`,
  ],
  ['I38', 'another reason to hold a payout', `update payout_holds set fact = 'Something else.'`],
]
