import { type BlindRecheck, type RecheckRow, rechecks } from '@kaadi/contract/rechecks'
import { transaction } from '../src/database/index.ts'
import { chooseOrder } from '../src/modules/rechecks/index.ts'
import type { TestApp } from './app.ts'
import { made } from './repeated-call.ts'
import type { Reviewer } from './reviewer.ts'

/** Puts a decided order before another reviewer, as if the key had chosen it. */
export async function choosesAgain(app: TestApp, giftOrderId: string): Promise<string> {
  const publicId = app.deps.ids.publicId()
  await transaction(app.database.db, (tx) => chooseOrder(tx, giftOrderId, publicId))
  return publicId
}

type Looker = Pick<Reviewer, 'token'>

export async function takeLook(app: TestApp, { token }: Looker): Promise<BlindRecheck> {
  const look = await made(app.call<BlindRecheck | null>(rechecks.takeNext, { token, body: {} }))
  if (!look) throw new Error('There was nothing to look at.')
  return look
}

/** Finds every card valid, after its code was seen. */
export async function findValid(app: TestApp, { token }: Looker, look: BlindRecheck): Promise<RecheckRow> {
  const { recheckId, cards } = look
  for (const { cardId } of cards)
    await made(app.call(rechecks.reveal, { token, body: { recheckId, cardId } }))
  const given = cards.map(({ cardId }) => ({ cardId, verdict: 1 }))
  return made(app.call<RecheckRow>(rechecks.decide, { token, body: { recheckId, cards: given } }))
}
