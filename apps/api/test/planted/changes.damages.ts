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

/** An applied change of a limit, fee or rate, by one person alone. */
const aMoneyChange = (resource: string, subject: string, before: string, after: string) => `
  insert into changes (resource, subject, title, before, after, reason, maker_id, status, ended_at, applied_number)
  values ('${resource}', '${subject}', 'Planted', ${before}, ${after}, 'None.', ${anOperator}, 'applied', now(),
          nextval('changes_applied'));
  update changes c set digest = digest_of(c) where title = 'Planted';`

/** Settings that were changed past the second person, or past their history. */
export const changeDamages: readonly Damage[] = [
  ['I36', 'a change that was approved by who made it', aChange(1, 'null', `'{"percent": "5"}'`, anOperator)],
  [
    'I137',
    'a change that was approved and that nobody signed',
    aChange(1, 'null', `'{"percent": "5"}'`, '(select max(id) from operators)'),
  ],
  [
    'I137',
    'a change that was signed with another value',
    `${aChange(1, 'null', `'{"percent": "5"}'`, '(select max(id) from operators)')}
     alter table payout_confirmations drop constraint if exists payout_confirmations_by_another;
     insert into payout_confirmations (what, of_digest, reference, asked_by, confirmed_by, way, facts)
     select 'change', c.digest, c.public_id, c.maker_id, c.decided_by, 'code',
       signed_particulars('change', c.id) || jsonb_build_object('confirms', 'change', 'reference', c.public_id,
         'digest', encode(c.digest, 'hex'), 'amountInMinorUnits', null, 'after', '{"percent": "50"}'::jsonb)
     from changes c where c.subject = '1-planted';
     update payout_confirmations c set digest = digest_of(c); update operators set is_demo = true`,
  ],
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
  [
    'I124',
    'a fee that is in force and was asked for by nobody',
    aMoneyChange(
      'withdrawalFees',
      '1',
      `'{"currencyId": 1, "feeType": "fixed", "fee": "49", "feeMin": null, "feeMax": null}'`,
      `'{"currencyId": 1, "feeType": "fixed", "fee": "48", "feeMin": null, "feeMax": null}'`,
    ),
  ],
  [
    'I124',
    'a limit that one person loosened over their share',
    aMoneyChange(
      'releaseLimits',
      '1',
      `'{"currencyId": 1, "most": "400000"}'`,
      `'{"currencyId": 1, "most": "500000"}'`,
    ),
  ],
  [
    'I124',
    'a network that one person opened',
    aMoneyChange(
      'networks',
      'planted',
      `'{"networkId": "planted", "currencyId": 3, "fee": "1", "minAmount": "10", "confirmMinutes": null, "isOpen": false}'`,
      `'{"networkId": "planted", "currencyId": 3, "fee": "1", "minAmount": "10", "confirmMinutes": null, "isOpen": true}'`,
    ),
  ],
]
