import {
  type CardOrderStatus,
  type CardStatus,
  cardOrderStatus,
  cardStatus,
  decideOrderStatus,
  isReasonCode,
  reasons,
} from '@kaadi/contract/card-orders'
import type { DecideRequest } from '@kaadi/contract/desk'
import { bizType } from '@kaadi/contract/notifications'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { answerHours, titleOf } from '../../card-orders/index.ts'
import type { DecidableOrder } from '../desk.repository.ts'
import type { Decision } from './decide-orders.repository.ts'

export interface JudgedCard {
  readonly position: number
  readonly verdict: CardStatus
  readonly reasonCode: number | null
}

type CardDecision = DecideRequest['cards'][number]

/** A verdict on every card: what the reviewer gives now over what was decided before. Throws where one is missing. */
export function judge(order: DecidableOrder, given: readonly CardDecision[]): readonly JudgedCard[] {
  const known = new Set(order.cards.map(({ publicId }) => publicId))
  const unknown = given.findIndex(({ cardId }) => !known.has(cardId))
  if (unknown >= 0) throw invalidField(`cards.${unknown}.cardId`, 'This order has no such card.')
  if (new Set(given.map(({ cardId }) => cardId)).size < given.length)
    throw invalidField('cards', 'One verdict for each card.')
  return order.cards.map((card) => {
    const now = given.find(({ cardId }) => cardId === card.publicId)
    if (!now && card.status === cardStatus.waiting)
      throw invalidField('cards', `Card ${card.position} waits for a verdict.`)
    const verdict = now?.verdict ?? card.status
    if (verdict === cardStatus.valid && !card.hasCode)
      throw new DomainError('cardCodeNeeded', { details: { cardId: card.publicId } })
    if (verdict === cardStatus.valid && !card.isOpened)
      throw new DomainError('codeNotOpened', { details: { cardId: card.publicId } })
    return {
      position: card.position,
      verdict,
      reasonCode: now ? reasonOf(now) : card.reasonCode,
    }
  })
}

/** A refusal says why, by a code that fits it, and shows it. */
function reasonOf({ cardId, verdict, reasonCode, evidence = [] }: CardDecision): number | null {
  if (verdict === cardStatus.valid) return null
  if (reasonCode === undefined || evidence.length === 0)
    throw new DomainError('evidenceMissing', { details: { cardId } })
  if (!isReasonCode(reasonCode) || reasons[reasonCode].verdict !== verdict)
    throw invalidField('cards', 'The reason does not fit the verdict.')
  return reasonCode
}

export const resultOf = (cards: readonly JudgedCard[]): CardOrderStatus =>
  decideOrderStatus(cards.map(({ verdict }) => verdict))

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
  const why = first != null && isReasonCode(first) ? `${reasons[first].text} ${reasons[first].nextStep}` : ''
  switch (resultOf(cards)) {
    case cardOrderStatus.paidAsQuoted:
      return {
        bizType: bizType.orderPaid,
        title: 'Your card was paid',
        content: `${amount()} for ${title} is in your balance.`,
      }
    case cardOrderStatus.paidPart:
      return {
        bizType: bizType.orderPaid,
        title: `${paid.length} of ${cards.length} cards were paid`,
        content: `${amount()} for ${title} is in your balance. ${why}`,
      }
    case cardOrderStatus.infoNeeded:
      return {
        bizType: bizType.orderMoved,
        title: 'We need a better look',
        content: `${title}: ${why} Answer within ${answerHours} hours of this message.`,
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
