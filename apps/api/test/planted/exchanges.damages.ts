import { type Damage, exchanged, nobody } from './victims.ts'

const postedOf = `ledger_transfers where kind = 'exchange.made' and event_id = ${exchanged}`
const withNewDigest = `update exchanges e set digest = digest_of(e) where id = ${exchanged}`

/** What was done to money that became another currency's. */
export const exchangeDamages: readonly Damage[] = [
  [
    'I60',
    'an exchange that gave more than was quoted',
    `update exchanges set gets = gets + 1 where id = ${exchanged}; ${withNewDigest}`,
  ],
  [
    'I60',
    'an exchange at another rate',
    `update exchanges set rate = rate * 2 where id = ${exchanged}; ${withNewDigest}`,
  ],
  [
    'I60',
    'an exchange of another person',
    `update exchanges set public_id = 'another' where id = ${exchanged}`,
  ],
  [
    'I60',
    'a quote changed with its exchange and with what was posted for neither',
    `update exchange_quotes set gets = gets + 5 where (user_id, id) = (select user_id, quote_id from exchanges where id = ${exchanged});
     update exchanges set gets = gets + 5 where id = ${exchanged}; ${withNewDigest}`,
  ],
  [
    'I60',
    'a rate that was taken after it ran out',
    `alter table exchange_quotes drop constraint exchange_quotes_used_in_time;
     alter table exchange_quotes drop constraint exchange_quotes_life;
     update exchange_quotes set expires_at = created_at - interval '1 second' where used_at is not null`,
  ],
  ['I60', 'an exchange that took nothing', `delete from ${postedOf} and leg = 0`],
  ['I60', 'an exchange that gave nothing', `delete from ${postedOf} and leg = 1`],
  ['I60', 'an exchange that was erased, and its quote not', `delete from exchanges where id = ${exchanged}`],
  [
    'I32',
    'an exchange in the books that nobody made',
    `update ledger_transfers set event_id = ${nobody} where kind = 'exchange.made'`,
  ],
  [
    'I125',
    'rates with which a round over three currencies gives more than it took',
    `insert into currency_rates (in_currency_id, out_currency_id, rate)
       values (1, 3, 0.000654), (3, 2, 11.47), (2, 1, 135.5)
     on conflict (in_currency_id, out_currency_id) do update set rate = excluded.rate`,
  ],
]
