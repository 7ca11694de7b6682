import { cardStatus } from '@kaadi/contract/card-orders'
import type { DecidableOrder } from '../../desk.repository.ts'
import { redeemedPositions } from '../../outside/finding.ts'
import type { SecondBecause } from '../decide-orders.repository.ts'
import type { JudgedCard } from '../verdict.ts'
import type { SecondReviewRule } from './second-review-rule.repository.ts'

const hardVerdicts: readonly number[] = [cardStatus.used, cardStatus.duplicateOther]

/** Why a second reviewer has to see these verdicts; empty where one is enough. A verdict that is itself the second needs none. */
export function whySecond(
  order: Pick<DecidableOrder, 'cards' | 'findings'>,
  judged: readonly JudgedCard[],
  rule: SecondReviewRule | null,
): readonly SecondBecause[] {
  const redeemed = redeemedPositions(order)
  const isAgainst = judged.some(
    ({ position, verdict }) => verdict !== cardStatus.valid && redeemed.has(position),
  )
  if (!rule) return isAgainst ? ['redeemed'] : []
  const cards = judged.map((verdict) => {
    const { payout, couponBonus } = order.cards.find(({ position }) => position === verdict.position)!
    return { ...verdict, promised: BigInt(payout), quoted: BigInt(payout) - BigInt(couponBonus) }
  })
  const isFar = (less: bigint, more: bigint) => less * 100n < more * BigInt(rule.offerPercent)
  const found: Readonly<Record<SecondBecause, boolean>> = {
    amount: mostFor(cards) >= BigInt(rule.amountFrom),
    verdict:
      mostFor(cards.filter(({ verdict }) => hardVerdicts.includes(verdict))) >= BigInt(rule.verdictFrom),
    offer: cards.some(
      ({ offer, quoted }) => offer && (isFar(offer.payout, quoted) || isFar(quoted, offer.payout)),
    ),
    redeemed: isAgainst,
  }
  return (Object.keys(found) as SecondBecause[]).filter((because) => found[because])
}

/** What these cards were quoted at, bonus included, whatever is found of them; what is offered for one, where that is more. Minor units. */
const mostFor = (cards: readonly (Pick<JudgedCard, 'offer'> & { readonly promised: bigint })[]): bigint =>
  cards.reduce(
    (sum, { promised, offer }) => sum + (offer && offer.payout > promised ? offer.payout : promised),
    0n,
  )

/**
 * Whether the second reviewer would pay so much more than the first one that neither decides: by as much as makes one reviewer too few
 * where a card is found used.
 */
export function wouldPayMuchMore(
  order: Pick<DecidableOrder, 'cards' | 'firstJudge' | 'secondJudge'>,
  judged: readonly JudgedCard[],
  rule: SecondReviewRule | null,
): boolean {
  if (!rule || order.firstJudge === null || order.secondJudge !== null) return false
  const first = order.cards.map(({ position, status, offered }) => ({
    position,
    verdict: status,
    offer: offered === null ? null : { payout: BigInt(offered) },
  }))
  return wouldPay(order, judged) - wouldPay(order, first) >= BigInt(rule.verdictFrom)
}

/** What would be paid by these verdicts, offers included. Minor units. */
const wouldPay = (
  { cards }: Pick<DecidableOrder, 'cards'>,
  judged: readonly (Pick<JudgedCard, 'position' | 'verdict'> & {
    readonly offer: { readonly payout: bigint } | null
  })[],
): bigint =>
  judged.reduce((sum, { position, verdict, offer }) => {
    if (offer) return sum + offer.payout
    if (verdict !== cardStatus.valid) return sum
    return sum + BigInt(cards.find((card) => card.position === position)!.payout)
  }, 0n)
