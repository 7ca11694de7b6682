-- What an admin opens and closes while the service runs.

create table switches (
  name text primary key,
  is_open boolean not null default true,
  -- For the other operators.
  reason text,
  -- What those who wait are told. Nothing opens by itself.
  reopens_at timestamptz,
  changed_at timestamptz,
  changed_by bigint references operators (id),
  constraint switches_reason_of_closed check ((reason is null) = is_open),
  constraint switches_open_has_no_end check (reopens_at is null or not is_open)
);

call row_rules('switches', stays => true, announced => true);
