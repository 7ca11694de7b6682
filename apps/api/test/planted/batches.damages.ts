import type { Damage } from './victims.ts'

const batch = '(select max(id) from payout_batches)'

/** Confirmations of this kind, given by a code over what they say with something `changed`; of operators of the demo or not. */
const signedAs = (what: 'batch' | 'adjustment', changed: string, byDemo = true) => `
  update payout_confirmations c set way = 'code', facts = (jsonb_build_object('confirms', c.what, 'reference', c.reference,
    'amountInMinorUnits', c.amount::text, 'digest', encode(c.of_digest, 'hex'))
    || signed_particulars(c.what, coalesce((select id from payout_batches where digest = c.of_digest),
                                           (select id from adjustments where digest = c.of_digest))) || ${changed})::text
  where what = '${what}';
  update payout_confirmations c set digest = digest_of(c);
  update operators set is_demo = ${byDemo}`

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
  ['I123', 'a payout kept by a batch that ended unapproved', `delete from payout_batch_approvals`],
  [
    'I123',
    'an item of a batch that is another withdrawal',
    `update payout_batch_items i set withdrawal_id = w.id, user_id = w.user_id
     from withdrawals w where w.id <> i.withdrawal_id and w.id not in (select withdrawal_id from payout_batch_items)`,
  ],
  ['I136', 'a batch that nobody signed', `delete from payout_confirmations where what = 'batch'`],
  [
    'I136',
    'a batch that was signed with another sum',
    signedAs('batch', `jsonb_build_object('amountInMinorUnits', '1')`),
  ],
  [
    'I136',
    'a batch that was signed with another list',
    signedAs('batch', `jsonb_build_object('listDigest', repeat('0', 64))`),
  ],
  [
    'I136',
    'a batch that was signed for by a code of who is no operator of the demo',
    signedAs('batch', `'{}'::jsonb`, false),
  ],
  ['I136', 'an adjustment that nobody signed', `delete from payout_confirmations where what = 'adjustment'`],
  [
    'I136',
    'an adjustment that was signed with another account',
    signedAs('adjustment', `jsonb_build_object('account', 'desk:fee:1')`),
  ],
  [
    'I136',
    'an adjustment with a signature over something else',
    `${signedAs('adjustment', `'{}'::jsonb`)};
     update payout_confirmations c set way = 'passkey', credential_id = 'id', public_key = 'key', rp_id = 'localhost',
       client_data = '{"type": "webauthn.get", "challenge": "b3RoZXI"}',
       authenticator_data = sha256('localhost') || '\\x0500000001'::bytea, signature = 'signature' where what = 'adjustment';
     update payout_confirmations c set digest = digest_of(c)`,
  ],
  ['I38', 'another reason to hold a payout', `update payout_holds set fact = 'Something else.'`],
]
