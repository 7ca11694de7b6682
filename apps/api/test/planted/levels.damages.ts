import { type Damage, paidWithCoupon, replaced, replacement, reversed } from './victims.ts'

const entryOf = (order: string, kind = 'settled') => `order_id = ${order} and kind = '${kind}'`
const withNewDigest = (where: string) => `update level_points p set digest = digest_of(p) where ${where};`

/** What trades did to their sellers' points. */
export const levelDamages: readonly Damage[] = [
  [
    'I45',
    'points given to an account',
    `update users set exp = exp + 100 where id = (select min(user_id) from level_points)`,
  ],
  [
    'I45',
    'a level given to an account, with its digest',
    `update users u set level = 5 where id = (select min(user_id) from level_points);
     update users u set digest = digest_of(u) where id = (select min(user_id) from level_points)`,
  ],
  ['I45', 'a settled order without its points', `delete from level_points where ${entryOf(replacement)}`],
  [
    'I45',
    'a reversal that took nothing back',
    `delete from level_points where ${entryOf(reversed, 'reversed')}`,
  ],
  ['I45', 'all entries erased', 'delete from level_points'],
  [
    'I45',
    'points given twice',
    `alter table level_points drop constraint level_points_once;
     insert into level_points (user_id, order_id, kind, dollars, points, balance, level)
     select user_id, order_id, kind, dollars, points, balance + points, level from level_points where ${entryOf(paidWithCoupon)}`,
  ],
  [
    'I45',
    'points of another order',
    `update level_points set order_id = ${replaced} where ${entryOf(reversed)}`,
  ],
  [
    'I45',
    'more points than were paid for, everywhere alike',
    `update level_points set points = points + 7, balance = balance + 7 where ${entryOf(replacement)};
     ${withNewDigest(entryOf(replacement))}`,
  ],
  ['I45', 'a changed factor', `update level_points set dollars = 2 where ${entryOf(paidWithCoupon)}`],
  [
    'I45',
    'a balance that does not follow',
    `update level_points set balance = balance + 1 where ${entryOf(paidWithCoupon)};
     ${withNewDigest(entryOf(paidWithCoupon))}`,
  ],
]
