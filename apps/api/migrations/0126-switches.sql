-- What an admin opens and closes while the service runs.

create table switches (
  name text not null,
  -- Which country, or which brand; empty where there is one alone. A brand has a row from its first closing on.
  subject text not null default '',
  is_open boolean not null default true,
  -- For the other operators.
  reason text,
  -- What those who wait are told. Nothing opens by itself.
  reopens_at timestamptz,
  changed_at timestamptz,
  changed_by bigint references operators (id),
  constraint switches_pkey primary key (name, subject),
  constraint switches_known check (case name when 'service' then subject = '' when 'country' then subject ~ '^[A-Z]{2}$'
    when 'brand' then subject <> '' else false end),
  constraint switches_reason_of_closed check ((reason is null) = is_open),
  constraint switches_open_has_no_end check (reopens_at is null or not is_open),
  -- Of a brand nobody is told a time.
  constraint switches_brand_tells_no_time check (reopens_at is null or name <> 'brand')
);

call row_rules('switches', stays => true, announced => true);

-- Where nobody can sign up, sell or withdraw now. A time that is over is no longer told.
create view closed_countries (code, reopens_at) as
  select subject, case when reopens_at > now() then reopens_at end from switches where name = 'country' and not is_open;
call withhold('insert, update, delete', 'closed_countries');
