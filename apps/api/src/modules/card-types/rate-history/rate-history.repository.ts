import type { CardForm } from '@kaadi/contract/card-types'
import type { RatePoint } from '@kaadi/contract/rate-history'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

export interface WantedHistory {
  readonly cardTypeId: string
  readonly currencyTypeId: string
  readonly form: CardForm
  readonly days: number
  /** Hours between two points. */
  readonly stepHours: number
}

/** The best rate of a kind at the end of each step until now; steps in which nobody bought it are left out. */
export async function listRatePoints(
  on: Kysely<Tables>,
  { cardTypeId, currencyTypeId, form, days, stepHours }: WantedHistory,
): Promise<RatePoint[]> {
  const { rows } = await sql<{ at: Date; rate: string }>`
    select step.at, trim_scale(max(was.rate))::text as rate
    from generate_series(now() - make_interval(days => ${days}), now(), make_interval(hours => ${stepHours})) step (at)
    cross join card_prices p
    cross join lateral (
      select h.rate from card_price_history h where h.price_id = p.id and h.at <= step.at order by h.at desc limit 1
    ) was
    where p.card_type_id = ${cardTypeId} and p.card_currency_id = ${currencyTypeId} and p.form = ${form}
    group by step.at order by step.at`.execute(on)
  return rows.map(({ at, rate }) => ({ at: at.toISOString(), rate }))
}
