-- A second reviewer who would pay much more than the first one does not decide alone: a senior who is neither of them does.

-- Who gave the second verdict where a third one is wanted. Never changed.
alter table card_orders add column second_judge bigint;
alter table card_orders add constraint card_orders_third_look_has_two check (
  second_judge is null or first_judge is not null and second_judge <> first_judge and second_agreed is false);

create trigger card_orders_third_is_another after update on card_orders for each row
  when (new.second_judge is not null and new.status <> old.status
        and (new.claimed_by = new.second_judge
          or (old.status = 1 and new.status not in (0, 1, 4) and new.operator_id = new.second_judge)))
  execute function refuse_row('a third look is another reviewer''s');
create trigger card_orders_second_judge_kept after update on card_orders for each row
  when (old.second_judge is not null and new.second_judge is distinct from old.second_judge)
  execute function refuse_row('who judged second never changes');
