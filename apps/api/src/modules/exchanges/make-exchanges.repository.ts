import { createBatcher } from '../../batching/index.ts'
import { columns, constraintOf, type Database, statement } from '../../database/index.ts'
import type { KeyedRequest } from '../../idempotency/idempotency.ts'
import { isKeyFree, keepReplies } from '../../idempotency/key-fragments.ts'

export interface NewExchange {
  readonly request: KeyedRequest
  readonly publicId: string
  /** Public id of the quote that is taken. */
  readonly quoteId: string
}

/**
 * `keyed`: the key has a reply already. `again`: another request of the same user was in the batch, send this one once
 * more. `unknown`: no such quote of this user.
 */
export type ExchangeOutcome = 'posted' | 'insufficient' | 'keyed' | 'again' | 'unknown' | 'used' | 'expired'

const item = columns<NewExchange>({
  user_id: ['bigint', ({ request }) => request.userId],
  key: ['text', ({ request }) => request.key],
  request_hash: ['bytea', ({ request }) => request.requestHash],
  public_id: ['text', ({ publicId }) => publicId],
  quote: ['text', ({ quoteId }) => quoteId],
})

const kept = {
  owner: 'user_id',
  realm: `'seller'`,
  key: 'key',
  operation: `'exchanges.make'`,
  requestHash: 'request_hash',
  reply: `jsonb_build_object('id', public_id)`,
}

/**
 * Takes the quote, moves both currencies in one event of the books, writes the exchange, its key and its live events, in one
 * statement over a list. The row of the quote decides whether it still holds, the ledger who has enough.
 */
const exchange = statement<NewExchange, { outcome: ExchangeOutcome }>(
  'exchanges.make',
  item,
  `
  with item as (
    select nextval('exchanges_id_seq') as id, i.*,
           row_number() over (partition by i.user_id order by i.ord) as turn
    from ${item.as('i')}
  ), fresh as materialized (
    select * from item i where turn = 1 and ${isKeyFree({ owner: 'i.user_id', realm: `'seller'`, key: 'i.key' })}
  ), quoted as materialized (
    select f.id, f.ord, f.user_id, f.public_id, f.key, f.request_hash, q.id as quote_id, q.in_currency_id,
           q.out_currency_id, q.amount, q.gets, q.rate, q.used_at, q.expires_at
    from fresh f join exchange_quotes q on q.user_id = f.user_id and q.public_id = f.quote
    order by q.user_id, q.id for no key update of q
  ), live as materialized (
    select * from quoted where used_at is null and expires_at > clock_timestamp()
  ), posted as materialized (
    select * from ledger_post_each((
      select array_agg(leg order by ord, n) from live, lateral (values
        (0, ('exchange.made', id, 0, ledger_user_available(user_id, in_currency_id),
             ledger_desk('fx', in_currency_id), amount)::ledger_leg),
        (1, ('exchange.made', id, 1, ledger_desk('fx', out_currency_id),
             ledger_user_available(user_id, out_currency_id), gets)::ledger_leg)) as l (n, leg)))
  ), done as materialized (
    select l.* from live l join posted p on p.event_id = l.id and p.status = 'posted'
  ), taken as (
    update exchange_quotes q set used_at = now() from done d where q.user_id = d.user_id and q.id = d.quote_id
  ), made as (
    insert into exchanges (user_id, id, public_id, quote_id, in_currency_id, out_currency_id, amount, gets, rate)
    select user_id, id, public_id, quote_id, in_currency_id, out_currency_id, amount, gets, rate from done
  ), kept as (${keepReplies(kept, 'done')}
  ), notified as materialized (
    select publish_user_events(array_agg(balance_event(user_id, currency_id) order by ord, n)) from done,
      lateral (values (1, in_currency_id), (2, out_currency_id)) as l (n, currency_id)
  )
  select case when i.turn > 1 then 'again'
              when f.id is null then 'keyed'
              when q.id is null then 'unknown'
              when q.used_at is not null then 'used'
              when l.id is null then 'expired'
              else p.status end as outcome
  from notified, item i
  left join fresh f on f.id = i.id left join quoted q on q.id = i.id left join live l on l.id = i.id
  left join posted p on p.event_id = i.id
  order by i.ord`,
)

export function createMakeExchanges({ postings }: Pick<Database, 'postings'>) {
  const send = createBatcher<NewExchange, ExchangeOutcome>({
    name: 'exchanges.make',
    run: async (items) => (await exchange.run(postings, items)).map(({ outcome }) => outcome),
  })
  return async (item: NewExchange): Promise<ExchangeOutcome> => {
    try {
      return await send(item)
    } catch (error) {
      // Two batches carried the same key: the other one was first.
      if (constraintOf(error) === 'idempotency_keys_pkey') return 'keyed'
      throw error
    }
  }
}
