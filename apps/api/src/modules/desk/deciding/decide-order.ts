import { type CardOrderStatus, cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DecideRequest, DeskOrder } from '@kaadi/contract/desk'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { AuditFacts } from '../../../http/audit-note.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { type KeyedRequest, storedReply } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { withStoredReply } from '../../../idempotency/with-stored-reply.ts'
import type { DecidableOrder } from '../desk.repository.ts'
import { mayJudge, whyNoJudge } from '../leases/judges.ts'
import { holderOf } from '../leases/lease.ts'
import { orderNotWaiting } from '../leases/not-waiting.ts'
import { evidenceOfFinding, redeemedPositions, shownBy } from '../outside/finding.ts'
import { decidedFacts, type ReadDeskOrder, requireForeign } from '../read-desk-order.ts'
import { createDecideOrders, type Decision } from './decide-orders.repository.ts'
import { findUsableEvidence } from './evidence.repository.ts'
import { isOffered } from './offer.ts'
import { whySecond, wouldPayMuchMore } from './second-review/second-review.ts'
import { type JudgedCard, judge, noteOf, resultOf } from './verdict.ts'

/** Settles an order by the verdicts on its cards: its result, its one credit and what the seller is told follow from them. */
export function createDecideOrder(deps: Deps, desk: ReadDeskOrder) {
  const { db } = deps.database
  const decide = createDecideOrders(deps.database)

  return async (
    operator: SignedInOperator,
    key: string,
    body: DecideRequest,
    tell: (before: AuditFacts, after: AuditFacts) => void,
  ): Promise<DeskOrder> => {
    const { giftOrderId } = body
    const before = await desk.find(giftOrderId)
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'desk.decide',
      body,
    })
    await withStoredReply(db, request, () => settle(operator, before, body, request))
    const after = await desk.findWhole(giftOrderId)
    tell(decidedFacts(before), decidedFacts(after))
    return desk.show(operator, after)
  }

  async function settle(
    operator: SignedInOperator,
    order: DecidableOrder,
    body: DecideRequest,
    request: KeyedRequest,
  ): Promise<{ giftOrderId: string }> {
    const { giftOrderId } = body
    requireForeign(operator, order)
    const leaseHash = holderOf(operator, body).tokenHash
    requireClaimed(order.status)
    if (!order.leaseHash?.equals(leaseHash)) throw new DomainError('claimLost')
    if (!mayJudge(operator, order)) throw whyNoJudge(operator, order)
    const cards = judge(order, body.cards, body.cards.some(isOffered) ? await desk.pricesOf(order) : [])
    requireNothingAsked(order, cards)
    const because = order.firstJudge === null ? whySecond(order, cards, order.secondReview) : []
    const needsAnother = because.length > 0 || wouldPayMuchMore(order, cards, order.secondReview)
    const outcome = await decide({
      request,
      operatorId: operator.id,
      leaseHash,
      userId: order.userId,
      orderId: order.id,
      version: order.version,
      to: needsAnother ? cardOrderStatus.secondReview : resultOf(cards),
      because,
      cards,
      evidence: await evidenceOf(operator, order, body, cards),
      note: noteOf(order, cards),
    })
    // Throws where the key was used for something else.
    if (outcome === 'keyed') await storedReply(db, request)
    if (outcome === 'notHeld') {
      requireClaimed((await desk.find(giftOrderId)).status)
      throw new DomainError('claimLost')
    }
    return { giftOrderId }
  }

  async function evidenceOf(
    operator: SignedInOperator,
    order: DecidableOrder,
    body: DecideRequest,
    cards: readonly JudgedCard[],
  ): Promise<Decision['evidence']> {
    const given = body.cards.flatMap(({ cardId, evidence = [] }) =>
      evidence.map((proof) => ({ ...proof, cardId })),
    )
    const found = findingsAsEvidence(order, body, cards)
    if (given.length === 0) return found
    const usable = await findUsableEvidence(db, {
      userId: order.userId,
      orderId: order.id,
      operatorId: operator.id,
      publicIds: given.map(({ uploadId }) => uploadId),
    })
    const refused = new Set(
      cards.filter(({ reasonCode }) => reasonCode !== null).map(({ position }) => position),
    )
    const chosen = given.flatMap(({ cardId, uploadId, note }) => {
      const picture = usable.get(uploadId)
      if (!picture) throw invalidField('cards', 'This picture cannot be used as evidence here.')
      const { position } = order.cards.find(({ publicId }) => publicId === cardId)!
      if (!refused.has(position)) return []
      return [
        {
          publicId: deps.ids.publicId(),
          position,
          uploadId: picture.id,
          sha256: picture.sha256,
          note: note.trim(),
        },
      ]
    })
    const isChosen = (proof: Decision['evidence'][number]) =>
      chosen.some(({ position, uploadId }) => position === proof.position && uploadId === proof.uploadId)
    return [...chosen, ...found.filter((proof) => !isChosen(proof))]
  }

  /** What others said of a card stands beside what the reviewer chose to show. */
  function findingsAsEvidence(
    order: DecidableOrder,
    body: DecideRequest,
    cards: readonly JudgedCard[],
  ): Decision['evidence'] {
    return cards.flatMap(({ position, verdict }) => {
      const { publicId } = order.cards.find((card) => card.position === position)!
      const isGiven = body.cards.some(({ cardId }) => cardId === publicId)
      const shown = isGiven ? shownBy(order, position, verdict) : []
      return shown.map((finding) => ({ publicId: deps.ids.publicId(), ...evidenceOfFinding(finding, order) }))
    })
  }
}

/** A card that is redeemed is not sent back: its order waits for no answer of the seller. */
function requireNothingAsked(order: DecidableOrder, cards: readonly JudgedCard[]): void {
  const result = resultOf(cards)
  const isAsked = result === cardOrderStatus.infoNeeded || result === cardOrderStatus.counterOffer
  if (isAsked && redeemedPositions(order).size > 0) throw new DomainError('cardRedeemed')
}

/** Zero means that the claim is gone; beyond one that someone has decided. */
function requireClaimed(status: CardOrderStatus): void {
  if (status === cardOrderStatus.claimed) return
  throw status === cardOrderStatus.submitted ? new DomainError('claimLost') : orderNotWaiting(status)
}
