import { anOperator, type Damage } from './victims.ts'

/** A question and its answer about the first order there is, as the service writes them. */
const written = `
  insert into order_threads (user_id, order_id, last_seq, last_seller_seq, last_desk_seq, answered_seq)
  select user_id, id, 2, 1, 2, 2 from card_orders order by id limit 1;
  insert into order_messages (user_id, order_id, seq, public_id, author, operator_id)
  select user_id, order_id, 1, 'planted-1', 'seller', null from order_threads where last_seq = 2
  union all
  select user_id, order_id, 2, 'planted-2', 'desk', ${anOperator} from order_threads where last_seq = 2;`

/** What sellers and the desk write to each other. */
export const messageDamages: readonly Damage[] = [
  [
    'I97',
    'a message given to another operator',
    `${written} update order_messages set operator_id = operator_id + 1 where seq = 2`,
  ],
  ['I97', 'a message taken away', `${written} delete from order_messages where public_id = 'planted-2'`],
  [
    'I97',
    'a seller who waits and is not seen to',
    `${written} alter table order_threads drop constraint order_threads_waits_for_answer;
     update order_threads set answered_seq = 0`,
  ],
  [
    'I97',
    'the picture of somebody else in a message',
    `${written} insert into message_photos (user_id, order_id, seq, place, upload_id)
     select user_id, order_id, 1, 1, (select min(id) from uploads where user_id is null) from order_messages where seq = 1`,
  ],
]
