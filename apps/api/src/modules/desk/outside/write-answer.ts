import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { RedeemerAnswer } from '@kaadi/contract/redeemers'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { lockAtRedeemer } from '../../card-orders/index.ts'
import { findOpenLine, insertReturn } from '../../redeemers/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { beginShift } from '../../shifts/index.ts'
import { findOwnPicture } from '../../uploads/index.ts'
import type { DecidableOrder } from '../desk.repository.ts'
import { mayJudge, whyNoJudge } from '../leases/judges.ts'
import { claimOf } from '../leases/lease.ts'
import { take } from '../leases/take-lease.repository.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'
import { insertFinding, type Picture } from './findings.repository.ts'

type Said = RedeemerAnswer['cards'][number]

/** Writes down what a redeemer said of the cards that it had. Whoever writes it holds the order from then on. */
export function createWriteAnswer({ database: { db }, vault, ids }: Deps, desk: ReadDeskOrder) {
  return async (operator: SignedInOperator, key: string, body: RedeemerAnswer): Promise<DeskOrder> => {
    const { giftOrderId } = body
    const order = await desk.findForeign(operator, giftOrderId)
    await requireForeignSeller(db, operator, order)
    const owner = { userId: operator.id, realm: 'operator', key } as const
    const request = keyedRequest(vault, { ...owner, operation: 'redeemers.answer', body })
    await withIdempotency(db, request, async (tx) => {
      await beginShift(tx, operator)
      const waiting = await lockAtRedeemer(tx, giftOrderId, claimOf(vault, operator))
      if (!waiting) throw whyNot(operator, await desk.find(giftOrderId))
      const { userId, id: orderId, version } = waiting
      const said = placed(order, body.cards, (await findOpenLine(tx, { userId, orderId, version })) ?? [])
      const picture = await pictureOf(tx, operator, body)
      await insertReturn(tx, { userId, orderId, version, operatorId: operator.id })
      await take(tx, waiting, claimOf(vault, operator))
      for (const { position, outcome, value = null, reference = null } of said)
        await insertFinding(tx, {
          ...{ publicId: ids.publicId(), userId, orderId, position, version: version + 1 },
          ...{ source: 'redeemer', outcome, balance: value, reference, page: null, operatorId: operator.id },
          picture: outcome === 'noAnswer' ? null : picture,
        })
      return { giftOrderId }
    })
    return desk.read(operator, giftOrderId)
  }
}

const whyNot = (operator: SignedInOperator, order: DecidableOrder): DomainError =>
  order.status === cardOrderStatus.atPartner && !mayJudge(operator, order)
    ? whyNoJudge(operator, order)
    : new DomainError('orderNotAtRedeemer', { details: { orderStatus: order.status } })

/** An answer on each card that was handed over, and on no other. */
function placed(
  { cards }: DecidableOrder,
  said: readonly Said[],
  positions: readonly number[],
): (Said & { readonly position: number })[] {
  const found = said.map((one, place) => {
    const card = cards.find(({ publicId }) => publicId === one.cardId)
    if (!card || !positions.includes(card.position))
      throw invalidField(`cards.${place}.cardId`, 'This card was not handed over.')
    if ((one.outcome === 'otherValue') !== (one.value !== undefined))
      throw invalidField(
        `cards.${place}.value`,
        'Say what it is worth where it has another value, and only there.',
      )
    return { ...one, position: card.position }
  })
  if (
    new Set(found.map(({ position }) => position)).size < positions.length ||
    found.length > positions.length
  )
    throw invalidField('cards', 'One answer for each card that was handed over.')
  return found
}

/** The picture of the answer, which is the operator's own. */
async function pictureOf(
  tx: Tx,
  operator: SignedInOperator,
  { giftOrderId, cards, uploadId }: RedeemerAnswer,
): Promise<Picture | null> {
  if (cards.every(({ outcome }) => outcome === 'noAnswer')) return null
  const picture =
    uploadId === undefined ? undefined : await findOwnPicture(tx, operator.id, giftOrderId, uploadId)
  if (!picture) throw invalidField('uploadId', 'Add a picture of the answer that you uploaded yourself.')
  return picture
}
