import type { Damage } from './victims.ts'

const today = `(now() at time zone 'utc')::date`
const summed = `insert into desk_days_summed (day) values (${today})`
const counts = (orders: number) => `
  insert into desk_days (day, card_type_id, form, receipt_type, operator_id, orders, kept, paid, paid_part, offered, returned, refused, asked,
                         cancelled, second_looks, agreed, places, at_places)
  values (${today}, 'steam', 'ecode', 'none', 1, ${orders}, 0, ${orders}, 0, 0, 0, 0, 0, 0, 0, 0, '{1}', '{${orders}}')`

/** Days of the desk that do not say what was answered on them. */
export const insightDamages: readonly Damage[] = [
  ['I121', 'a day of which nothing was counted', summed],
  ['I121', 'a day with more orders than were answered', `${summed}; ${counts(9_999)}`],
  ['I121', 'a day that counts before it is over', counts(1)],
  [
    'I121',
    'a day with more money than was posted',
    `${summed}; insert into money_days (day, currency_id, kind, leg, times, amount)
     values (${today}, 1, 'card-order.paid', 0, 1, 1000000000000)`,
  ],
]
