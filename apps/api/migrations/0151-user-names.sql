-- A person's own name, asked for before the first bank account: payouts go to accounts in this name alone.

alter table users
  add column first_name text,
  add column last_name text,
  add constraint users_name_whole check ((first_name is null) = (last_name is null)),
  add constraint users_name_not_blank check (btrim(first_name) <> '' and btrim(last_name) <> '');
