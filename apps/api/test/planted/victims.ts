/** Rows that damage is done to, chosen by what they are: the same damage can be planted in any database that lived. */
const first = (table: string, where: string, what = 'id') =>
  `(select ${what} from ${table} where ${where} order by id limit 1)`

export const paidWithCoupon = first(
  'card_orders',
  'status = 10 and coupon_id is not null and parent_id is null',
)
/** Sent again after it was returned, and then paid. */
export const replacement = first('card_orders', 'status = 10 and parent_id is not null and coupon_id is null')
export const replaced = `(select parent_id from card_orders where id = ${replacement})`
export const reversed = first('card_orders', 'status = 40')
export const openWithCoupon = first('card_orders', 'status = 0 and coupon_id is not null')

/** With another price that waits for its seller, was accepted, was refused. */
export const offered = first('card_orders', 'status = 5')
export const accepted = first('card_orders', 'status = 11')
export const declined = `(
  select order_id from order_cards where shredded_at is not null
    and order_id in (select id from card_orders where status in (22, 24)) order by order_id limit 1)`
/** Ended by the desk, which blamed nobody. */
export const cancelled = first('card_orders', 'status = 25')

/** What two reviewers have seen. */
export const seenTwice = first('card_orders', 'first_judge is not null and decided_by is not null')
/** What two reviewers differed on, so that a third one decided. */
export const seenThrice = first('card_orders', 'second_judge is not null and decided_by is not null')

export const quoteOf = (order: string) => `(select quote_id from card_orders where id = ${order})`
export const couponOf = (order: string) => `(select coupon_id from card_orders where id = ${order})`
export const grantedCoupon = first('coupons', 'status = 0')

export const paidOut = first('withdrawals', 'status = 10')
export const failed = first('withdrawals', 'status = 21')
export const sentBack = first('withdrawals', 'status = 23')
export const asked = first('withdrawals', "status = 0 and created_at > now() - interval '1 day'")
export const sent = first('withdrawals', 'status = 4')

export const exchanged = first('exchanges', 'true')

export const anOperator = first('operators', 'true')
/** Nobody has this id. */
export const nobody = 999_999_999

export const account = (address: string) => `(select id from ledger_accounts where address = '${address}')`
/** The account of the seller of `asked`. */
export const userAccount = (role: 'available' | 'held') => `(
  select a.id from ledger_accounts a join withdrawals w on w.user_id = a.user_id and w.currency_id = a.currency_id
  where w.id = ${asked} and a.role = '${role}')`

/** Adds a leg like the first one of an event. */
export const copyTransfer = (kind: string, eventId: string, change: string) => `
  create temp table copy as select * from ledger_transfers where kind = '${kind}' and event_id = ${eventId} and leg = 0;
  update copy set id = id + 1000000, ${change};
  insert into ledger_transfers select * from copy;`

/** The rule that has to notice, what is damaged, and how. */
export type Damage = readonly [id: string, damage: string, sql: string]
