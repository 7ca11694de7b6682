import type { Invariant } from '../../invariants/invariant.ts'

export const currencyInvariants: readonly Invariant[] = [
  {
    id: 'I125',
    title: 'No round of exchanges, over two currencies or more, gives more than it took',
    sql: `
      with recursive rounds as (
        select r.in_currency_id as began, r.out_currency_id as at, array[r.out_currency_id] as passed, r.rate as gives
        from currency_rates r
        union all
        select w.began, r.out_currency_id, w.passed || r.out_currency_id, w.gives * r.rate
        from rounds w join currency_rates r on r.in_currency_id = w.at
        where w.at <> w.began and r.out_currency_id <> all (w.passed)
      )
      select began as currency_id, passed, gives from rounds where at = began and gives > 1`,
  },
]
