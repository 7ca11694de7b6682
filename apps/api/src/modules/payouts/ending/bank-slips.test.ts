import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { asTreasurer, aTakenPayout, type Treasurer } from '../../../../test/payout-desk.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let treasurer: Treasurer

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  treasurer = asTreasurer(app, (await app.signInOperator('treasurer')).token)
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const sent = async () => (await aTakenPayout(app, treasurer)).id

describe('a bank slip number', () => {
  it.each([
    ['in another case', 'abc-1001', 'ABC-1001'],
    ['with blanks inside', '0000132611', '000 013 2611'],
    ['with blanks around', 'GTB/77012', '  GTB/77012 '],
    ['without its dashes', 'MM-2611-005862', 'mm2611005862'],
    ['with dashes for slashes', 'UBA/2611/77', 'UBA-2611-77'],
    ['with a blank that does not break', 'ZEN-88-0001', 'zen-88-\u00a00001'],
  ])('%s is the same number', async (_, first, again) => {
    expect((await treasurer.confirm(await sent(), first)).code).toBe(0)
    const second = await sent()
    expect(await treasurer.confirm(second, again)).toMatchObject({ status: 409, code: 1701 })
    expect((await treasurer.detail(second)).data.withdrawal.status).toBe(4)
  })

  it('is kept without its blanks, as it was typed besides', async () => {
    const { data } = await treasurer.confirm(await sent(), ' Fcmb 2611 0042 ')
    expect(data.withdrawal.bankSlipNumber).toBe('Fcmb26110042')
  })

  it('pays one of many payouts that name it at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, sent))
    const slips = [
      'uba-5005',
      'UBA-5005',
      'Uba-5005',
      'uba-5005 ',
      ' UBA-5005',
      'uBa-5005',
      'ubA-5005',
      'UBa-5005',
    ]
    const replies = await Promise.all(ids.map((id, at) => treasurer.confirm(id, slips[at])))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 1701)).toHaveLength(7)
  })

  it.each(['12345', '------', 'A-1/2-3-', 'SLIP_0042', '1 2 3 4 5', 'x'.repeat(41), ''])(
    'is not %j',
    async (slip) => {
      expect((await treasurer.confirm(await sent(), slip)).code).toBe(1001)
    },
  )
})
