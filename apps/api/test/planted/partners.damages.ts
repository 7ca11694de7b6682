import type { Damage } from './victims.ts'

/** Partners, their keys, and what they were told. */
export const partnerDamages: readonly Damage[] = [
  [
    'I80',
    'a partner whom nobody accepted',
    `update partner_applications set status = 'refused', reason = 'noBusiness'`,
  ],
  [
    'I80',
    'an accepted application without its partner',
    'delete from partner_keys; delete from partner_deliveries; delete from partner_events; delete from sandbox_events; delete from sandbox_orders; delete from sandbox_quotes; delete from partners',
  ],
  ['I80', 'a key that works for who left', `update partners set status = 'left'`],
  [
    'I81',
    'an event that is never delivered',
    'delete from partner_deliveries where event_id = (select min(event_id) from partner_deliveries)',
  ],
  [
    'I81',
    'a delivery of nothing',
    `alter table partner_deliveries drop constraint partner_deliveries_event_exists; delete from partner_events where kind = 'order.changed' and version = 1`,
  ],
  [
    'I81',
    'an event that was taken by nobody',
    `alter table partner_deliveries drop constraint partner_deliveries_taken_by_answer;
     update partner_deliveries set status = 'delivered', next_at = null`,
  ],
  [
    'I82',
    'a pretend order that took another way',
    `alter table sandbox_orders drop constraint sandbox_orders_on_path; update sandbox_orders set path = '{0,1}'`,
  ],
  ['I82', 'a state of the sandbox that is not remembered', 'delete from sandbox_events where version = 2'],
  [
    'I83',
    'a change of an order that its partner was not told',
    `delete from partner_deliveries; delete from partner_events where mode = 'live'; update partners set since = '2000-01-01'`,
  ],
  [
    'I83',
    'an event of another state than the order was in',
    `update partner_events set mode = 'live', order_status = 40 where kind = 'order.changed' and version = 1`,
  ],
  ['I130', 'a key of a partner exchanged', `update partner_keys set key_hash = sha256('another key')`],
  [
    'I130',
    'a key of a partner that works again',
    `update partner_keys set revoked_at = case when revoked_at is null then now() end`,
  ],
  ['I130', 'a partner given another tier', `update partners set given_tier = 'gold', tier = 'gold'`],
  ['I130', 'a partner whose volume brought another tier', `update partners set tier = 'gold'`],
  [
    'I130',
    'who accepted a partner exchanged',
    `update partner_applications set decided_by = decided_by + 1 where decided_by is not null`,
  ],
]
