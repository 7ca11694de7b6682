-- What the places of a month won when it was closed, whatever a host gives since.
create table closed_month_prizes (
  month date not null references closed_months (month),
  currency_id smallint not null references settle_currencies (id),
  board text not null,
  place integer not null,
  -- Minor units.
  amount bigint not null,
  constraint closed_month_prizes_pkey primary key (month, currency_id, board, place),
  constraint closed_month_prizes_board_known check (board in ('sold', 'clean')),
  constraint closed_month_prizes_sane check (place between 1 and 20 and amount > 0)
);
call row_rules('closed_month_prizes', append_only => true, append_only_hint => 'a closed month keeps its prizes');
call withhold('update, delete', 'closed_month_prizes');
