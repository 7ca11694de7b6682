import { cardStatus } from '@kaadi/contract/card-orders'
import type { DecidableOrder } from '../../desk.repository.ts'
import type { SecondBecause } from '../decide-orders.repository.ts'
import type { JudgedCard } from '../verdict.ts'
import type { SecondReviewRule } from './second-review-rule.repository.ts'

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
