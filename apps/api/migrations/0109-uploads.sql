-- Photos: the bytes lie sealed in the storage, here stands what is known of them.

create table uploads (
  id bigint generated always as identity primary key,
  public_id text not null,
  user_id bigint references users (id),
  operator_id bigint references operators (id),
  kind text not null,
  -- Of the stored picture, before sealing: what evidence is compared by.
  sha256 bytea not null,
  -- Difference hash, 64 bits: pictures of the same thing differ in few of them.
  dhash bit(64) not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  -- Set when an order claims it. Unclaimed ones are deleted after 24 hours.
  order_id bigint,
  -- The order that an operator sent it for, by its public id: it shows something of that order, and of no other.
  made_for text,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint uploads_public_id_unique unique (public_id),
  constraint uploads_one_owner check ((user_id is null) <> (operator_id is null)),
  constraint uploads_kind_known check (kind in
    ('front', 'back', 'receipt', 'evidence', 'documentFront', 'documentBack', 'selfie', 'avatar', 'message')),
  constraint uploads_evidence_by_operators check ((kind = 'evidence') = (operator_id is not null)),
  constraint uploads_made_for_by_operators check (made_for is null or operator_id is not null),
  constraint uploads_hash_whole check (octet_length(sha256) = 32),
  constraint uploads_size_positive check (bytes > 0 and width > 0 and height > 0)
);
call row_rules('uploads', digest => '{public_id, user_id, operator_id, kind, sha256, dhash, bytes, width, height, made_for}');
create index uploads_unclaimed on uploads (created_at) where order_id is null;
create index uploads_of_order on uploads (order_id) where order_id is not null;
create index uploads_of_user on uploads (user_id, created_at) where user_id is not null;
create index uploads_same_picture on uploads (sha256);

-- Pictures that look alike differ in at most five of 64 bits. In three parts of the hash one part then differs in at most
-- one: a picture's parts, numbered, and the parts that are near another's have one in common.
create function photo_parts(dhash bit(64)) returns integer[] language sql immutable
  return array[substring(dhash from 1 for 21)::bit(21)::integer,
               4194304 + substring(dhash from 22 for 21)::bit(21)::integer,
               8388608 + substring(dhash from 43 for 22)::bit(22)::integer];
create function near_photo_parts(dhash bit(64)) returns integer[] language sql immutable
  return photo_parts(dhash) || array(
    select part # (1 << place) from unnest(photo_parts(dhash)) with ordinality as parts (part, number),
      generate_series(0, case number when 3 then 21 else 20 end) as place);
-- Without a list of pending entries, which each search would read through.
create index uploads_look_alike on uploads using gin (photo_parts(dhash)) with (fastupdate = off)
  where order_id is not null and user_id is not null;

-- What orders and evidence show of a photo. A seller’s has a user, an operator’s an operator.
create view pictures (id, public_id, user_id, operator_id, sha256, made_for) as
  select id, public_id, user_id, operator_id, sha256, made_for from uploads;
call withhold('insert, update, delete', 'pictures');
