import { cardStatus } from '@kaadi/contract/card-orders'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import type { DecidableOrder } from '../desk.repository.ts'
import type { SecondBecause } from './decide-orders.repository.ts'
import type { JudgedCard } from './verdict.ts'

/** From where on one reviewer is not enough: minor units, and a share in hundredths. */
export interface SecondReviewRule {
  readonly amountFrom: bigint
  readonly verdictFrom: bigint
  readonly offerPercent: number
}

export async function findSecondReviewRule(
  on: Kysely<Tables>,
  currencyId: number,
): Promise<SecondReviewRule | undefined> {
  const { rows } = await sql<SecondReviewRule>`
    select amount_from as "amountFrom", verdict_from as "verdictFrom", offer_percent as "offerPercent"
    from second_review_rules where currency_id = ${currencyId}`.execute(on)
  return rows[0]
}

const hardVerdicts: readonly number[] = [cardStatus.used, cardStatus.duplicateOther]

/** Why a second reviewer has to see these verdicts; empty where one is enough. A verdict that is itself the second needs none. */
export function whySecond(
  order: Pick<DecidableOrder, 'cards'>,
  judged: readonly JudgedCard[],
  rule: SecondReviewRule | undefined,
): readonly SecondBecause[] {
  if (!rule) return []
  const cards = judged.map((verdict) => {
    const { payout, couponBonus } = order.cards.find(({ position }) => position === verdict.position)!
    return { ...verdict, promised: BigInt(payout), quoted: BigInt(payout) - BigInt(couponBonus) }
  })
  const wouldPay = cards.reduce((sum, { verdict, offer, promised }) => {
    if (offer) return sum + offer.payout
    return verdict === cardStatus.valid ? sum + promised : sum
  }, 0n)
  const found: Readonly<Record<SecondBecause, boolean>> = {
    amount: wouldPay >= rule.amountFrom,
    verdict: cards.some(
      ({ verdict, promised }) => hardVerdicts.includes(verdict) && promised >= rule.verdictFrom,
    ),
    offer: cards.some(
      ({ offer, quoted }) => offer && offer.payout * 100n < quoted * BigInt(rule.offerPercent),
    ),
  }
  return (Object.keys(found) as SecondBecause[]).filter((because) => found[because])
}
