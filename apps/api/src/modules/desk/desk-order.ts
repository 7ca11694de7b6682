import type { DeskOrder, DeskQueueRow, Lease } from '@kaadi/contract/desk'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits, toMinorUnits } from '@kaadi/core/money'
import type { SignedInOperator } from '../../http/signed-in.ts'
import type { Vault } from '../../vault/index.ts'
import { type SignPhoto, toCardOrder, toSummary, withoutFirstVerdict } from '../card-orders/index.ts'
import type { SamePicture } from '../uploads/index.ts'
import type { StoredDeskOrder, StoredDeskRow, StoredStats } from './desk.repository.ts'
import { judgesOf } from './leases/judges.ts'
import { leaseTokenOf } from './leases/lease.ts'
import { findingsFor, toFinding } from './outside/finding.ts'

type Flag = DeskOrder['flags'][number]

/** From here on an order is worth looking twice: about five hundred thousand naira. Who decides it alone stands in `second_review_rules`. */
const highValue: Record<CurrencyId, string> = { 1: '500000', 2: '4000', 3: '300' }

const duplicateWords: Record<NonNullable<StoredDeskRow['duplicateOther']>, string> = {
  earlier: 'Another seller sent the same code before. Compare photos and receipts.',
  later: 'Another seller sent the same code after this one. Compare photos and receipts.',
}

/** Noticed before a person looked. It never decides by itself, and never is a strike. */
function flagsOf(row: StoredDeskRow): Flag[] {
  const { decimals } = currencies[row.currencyId]
  const isHigh = row.payout >= toMinorUnits(highValue[row.currencyId], decimals)
  return [
    ...(row.duplicateOther ? [flag('duplicateOther', duplicateWords[row.duplicateOther])] : []),
    ...(row.resubmission
      ? [flag('resubmission', 'Sent again after a correction. It cannot be sent a third time.')]
      : []),
    ...(row.firstOrder ? [flag('firstOrder', 'The seller has no paid order yet.')] : []),
    ...(isHigh ? [flag('highValue', 'A high value: look twice before you pay.')] : []),
  ]
}

function pictureFlags(same: readonly SamePicture[]): Flag[] {
  if (same.length === 0) return []
  const others = same.filter(({ sameSeller }) => !sameSeller)
  const how = same.some(({ exact }) => exact) ? 'The same photo' : 'Nearly the same photo'
  const whose = others.length > 0 ? 'an order of another seller' : 'another order of this seller'
  return [flag('duplicateImage', `${how} was sent with ${whose}.`)]
}

const flag = (kind: Flag['kind'], text: string): Flag => ({ kind, text })

export const toQueueRow = (row: StoredDeskRow, operator: SignedInOperator): DeskQueueRow => ({
  ...toSummary(row),
  sellerName: row.sellerName,
  sellerLevel: row.sellerLevel,
  claimedBy: row.claimedBy,
  claimedByMe: row.claimedById === operator.id,
  judgedByMe: judgesOf(row).includes(operator.id),
  ownOrder: false,
  flags: flagsOf(row),
  atRedeemer: row.atRedeemer && { ...row.atRedeemer, time: isoTime(row.atRedeemer.time) },
})

/** An order of one's own: what its seller sees of it, and nothing else. */
export const toOwnQueueRow = (row: StoredDeskRow): DeskQueueRow => ({
  ...toSummary(row),
  sellerName: row.sellerName,
  sellerLevel: row.sellerLevel,
  claimedBy: null,
  claimedByMe: false,
  judgedByMe: false,
  ownOrder: true,
  flags: [],
  atRedeemer: null,
})

const isoTime = (time: string): string => new Date(time).toISOString()

/** Photos show codes: like them they are for whoever holds the order now, and for nobody after. */
const withoutPhotos = (stored: StoredDeskOrder): StoredDeskOrder => ({
  ...stored,
  cards: stored.cards.map((card) => ({ ...card, photos: [] })),
  evidence: stored.evidence.filter(({ bySeller }) => !bySeller),
  appeal: stored.appeal && { ...stored.appeal, photos: [] },
})

/** The claim of the session that asks; null where it holds none. */
function leaseOf(stored: StoredDeskOrder, { operator, vault }: DeskReader): Lease | null {
  const { publicId, version, readAt, leaseExpiresAt } = stored
  if (!isHeldBy(stored, operator)) return null
  return {
    leaseToken: leaseTokenOf(vault, { publicId, version, sessionHash: operator.sessionHash }),
    leaseExpiresTime: leaseExpiresAt!.toISOString(),
    serverTime: readAt.toISOString(),
  }
}

