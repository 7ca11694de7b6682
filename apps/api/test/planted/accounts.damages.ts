import { type Damage, nobody } from './victims.ts'

const aSeller = '(select min(id) from users)'
const anOperator = '(select min(id) from operators)'

/** An account that was deleted, and what was left of it. */
const gone = (left: string) => `
  insert into users (id, public_id, email, password_hash, country_code, invite_code)
  overriding system value values (999999998, 'gone', 'deleted-gone@deleted.invalid', 'x', 'NG', 'GONE98');
  insert into account_deletions (user_id, due_at, done_at) values (999999998, now() + interval '1 s', now());
  ${left}`

const acceptedByHand = `'accepted', ${anOperator}, now()`

/** A case of verification as a hand in the database could leave it. */
const aCase = (level: '1' | '2', decided = `'waiting', null, null`, user = aSeller) => `
  insert into verification_cases (user_id, public_id, level, country_code, document_kind, sealed_details,
                                  number_fingerprint, status, decided_by, decided_at)
  values (${user}, 'planted', ${level}, 'NG', 'nin', sha256('sealed'), sha256('number'), ${decided})`

/** What an admin did to another operator, past whoever would have had to sign it. */
const byAnAdmin = (did: string) => `
  insert into operators (id, public_id, email, name, password_hash, roles) overriding system value
  values (999999996, 'one', 'one@kaadi.example', 'One', 'x', '{admin}'), (999999997, 'two', 'two@kaadi.example', 'Two', 'x', '{treasurer}');
  ${did}`

