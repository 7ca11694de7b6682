-- A bank slip pays once, however its number is typed: case and blanks do not make another one.

create function bank_slip_key(slip_number text) returns text language sql immutable
  return upper(regexp_replace(slip_number, '\s', '', 'g'));

-- What was paid twice before this rule stays as it is, marked and left out of the index: a service that holds such a pair
-- still starts.
alter table payout_attempts add column slip_repeats boolean not null default false;
update payout_attempts p set slip_repeats = true
where exists (
  select from payout_attempts earlier
  where earlier.provider = p.provider and earlier.id < p.id
    and bank_slip_key(earlier.slip_number) = bank_slip_key(p.slip_number));

create unique index payout_attempts_slip_once on payout_attempts (provider, bank_slip_key(slip_number))
  where not slip_repeats;
create trigger payout_attempts_repeat_is_history after insert or update of slip_repeats on payout_attempts for each row
  when (new.slip_repeats) execute function refuse_row('a slip number is used once');
alter table payout_attempts drop constraint payout_attempts_slip_unique;
