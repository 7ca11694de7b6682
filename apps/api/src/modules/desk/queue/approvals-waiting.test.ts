import { type Adjustment, adjustments } from '@kaadi/contract/adjustments'
import { type BooksStanding, books } from '@kaadi/contract/books'
import { type DeskStats, desk } from '@kaadi/contract/desk'
import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import type { Upload } from '@kaadi/contract/uploads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { changing } from '../../../../test/changing.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { aPicture } from '../../../../test/pictures.ts'
import { made } from '../../../../test/repeated-call.ts'
import { signing } from '../../../../test/signing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let [ada, bola, senior, editor] = [] as unknown as TestOperator[]

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  senior = await app.signInOperator('senior')
  editor = await app.signInOperator('editor')
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const waitsFor = async ({ token }: TestOperator) =>
  (await app.call<DeskStats>(desk.stats, { token })).data.approvalsWaiting

const askRelease = async () => {
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  const { data } = await seller.withdraw('600000')
  await app.call<PayoutDetail>(payouts.askRelease, { token: ada!.token, body: { id: data.id } })
}
/** Of what one paid, whose release another gave: neither tells that it came back. */
const proposeReturn = async () => {
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  const { id } = (await seller.withdraw('600000')).data
  const [payer, releaser] = [await app.signInOperator('treasurer'), await app.signInOperator('treasurer')]
  await app.call<PayoutDetail>(payouts.askRelease, { token: payer.token, body: { id } })
  await made(signing(app).release(releaser, id))
  await made(asTreasurer(app, payer.token).start(id))
  await made(asTreasurer(app, payer.token).confirm(id))
  const before = await waitsFor(payer)
  await made(asTreasurer(app, ada!.token).recordReturn(id))
  // Who paid it does not confirm it.
  expect(await waitsFor(payer)).toBe(before)
}
const buildBatch = async () => {
  const treasurers = batchingIn(app)
  const asked = await treasurers.several(1)
  await treasurers.build(
    ada!,
    asked.map(({ id }) => id),
  )
}
const askAdjustment = async () => {
  const { data } = await app.call<Upload>(adjustments.uploadEvidence, {
    token: ada!.token,
    body: { file: await aPicture(1) },
  })
  await app.call<Adjustment>(adjustments.ask, {
    token: ada!.token,
    body: {
      ...{ account: 'fee', currencyId: 1, direction: 'out', amount: '20', reason: 'wrongFee' },
      ...{ words: 'The bank charged this fee twice.', uploadId: data.uploadId },
    },
  })
}
const proposeStep = async () => {
  const { propose } = changing(app)(editor!)
  await propose({
    resource: 'rebates',
    before: null,
    after: { currencyId: 1, fromAmount: '1000001', percent: '1.5' },
    reason: 'As agreed on Monday.',
  })
}

const askForRestart = async () => {
  const call = (name: 'stop' | 'askRestart', body: object) =>
    app.call<BooksStanding>(books[name], { token: ada!.token, body })
  const { stop } = (await call('stop', { reason: 'A look at the bank.' })).data
  const asked = await call('askRestart', { stopId: stop!.stopId, reason: 'It was looked at.' })
  return asked.data.stop!
}

describe('what waits for a second person', () => {
  it.each([
    ['a release', askRelease],
    ['a return', proposeReturn],
    ['a batch', buildBatch],
    ['an adjustment', askAdjustment],
  ])(
    'counts %s for another treasurer, not for who asked nor for whom it is none of their work',
    async (_, make) => {
      const before = [
        await waitsFor(ada!),
        await waitsFor(bola!),
        await waitsFor(senior!),
        await waitsFor(editor!),
      ]
      await make()
      expect([
        await waitsFor(ada!),
        await waitsFor(bola!),
        await waitsFor(senior!),
        await waitsFor(editor!),
      ]).toEqual([before[0], before[1]! + 1, before[2], before[3]])
    },
  )

  it('counts a restart for another treasurer until payouts run again, not for who asked', async () => {
    const before = [await waitsFor(ada!), await waitsFor(bola!), await waitsFor(senior!)]
    const { stopId, fingerprint } = await askForRestart()
    expect([await waitsFor(ada!), await waitsFor(bola!), await waitsFor(senior!)]).toEqual([
      before[0],
      before[1]! + 1,
      before[2],
    ])
    await made(signing(app).restart(bola!, { stopId }, { fingerprint }))
    expect(await waitsFor(bola!)).toBe(before[1])
  })

  it('counts a change for those who check it', async () => {
    const before = await waitsFor(senior!)
    await proposeStep()
    expect(await waitsFor(senior!)).toBe(before + 1)
    expect(await waitsFor(editor!)).toBe(0)
  })
})
