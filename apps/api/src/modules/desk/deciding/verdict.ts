import {
  type CardOrderStatus,
  type CardStatus,
  cardOrderStatus,
  cardStatus,
  decideOrderStatus,
  isReasonCode,
  nextStepOf,
  reasons,
} from '@kaadi/contract/card-orders'
import type { DecideRequest } from '@kaadi/contract/desk'
import { bizType } from '@kaadi/contract/notifications'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import { sayCredited } from '../../../ledger/index.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { answerHours, titleOf } from '../../card-orders/index.ts'
import type { PriceAt } from '../../card-types/index.ts'
import type { DecidableOrder } from '../desk.repository.ts'
import { shownBy } from '../outside/finding.ts'
import type { StoredFinding } from '../outside/findings.repository.ts'
import type { Decision } from './decide-orders.repository.ts'
import { type CardOffer, isOffered, offerFor, requireWholeCents } from './offer.ts'

export interface JudgedCard {
  readonly position: number
  readonly verdict: CardStatus
  readonly reasonCode: number | null
  readonly offer: CardOffer | null
}

type CardDecision = DecideRequest['cards'][number]

/**
 * A verdict on every card: what the reviewer gives now over what was decided before. Throws where one is missing. `prices`
 * are those of the brand when the order was quoted, wanted for offers alone.
 */
export function judge(
  order: DecidableOrder,
  given: readonly CardDecision[],
  prices: readonly PriceAt[],
): readonly JudgedCard[] {
  const known = new Set(order.cards.map(({ publicId }) => publicId))
  const unknown = given.findIndex(({ cardId }) => !known.has(cardId))
  if (unknown >= 0) throw invalidField(`cards.${unknown}.cardId`, 'This order has no such card.')
  if (new Set(given.map(({ cardId }) => cardId)).size < given.length)
    throw invalidField('cards', 'One verdict for each card.')
  requireWholeCents(given)
  return order.cards.map((card) => {
    const now = given.find(({ cardId }) => cardId === card.publicId)
    // A second reviewer gives a verdict on every card, the same one or another.
    if (!now && (card.status === cardStatus.waiting || order.firstJudge !== null))
      throw invalidField('cards', `Card ${card.position} waits for a verdict.`)
    const verdict = (now?.verdict ?? card.status) as CardDecision['verdict']
    const isWanted = verdict === cardStatus.valid || isOffered({ verdict })
    if (isWanted && !card.hasCode)
      throw new DomainError('cardCodeNeeded', { details: { cardId: card.publicId } })
    if (isWanted && !card.isOpened)
      throw new DomainError('codeNotOpened', { details: { cardId: card.publicId } })
    if (now?.corrected && !isOffered(now))
      throw invalidField('cards', 'Only a card of another value or class is corrected.')
    return {
      position: card.position,
      verdict,
      reasonCode: now ? reasonOf(now, shownBy(order, card.position, now.verdict)) : card.reasonCode,
      offer: now && isOffered(now) ? offerFor(order, now, prices) : null,
    }
  })
}

/** A refusal says why, by a code that fits it, and shows it: by pictures, or by what others said of the card. */
function reasonOf(
  { cardId, verdict, reasonCode, evidence = [] }: CardDecision,
  shown: readonly StoredFinding[],
): number | null {
  if (verdict === cardStatus.valid) {
    if (reasonCode !== undefined) throw invalidField('cards', 'A valid card has no reason against it.')
    return null
  }
  if (reasonCode === undefined || (evidence.length === 0 && shown.length === 0))
    throw new DomainError('evidenceMissing', { details: { cardId } })
  if (!isReasonCode(reasonCode) || reasons[reasonCode].verdict !== verdict)
    throw invalidField('cards', 'The reason does not fit the verdict.')
  return reasonCode
}

export const resultOf = (cards: readonly JudgedCard[]): CardOrderStatus =>
  decideOrderStatus(cards.map(({ verdict }) => verdict))

/** What the order would pay: the offers, and the shares of valid cards without the coupon, which goes back. */
const offeredAmount = (order: DecidableOrder, cards: readonly JudgedCard[]): string => {
  const sums = cards.map(({ position, verdict, offer }) => {
    const card = order.cards.find((one) => one.position === position)!
    if (offer) return offer.payout
    return verdict === cardStatus.valid ? BigInt(card.payout) - BigInt(card.couponBonus) : 0n
  })
  return showMoney(
    sums.reduce((sum, amount) => sum + amount, 0n),
    order.currencyId,
  )
}

/** What the seller reads of it. */
export function noteOf(order: DecidableOrder, cards: readonly JudgedCard[]): Decision['note'] {
  const title = titleOf(order)
  const paid = cards.filter(({ verdict }) => verdict === cardStatus.valid)
  const amount = () =>
    showMoney(
      paid.reduce(
        (sum, { position }) => sum + BigInt(order.cards.find((card) => card.position === position)!.payout),
        0n,
      ),
      order.currencyId,
    )
  const first = cards.find(({ reasonCode }) => reasonCode !== null)?.reasonCode
  const result = resultOf(cards)
  const mayAppeal = result === cardOrderStatus.rejectedFinal || result === cardOrderStatus.rejectedCorrectable
  const why =
    first != null && isReasonCode(first) ? `${reasons[first].text} ${nextStepOf(first, mayAppeal)}` : ''
  switch (result) {
    case cardOrderStatus.paidAsQuoted:
      return {
        bizType: bizType.orderPaid,
        title: 'Your card was paid',
        content: sayCredited({ amount: amount(), title }, order),
      }
    case cardOrderStatus.paidPart:
      return {
        bizType: bizType.orderPaid,
        title: `${paid.length} of ${cards.length} cards were paid`,
        content: `${sayCredited({ amount: amount(), title }, order)} ${why}`,
      }
    case cardOrderStatus.infoNeeded:
      return {
        bizType: bizType.orderMoved,
        title: 'We need a better look',
        content: `${title}: ${why} Answer within ${answerHours} hours of this message.`,
      }
    case cardOrderStatus.counterOffer:
      return {
        bizType: bizType.orderMoved,
        title: 'We offer another price',
        content: `${title}: ${why} We would pay ${offeredAmount(order, cards)}. Answer within ${answerHours} hours of this message; without an answer the trade ends and your card stays yours.`,
      }
    case cardOrderStatus.rejectedCorrectable:
      return {
        bizType: bizType.orderMoved,
        title: 'Please send your card again',
        content: `${title}: ${why} Send it within 30 minutes of this message.`,
      }
    default:
      return { bizType: bizType.orderNotPaid, title: 'Your card was not paid', content: `${title}: ${why}` }
  }
}