/** Who somebody is, and what they may do. */
export const accountDamages: readonly Damage[] = [
  [
    'I150',
    'a treasurer whom one admin made alone',
    byAnAdmin(`insert into operator_changes (operator_id, by_id, kind, roles_before, roles_after)
      values (999999997, 999999996, 'roles', '{reviewer}', '{treasurer}')`),
  ],
  [
    'I150',
    'a treasurer whose second factor one admin reset alone',
    byAnAdmin(`insert into operator_changes (operator_id, by_id, kind, roles_before, roles_after)
      values (999999997, null, 'joined', null, '{treasurer}'), (999999997, 999999996, 'factorReset', null, null)`),
  ],
  [
    'I151',
    'a treasurer whom one admin invited alone',
    byAnAdmin(`insert into operator_invitations (public_id, token_hash, email, roles, invited_by, expires_at)
      values ('alone', sha256('alone'), 'alone@kaadi.example', '{treasurer}', 999999996, now() + interval '1 hour')`),
  ],
  ['I44', 'a verification level raised', `update users set kyc_level = kyc_level + 1 where id = ${aSeller}`],
  [
    'I58',
    'a verification level given without a case, with its digest',
    `update users u set kyc_level = 2 where id = ${aSeller};
     update users u set digest = digest_of(u) where id = ${aSeller}`,
  ],
  ['I58', 'an accepted case without its level', aCase('1', acceptedByHand)],
  ['I58', 'a second level without a first', aCase('2', acceptedByHand)],
  [
    'I58',
    'a decision changed',
    `${aCase('1')}; update verification_cases set level = 2 where public_id = 'planted'`,
  ],
  [
    'I58',
    'the photo of somebody else in a case',
    `${aCase('2')};
     insert into verification_photos (user_id, case_id, kind, upload_id)
     select user_id, id, 'selfie', (select min(id) from uploads where user_id is null) from verification_cases
     where public_id = 'planted'`,
  ],
  ['I54', 'who the owner of a deleted account was kept', gone(aCase('1', undefined, '999999998'))],
  [
    'I54',
    'a photo of a document of a deleted account kept',
    gone(
      `insert into verification_photos (user_id, case_id, kind, upload_id) values (999999998, 1, 'selfie', 1)`,
    ),
  ],
  [
    'I54',
    'the picture of a deleted account kept',
    gone(`insert into avatars (user_id, upload_id) values (999999998, (select min(id) from uploads))`),
  ],
  [
    'I84',
    'a notification that its seller had silenced, unread',
    `insert into notification_settings (user_id, biz_type, in_app, by_mail, set_at)
     values (${aSeller}, 1, false, false, now() - interval '1 h');
     insert into notifications (user_id, biz_type, title, content) values (${aSeller}, 1, 'Paid', 'It is in your balance.')`,
  ],
  [
    'I96',
    'a browser that is told what concerns another seller',
    `insert into user_sessions (token_hash, public_id, user_id, expires_at, idle_limit)
     values (sha256('planted'), 'planted', (select max(id) from users), now() + interval '1 h', interval '1 h');
     insert into push_subscriptions (user_id, session_hash, endpoint, p256dh, auth)
     values (${aSeller}, sha256('planted'), 'https://push.example/planted', '', '')`,
  ],
  ['I44', 'a level raised', `update users set level = level + 1 where id = ${aSeller}`],
  [
    'I44',
    'the password of a seller exchanged',
    `update users set password_hash = password_hash || '0' where id = ${aSeller}`,
  ],
  [
    'I44',
    'the address of a seller exchanged',
    `update users set email = 'eve.' || email where id = ${aSeller}`,
  ],
  [
    'I44',
    'the name of a seller exchanged',
    `update users set first_name = 'Eve', last_name = 'Eve' where id = ${aSeller}`,
  ],
  ['I44', 'who invited a seller exchanged', `update users set invited_by = ${nobody} where id = ${aSeller}`],
  [
    'I44',
    'withdrawals that wait for a day let go',
    `update users set withdrawals_held_until = now() - interval '1 minute' where id = ${aSeller}`,
  ],
  [
    'I44',
    'the password of an operator exchanged',
    `update operators set password_hash = password_hash || '0' where id = ${anOperator}`,
  ],
  [
    'I44',
    'a role added to an operator',
    `update operators set roles = case when 'admin' = any (roles) then roles || '{editor}' else roles || '{admin}' end
     where id = ${anOperator}`,
  ],
  [
    'I44',
    'the suspension of an operator exchanged',
    `update operators set suspended_at = case when suspended_at is null then now() end where id = ${anOperator}`,
  ],
  [
    'I54',
    'the name of an account that was deleted kept',
    gone(`update users set first_name = 'Ada', last_name = 'Eze' where id = 999999998`),
  ],
  [
    'I54',
    'the address of an account that was deleted kept',
    gone(`update users set email = 'ada.eze@example.com' where id = 999999998`),
  ],
  [
    'I54',
    'a session of an account that was deleted kept',
    gone(`insert into user_sessions (token_hash, public_id, user_id, expires_at, idle_limit)
          values (sha256('gone'), 'gone', 999999998, now() + interval '1 hour', interval '1 hour')`),
  ],
  [
    'I54',
    'the authenticator app of an account that was deleted kept',
    gone(`insert into user_factors (user_id, sealed_secret) values (999999998, 'x')`),
  ],
  [
    'I54',
    'a passkey of an account that was deleted kept',
    gone(`insert into passkeys (credential_id, public_id, user_id, rp_id, public_key, sign_count, transports, name, is_synced)
          values ('gone', 'gone', 999999998, 'kaadi.example', 'x', 0, '{}', 'My phone', false)`),
  ],
  [
    'I54',
    'a login of a provider of an account that was deleted kept',
    gone(`insert into user_identities (public_id, user_id, issuer, subject)
          values ('gone', 999999998, 'https://login.example', 'ada')`),
  ],
  [
    'I54',
    'the PIN of an account that was deleted kept',
    gone(`insert into withdrawal_pins (user_id, pin_hash) values (999999998, 'x')`),
  ],
  [
    'I54',
    'a bank account of an account that was deleted kept',
    gone(`insert into bank_accounts (user_id, public_id, bank_code, currency_id, sealed_number, number_fingerprint,
                                     account_ending, account_name)
          values (999999998, 'gone', '058', 1, sha256('s'), sha256('n'), '6789', 'ADA EZE')`),
  ],
  [
    'I54',
    'money of an account that was deleted',
    gone(`insert into ledger_accounts (address, role, user_id, currency_id, allow_negative, balance)
          values ('user:999999998:1:available', 'available', 999999998, 1, false, 5)`),
  ],
]
