import { anOperator, type Damage, nobody, paidOut, sent } from './victims.ts'

const match = `insert into book_matches (outcome, from_at, ended_at) values ('different', now(), now());`
const stop = (fields: string, values: string) => `
  ${match} alter table payout_stops drop constraint if exists payout_stops_restart_by_another;
  alter table payout_stops drop constraint if exists payout_stops_restart_was_asked;
  insert into payout_stops (cause, detail, match_id, ${fields})
  select 'rule', 'Planted.', max(id), ${values} from book_matches;`

const asked = 'asked_by, asked_at, ask_reason, ask_id, restarted_by, restarted_at'
const another = '(select max(id) from operators)'
/** A restart whose second person is said to have signed something else of it. */
const signedRestart = (fact: string) => `
  ${stop(asked, `${nobody}, now(), 'Fits again.', 'asked-1', ${another}, now()`)}
  update payout_stops s set digest = digest_of(s);
  insert into payout_confirmations (what, of_digest, reference, asked_by, confirmed_by, way, facts)
  select 'restart', s.digest, s.public_id, s.asked_by, s.restarted_by, 'code',
    signed_particulars('restart', s.id) || jsonb_build_object('confirms', 'restart', 'reference', s.public_id,
      'digest', encode(s.digest, 'hex'), 'amountInMinorUnits', null, '${fact}', 'Another.')
  from payout_stops s;
  update payout_confirmations c set digest = digest_of(c); update operators set is_demo = true`

/** A payout that one asked for and another released, with what the second one is said to have signed. */
const released = (confirmation: string) => `
  insert into payout_releases
    (user_id, withdrawal_id, reference, amount, currency_id, account_digest, asked_by, released_by, released_at)
  select w.user_id, w.id, w.provider_reference, w.net, w.currency_id, w.account_digest, ${nobody}, ${another}, now()
  from withdrawals w where w.id = ${sent};
  update payout_releases r set digest = digest_of(r); ${confirmation}`
const confirmed = (way: 'code' | 'passkey', amount: string, signed = '') => `
  insert into payout_confirmations (what, user_id, withdrawal_id, of_digest, reference, amount, currency_id, asked_by, confirmed_by, way,
    facts, credential_id, public_key, rp_id, client_data, authenticator_data, signature)
  select 'release', r.user_id, r.withdrawal_id, r.digest, r.reference, ${amount}, r.currency_id, r.asked_by, r.released_by, '${way}',
    json_build_object('confirms', 'release', 'reference', r.reference, 'amountInMinorUnits', (${amount})::text,
                      'digest', encode(r.digest, 'hex')), ${signed || 'null, null, null, null, null, null'}
  from payout_releases r;
  update payout_confirmations c set digest = digest_of(c)`

