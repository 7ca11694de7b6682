import type { PartnerTierRule } from '@kaadi/contract/changes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { changing } from '../../../../test/changing.ts'

let app: TestApp
let editor: ReturnType<ReturnType<typeof changing>>
beforeAll(async () => {
  app = await createTestApp()
  editor = changing(app)(await app.signInOperator('editor'))
})
afterAll(() => app.close())

const silver = async () => (await editor.row('tiers', '1-silver'))!
const change = async (fields: Partial<PartnerTierRule>, tier?: PartnerTierRule) => {
  const before = tier ?? (await silver())
  return editor.propose({
    resource: 'tiers',
    before,
    after: { ...before, ...fields },
    reason: 'Partners sell more now.',
  })
}

it('asks for another volume and gives more calls, and is undone as any other change', async () => {
  const before = await silver()
  expect(before).toMatchObject({ fromAmount: '5000000', callsPerMinute: 300, keysMax: 8 })
  const { data } = await change({ fromAmount: '6000000', callsPerMinute: 400 })
  expect(data).toMatchObject({ status: 'applied', title: 'Silver partners, NGN' })
  expect(await silver()).toMatchObject({ fromAmount: '6000000', callsPerMinute: 400 })
  await editor.undo(data.changeId)
  expect(await silver()).toEqual(before)
})

it.each(['0', '25000000', '90000000'])('keeps its place among the tiers: not from %s', async (fromAmount) => {
  expect(await change({ fromAmount })).toMatchObject({
    code: 1001,
    details: { fields: [{ path: 'after.fromAmount' }] },
  })
})

it('the first one is for everybody', async () => {
  const bronze = (await editor.row('tiers', '1-bronze'))!
  expect(await change({ fromAmount: '5' }, bronze)).toMatchObject({ code: 1001 })
})

it('none is removed', async () => {
  expect(
    await editor.propose({ resource: 'tiers', before: await silver(), after: null, reason: 'Not needed.' }),
  ).toMatchObject({ code: 1001, details: { fields: [{ path: 'after' }] } })
})
