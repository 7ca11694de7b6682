import { isPaid } from '@kaadi/contract/card-orders'
import { bizType } from '@kaadi/contract/notifications'
import { currencies } from '@kaadi/contract/primitives'
import type { Reversal, ReversalRequest } from '@kaadi/contract/reversals'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Tx } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, invalidField, notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { sayTaken } from '../../ledger/running-debt.ts'
import { showMoney } from '../../ledger/show-money.ts'
import { takeBackOrder, titleOf, toSummary } from '../card-orders/index.ts'
import { createReadDeskOrder, findUsableEvidence } from '../desk/index.ts'
import { writeNotifications } from '../notifications/index.ts'
import { requireForeignSeller } from '../risk/index.ts'
import { deskViewer } from '../uploads/index.ts'
import {
  endReversal,
  findReversal,
  insertReversal,
  lockAsked,
  type StoredReversal,
} from './reversals.repository.ts'

interface Verdict {
  readonly reversalId: string
  readonly agree: boolean
}

/** Taking a paid order back: one operator asks with evidence, another one agrees. */
export function createReverse(deps: Deps) {
  const { db } = deps.database
  const desk = createReadDeskOrder(deps)
  const keyed = (operator: SignedInOperator, key: string, operation: string, body: object) =>
    keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })

  const show = (operator: SignedInOperator, stored: StoredReversal): Reversal => ({
    reversalId: stored.reversalId as Reversal['reversalId'],
    status: stored.reversalStatus,
    order: toSummary(stored),
    sellerName: stored.sellerName,
    words: stored.words,
    evidence: stored.evidence.map(({ uploadId, note }) => ({
      uploadId: uploadId as Reversal['evidence'][number]['uploadId'],
      url: deps.photoSigner.sign(uploadId, deskViewer(operator.sessionHash)),
      note,
    })),
    askedBy: stored.askedBy,
    askedByMe: stored.askedById === operator.id,
    createTime: stored.askedAt.toISOString(),
    decidedBy: stored.decidedBy,
    decideTime: stored.decidedAt?.toISOString() ?? null,
    owed: stored.owed === null ? null : fromMinorUnits(stored.owed, currencies[stored.currencyId].decimals),
  })

  const find = async (reversalId: string): Promise<StoredReversal> => {
    const found = await findReversal(deps.database, reversalId)
    if (!found) throw notFound()
    return found
  }

  const ask = async (operator: SignedInOperator, key: string, body: ReversalRequest): Promise<Reversal> => {
    const order = await desk.findForeign(operator, body.giftOrderId)
    await requireForeignSeller(db, operator, order)
    const words = body.words.trim()
    if (words.length < 10) throw invalidField('words', 'Tell the seller in a sentence why.')
    const request = keyed(operator, key, 'reversals.ask', body)
    const { reply } = await withIdempotency(db, request, async (tx) => {
      if (!isPaid(order.status)) throw new DomainError('orderNotPaid')
      const publicId = deps.ids.publicId()
      await insertReversal(tx, {
        userId: order.userId,
        publicId,
        orderId: order.id,
        words,
        operatorId: operator.id,
        evidence: await evidenceOf(tx, operator, order, body.evidence),
      })
      return { reversalId: publicId }
    })
    return show(operator, await find(reply.reversalId))
  }

  const evidenceOf = async (
    tx: Tx,
    { id: operatorId }: SignedInOperator,
    order: { readonly userId: bigint; readonly id: bigint },
    given: ReversalRequest['evidence'],
  ) => {
    const publicIds = given.map(({ uploadId }) => uploadId)
    const usable = await findUsableEvidence(tx, {
      userId: order.userId,
      orderId: order.id,
      operatorId,
      publicIds,
    })
    return given.map(({ uploadId, note }, place) => {
      const picture = usable.get(uploadId)
      if (!picture)
        throw invalidField(
          `evidence.${place}.uploadId`,
          'This picture cannot be used as evidence here: add one of your own, or one that the seller sent.',
        )
      return { uploadId: picture.id, sha256: picture.sha256, note: note.trim() }
    })
  }

  const decide = async (operator: SignedInOperator, key: string, body: Verdict): Promise<Reversal> => {
    const found = await find(body.reversalId)
    await requireForeignSeller(db, operator, found)
    if (found.askedById === operator.id) throw new DomainError('ownReversal')
    await withIdempotency(db, keyed(operator, key, 'reversals.decide', body), async (tx) => {
      const held = await lockAsked(tx, body.reversalId)
      if (!held) throw ended(operator, await findReversal(tx, body.reversalId))
      const owed = body.agree ? await takeBack(tx, operator, held, found) : null
      await endReversal(tx, held, { operatorId: operator.id, owed })
      return { reversalId: body.reversalId }
    })
    return show(operator, await find(body.reversalId))
  }

  /** Who decided it themselves, by a second press, hears that and not of another operator. */
  const ended = ({ id }: SignedInOperator, found: StoredReversal | undefined): DomainError =>
    found?.decidedById === id
      ? new DomainError('reversalEnded', { message: 'You have decided this reversal already.' })
      : new DomainError('reversalEnded')

  const takeBack = async (
    tx: Tx,
    operator: SignedInOperator,
    { userId, orderId }: { readonly userId: bigint; readonly orderId: bigint },
    found: StoredReversal,
  ): Promise<bigint> => {
    const taken = await takeBackOrder(tx, { userId, orderId, operatorId: operator.id })
    if (!taken) throw new DomainError('orderNotPaid')
    await writeNotifications(tx, [{ userId, subjectId: found.publicId, ...noteOf(found, taken) }])
    return taken.owed
  }

  return { ask, decide, show }
}

function noteOf(found: StoredReversal, { amount, owed }: { readonly amount: bigint; readonly owed: bigint }) {
  const { currencyId } = found
  return {
    bizType: bizType.orderNotPaid,
    title: 'A payment was taken back',
    content: sayTaken(
      { amount: showMoney(amount, currencyId), title: titleOf(found), words: found.words },
      { owed, currencyId },
    ),
  }
}
