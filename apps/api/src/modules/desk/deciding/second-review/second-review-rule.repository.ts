import { type RawBuilder, sql } from 'kysely'

/** From where on one reviewer is not enough, for the cards of an order together: minor units as text, and a share in hundredths. */
export interface SecondReviewRule {
  readonly amountFrom: string
  readonly verdictFrom: string
  readonly offerPercent: number
}

/** Part of a row: the rule of a currency. */
export const secondReviewRule = (currencyId: RawBuilder<unknown>): RawBuilder<SecondReviewRule | null> => sql`
  (select json_build_object('amountFrom', r.amount_from::text, 'verdictFrom', r.verdict_from::text,
                            'offerPercent', r.offer_percent)
   from second_review_rules r where r.currency_id = ${currencyId})`
