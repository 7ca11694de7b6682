-- Rewards, and what they are given for. A reward matures; then it is credited by the ledger, or withheld.

-- What a host gives for a friend who was invited. Whoever invites is paid by the rule of their own currency, the friend by that
-- of the currency in which they sold enough.
create table invite_rules (
  currency_id smallint primary key references settle_currencies (id),
  -- Minor units.
  inviter_amount bigint not null,
  friend_amount bigint not null,
  -- What the friend must have been paid for cards.
  sells bigint not null,
  matures_days integer not null,
  -- How many friends a seller is paid for in a day; more of them wait until the next.
  daily_max integer not null,
  enabled boolean not null default true,
  constraint invite_rules_positive check (inviter_amount > 0 and friend_amount > 0 and sells > 0),
  constraint invite_rules_matures_sane check (matures_days between 0 and 365),
  constraint invite_rules_daily_sane check (daily_max between 1 and 1000)
);

-- One reward per user, kind and subject; its posting is `reward.granted` of its id.
create table rewards (
  id bigint generated always as identity primary key,
  public_id text not null default replace(gen_random_uuid()::text, '-', ''),
  user_id bigint not null references users (id),
  -- invite: for a friend whom one invited. invited: for the friend. rank: a place of a month. rebate: a month's sales.
  -- firstOrder: the first trade. task: something that was done (0135-gifts.sql).
  kind text not null,
  -- What it is for: of invite and invited the friend's public id, of rank and rebate the month, currency and board,
  -- of task its id.
  subject_id text not null,
  title text not null,
  amount bigint not null,
  currency_id smallint not null,
  status text not null default 'maturing',
  -- What the subject must still have sold when it matures.
  sells bigint,
  sells_currency_id smallint,
  matures_at timestamptz not null default now(),
  -- When it is looked at next: where it cannot be paid yet, after it has matured.
  look_at timestamptz not null default now(),
  ended_at timestamptz,
  -- What the owner is told, and what the desk reads beside it.
  withheld_class text,
  withheld_for text,
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  digest bytea,
  constraint rewards_public_id_unique unique (public_id),
  constraint rewards_once unique (user_id, kind, subject_id),
  constraint rewards_kind_known check (kind in ('invite', 'invited', 'rank', 'rebate', 'firstOrder', 'task')),
  constraint rewards_positive check (amount > 0),
  constraint rewards_status_known check (status in ('maturing', 'credited', 'withheld')),
  constraint rewards_end_has_time check ((status = 'maturing') = (ended_at is null)),
  constraint rewards_withheld_has_class check ((status = 'withheld') = (withheld_class is not null)),
  constraint rewards_class_known check (withheld_class in ('linked', 'soldLess', 'closed')),
  constraint rewards_sells_whole check ((sells is null) = (sells_currency_id is null))
);
create index rewards_unseen on rewards (user_id) where seen_at is null and status = 'credited';
create index rewards_to_look_at on rewards (look_at, id) where status = 'maturing';
create index rewards_of_user on rewards (user_id, kind, ended_at);
create index rewards_by_subject on rewards (subject_id, kind);

call row_rules('rewards',
  stays => true,
  digest => '{user_id, id, public_id, kind, subject_id, title, amount, currency_id, sells, sells_currency_id, matures_at,
              created_at}',
  frozen => '{id, public_id, user_id, kind, subject_id, title, amount, currency_id, sells, sells_currency_id, matures_at,
              created_at}',
  frozen_when => $$ old.status <> 'maturing' and (new.status, new.ended_at, new.withheld_class, new.withheld_for)
                    is distinct from (old.status, old.ended_at, old.withheld_class, old.withheld_for) $$,
  frozen_rule => 'rewards_frozen',
  frozen_says => 'what a reward is and how it ended never changes');
call withhold('delete', 'rewards');

-- What a person was known by when they were rewarded, or would have been: a bank account, a device, a mailbox. Whoever shares
-- one with another is not rewarded for the same thing a second time.
create table reward_claims (
  what text not null,
  fingerprint bytea not null,
  user_id bigint not null references users (id),
  claimed_at timestamptz not null default now(),
  constraint reward_claims_pkey primary key (what, fingerprint),
  constraint reward_claims_what_known check (what in ('bankAccount', 'device', 'mailbox'))
);
create index reward_claims_of_user on reward_claims (user_id);
call row_rules('reward_claims', append_only => true, append_only_hint => 'a person stays known');
call withhold('update, delete', 'reward_claims');

-- What a seller did in a month of Lagos, by wallet currency, from the trades that were decided in it. Counted anew whenever one
-- of them was decided, until the month is closed.
create table seller_months (
  -- Its first day.
  month date not null,
  currency_id smallint not null references settle_currencies (id),
  user_id bigint not null references users (id),
  -- Paid for cards, in minor units.
  sold bigint not null,
  -- Decided trades, and those of them that were paid as they were quoted.
  trades integer not null,
  clean integer not null,
  last_at timestamptz not null,
  constraint seller_months_pkey primary key (month, currency_id, user_id),
  constraint seller_months_first_day check (extract(day from month) = 1),
  constraint seller_months_sane check (sold >= 0 and trades > 0 and clean between 0 and trades)
) with (fillfactor = 80);
create index seller_months_of_user on seller_months (user_id, month);
create index seller_months_by_sold on seller_months (month, currency_id, sold desc, last_at, user_id) where sold > 0;
create index seller_months_by_clean
  on seller_months (month, currency_id, (clean::numeric / trades) desc, clean desc, last_at, user_id) where trades >= 10;

-- Months that were counted for the last time, and whose prizes and rebates were given.
create table closed_months (
  month date primary key,
  closed_at timestamptz not null default now(),
  constraint closed_months_first_day check (extract(day from month) = 1)
);
call row_rules('closed_months', append_only => true, append_only_hint => 'a closed month stays closed');
call withhold('update, delete', 'closed_months');

-- What a host gives for the first places of a month. A currency without prizes has no board.
create table month_prizes (
  currency_id smallint not null references settle_currencies (id),
  board text not null,
  place integer not null,
  amount bigint not null,
  -- What stood before is in past_month_prizes.
  stands_since timestamptz not null default now(),
  constraint month_prizes_pkey primary key (currency_id, board, place),
  constraint month_prizes_board_known check (board in ('sold', 'clean')),
  constraint month_prizes_sane check (place between 1 and 20 and amount > 0)
);

-- What a host gives back of a month's sales, in thousandths of them all, from a sum on.
create table rebate_steps (
  currency_id smallint not null references settle_currencies (id),
  from_amount bigint not null,
  permille numeric not null,
  -- What stood before is in past_rebate_steps.
  stands_since timestamptz not null default now(),
  constraint rebate_steps_pkey primary key (currency_id, from_amount),
  constraint rebate_steps_sane check (from_amount > 0 and permille > 0 and permille <= 100)
);

-- How far sales were looked through. Whoever looks holds its row, so that one does at a time.
create table promotion_scans (
  name text primary key,
  scanned_to timestamptz not null default '-infinity'
);
