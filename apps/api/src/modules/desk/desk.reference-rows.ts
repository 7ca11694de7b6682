import type { ReferenceRows } from '../../database/index.ts'

/** From where on one reviewer is not enough, in the smallest unit of each wallet currency. A host changes them in the table. */
export const startingSecondReviewRules: ReferenceRows = {
  from: 'start',
  table: 'second_review_rules',
  rows: [
    { currency_id: 1, amount_from: 500_000_000, verdict_from: 75_000_000, offer_percent: 70 },
    { currency_id: 2, amount_from: 4_000_000, verdict_from: 600_000, offer_percent: 70 },
    { currency_id: 3, amount_from: 3_000_000_000, verdict_from: 450_000_000, offer_percent: 70 },
  ],
}
