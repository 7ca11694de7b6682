import { appealStatus } from '@kaadi/contract/appeals'
import { cardOrderStatus } from '@kaadi/contract/card-orders'
import { recheckStatus } from '@kaadi/contract/rechecks'
import { reversalStatus } from '@kaadi/contract/reversals'
import type { manyOrders } from '../../test/many-rows.ts'

type Owner = Parameters<typeof manyOrders>[0]

/** What else the desk has lists of: second reviews, offers, appeals, messages, reversals and blind looks, of each as many as there are past orders. */
export const fillDesk = (owner: Owner): Promise<unknown> =>
  owner.asOwner(`
    set session_replication_role = replica;
    update card_orders set status = ${cardOrderStatus.secondReview}, first_judge = 1, second_because = '{amount}'
    where public_id like 'old-%-1';
    update card_orders set status = ${cardOrderStatus.counterOffer}, asked_at = operator_time,
                           answer_until = operator_time + interval '1 day' where public_id like 'old-%-2';
    insert into appeals (user_id, public_id, order_id, status, words, refused_by, judged_by, refused_for, due_at, answer, decided_by,
                         decided_at, created_at)
    select o.user_id, 'appeal-' || o.public_id, o.id, s.status, 'It was never used.', 1, '{1}', array_fill(202::smallint, array[o.card_count]), now(),
           case when s.status = ${appealStatus.refused} then 'It was used before.' end,
           case when s.status = ${appealStatus.refused} then 2 end,
           case when s.status = ${appealStatus.refused} then o.operator_time end, o.created_at
    from card_orders o, lateral (select case when o.user_id % 2 = 0 then ${appealStatus.open} else ${appealStatus.refused} end as status) s
    where o.public_id like 'old-%';
    insert into order_threads (user_id, order_id, last_seq, last_seller_seq, answered_seq, waiting_since, last_at)
    select o.user_id, o.id, 1, 1, o.user_id % 2, case when o.user_id % 2 = 0 then o.created_at end, o.created_at
    from card_orders o where o.public_id like 'old-%';
    insert into reversals (user_id, public_id, order_id, status, words, asked_by, decided_by, decided_at, created_at)
    select o.user_id, 'back-' || o.public_id, o.id, s.status, 'The issuer took it back.', 1,
           case when s.status = ${reversalStatus.declined} then 2 end,
           case when s.status = ${reversalStatus.declined} then o.operator_time end, o.created_at
    from card_orders o, lateral (
      select case when o.user_id % 2 = 0 then ${reversalStatus.asked} else ${reversalStatus.declined} end as status) s
    where o.public_id like 'old-%';
    insert into rechecks (user_id, public_id, order_id, status, judged_by, judged_at, result, card_type_id, form, receipt_type, ends_at,
                          looked_by, looked_at)
    select o.user_id, 'look-' || o.public_id, o.id, s.status, 1, o.operator_time, o.status, o.card_type_id, o.form, o.receipt_type,
           now() + interval '3 days', case when s.status > 0 then 2 end, case when s.status > 0 then o.operator_time end
    from card_orders o, lateral (
      select (array[${recheckStatus.open}, ${recheckStatus.agreed}, ${recheckStatus.differed}])[1 + o.user_id % 3] as status) s
    where o.public_id like 'old-%';
    update card_orders set status = ${cardOrderStatus.atPartner}, decided_by = null, operator_time = null where public_id like 'old-%-3';
    insert into redeemers (public_id, name) values ('tema', 'Tema Card House');
    insert into custody_lines (user_id, order_id, version, redeemer_id, positions, operator_id, note)
    select o.user_id, o.id, o.version, r.id, '{1}', 1, 'Please.' from card_orders o, redeemers r
    where o.public_id like 'old-%-3';
    set session_replication_role = origin`)
