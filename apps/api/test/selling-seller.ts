import { randomBytes } from 'node:crypto'
import { type CardOrder, cardOrders, type Quote } from '@kaadi/contract/card-orders'
import type { Reply, SignedUp, TestApp } from './app.ts'

export type Photo = { uploadId: string; kind: 'front' | 'back' | 'receipt' }

/** A code that no other test has, of the brand's form. */
export const aSteamCode = (): string => randomBytes(8).toString('hex').slice(0, 15).toUpperCase()
export const anAmazonCode = (): string => randomBytes(7).toString('hex').toUpperCase()

let uploads = 0

/** A photo as the uploads module leaves it: its row. No test here looks at the picture. */
export async function aPhoto(app: TestApp, seller: SignedUp, kind: Photo['kind']): Promise<Photo> {
  const uploadId = app.deps.ids.publicId()
  await app.database.asOwner(`
    insert into uploads (public_id, user_id, kind, sha256, dhash, bytes, width, height)
    values ('${uploadId}', ${seller.id}, '${kind}', sha256('${uploadId}'), '${pattern(++uploads)}'::bit(64), 1000, 640, 480)`)
  return { uploadId, kind }
}

/** Far from each other, so that no two look alike. */
const pattern = (n: number): string =>
  ((BigInt(n) * 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn).toString(2).padStart(64, '0')

export interface SellingSeller extends SignedUp {
  readonly quote: (wish?: object) => Promise<Reply<Quote>>
  /** Sends cards under a quote of its own. */
  readonly sell: (options?: SellOptions) => Promise<Reply<CardOrder>>
  readonly submit: (body: object, idempotencyKey?: string) => Promise<Reply<CardOrder>>
  readonly read: (giftOrderId: string) => Promise<Reply<CardOrder>>
  readonly resubmit: (body: object, idempotencyKey?: string) => Promise<Reply<CardOrder>>
  readonly answer: (body: object) => Promise<Reply<CardOrder>>
  readonly cancel: (giftOrderId: string) => Promise<Reply<CardOrder>>
  readonly answerOffer: (
    giftOrderId: string,
    accept: boolean,
    idempotencyKey?: string,
  ) => Promise<Reply<CardOrder>>
}

/** Whoever is new is on the first level: while the work is done, that one gives what another does. */
export async function withBonusOf<Result>(
  { database }: TestApp,
  level: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (level === 1) return work()
  const give = (permille: string) =>
    database.asOwner(`update levels set bonus_permille = (${permille}) where level = 1`)
  await give(`select bonus_permille from levels where level = ${level}`)
  try {
    return await work()
  } finally {
    await give('0')
  }
}

export interface SellOptions {
  readonly codes?: readonly string[]
  readonly wish?: object
  readonly body?: object
}

export async function aSellingSeller(
  app: TestApp,
  fields: { email?: string; bonusOfLevel?: number } = {},
): Promise<SellingSeller> {
  const { bonusOfLevel = 1, ...rest } = fields
  const seller = await app.signUpUser(rest)
  const { token } = seller
  const quote: SellingSeller['quote'] = (wish = {}) =>
    withBonusOf(app, bonusOfLevel, () =>
      app.call<Quote>(cardOrders.quote, {
        token,
        body: { priceId: 'steam-us', faceValue: '100', count: 1, currencyId: 1, ...wish },
      }),
    )
  const submit: SellingSeller['submit'] = (body, idempotencyKey) =>
    app.call<CardOrder>(cardOrders.submit, {
      token,
      body: { ownsCards: true, notToldByStranger: true, ...body },
      ...(idempotencyKey && { idempotencyKey }),
    })
  return {
    ...seller,
    quote,
    submit,
    sell: async ({ codes = [aSteamCode()], wish = {}, body = {} } = {}) => {
      const { data } = await quote({ count: codes.length, ...wish })
      return submit({ quoteId: data.quoteId, cards: codes.map((code) => ({ code, photos: [] })), ...body })
    },
    read: (giftOrderId) => app.call<CardOrder>(cardOrders.detail, { token, query: { giftOrderId } }),
    resubmit: (body, idempotencyKey) =>
      app.call<CardOrder>(cardOrders.resubmit, { token, body, ...(idempotencyKey && { idempotencyKey }) }),
    answer: (body) => app.call<CardOrder>(cardOrders.answer, { token, body }),
    answerOffer: (giftOrderId, accept, idempotencyKey) =>
      app.call<CardOrder>(cardOrders.answerOffer, {
        token,
        body: { giftOrderId, accept },
        ...(idempotencyKey && { idempotencyKey }),
      }),
    cancel: (giftOrderId) => app.call<CardOrder>(cardOrders.cancel, { token, body: { giftOrderId } }),
  }
}
