-- Rates are witnessed (0185-audit-witnesses.sql), and so is what they were: a price carries a digest of its whole history.

alter table card_prices add column history_digest bytea;

create function rates_of_price(price text) returns bytea language sql stable
  return (select sha256(convert_to(string_agg(digest_time(h.at) || '=' || trim_scale(h.rate)::text, ',' order by h.at), 'UTF8'))
          from card_price_history h where h.price_id = price);
create function digest_rates() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update card_prices p set history_digest = rates_of_price(p.id) where p.id in (select price_id from new_rows);
  return null;
end
$$;
create trigger card_price_history_digest_rates after insert on card_price_history
  referencing new table as new_rows for each statement execute function digest_rates();

update card_prices p set history_digest = rates_of_price(p.id);
call witness('card_prices', '{id}');
