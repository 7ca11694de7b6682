import type { TestApp } from './app.ts'
import { choosesAgain, findValid, takeLook } from './rechecking.ts'
import { made, type RepeatedCall } from './repeated-call.ts'
import { aReviewer, type Reviewer, used } from './reviewer.ts'
import { aSellingSeller } from './selling-seller.ts'
import type { TradingDesk } from './trading-desk.ts'

/** Blind looks at orders that were refused. */
export function repeatedRechecks(app: TestApp, { reviewer }: TradingDesk) {
  const choose = async () => {
    const { giftOrderId } = await made((await aSellingSeller(app)).sell())
    await made(reviewer.settle(giftOrderId, used))
    return choosesAgain(app, giftOrderId)
  }
  const bySenior = (call: (senior: Reviewer) => Promise<RepeatedCall>) => async () => {
    await choose()
    const senior = await aReviewer(app, 'senior')
    return { token: senior.token, ...(await call(senior)) }
  }
  return {
    'rechecks.takeNext': bySenior(async () => ({ body: {} })),
    'rechecks.giveBack': bySenior(async (senior) => ({
      body: { recheckId: (await takeLook(app, senior)).recheckId },
      other: { recheckId: await choose() },
      afterwards: () => takeLook(app, senior),
    })),
    'rechecks.reveal': bySenior(async (senior) => {
      const { recheckId, cards } = await takeLook(app, senior)
      return { body: { recheckId, cardId: cards[0]!.cardId }, other: { cardId: 'another' } }
    }),
    'rechecks.decide': bySenior(async (senior) => {
      const { recheckId, cards } = await takeLook(app, senior)
      const given = cards.map(({ cardId }) => ({ cardId, verdict: 5, reasonCode: 202 }))
      return { body: { recheckId, cards: given }, other: { note: 'Another note.' } }
    }),
    'rechecks.answer': bySenior(async (senior) => {
      const { recheckId } = await findValid(app, senior, await takeLook(app, senior))
      return {
        body: { recheckId, words: 'The issuer says that it is used.' },
        other: { words: 'Another finding.' },
      }
    }),
  }
}
