import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { aPayingProvider } from '../../../../test/paystack/paying-provider.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { findWork } from './find-work.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let treasurer: TestOperator

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  treasurer = await app.signInOperator('treasurer')
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

// The service is started anew with a provider in place of the bank, while a list is at its second person.
it('leaves what stands in a list to whoever pays the list', async () => {
  const desk = batchingIn(app)
  const asked = await desk.several(2)
  const { data: batch } = await desk.build(
    treasurer,
    asked.map(({ id }) => id),
  )
  const [alone] = await desk.several(1)
  const job = { payload: {} } as Parameters<ReturnType<typeof findWork>>[0]
  await findWork({ database: app.deps.database, rails: aPayingProvider().rails })(job)
  const queued = (await app.database.asOwner(`
    select w.public_id as id from payout_tasks t
    join withdrawals w on w.user_id = t.user_id and w.id = t.withdrawal_id`)) as { id: string }[]
  expect(queued.map(({ id }) => id)).toEqual([alone!.id])
  expect(
    (await desk.read(treasurer, batch.batchId)).items.map(({ withdrawal }) => withdrawal.status),
  ).toEqual([0, 0])
})
