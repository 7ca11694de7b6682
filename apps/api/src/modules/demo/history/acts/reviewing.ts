import {
  type CardOrder,
  cardOrderStatus,
  cardStatus,
  type OrderCard,
  type ReasonCode,
  reasons,
} from '@kaadi/contract/card-orders'
import type { PhotoKind } from '@kaadi/contract/card-types'
import { type CardDecision, desk } from '@kaadi/contract/desk'
import type { UploadId } from '@kaadi/contract/primitives'
import { shifts } from '@kaadi/contract/shifts'
import type { DemoReviewer } from '../../accounts.ts'
import type { DemoEnd, DemoSale } from '../story/sales.ts'
import type { World } from '../story/world.ts'
import { cardPicture } from './cards/card-picture.ts'
import { type DemoPerson, DemoRefusal } from './demo-client.ts'
import { codesOf } from './selling.ts'

/** Takes an order to look at it. A lease is never repeated: another start, which is another session, takes it anew. */
export async function claim(world: World, by: DemoReviewer, orderStep: string) {
  const giftOrderId = world.madeBy(orderStep) as CardOrder['giftOrderId']
  const key = `${orderStep}-claim-${world.run}`
  const claimed = await world.reviewers[by].ask(desk.claim, {
    key,
    body: { giftOrderId, fromMyOtherSession: true },
  })
  world.claimed.set(orderStep, claimed)
  return claimed
}

/** Gives an order to the colleague who is at work. */
export async function handOver(
  world: World,
  from: DemoReviewer,
  { orderStep, note }: { readonly orderStep: string; readonly note: string },
): Promise<undefined> {
  const { order, lease } = world.claimed.get(orderStep) ?? (await claim(world, from, orderStep))
  const by = world.reviewers[from]
  const { colleagues } = await by.ask(shifts.mine, { key: `${orderStep}-shift`, body: undefined })
  const [colleague] = colleagues
  if (!colleague) return undefined
  const leased = { giftOrderId: order.giftOrderId, leaseToken: lease!.leaseToken }
  const body = { ...leased, operatorId: colleague.operatorId, note }
  await by.ask(desk.handOver, { key: `${orderStep}-handed-over-${world.run}`, body })
  return undefined
}

/** What the reviewer noted on the picture. */
const notes: Readonly<Partial<Record<ReasonCode, string>>> = {
  101: 'The last four characters are covered.',
  108: 'The issuer shows a smaller balance than the one you typed.',
  105: 'The lower edge of the receipt, with the date, is missing.',
  203: 'The issuer does not know this code.',
  205: 'The issuer says that the card is for another region.',
  301: 'The code was put on another photo: its edges are sharper than the card.',
  303: 'A person you have never met asked you for this card, as you wrote to us.',
}

type Verdict = 'valid' | ReasonCode

/** A card of another value is looked into like one that is to be paid. */
const isOffer = (verdict: Verdict): boolean => verdict === 108

/** A verdict on each of so many cards. */
function verdictsOf(end: DemoEnd, count: number): Verdict[] {
  const last = (reason: ReasonCode) =>
    Array.from({ length: count }, (_, place): Verdict => (place === count - 1 ? reason : 'valid'))
  const all = (verdict: Verdict) => Array.from({ length: count }, () => verdict)
  switch (end.kind) {
    case 'paidPart':
      return last(202)
    case 'asked':
    case 'expired':
      return last(101)
    case 'offered':
      return last(108)
    case 'refused':
    case 'returned':
      return all(end.reason)
    case 'replaced':
      return all(101)
    default:
      return all('valid')
  }
}

/** Looks at each card, opens or enters its code, and decides as the sale is to end. */
export async function decide(
  world: World,
  sale: DemoSale,
  { end, by, orderStep }: { readonly end: DemoEnd; readonly by: DemoReviewer; readonly orderStep: string },
): Promise<undefined> {
  const reviewer = world.reviewers[by]
  const claimed = world.claimed.get(orderStep) ?? (await claim(world, by, orderStep).catch(unlessDecided))
  if (!claimed) return undefined
  const { order, lease } = claimed
  const { giftOrderId } = order
  const leased = { giftOrderId, leaseToken: lease!.leaseToken }
  const codes = codesOf(sale)
  const verdicts = verdictsOf(end, order.cards.length)
  const cards = await Promise.all(
    order.cards.map(async (card, place): Promise<CardDecision> => {
      const [verdict, key] = [verdicts[place]!, `${orderStep}-${place}`]
      const look = {
        card,
        code: codes[place]!,
        isValid: verdict === 'valid' || isOffer(verdict),
        key: `${key}-${world.run}`,
      }
      await lookAt(reviewer, leased, look)
      const judged = await judge(reviewer, leased, { ...card, verdict, key, run: world.run })
      return end.kind === 'offered' && isOffer(verdict)
        ? { ...judged, corrected: { faceValue: end.faceValue } }
        : judged
    }),
  )
  await reviewer.ask(desk.decide, {
    key: `${orderStep}-decide-${world.run}`,
    body: { ...leased, cards },
  })
  return undefined
}

