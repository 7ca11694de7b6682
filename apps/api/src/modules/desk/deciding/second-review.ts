import { cardStatus } from '@kaadi/contract/card-orders'
import { type RawBuilder, sql } from 'kysely'
import type { DecidableOrder } from '../desk.repository.ts'
import type { SecondBecause } from './decide-orders.repository.ts'
import type { JudgedCard } from './verdict.ts'

/** From where on one reviewer is not enough: minor units as text, and a share in hundredths. */
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

const hardVerdicts: readonly number[] = [cardStatus.used, cardStatus.duplicateOther]

/** Why a second reviewer has to see these verdicts; empty where one is enough. A verdict that is itself the second needs none. */
export function whySecond(
  order: Pick<DecidableOrder, 'cards'>,
  judged: readonly JudgedCard[],
  rule: SecondReviewRule | null,
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
    amount: wouldPay >= BigInt(rule.amountFrom),
    verdict: cards.some(
      ({ verdict, promised }) => hardVerdicts.includes(verdict) && promised >= BigInt(rule.verdictFrom),
    ),
    offer: cards.some(
      ({ offer, quoted }) => offer && offer.payout * 100n < quoted * BigInt(rule.offerPercent),
    ),
  }
  return (Object.keys(found) as SecondBecause[]).filter((because) => found[because])
}
