import { type Damage, paidOut, paidWithCoupon } from './victims.ts'

/** The mailbox of who decided becomes the seller's own, under another address, with its digest. */
const asOwn = (operator: string, user: string) => `
  update operators set email = replace((select email from users where id = ${user}), '@', '+z1@') where id = ${operator};
  update operators o set digest = digest_of(o) where id = ${operator}`

/** Who decided about their own money. */
export const ownMoneyDamages: readonly Damage[] = [
  [
    'I36',
    'an order that was decided with its seller’s mailbox',
    asOwn(
      `(select decided_by from card_orders where id = ${paidWithCoupon})`,
      `(select user_id from card_orders where id = ${paidWithCoupon})`,
    ),
  ],
  [
    'I36',
    'a payout that was told with its seller’s mailbox',
    asOwn(
      `(select max(operator_id) from withdrawal_events where withdrawal_id = ${paidOut} and to_status = 10)`,
      `(select user_id from withdrawals where id = ${paidOut})`,
    ),
  ],
  [
    'I36',
    'a verification that was decided with its seller’s mailbox',
    `insert into verification_cases (user_id, public_id, level, country_code, document_kind, sealed_details,
                                     number_fingerprint, status, decided_by, decided_at)
     values ((select min(id) from users), 'own', 1, 'NG', 'nin', sha256('sealed'), sha256('number'), 'accepted',
             (select min(id) from operators), now());
     ${asOwn('(select min(id) from operators)', '(select min(id) from users)')}`,
  ],
]