/** The start before was cut off after the decision. */
export function unlessDecided(error: unknown): undefined {
  const details =
    error instanceof DemoRefusal ? (error.reply.details as { orderStatus?: number } | undefined) : undefined
  if (!details?.orderStatus || details.orderStatus === cardOrderStatus.claimed) throw error
}

/** A card with a code has it opened; a physical one that is to be paid has it typed from the photo. */
async function lookAt(
  reviewer: DemoPerson,
  leased: { readonly giftOrderId: CardOrder['giftOrderId']; readonly leaseToken: string },
  {
    card,
    code,
    isValid,
    key,
  }: { readonly card: OrderCard; readonly code: string; readonly isValid: boolean; readonly key: string },
): Promise<void> {
  const { cardId, maskedCode } = card
  if (maskedCode !== null)
    await reviewer.ask(desk.reveal, {
      key: `${key}-reveal`,
      body: { ...leased, cardId, purpose: 'checkBalance' },
    })
  else if (isValid)
    await reviewer.ask(desk.enterCode, { key: `${key}-code`, body: { ...leased, cardId, code } })
}

async function judge(
  reviewer: DemoPerson,
  leased: { readonly giftOrderId: CardOrder['giftOrderId']; readonly leaseToken: string },
  {
    cardId,
    photos,
    verdict,
    key,
    run,
  }: Pick<OrderCard, 'cardId' | 'photos'> & {
    readonly verdict: Verdict
    readonly key: string
    readonly run: World['run']
  },
): Promise<CardDecision> {
  if (verdict === 'valid') return { cardId, verdict: cardStatus.valid }
  const { giftOrderId } = leased
  if (verdict === 202) {
    // What the issuer's page says is the evidence.
    const uploadId = await uploadEvidence(reviewer, giftOrderId, key)
    const body = { ...leased, cardId, balance: '0', uploadId }
    await reviewer.ask(desk.noteBalance, { key: `${key}-balance-${run}`, body })
    return { cardId, verdict: cardStatus.used, reasonCode: verdict }
  }
  const uploadId = namedPhoto(verdict, photos) ?? (await uploadEvidence(reviewer, giftOrderId, key))
  return {
    cardId,
    verdict: reasons[verdict].verdict as CardDecision['verdict'],
    reasonCode: verdict,
    evidence: [{ uploadId, note: notes[verdict] ?? reasons[verdict].text }],
  }
}

/** What is wrong with a photo is shown on that photo, which is then the only one to be taken again. */
const photoOf: Readonly<Partial<Record<ReasonCode, PhotoKind>>> = { 101: 'back', 105: 'receipt' }
const namedPhoto = (reason: ReasonCode, photos: OrderCard['photos']) =>
  photos.find(({ kind }) => kind === photoOf[reason])?.uploadId

/** Sends a picture that shows why. */
export async function uploadEvidence(
  reviewer: DemoPerson,
  giftOrderId: CardOrder['giftOrderId'],
  key: string,
): Promise<UploadId> {
  const body = { giftOrderId }
  const file = await evidencePicture()
  const { uploadId } = await reviewer.ask(desk.uploadEvidence, { key: `${key}-evidence`, body, file })
  return uploadId
}

let evidence: Promise<Buffer> | undefined
/** Drawn once: every refusal and correction of the demo shows the same. */
export const evidencePicture = (): Promise<Buffer> => {
  evidence ??= cardPicture(
    'back',
    { name: 'Evidence', colors: ['#3b4252', '#e0a43a', '#ffffff'] },
    { code: 'CHECKED', faceValue: '0', scene: { name: 'evidence', again: false } },
  )
  return evidence
}
