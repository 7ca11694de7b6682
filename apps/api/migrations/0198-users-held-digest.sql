-- Until when withdrawals wait after a password was set anew is in the digest of its seller: it costs no hash more.

drop trigger users_write_digest on users;
drop function digest_of(users);
call digest_rules('users',
  '{id, public_id, email, password_hash, country_code, default_currency_id, level, exp, kyc_level, invite_code, invited_by,
    first_name, last_name, is_demo, withdrawals_held_until}',
  'insert or update');

alter table users disable trigger user;
update users u set digest = digest_of(u);
alter table users enable trigger user;
