import type { CardOrder } from '@kaadi/contract/card-orders'
import { type DeskOrder, desk, type Lease } from '@kaadi/contract/desk'
import type { OperatorRole } from '@kaadi/contract/operators'
import type { Reply, TestApp } from './app.ts'

export interface Reviewer {
  readonly id: bigint
  readonly publicId: string
  readonly email: string
  readonly token: string
  readonly claim: (giftOrderId: string, idempotencyKey?: string) => Promise<Reply<DeskOrder>>
  readonly decide: (body: object, idempotencyKey?: string) => Promise<Reply<DeskOrder>>
  /** Claims an order and gives one verdict on each card, by position. */
  readonly settle: (giftOrderId: string, ...verdicts: readonly Verdict[]) => Promise<Reply<DeskOrder>>
  readonly upload: (giftOrderId: string) => Promise<string>
  /** Opens the code of a card under a claim, as a reviewer does before they say "valid". */
  readonly open: (giftOrderId: string, leaseToken: string, cardId: string) => Promise<Reply<{ code: string }>>
  readonly call: <D>(call: keyof typeof desk, body: object, idempotencyKey?: string) => Promise<Reply<D>>
}

/** `valid`, or a reason code, whose verdict goes with it. */
export type Verdict =
  | 'valid'
  | {
      readonly verdict: number
      readonly reasonCode: number
      readonly corrected?: { readonly faceValue?: string; readonly priceId?: string }
    }

export const unreadable: Verdict = { verdict: 4, reasonCode: 101 }
export const used: Verdict = { verdict: 5, reasonCode: 202 }
export const notActivated: Verdict = { verdict: 6, reasonCode: 201 }
export const ofAnother: Verdict = { verdict: 8, reasonCode: 208 }
/** Not bought, for one of the reasons that say why. */
export const unsupported = (reasonCode: number): Verdict => ({ verdict: 9, reasonCode })
/** The card is worth this, and not what its seller typed. */
export const worth = (faceValue: string): Verdict => ({
  verdict: 2,
  reasonCode: 108,
  corrected: { faceValue },
})
/** The card is of this price, and not of the one that its seller chose. */
export const ofClass = (priceId: string): Verdict => ({
  verdict: 3,
  reasonCode: 106,
  corrected: { priceId },
})

let evidences = 0

export async function aReviewer(app: TestApp, role: OperatorRole = 'reviewer'): Promise<Reviewer> {
  const { id, publicId, email, token } = await app.signInOperator(role)
  const call: Reviewer['call'] = (name, body, idempotencyKey) =>
    app.call(desk[name], { token, body, ...(idempotencyKey && { idempotencyKey }) })
  /** A picture as the uploads module leaves it. */
  const upload: Reviewer['upload'] = async (giftOrderId) => {
    const uploadId = app.deps.ids.publicId()
    await app.database.asOwner(`
      insert into uploads (public_id, operator_id, kind, sha256, dhash, bytes, width, height, made_for)
      values ('${uploadId}', ${id}, 'evidence', sha256('evidence ${++evidences}'), 0::bit(64), 1000, 640, 480, '${giftOrderId}')`)
    return uploadId
  }
  const claim: Reviewer['claim'] = (giftOrderId, key) => call('claim', { giftOrderId }, key)
  const open: Reviewer['open'] = (giftOrderId, leaseToken, cardId) =>
    call('reveal', { giftOrderId, leaseToken, cardId, purpose: 'checkBalance' })
  const decide: Reviewer['decide'] = (body, key) => call('decide', body, key)
  return {
    id,
    publicId,
    email,
    token,
    call,
    upload,
    claim,
    open,
    decide,
    settle: async (giftOrderId, ...verdicts) => {
      const claimed = await claim(giftOrderId)
      if (claimed.code !== 0) return claimed
      const { lease, order } = claimed.data
      return decide(await decisionOn(order, lease!, verdicts, { upload, open }))
    },
  }
}

/** A verdict on each card. The code of a card that is to be paid is opened first, where it has one. */
export async function decisionOn(
  { giftOrderId, cards }: CardOrder,
  { leaseToken }: Lease,
  verdicts: readonly Verdict[],
  { upload, open }: Pick<Reviewer, 'upload' | 'open'>,
): Promise<object> {
  const decided = cards.map(async ({ cardId, maskedCode }, index) => {
    const verdict = verdicts[index] ?? 'valid'
    if (maskedCode !== null && (verdict === 'valid' || verdict.corrected))
      await open(giftOrderId, leaseToken, cardId)
    if (verdict === 'valid') return { cardId, verdict: 1 }
    const uploadId = await upload(giftOrderId)
    return { cardId, ...verdict, evidence: [{ uploadId, note: 'See the picture.' }] }
  })
  return { giftOrderId, leaseToken, cards: await Promise.all(decided) }
}
