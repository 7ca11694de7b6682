-- The picture that stands for a seller on their account: a photo of theirs that was sent as one.

create table avatars (
  user_id bigint primary key references users (id),
  upload_id bigint not null references uploads (id),
  set_at timestamptz not null default now(),
  constraint avatars_once unique (upload_id)
);

-- Photos that are kept for it, and that operators see beside an account.
create view kept_avatars (upload_id) as select upload_id from avatars;
call withhold('insert, update, delete', 'kept_avatars');
