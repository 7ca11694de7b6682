import { anOperator, type Damage } from './victims.ts'

/** An order whose cards a redeemer has, and one whose cards came back. */
const away = `(select id from card_orders where status = 3 order by id limit 1)`
const back = `(select order_id from custody_returns order by order_id limit 1)`
const anew = (table: string) =>
  `update ${table} t set digest = digest_of(t) where t.digest is distinct from digest_of(t);`

/** Cards that are with redeemers, and what others said of them. */
export const redeemerDamages: readonly Damage[] = [
  ['I98', 'cards at a redeemer by no line of custody', `delete from custody_lines where order_id = ${away}`],
  ['I98', 'a line of custody that was never closed', `delete from custody_returns where order_id = ${back}`],
  [
    'I98',
    'a second open line',
    `insert into custody_lines (user_id, order_id, version, redeemer_id, positions, operator_id, note)
     select user_id, order_id, version + 10, redeemer_id, positions, operator_id, note from custody_lines
     where order_id = ${away}; ${anew('custody_lines')}`,
  ],
  [
    'I98',
    'cards handed over for an order that stayed at the desk',
    `insert into custody_lines (user_id, order_id, version, redeemer_id, positions, operator_id, note)
     select o.user_id, o.id, o.version, r.id, '{1}', 1, 'Never said.' from card_orders o, redeemers r
     where o.status = 0 order by o.id limit 1; ${anew('custody_lines')}`,
  ],
  [
    'I98',
    'cards handed over by somebody else than who did',
    `update custody_lines set operator_id = operator_id + 1; ${anew('custody_lines')}`,
  ],
  [
    'I98',
    'an answer written by nobody who took the order back',
    `update custody_returns set operator_id = operator_id + 1; ${anew('custody_returns')}`,
  ],
  [
    'I98',
    'an answer to cards that are still away',
    `insert into custody_returns (user_id, order_id, version, operator_id)
     select user_id, order_id, version, ${anOperator} from custody_lines where order_id = ${away};
     ${anew('custody_returns')}`,
  ],
  ['I98', 'an order that is back by its row alone', `update card_orders set status = 0 where id = ${away}`],
  [
    'I98',
    'cards shown to a company, and their seller told nothing',
    `delete from code_reveals where purpose = 'handedToRedeemer' and order_id = ${away}`,
  ],
  [
    'I98',
    'more cards than were told',
    `update custody_lines set positions = '{1,2}'; ${anew('custody_lines')}`,
  ],
  [
    'I152',
    'a redeemed card in an order that was cancelled',
    `insert into card_findings (user_id, order_id, public_id, position, version, source, outcome, upload_id, sha256, operator_id)
     select o.user_id, o.id, 'planted-finding', 1, o.version, 'redeemer', 'redeemed', u.id, u.sha256, ${anOperator}
     from card_orders o, uploads u where o.status = 22 and u.sha256 is not null order by o.id, u.id limit 1; ${anew('card_findings')}`,
  ],
  ['I38', 'another note with the cards', `update custody_lines set note = 'Never said.'`],
  [
    'I38',
    'an answer at another time',
    `update custody_returns set created_at = created_at - interval '1 day'`,
  ],
  [
    'I38',
    'another balance than the page said',
    `update card_findings set balance = 77 where source = 'issuer'`,
  ],
]
