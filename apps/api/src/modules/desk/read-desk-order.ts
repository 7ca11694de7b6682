import { type CardStatus, cardOrderStatus, cardStatus } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { type AuditFacts, stateName } from '../../http/audit-note.ts'
import { requireNotOwn } from '../../http/require-not-own.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { findQuoteTime, readOrderChecks } from '../card-orders/index.ts'
import { listPricesAt } from '../card-types/index.ts'
import { requireForeignSeller } from '../risk/index.ts'
import { deskViewer, findSamePictures, type SamePicture } from '../uploads/index.ts'
import { checksOf } from './checking/order-checks.ts'
import {
  createFindDecidable,
  createFindDeskOrder,
  type DecidableOrder,
  listPhotoIds,
  type StoredDeskOrder,
} from './desk.repository.ts'
import { toDeskOrder } from './desk-order.ts'

export function createReadDeskOrder({ database, photoSigner, vault }: Deps) {
  const findDecidable = createFindDecidable(database)
  const findDeskOrder = createFindDeskOrder(database)

  const find = async (giftOrderId: string): Promise<DecidableOrder> => {
    const found = await findDecidable(giftOrderId)
    if (!found) throw notFound()
    return found
  }

  const findForeign = async (operator: SignedInOperator, giftOrderId: string): Promise<DecidableOrder> => {
    const found = await find(giftOrderId)
    requireForeign(operator, found)
    return found
  }

  /**
   * Nobody reads what the desk knows of an order of their own. `holds`: the order is the operator's by something else than a
   * claim, as by its appeal or a blind look.
   */
  const read = async (
    operator: SignedInOperator,
    giftOrderId: string,
    options?: { readonly holds?: boolean },
  ): Promise<DeskOrder> => {
    const stored = await findWhole(giftOrderId)
    await requireForeignSeller(database.db, operator, stored)
    return show(operator, stored, options)
  }

  const findWhole = async (giftOrderId: string): Promise<StoredDeskOrder> => {
    const stored = await findDeskOrder(giftOrderId)
    if (!stored) throw notFound()
    return stored
  }

  const show = async (
    operator: SignedInOperator,
    stored: StoredDeskOrder,
    { holds = false } = {},
  ): Promise<DeskOrder> => {
    const sign = (uploadId: string) => photoSigner.sign(uploadId, deskViewer(operator.sessionHash))
    const same = await lookAlikes(stored, holds)
    return toDeskOrder(stored, same, await readChecks(stored, same, holds), { operator, sign, vault, holds })
  }

  /** For the audit: the order as claims, codes and decisions change it. */
  const factsOf = async (giftOrderId: string | undefined): Promise<AuditFacts | undefined> => {
    const order = giftOrderId === undefined ? undefined : await findDecidable(giftOrderId)
    if (!order) return undefined
    const { cards, codesShown, findings } = order
    return {
      ...decidedFacts(order),
      codes: cards.filter(({ hasCode }) => hasCode).length,
      typedCodes: cards.flatMap(({ position, typedMark }) => (typedMark ? `${position}: ${typedMark}` : [])),
      codesShown,
      findings: findings.length,
    }
  }

  /** Prices of the order's brand as they were when it was quoted, for whoever may decide it. */
  const offerPricesOf = async (operator: SignedInOperator, giftOrderId: string) => {
    const order = await find(giftOrderId)
    await requireForeignSeller(database.db, operator, order)
    return { order, prices: await pricesOf(order) }
  }

  /** Prices of the order's brand as they were when it was quoted. */
  const pricesOf = async ({ userId, id, cardTypeId }: DecidableOrder) =>
    listPricesAt(database.db, cardTypeId, await findQuoteTime(database.db, userId, id))

  /** Only while someone decides: to look at all pictures costs more than all else. */
  const lookAlikes = async (
    { status, userId, id, cards }: StoredDeskOrder,
    holds: boolean,
  ): Promise<SamePicture[]> =>
    (status < 10 || holds) && cards.some(({ photos }) => photos.length > 0)
      ? findSamePictures(database.db, await listPhotoIds(database, userId, id))
      : []

  /** As the pictures: only while someone decides. */
  const readChecks = async (
    stored: StoredDeskOrder,
    same: readonly SamePicture[],
    holds: boolean,
  ): Promise<DeskOrder['checks']> => {
    if (stored.status >= 10 && !holds) return []
    const pictured = same.map(({ orderId, orderOf }) => ({ id: orderId, userId: orderOf }))
    return checksOf(stored, await readOrderChecks(database, stored, pictured), same)
  }

  return { find, findForeign, findWhole, read, show, factsOf, pricesOf, offerPricesOf }
}

/** Nobody acts on an order of their own. What ties a holder to its seller is found in the read that the act begins from. */
export function requireForeign(
  operator: SignedInOperator,
  { sellerEmail, holder, isHoldersOwn }: Pick<DecidableOrder, 'sellerEmail' | 'holder' | 'isHoldersOwn'>,
): void {
  const isOwn = isHoldersOwn && holder === operator.publicId
  requireNotOwn(operator, { sellerEmail: isOwn ? operator.email : sellerEmail })
}

/** For the audit: what a decision changes of an order. */
export const decidedFacts = ({
  status,
  holder,
  payout,
  cards,
}: Pick<DecidableOrder, 'status' | 'holder' | 'payout'> & {
  readonly cards: readonly { readonly status: CardStatus }[]
}): AuditFacts => ({
  status: stateName(cardOrderStatus, status),
  claimedBy: holder,
  payout: `${payout}`,
  cards: cards.map((card) => stateName(cardStatus, card.status)),
})

export type ReadDeskOrder = ReturnType<typeof createReadDeskOrder>
