-- What the desk answers to brands that sellers ask for (0106-card-types.sql). Owned by the module card-types.

-- The last answer of each name. Who asks after it opens it again.
create table brand_request_answers (
  folded text primary key,
  answer text not null,
  -- The brand that came.
  card_type_id text references card_types (id),
  -- For the desk.
  note text,
  answered_by bigint not null references operators (id),
  answered_at timestamptz not null default now(),
  constraint brand_request_answers_known check (answer in ('listed', 'closed')),
  constraint brand_request_answers_names_what_came check ((answer = 'listed') = (card_type_id is not null)),
  constraint brand_request_answers_note_short check (length(note) between 1 and 300)
);