const isHeldBy = ({ claimedById, claimedSession }: StoredDeskOrder, operator: SignedInOperator): boolean =>
  claimedById === operator.id && claimedSession?.equals(operator.sessionHash) === true

interface DeskReader {
  readonly operator: SignedInOperator
  readonly sign: SignPhoto
  readonly vault: Vault
  readonly holds: boolean
}

/** Whoever looks at an order second judges it as if they were the first: they see no verdict until they have given theirs. */
const isBlindTo = (
  { isJudgedOnce, firstJudge, secondJudge }: StoredDeskOrder,
  { operator }: DeskReader,
): boolean => isJudgedOnce && (secondJudge ?? firstJudge) !== operator.id

/** Which codes the first one opened tells what they thought of paying, and who they are. */
const withoutFirstLook = (stored: StoredDeskOrder, { operator }: DeskReader): StoredDeskOrder => ({
  ...withoutFirstVerdict(stored),
  reveals: stored.reveals.filter(({ operatorId }) => operatorId === `${operator.id}`),
})

export function toDeskOrder(
  found: StoredDeskOrder,
  same: readonly SamePicture[],
  checks: DeskOrder['checks'],
  reader: DeskReader,
): DeskOrder {
  const isBlind = isBlindTo(found, reader)
  const stored = isBlind ? withoutFirstLook(found, reader) : found
  const holds = reader.holds || isHeldBy(stored, reader.operator)
  return {
    order: toCardOrder(holds ? stored : withoutPhotos(stored), reader.sign),
    seller: {
      name: stored.sellerName,
      level: stored.sellerLevel,
      countryCode: stored.countryCodeOfSeller,
      memberSince: stored.memberSince.toISOString(),
      ordersPaid: stored.ordersPaid,
      ordersRefused: stored.ordersRefused,
    },
    flags: [...flagsOf(stored), ...pictureFlags(same)],
    checks,
    claimedBy: stored.claimedBy,
    claimedByMe: stored.claimedById === reader.operator.id,
    lease: leaseOf(stored, reader),
    second: secondOf(stored, reader, isBlind),
    handOvers: stored.handOvers.map(({ toId, time, ...given }) => ({
      ...given,
      giftOrderId: stored.publicId as DeskOrder['order']['giftOrderId'],
      tradeNumber: stored.tradeNumber,
      toMe: toId === reader.operator.publicId,
      time: isoTime(time),
    })),
    custody: stored.custody.map(({ positions, time, back, ...line }) => ({
      ...line,
      cardIds: positions.map((position) => cardAt(stored, position)),
      time: isoTime(time),
      back: back && { by: back.by, time: isoTime(back.time) },
    })),
    findings: findingsFor(stored, isBlind ? judgesOf(stored) : []).map((finding) =>
      toFinding(finding, {
        cardId: cardAt(stored, finding.position),
        sign: holds || finding.byId === `${reader.operator.id}` ? reader.sign : null,
      }),
    ),
    // As with their reveals: what was opened for the first one is no hint for the second.
    openedCardIds: isBlind && stored.claimedById !== reader.operator.id ? [] : openedCardsOf(stored),
    typedCardIds: stored.cards.filter(({ isTyped }) => isTyped).map(({ publicId }) => publicId),
  }
}

const cardAt = ({ cards }: StoredDeskOrder, position: number): string =>
  cards.find((card) => card.position === position)!.publicId

const openedCardsOf = ({ cards }: StoredDeskOrder): string[] =>
  cards.filter(({ isOpened }) => isOpened).map(({ publicId }) => publicId)

const secondOf = (
  { secondBecause, firstJudgeName, secondJudgeName, secondAgreed, ...judges }: StoredDeskOrder,
  { operator }: DeskReader,
  isBlind: boolean,
): DeskOrder['second'] =>
  secondBecause && {
    firstBy: isBlind ? null : firstJudgeName,
    secondBy: isBlind ? null : secondJudgeName,
    byMe: judgesOf(judges).includes(operator.id),
    because: isBlind ? [] : [...secondBecause],
    agreed: isBlind ? null : secondAgreed,
  }

export const toStats = ({ payoutsWaitingAmount, ...stats }: StoredStats) => ({
  ...stats,
  payoutsWaitingAmount: fromMinorUnits(payoutsWaitingAmount, currencies[1].decimals),
})
