import type { Damage } from './victims.ts'

const agreed = '(select id from rechecks where status = 2 order by id limit 1)'
const differed = '(select id from rechecks where status = 3 order by id limit 1)'
const again = 'update rechecks r set digest = digest_of(r) where digest <> digest_of(r)'

/** Blind looks that do not say what was found, or that somebody made at their own decision. */
export const recheckDamages: readonly Damage[] = [
  [
    'I92',
    'another note than the one that was written',
    `update rechecks set note = 'All is well.' where id = ${differed}`,
  ],
  [
    'I92',
    'a card that was found something else',
    `update recheck_cards set verdict = 4 where recheck_id = ${agreed}`,
  ],
  [
    'I92',
    'a look at an own decision',
    `alter table rechecks drop constraint rechecks_judged_by_another;
     update rechecks set looked_by = judged_by where id = ${agreed}; ${again}`,
  ],
  [
    'I92',
    'a look that says that it agrees and does not',
    `update rechecks set status = 2 where id = ${differed}; ${again}`,
  ],
  [
    'I92',
    'a look without a verdict on a card',
    `update recheck_cards set verdict = null where recheck_id = ${differed};
     update recheck_cards k set digest = digest_of(k) where digest <> digest_of(k)`,
  ],
  [
    'I92',
    'a look that was answered by who had judged',
    `alter table rechecks drop constraint rechecks_judged_by_another;
     update rechecks set status = 5, answered_by = judged_by, answered_at = now(), answer = 'It was right.'
     where id = ${differed}; ${again}`,
  ],
]