/** The stop of payouts, past the people who end it. */
export const bookDamages: readonly Damage[] = [
  [
    'I93',
    'something that stops payouts, while they run',
    `${match} insert into book_exceptions (kind, fingerprint, detail, stops, match_id)
     select 'rule', 'x', 'Planted.', true, max(id) from book_matches`,
  ],
  [
    'I155',
    'a match that says it found something new, of which there is no line',
    `insert into book_matches (outcome, found, from_at, ended_at) values ('different', 1, now(), now())`,
  ],
  [
    'I94',
    'a payout that was begun while payouts were stopped',
    stop(
      'stopped_at',
      `(select created_at - interval '1 minute' from payout_attempts where withdrawal_id = ${sent})`,
    ),
  ],
  ['I36', 'a payout over the limit whose release nobody asked for', `update payout_limits set most = 1`],
  [
    'I36',
    'a payout over the limit that was never released',
    `update payout_limits set most = 1;
     insert into payout_releases (user_id, withdrawal_id, reference, amount, currency_id, account_digest, asked_by)
     select w.user_id, w.id, w.provider_reference, w.net, w.currency_id, w.account_digest, ${anOperator}
     from withdrawals w where w.id = ${sent}`,
  ],
  [
    'I135',
    'a restart that nobody signed',
    stop(asked, `${anOperator}, now(), 'Fits again.', 'asked-1', ${another}, now()`),
  ],
  ...[
    ['with another reason', 'reason'],
    ['as it was asked for before', 'request'],
  ].map(([how, fact]): Damage => ['I135', `a restart that was signed ${how}`, signedRestart(fact!)]),
  [
    'I135',
    'another stop than was written',
    `${stop('stopped_at', 'now()')} update payout_stops set detail = 'Another.'`,
  ],
  ['I128', 'a release that nobody signed', released('')],
  [
    'I128',
    'a release that was signed over another amount',
    `${released(confirmed('code', 'r.amount - 1'))}; update operators set is_demo = true`,
  ],
  [
    'I128',
    'a release by a code of who is no operator of the demo',
    `${released(confirmed('code', 'r.amount'))}; update operators set is_demo = false`,
  ],
  [
    'I128',
    'a release with a signature over something else',
    released(
      confirmed(
        'passkey',
        'r.amount',
        `'id', 'key', 'localhost', '{"type": "webauthn.get", "challenge": "b3RoZXI"}',
         sha256('localhost') || '\\x0500000001'::bytea, 'signature'`,
      ),
    ),
  ],
  [
    'I127',
    'payouts of one person that are over the limit together',
    `update payout_limits l set most = (select max(amount) from payout_attempts) where l.currency_id = 1`,
  ],
  ['I126', 'a payment that came back by nobody’s word', 'delete from payout_returns'],
  [
    'I126',
    'a return that was told by who had paid it',
    `update payout_returns b set asked_by = p.started_by from payout_attempts p where p.withdrawal_id = b.withdrawal_id;
     update payout_returns b set digest = digest_of(b)`,
  ],
  [
    'I126',
    'a return that was told by who had the payout in hand once',
    `insert into payout_log (user_id, withdrawal_id, kind, operator_id)
     select b.user_id, b.withdrawal_id, 'taken', b.asked_by from payout_returns b where b.bank_reference is not null`,
  ],
  [
    'I157',
    'a payout that was said unpaid by two, one of whom had it in hand once',
    `update payout_returns set confirmed_by = ${another}, confirmed_at = now() where bank_reference is null;
     insert into payout_log (user_id, withdrawal_id, kind, operator_id)
     select b.user_id, b.withdrawal_id, 'taken', ${another} from payout_returns b where b.bank_reference is null`,
  ],
  [
    'I126',
    'a return over the limit that nobody confirmed',
    `update payout_returns set asked_at = now() where bank_reference is not null and confirmed_at is null;
     update payout_limits l set most = b.amount - 1 from payout_returns b
     join payout_attempts p on p.user_id = b.user_id and p.withdrawal_id = b.withdrawal_id and p.by_hand and p.status = 'reversed'
     where b.currency_id = l.currency_id and b.confirmed_at is null and b.dropped_at is null`,
  ],
  [
    'I126',
    'a return under another reference than was told',
    `update payout_returns set bank_reference = 'back-4' where bank_reference is not null`,
  ],
  [
    'I157',
    'a payout over the limit that ended unpaid by the word of one',
    `update payout_limits l set most = p.amount - 1 from payout_attempts p
     where p.by_hand and p.status = 'failed' and p.currency_id = l.currency_id`,
  ],
  [
    'I157',
    'a payout that ended unpaid by nobody’s word',
    'delete from payout_returns where bank_reference is null',
  ],
  [
    'I157',
    'a payout of a batch over the limit that ended unpaid by the word of one',
    `update payout_batches set amount = l.most + 1 from payout_limits l where l.currency_id = payout_batches.currency_id;
     update payout_batch_items i set user_id = p.user_id, withdrawal_id = p.withdrawal_id from payout_attempts p
     where p.status = 'failed'`,
  ],
  [
    'I158',
    'a payout in the hands of who released it',
    `${released('')}; update withdrawals set taken_by = ${another} where id = ${sent}`,
  ],
  [
    'I158',
    'a payout that was paid by who released it',
    `${released('')}; update payout_releases r set user_id = p.user_id, withdrawal_id = p.withdrawal_id, released_by = p.ended_by
     from (select * from payout_attempts where by_hand and status = 'success' order by id limit 1) p`,
  ],
  [
    'I158',
    'an account number that was opened by who released it',
    `${released('')}; insert into payout_log (user_id, withdrawal_id, kind, operator_id)
     select user_id, withdrawal_id, 'accountOpened', released_by from payout_releases`,
  ],
  [
    'I159',
    'what one person gave back alone that is over the limit together',
    `update payout_returns set asked_by = 2, asked_at = now(); update payout_returns r set digest = digest_of(r);
     update payout_limits l set most = b.amount from (
       select r.currency_id, max(r.amount) as amount from payout_returns r
       join payout_attempts p on p.user_id = r.user_id and p.withdrawal_id = r.withdrawal_id and p.reference = r.reference
       where r.confirmed_at is null and r.dropped_at is null and p.ended_at is not null and p.status <> 'success'
       group by r.currency_id having count(*) > 1) b
     where b.currency_id = l.currency_id`,
  ],
  [
    'I160',
    'a payout that was paid and is said not to be paid',
    `insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, reason, asked_by)
     select w.user_id, w.id, w.provider_reference, w.net, w.currency_id, 'Planted.', ${anOperator}
     from withdrawals w where w.id = ${paidOut}`,
  ],
  [
    'I160',
    'a payout that came back and was never paid',
    `update payout_returns set bank_reference = 'back-both' where bank_reference is null`,
  ],
  [
    'I156',
    'a return that was told with the slip of its own payment',
    `update payout_returns b set bank_reference = p.slip_number from payout_attempts p
     where p.withdrawal_id = b.withdrawal_id and p.status = 'reversed'`,
  ],
  [
    'I126',
    'two returns under one reference of the bank',
    `drop index payout_returns_reference_once;
     insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, bank_reference, reason, asked_by)
     select w.user_id, w.id, w.provider_reference, w.net, w.currency_id,
       (select upper(bank_reference) from payout_returns where bank_reference is not null limit 1), 'Planted.', ${anOperator} from withdrawals w where w.id = ${paidOut}`,
  ],
  [
    'I36',
    'payouts that one person alone has started again',
    stop(asked, `${anOperator}, now(), 'Planted.', 'asked-1', ${anOperator}, now()`),
  ],
]
