import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'

let app: TestApp
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]

openAppWithBank((opened) => {
  app = opened
})
beforeEach(async () => {
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
})

const desk = (who: TestOperator) => asTreasurer(app, who.token)
const asked = async (naira: string) => {
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  return (await seller.withdraw(naira)).data.id
}
/** ₦15,000 that Ada, who has had her limit in hand, asks another to release: Bola may begin it alone. */
const askedForSum = async () => {
  const id = await asked('15000')
  const { code } = await app.call<PayoutDetail>(payouts.askRelease, { token: ada.token, body: { id } })
  expect(code).toBe(0)
  return id
}
const secondHas = async (id: string) => {
  const { data } = await desk(bola).detail(id)
  return { takenByMe: data.takenByMe, isSecondMine: data.isSecondMine }
}

describe('one person who begins a payout and stands for it as its second in the same moment', () => {
  it('does one of the two where they release it', async () => {
    expect((await desk(ada).start(await asked('490000'))).code).toBe(0)
    const signs = signing(app)
    for (let round = 0; round < 15; round++) {
      const id = await askedForSum()
      const body = await signs.bodyOf(bola, id, 'release')
      const release = () => app.call<PayoutDetail>(payouts.release, { token: bola.token, body })
      const start = () => desk(bola).start(id)
      const replies = await Promise.all(round % 2 ? [start(), release()] : [release(), start()])
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
      const { takenByMe, isSecondMine } = await secondHas(id)
      expect(takenByMe).toBe(!isSecondMine)
    }
  })

  it('does one of the two where they approve its batch', async () => {
    const batches = batchingIn(app)
    for (let round = 0; round < 12; round++) {
      const [one, other] = await batches.several(2)
      const { data: batch } = await batches.build(ada, [one!.id, other!.id])
      const body = await batches.signedBy(bola, batch)
      const approve = () => batches.approveSigned(bola, body)
      const start = () => desk(bola).start(one!.id)
      await Promise.all(round % 2 ? [start(), approve()] : [approve(), start()])
      const { takenByMe, isSecondMine } = await secondHas(one!.id)
      expect(takenByMe).toBe(!isSecondMine)
    }
  })
})
