import type { Damage } from './victims.ts'

const seller = '(select min(user_id) from card_orders)'
const anOperator = '(select min(id) from operators)'

/** A pause as the console writes it. `from` and `until` are hours from now. */
const paused = (scope: string, from: number, until: number, publicId = 'planted') => `
  insert into seller_pauses (user_id, public_id, scope, rule, facts, starts_at, ends_at, started_by)
  values (${seller}, '${publicId}', '${scope}', 'unusualUse', '{A fact.}', now() + interval '${from} hours',
          now() + interval '${until} hours', ${anOperator});
  update seller_pauses p set digest = digest_of(p) where public_id = '${publicId}';`

const blocked = (publicId: string, from = 'now()') => `
  insert into blocks (public_id, kind, fingerprint, label, reason, created_at, created_by)
  values ('${publicId}', 'email', sha256('mailbox'), 'ri…@gmail.com', 'Charged back.', ${from}, ${anOperator});
  update blocks b set digest = digest_of(b) where public_id = '${publicId}';`

/** Who is paused and what is blocked, and what was written about sellers. */
export const riskDamages: readonly Damage[] = [
  ['I70', 'an order of a seller who could not sell', paused('selling', -24, 24)],
  ['I70', 'a withdrawal of a seller who could not withdraw', paused('withdrawing', -24, 24)],
  [
    'I70',
    'a pause made longer',
    `${paused('selling', 1, 2)} update seller_pauses set ends_at = now() + interval '9 days' where public_id = 'planted'`,
  ],
  [
    'I70',
    'other facts than the seller was told',
    `${paused('selling', 1, 2)} update seller_pauses set facts = '{Another fact.}' where public_id = 'planted'`,
  ],
  ['I70', 'two pauses at a time', `${paused('selling', 1, 5)} ${paused('withdrawing', 2, 4, 'second')}`],
  ['I71', 'a block twice', `${blocked('one')} ${blocked('two')}`],
  [
    'I71',
    'a block of something else',
    `${blocked('one')} update blocks set fingerprint = sha256('another') where public_id = 'one'`,
  ],
  [
    'I71',
    'a block that was removed without a trace of its digest',
    `${blocked('one', `now() - interval '1 day'`)}
     update blocks set removed_at = now(), removed_by = ${anOperator}, remove_reason = 'A mistake.' where public_id = 'one'`,
  ],
  [
    'I72',
    'a note rewritten',
    `insert into seller_notes (user_id, public_id, text, operator_id) values (${seller}, 'note', 'Paid back.', ${anOperator});
     update seller_notes n set digest = digest_of(n) where public_id = 'note';
     update seller_notes set text = 'Never paid back.' where public_id = 'note'`,
  ],
]
