import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { asTreasurer, aTakenPayout, type Treasurer } from '../../../test/payout-desk.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'

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

  it.each(['12345', 'SLIP_0042', '1 2 3 4 5', 'x'.repeat(41), ''])('is not %j', async (slip) => {
    expect((await treasurer.confirm(await sent(), slip)).code).toBe(1001)
  })
})

describe('pairs from before the rule', () => {
  it('do not keep a service from starting, and stay as they are', async () => {
    const [one, two] = [await sent(), await sent()]
    await treasurer.confirm(one, 'OLD-PAIR-1')
    await treasurer.confirm(two, 'OLD-PAIR-2')
    const migration = await readFile(
      join(import.meta.dirname, '../../../migrations/0132-bank-slips.sql'),
      'utf8',
    )
    // As 0106 left the table, with a pair in it; then the migration once more.
    await app.database.asOwner(`
      alter table payout_attempts disable trigger all;
      drop trigger payout_attempts_repeat_is_history on payout_attempts;
      drop index payout_attempts_slip_once;
      alter table payout_attempts drop column slip_repeats;
      drop function bank_slip_key;
      update payout_attempts set slip_number = 'old-pair-1' where slip_number = 'OLD-PAIR-2';
      alter table payout_attempts enable trigger all;
      alter table payout_attempts add constraint payout_attempts_slip_unique unique (provider, slip_number);
      ${migration}`)
    const pair = await app.database.asOwner(`
      select slip_number, slip_repeats from payout_attempts where slip_number ilike 'old-pair-%' order by id`)
    expect(pair).toEqual([
      { slip_number: 'OLD-PAIR-1', slip_repeats: false },
      { slip_number: 'old-pair-1', slip_repeats: true },
    ])
    expect((await treasurer.confirm(await sent(), 'Old-Pair-1')).code).toBe(1701)
    await expect(
      app.database.asOwner(`update payout_attempts set slip_repeats = true where slip_number = 'OLD-PAIR-1'`),
    ).rejects.toThrow('a slip number is used once')
  })
})
