-- Where the balance of a brand's cards is looked up, at whoever issued them.
create table card_balance_pages (
  card_type_id text primary key references card_types (id),
  url text not null,
  how text not null,
  -- A link leads to a secure page, and nowhere else.
  constraint card_balance_pages_secure check (url ~ '^https://[a-z0-9.-]+\.[a-z]{2,}(/|$)'),
  constraint card_balance_pages_how check (btrim(how) <> '' and length(how) <= 200)
);
call row_rules('card_balance_pages', announced => true);
