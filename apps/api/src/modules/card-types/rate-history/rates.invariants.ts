import type { Invariant } from '../../../invariants/invariant.ts'

export const rateInvariants: readonly Invariant[] = [
  {
    id: 'I132',
    title: 'What a card pays is the last of its rates, and all of them are as they were written',
    sql: `
      select p.id as price_id, p.rate, h.rate as last_rate from card_prices p
      left join lateral (
        select h.rate from card_price_history h where h.price_id = p.id order by h.at desc limit 1
      ) h on true
      where p.rate is distinct from h.rate or p.history_digest is distinct from rates_of_price(p.id)`,
  },
]
