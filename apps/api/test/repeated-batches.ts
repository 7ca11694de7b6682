import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import type { TestApp } from './app.ts'
import { batchingIn } from './batching-treasurers.ts'
import { made, type RepeatedCall } from './repeated-call.ts'

const reason = 'Looked at again.'

/** Batches of payouts, and payouts that are held for a check. */
export async function repeatedBatches(app: TestApp): Promise<Record<string, () => Promise<RepeatedCall>>> {
  const [first, second] = [await app.signInOperator('treasurer'), await app.signInOperator('treasurer')]
  const { token } = first
  const desk = batchingIn(app)
  const built = async () => made(desk.build(first, [(await desk.asked()).id]))
  const approved = async () => {
    const batch = await built()
    await made(desk.approve(second, batch))
    return batch.batchId
  }
  const taken = async () => {
    const batchId = await approved()
    await made(desk.take(first, batchId))
    return batchId
  }
  const held = async () => {
    const { id } = await desk.asked()
    const body = { id, rule: 'accountUnclear', fact: 'The names differ.', hours: 2 }
    await made(app.call<PayoutDetail>(payouts.hold, { token, body }))
    return id
  }
  return {
    'payouts.hold': async () => ({
      token,
      body: { id: (await desk.asked()).id, rule: 'accountUnclear', fact: 'The names differ.', hours: 2 },
      other: { hours: 3 },
    }),
    'payouts.endHold': async () => ({
      token,
      body: { id: await held(), reason },
      other: { reason: 'Another reason.' },
    }),
    'payoutBatches.build': async () => ({
      token,
      body: { provider: 'manual', currencyId: 1, ids: [(await desk.asked()).id] },
      other: { ids: [(await desk.asked()).id] },
    }),
    'payoutBatches.approve': async () => {
      return {
        token: second.token,
        body: await desk.signedBy(second, await built()),
        other: { batchId: (await built()).batchId },
      }
    },
    'payoutBatches.drop': async () => ({
      token,
      body: { batchId: (await built()).batchId, reason },
      other: { reason: 'Another reason.' },
    }),
    'payoutBatches.take': async () => ({
      token,
      body: { batchId: await approved() },
      other: { batchId: await approved() },
    }),
    'payoutBatches.sheet': async () => ({
      token,
      body: { batchId: await taken() },
      other: { batchId: await taken() },
    }),
  }
}
