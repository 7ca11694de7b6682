import { anOperator, type Damage } from './victims.ts'

/** The first order that somebody took, given to them by somebody else, as the service writes it. */
const given = `
  insert into order_hand_overs (user_id, order_id, from_operator, to_operator, note, created_at)
  select e.user_id, e.order_id, o.id, e.operator_id, 'For you.', e.created_at
  from order_events e join operators o on o.id <> e.operator_id
  where e.to_status = 1 order by e.order_id, e.version, o.id limit 1;`

/** Orders that reviewers gave each other. */
export const shiftDamages: readonly Damage[] = [
  [
    'I87',
    'another note than the one that was written',
    `${given} update order_hand_overs set note = 'Not for you.'`,
  ],
  [
    'I87',
    'an order given to somebody who never took it',
    `insert into order_hand_overs (user_id, order_id, from_operator, to_operator, note)
     select user_id, id, ${anOperator}, (select max(id) from operators), 'For nobody.' from card_orders order by card_orders.id limit 1`,
  ],
]
