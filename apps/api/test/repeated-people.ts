import { type Block, risk, type SellerPause } from '@kaadi/contract/risk'
import type { TestApp } from './app.ts'
import { made } from './repeated-call.ts'

/** What seniors do with sellers. */
export function repeatedPeople(app: TestApp) {
  const senior = async () => (await app.signInOperator('senior')).token
  const aPause = async () => ({
    sellerId: (await app.signUpUser()).user.userId,
    scope: 'both',
    rule: 'unusualUse',
    facts: ['Signed in from two countries within an hour.'],
    untilTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  let emails = 0
  const aBlock = () => ({
    subject: { kind: 'email', email: `blocked${++emails}@kaadi.example` },
    reason: 'Charged back.',
  })
  return {
    'risk.pause': async () => ({
      token: await senior(),
      body: await aPause(),
      other: { scope: 'selling' },
      afterwards: async ({ data }: { data: SellerPause }) =>
        made(
          app.call(risk.lift, { token: await senior(), body: { pauseId: data.pauseId, reason: 'Cleared.' } }),
        ),
    }),
    'risk.lift': async () => {
      const token = await senior()
      const { data } = await app.call<SellerPause>(risk.pause, { token, body: await aPause() })
      return { token, body: { pauseId: data.pauseId, reason: 'Cleared.' }, other: { reason: 'Another.' } }
    },
    'risk.block': async () => ({
      token: await senior(),
      body: aBlock(),
      other: { reason: 'Another.' },
      afterwards: async ({ data }: { data: Block }) =>
        made(
          app.call(risk.unblock, {
            token: await senior(),
            body: { blockId: data.blockId, reason: 'A mistake.' },
          }),
        ),
    }),
    'risk.unblock': async () => {
      const token = await senior()
      const { data } = await app.call<Block>(risk.block, { token, body: aBlock() })
      return { token, body: { blockId: data.blockId, reason: 'A mistake.' }, other: { reason: 'Another.' } }
    },
    'people.addNote': async () => ({
      token: await senior(),
      body: { sellerId: (await app.signUpUser()).user.userId, text: 'Called on Monday.' },
      other: { text: 'Called on Tuesday.' },
    }),
  }
}
