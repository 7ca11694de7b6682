import { reversals } from '@kaadi/contract/reversals'
import type { TestApp } from './app.ts'
import { aReviewer, type Reviewer } from './reviewer.ts'

/** The two of each service who take orders back. */
const pairs = new WeakMap<TestApp, Promise<readonly [Reviewer, Reviewer]>>()

const pairOf = (app: TestApp) => {
  const pair = pairs.get(app) ?? Promise.all([aReviewer(app, 'senior'), aReviewer(app, 'admin')])
  pairs.set(app, pair)
  return pair
}

/** Takes a paid order back as two operators do: what is not there any more is owed. */
export async function reverseOrder(app: TestApp, giftOrderId: string): Promise<void> {
  const [maker, checker] = await pairOf(app)
  const evidence = [{ uploadId: await maker.upload(giftOrderId), note: 'The issuer took it back.' }]
  const asked = await app.call<{ reversalId: string }>(reversals.ask, {
    token: maker.token,
    body: { giftOrderId, words: 'The issuer says that this card was charged back.', evidence },
  })
  const done = await app.call(reversals.decide, {
    token: checker.token,
    body: { reversalId: asked.data.reversalId, agree: true },
  })
  if (done.code !== 0) throw new Error(`${giftOrderId} was not taken back: ${done.msg}`)
}
