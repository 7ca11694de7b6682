import type { Damage } from './victims.ts'

const done = `(select id from adjustments where status = 1 and owed = 0 order by id limit 1)`
const inDebt = `(select id from adjustments where status = 1 and owed > 0 order by id limit 1)`
const anew = `update adjustments a set digest = digest_of(a) where digest <> digest_of(a)`

/** What was corrected in the books, by whom, why, and with what evidence. */
export const adjustmentDamages: readonly Damage[] = [
  [
    'I122',
    'other words than were signed',
    `update adjustments set words = 'Something else, afterwards.' where id = ${done}`,
  ],
  [
    'I122',
    'an adjustment by one person alone',
    `alter table adjustments drop constraint adjustments_by_two;
     update adjustments set decided_by = asked_by where id = ${done}`,
  ],
  [
    'I122',
    'an adjustment without its picture',
    `update adjustments set sha256 = sha256('another') where id = ${done}; ${anew}`,
  ],
  [
    'I122',
    'another amount than was posted',
    `update adjustments set amount = amount + 1 where id = ${done}; ${anew}`,
  ],
  [
    'I122',
    'the other direction than was posted',
    `update adjustments set is_in = not is_in where id = ${done}; ${anew}`,
  ],
  ['I122', 'an adjustment that nobody asked for', `delete from adjustments where id = ${done}`],
  [
    'I122',
    'an adjustment that was posted and not confirmed',
    `update adjustments set status = 0, decided_by = null, decided_at = null, owed = null where id = ${done}`,
  ],
  ['I122', 'a debt that was not booked', `update adjustments set owed = owed + 1 where id = ${inDebt}`],
  [
    'I122',
    'an undoing of what it is not the opposite of',
    `update adjustments set undoes_id = ${done} where id = ${inDebt}; ${anew}`,
  ],
]
