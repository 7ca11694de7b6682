import { anOperator, type Damage } from './victims.ts'

/** An applied change of a row of rebates, approved by who made it unless said otherwise. */
const aChange = (number: number, before: string, after: string, checker = 'null') => `
  alter table changes drop constraint if exists changes_checker_is_another;
  alter table changes drop constraint if exists changes_weight_is_approved;
  insert into changes (resource, subject, title, before, after, reason, maker_id, weight, status, decided_by, decided_at,
                       ended_at, applied_number)
  values ('rebates', '1-planted', 'Planted', ${before}, ${after}, 'None.', ${anOperator},
          ${checker === 'null' ? 'null' : `'{}'`}, 'applied', ${checker}, ${checker === 'null' ? 'null' : 'now()'}, now(), ${number});
  update changes c set digest = digest_of(c) where subject = '1-planted';`

/** Settings that were changed past the second person, or past their history. */
export const changeDamages: readonly Damage[] = [
  ['I36', 'a change that was approved by who made it', aChange(1, 'null', `'{"percent": "5"}'`, anOperator)],
  [
    'I36',
    'a change that weighs and was approved by nobody',
    `${aChange(1, 'null', `'{"percent": "5"}'`)}
     update changes set weight = '{"limit": "1"}' where subject = '1-planted';
     update changes c set digest = digest_of(c) where subject = '1-planted'`,
  ],
  [
    'I36',
    'a change that says something else than was asked for',
    `${aChange(1, 'null', `'{"percent": "5"}'`)}
     update changes set after = '{"percent": "9"}' where subject = '1-planted'`,
  ],
  [
    'I36',
    'what one person gave away alone in pieces',
    `${aChange(1, 'null', `'{"percent": "5"}'`)}
     update changes set purse = 'budgets', adds = 600, adds_currency_id = 1, adds_limit = 500 where subject = '1-planted'`,
  ],
  [
    'I36',
    'a row that was changed past its history',
    `${aChange(1, 'null', `'{"percent": "5"}'`)} ${aChange(2, `'{"percent": "6"}'`, `'{"percent": "7"}'`)}`,
  ],
]
