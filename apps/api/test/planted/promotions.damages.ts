import {
  couponOf,
  type Damage,
  grantedCoupon,
  nobody,
  openWithCoupon,
  paidWithCoupon,
  quoteOf,
  replacement,
} from './victims.ts'

const coupon = couponOf(paidWithCoupon)
const paidByIt = `kind = 'card-order.paid' and event_id = ${paidWithCoupon} and leg = 2`

/** Two accounts of old that were paid out to one account at a bank. */
const twoOnOneAccount = `
     insert into bank_accounts (user_id, public_id, bank_code, currency_id, sealed_number, number_fingerprint, account_ending,
                                account_name, created_at)
     select n, 'one' || n, '058', 1, '\\x01', sha256('one'), '0001', 'One Person', '2020-01-01'
     from generate_series(900001, 900002) n;`

/** Coupons and rewards. */
export const promotionDamages: readonly Damage[] = [
  [
    'I22',
    'a used coupon whose order was not paid',
    `alter table card_orders drop constraint card_orders_paid_has_amount;
     update card_orders set status = 20 where id = ${paidWithCoupon}`,
  ],
  ['I22', 'a used coupon that paid nothing', `delete from ledger_transfers where ${paidByIt}`],
  [
    'I22',
    'a used coupon that paid another amount',
    `update ledger_transfers set amount = amount - 1 where ${paidByIt}`,
  ],
  [
    'I22',
    'a coupon paid and still to be used',
    `update coupons set status = 0, order_id = null, used_at = null where id = ${coupon}`,
  ],
  ['I22', 'a coupon used by somebody else', `update coupons set user_id = ${nobody} where id = ${coupon}`],
  [
    'I22',
    'a coupon used after its end',
    `update coupons set starts_at = starts_at - interval '1 day',
       expires_at = (select created_at from quotes where id = ${quoteOf(paidWithCoupon)}) where id = ${coupon}`,
  ],
  ['I22', 'a coupon used twice', `update card_orders set coupon_id = ${coupon} where id = ${openWithCoupon}`],
  [
    'I22',
    'a reserved coupon whose order is paid',
    `update coupons set order_id = ${replacement} where id = ${couponOf(openWithCoupon)}`,
  ],
  [
    'I22',
    'an open order without its coupon',
    `update coupons set status = 0, order_id = null where id = ${couponOf(openWithCoupon)}`,
  ],
  [
    'I22',
    'a card that lost its share of the coupon',
    `update order_cards set coupon_bonus = 0 where order_id = ${openWithCoupon}`,
  ],
  [
    'I22',
    'a coupon granted twice',
    `alter table coupons drop constraint coupons_granted_once; update coupons set rule_id = 'one'`,
  ],
  [
    'I86',
    'a welcome that is open for the second account of one person',
    `${twoOnOneAccount}
     insert into coupons (user_id, public_id, rule_id, source, title, rule, amount, currency_id, expires_at)
     values (900002, 'welcome', 'welcome', 'firstOrder', 'Welcome', 'Once.', 1, 1, now() + interval '1 day')`,
  ],
  [
    'I86',
    'a welcome that was used by the second account of one person',
    `${twoOnOneAccount}
     update bank_accounts set user_id = (select user_id from coupons where id = ${coupon}) where user_id = 900002;
     update bank_accounts set user_id = 0 where user_id = 900001;
     update coupons set source = 'firstOrder' where id = ${coupon}`,
  ],
  [
    'I31',
    'a coupon long past its end',
    `update coupons set starts_at = now() - interval '3 days', expires_at = now() - interval '3 hours'
     where id = ${grantedCoupon}`,
  ],
  [
    'I23',
    'a reward given twice',
    `alter table rewards drop constraint rewards_once;
     insert into rewards (id, user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
     overriding system value
     select id + 1000000, user_id, kind, subject_id, title, amount, currency_id, status, ended_at from rewards`,
  ],
  ['I24', 'a reward that was not posted', `delete from ledger_transfers where kind = 'reward.granted'`],
  [
    'I24',
    'a promise of another amount',
    `update rewards set amount = amount + 1, status = 'maturing', ended_at = null`,
  ],
  ['I24', 'a reward of another amount', `update rewards set amount = amount - 1`],
  [
    'I24',
    'a reward that was paid and withheld',
    `update rewards set status = 'withheld', withheld_class = 'linked'`,
  ],
  [
    'I35',
    'a friend who was rewarded, and is known by no bank account',
    `delete from reward_claims where what = 'bankAccount'`,
  ],
  [
    'I35',
    'two friends who were rewarded on one bank account',
    `alter table reward_claims drop constraint reward_claims_pkey;
     insert into users (id, public_id, email, password_hash, country_code, invite_code, invited_by)
     overriding system value select 900, 'twin', 'twin@example.com', 'x', 'NG', 'TWIN1', invited_by
     from users where invited_by is not null limit 1;
     insert into rewards (id, user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
     overriding system value
     select id + 2000000, user_id, kind, 'twin', title, amount, currency_id, status, ended_at from rewards where kind = 'invite';
     insert into reward_claims (what, fingerprint, user_id) select what, fingerprint, 900 from reward_claims`,
  ],
  [
    'I35',
    'a person who was rewarded for a task, and is known by no bank account',
    `delete from reward_claims where user_id in (select user_id from rewards where kind = 'task')`,
  ],
  [
    'I35',
    'a person who was paid a prize of a month, and is known by no bank account',
    `insert into rewards (id, user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
     overriding system value
     select 4000001, (select min(id) from users where id not in (select user_id from reward_claims)), 'rank', '2026-10:1:sold',
            'Place 1', 100, 1, 'credited', now()`,
  ],
  [
    'I35',
    'two people who were paid prizes of a month on one bank account',
    `alter table reward_claims drop constraint reward_claims_pkey;
     insert into users (id, public_id, email, password_hash, country_code, invite_code)
     overriding system value values (901, 'rank-twin', 'rank-twin@example.com', 'x', 'NG', 'TWIN2');
     insert into rewards (id, user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
     overriding system value
     select 4000002 + n, case n when 0 then 901 else (select min(user_id) from reward_claims where what = 'bankAccount') end,
            'rank', '2026-09:1:sold', 'Place ' || n, 100, 1, 'credited', now() from generate_series(0, 1) n;
     insert into reward_claims (what, fingerprint, user_id)
     select what, fingerprint, 901 from reward_claims where what = 'bankAccount' and user_id =
       (select min(user_id) from reward_claims where what = 'bankAccount')`,
  ],
  [
    'I24',
    'the reward of a task that was not posted',
    `delete from ledger_transfers
     where kind = 'reward.granted' and event_id in (select id from rewards where kind = 'task')`,
  ],
  [
    'I23',
    'a task that was rewarded twice',
    `alter table rewards drop constraint rewards_once;
     insert into rewards (id, user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
     overriding system value
     select id + 3000000, user_id, kind, subject_id, title, amount, currency_id, status, ended_at from rewards
     where kind = 'task'`,
  ],
  [
    'I75',
    'an alert that fired and was not told',
    `delete from notifications where biz_type = 6 and subject_id <> ''`,
  ],
  [
    'I75',
    'an alert that was told twice',
    `insert into notifications (user_id, biz_type, subject_id, title, content, created_at)
     select user_id, biz_type, subject_id, title, content, created_at from notifications
     where biz_type = 6 and subject_id <> ''`,
  ],
  ['I32', 'a reward for nothing', `delete from rewards`],
]
