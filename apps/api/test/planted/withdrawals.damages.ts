import {
  anOperator,
  asked,
  copyTransfer,
  type Damage,
  failed,
  nobody,
  paidOut,
  sent,
  sentBack,
  userAccount,
} from './victims.ts'

const postedOf = (kind: string, withdrawal: string) =>
  `ledger_transfers where kind = 'withdrawal.${kind}' and event_id = ${withdrawal}`

export const withdrawalDamages: readonly Damage[] = [
  [
    'I85',
    'a withdrawal by a rule that nobody set',
    `update withdrawals set by_rule = true where id = ${asked}`,
  ],
  [
    'I85',
    'a rule that says it made what a person asked for',
    `insert into auto_withdrawals (user_id, currency_id, kind, bank_account_id, last_id)
     select user_id, currency_id, 'all', bank_account_id, id from withdrawals where id = ${asked}`,
  ],
  [
    'I38',
    'other words than the seller wrote of a payment',
    `update payout_traces set words = 'It has come.' where id = (select max(id) from payout_traces)`,
  ],
  [
    'I38',
    'a trace that waits though its money is back',
    `update payout_traces t set withdrawal_id = w.id, user_id = w.user_id from withdrawals w where w.id = ${sentBack} and t.status = 0;
     update payout_traces t set digest = digest_of(t) where digest <> digest_of(t)`,
  ],
  [
    'I38',
    'a return that was told and never was',
    `update payout_traces t set status = 2, ended_at = now() where status = 0;
     update payout_traces t set digest = digest_of(t) where digest <> digest_of(t)`,
  ],
  ['I13', 'a withdrawal that held nothing', `delete from ${postedOf('held', asked)}`],
  [
    'I13',
    'a withdrawal that held too little',
    `update ledger_transfers set amount = 1 where kind = 'withdrawal.held' and event_id = ${asked}`,
  ],
  ['I13', 'a withdrawal held twice', copyTransfer('withdrawal.held', asked, 'leg = 1')],
  ['I14', 'a paid withdrawal without its payment', `delete from ${postedOf('paid', paidOut)}`],
  ['I14', 'a payment without its fee', `delete from ${postedOf('paid', paidOut)} and leg = 1`],
  [
    'I14',
    'a failed withdrawal that was not given back',
    `delete from ledger_transfers where kind = 'withdrawal.released'`,
  ],
  [
    'I14',
    'an open withdrawal that was given back',
    copyTransfer('withdrawal.released', failed, `event_id = ${asked}`),
  ],
  [
    'I14',
    'a withdrawal both paid and given back',
    copyTransfer('withdrawal.released', failed, `event_id = ${paidOut}`),
  ],
  [
    'I14',
    'a returned withdrawal without its return',
    `delete from ledger_transfers where kind = 'withdrawal.returned'`,
  ],
  [
    'I15',
    'an open withdrawal more than what is held',
    `update withdrawals set status = 0, taken_by = null where id = ${failed}`,
  ],
  [
    'I15',
    'money held for nothing',
    `update ledger_accounts set balance = balance + 1 where id = ${userAccount('held')}`,
  ],
  [
    'I16',
    'a reference used for two withdrawals',
    `alter table withdrawals drop constraint withdrawals_reference_unique;
     update withdrawals set provider_reference = (select provider_reference from withdrawals where id = ${paidOut})
     where id = ${failed}`,
  ],
  [
    'I16',
    'a reference sent twice',
    `alter table payout_attempts drop constraint payout_attempts_reference_unique;
     update payout_attempts set reference = 'kaadi-payout-0001'`,
  ],
  [
    'I17',
    'two live attempts',
    `drop index payout_attempts_one_live;
     insert into payout_attempts (user_id, withdrawal_id, id, provider, reference, amount, currency_id, started_by)
     select user_id, id, ${nobody}, 'manual', 'kaadi-payout-twice-00', net, currency_id, ${anOperator}
     from withdrawals where id = ${sent}`,
  ],
  [
    'I18',
    'an attempt over the gross amount',
    `update payout_attempts set amount = amount + 50 where withdrawal_id = ${sent}`,
  ],
  [
    'I18',
    'an attempt in another currency',
    `update payout_attempts set currency_id = 3 - currency_id where withdrawal_id = ${sent}`,
  ],
  [
    'I19',
    'a paid withdrawal without a success',
    `delete from payout_attempts where withdrawal_id = ${paidOut}`,
  ],
  [
    'I19',
    'a failed withdrawal whose attempt succeeded',
    `update payout_attempts set status = 'success', slip_number = 'slip-2' where withdrawal_id = ${failed}`,
  ],
  [
    'I19',
    'an ended withdrawal with a live attempt',
    `update payout_attempts set status = 'pending', ended_at = null, ended_by = null where withdrawal_id = ${failed}`,
  ],
  ['I21', 'the key of a withdrawal deleted', keyDeleted()],
  [
    'I26',
    'one sealed number in all accounts',
    `insert into bank_accounts (user_id, id, public_id, bank_code, currency_id, sealed_number, number_fingerprint,
                                account_ending, account_name, digest)
     select user_id, id + 1000000, public_id || '-copy', bank_code, currency_id, sealed_number,
            sha256(convert_to('copy ' || id, 'UTF8')), '5678', account_name, digest
     from bank_accounts`,
  ],
  [
    'I28',
    'a withdrawal event that vanished',
    `delete from withdrawal_events where withdrawal_id = ${paidOut} and version = 2`,
  ],
  [
    'I29',
    'a withdrawal in another state than its story',
    `update withdrawals set status = 1 where id = ${asked}`,
  ],
  [
    'I138',
    'who ended a withdrawal exchanged',
    `update withdrawals set operator_id = coalesce(operator_id, 0) + 1 where id = ${paidOut}`,
  ],
  [
    'I138',
    'a withdrawal ended by the desk that is said to have ended by itself',
    `update withdrawals set actor = 'system' where id = ${paidOut}`,
  ],
  ['I31', 'a payout that is sent by nobody', `delete from payout_attempts where withdrawal_id = ${sent}`],
  [
    'I32',
    'a hold for no withdrawal',
    `update ledger_transfers set event_id = ${nobody} where kind = 'withdrawal.held' and event_id = ${asked}`,
  ],
  [
    'I33',
    'a withdrawal to an account of somebody else',
    `update bank_accounts set user_id = user_id + ${nobody}`,
  ],
  [
    'I33',
    'a withdrawal to an account of another currency',
    `update bank_accounts set currency_id = 3 - currency_id`,
  ],
  [
    'I33',
    'a saved account pointed elsewhere after the payment',
    `update bank_accounts set bank_code = '044', account_ending = '9999', account_name = 'EVE',
       number_fingerprint = sha256(convert_to('another ' || id, 'UTF8')),
       sealed_number = '\\x01'::bytea || sha256(convert_to('another nonce ' || id, 'UTF8'));
     update bank_accounts a set digest = digest_of(a)`,
  ],
  ['I38', 'a fee raised before it is paid', `update withdrawals set fee = fee + 1 where id = ${asked}`],
  [
    'I38',
    'all account numbers made the same',
    `alter table bank_accounts drop constraint if exists bank_accounts_number_once;
     update bank_accounts set number_fingerprint = sha256('one')`,
  ],
  ['I38', 'all endings of account numbers made the same', `update bank_accounts set account_ending = '0000'`],
  [
    'I38',
    'the operator in an event of a withdrawal exchanged',
    `update withdrawal_events set operator_id = coalesce(operator_id, 0) + 1
     where withdrawal_id = ${paidOut} and version = 3`,
  ],
  [
    'I38',
    'the operator in the log of a payout exchanged',
    `update payout_log set operator_id = operator_id + 1 where id = (select min(id) from payout_log)`,
  ],
  [
    'I38',
    'the operator who began a payout exchanged',
    `update payout_attempts set started_by = started_by + 1 where withdrawal_id = ${paidOut}`,
  ],
  [
    'I38',
    'the operator who ended a payout exchanged',
    `update payout_attempts set ended_by = ended_by + 1 where withdrawal_id = ${paidOut}`,
  ],
  [
    'I38',
    'the slip number of a paid attempt changed',
    `update payout_attempts set slip_number = slip_number || '0' where withdrawal_id = ${paidOut}`,
  ],
  [
    'I38',
    'the time of a withdrawal event moved',
    `update withdrawal_events set created_at = created_at + interval '1 second'
     where withdrawal_id = ${paidOut} and version = 2`,
  ],
  [
    'I38',
    'one PIN hash for all accounts',
    `insert into withdrawal_pins (user_id, pin_hash, digest)
     select user_id + ${nobody}, pin_hash, digest from withdrawal_pins`,
  ],
  [
    'I38',
    'another PIN hash for an account',
    `update withdrawal_pins set pin_hash = pin_hash || '0' where user_id = (select min(user_id) from withdrawal_pins)`,
  ],
  [
    'I38',
    'the sealed number of an account exchanged',
    `update bank_accounts set sealed_number = '\\x01'::bytea || sha256(convert_to('another nonce ' || id, 'UTF8'))
     where id = (select min(id) from bank_accounts)`,
  ],
  ['I43', 'all lines of the payout log erased', `delete from payout_log`],
  [
    'I43',
    'all traces of opened account numbers erased',
    `delete from payout_log where kind = 'accountOpened'`,
  ],
  ['I40', 'a daily counter set to nothing', `update withdrawal_days set amount = 0`],
  ['I40', 'a daily counter deleted', `delete from withdrawal_days`],
  ['I40', 'a daily counter of a day without withdrawals', `update withdrawal_days set day = day - 1000`],
  ['I91', 'what counts against a first day set to nothing', `update withdrawal_first_days set amount = 0`],
  ['I91', 'what counts against a first day deleted', `delete from withdrawal_first_days`],
  [
    'I91',
    'a cap of an account that nobody withdrew to',
    `update withdrawal_first_days set fingerprint = sha256(fingerprint)`,
  ],
  [
    'I91',
    'a cap that was begun anew for an account removed and added again',
    `insert into bank_accounts (user_id, id, public_id, bank_code, currency_id, sealed_number, number_fingerprint,
                                account_ending, account_name, status, removed_at)
     select user_id, id + ${nobody}, public_id || '-again', bank_code, currency_id, sealed_number, number_fingerprint,
            account_ending, account_name, 3, now() from bank_accounts;
     update withdrawals set bank_account_id = bank_account_id + ${nobody} where id = ${asked};
     update withdrawal_first_days set amount = amount - 10000`,
  ],
  [
    'I41',
    'a payout in hands that never took it',
    `update withdrawals set taken_by = coalesce(taken_by, 0) + 1 where id = ${paidOut}`,
  ],
  [
    'I41',
    'a payout that was begun in the name of another',
    `update payout_attempts set started_by = started_by + 1 where withdrawal_id = ${sent}`,
  ],
  [
    'I42',
    'a payout that ended before it began',
    `alter table payout_attempts drop constraint payout_attempts_end_after_begin;
     update payout_attempts set ended_at = created_at - interval '1 hour' where withdrawal_id = ${paidOut}`,
  ],
  [
    'I42',
    'a withdrawal paid before it was asked for',
    `update withdrawals set paid_at = created_at - interval '1 hour' where id = ${paidOut}`,
  ],
]

function keyDeleted(): string {
  return `delete from idempotency_keys
    where operation = 'withdrawals.request' and reply ->> 'id' = (select public_id from withdrawals where id = ${asked})`
}
