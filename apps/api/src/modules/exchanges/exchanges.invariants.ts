import type { Invariant } from '../../invariants/invariant.ts'

export const exchangeInvariants: readonly Invariant[] = [
  {
    id: 'I60',
    title: 'Each exchange is as it was written, and as it was quoted, within the life of its quote',
    sql: `
      select e.user_id, e.id as exchange_id, e.amount, q.amount as quoted
      from exchanges e left join exchange_quotes q on q.user_id = e.user_id and q.id = e.quote_id
      where q.id is null or e.digest is distinct from digest_of(e)
         or (e.in_currency_id, e.out_currency_id, e.amount, e.gets, e.rate)
            is distinct from (q.in_currency_id, q.out_currency_id, q.amount, q.gets, q.rate)
         or q.used_at is distinct from e.created_at or e.created_at >= q.expires_at`,
  },
  {
    id: 'I60',
    title: 'A quote that was taken has its exchange',
    sql: `
      select q.user_id, q.id as quote_id from exchange_quotes q
      where q.used_at is not null
        and not exists (select from exchanges e where e.user_id = q.user_id and e.quote_id = q.id)`,
  },
]
