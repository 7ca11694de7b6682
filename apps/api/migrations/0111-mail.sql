-- Mail that a development installation caught instead of sending. Empty in production.
create table development_mails (
  id bigint generated always as identity primary key,
  sender text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  received_at timestamptz not null default now()
);
create index development_mails_to on development_mails (recipient, id);
