import { type User, users } from '@kaadi/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const choose = ({ token }: SignedUp, currencyId: unknown) =>
  app.call<User>(users.setDefaultCurrency, { token, body: { currencyId } })
const currencyOf = async ({ token }: SignedUp) =>
  (await app.call<User>(users.me, { token })).data.defaultCurrencyId

describe('the default currency', () => {
  it('is the country’s at first, and then what the seller chose', async () => {
    const [seller, ghanaian] = [await app.signUpUser(), await app.signUpUser({ countryCode: 'GH' })]
    expect([await currencyOf(seller), await currencyOf(ghanaian)]).toEqual([1, 2])
    expect(await choose(seller, 2)).toMatchObject({ code: 0, data: { defaultCurrencyId: 2 } })
    expect([await currencyOf(seller), await currencyOf(ghanaian)]).toEqual([2, 2])
    expect(await choose(seller, 2)).toMatchObject({ code: 0 })
  })

  it('is none that the service does not pay in', async () => {
    const seller = await app.signUpUser()
    expect(await choose(seller, 9)).toMatchObject({ status: 400, code: 1001 })
    await app.database.asOwner('update settle_currencies set enabled = false where id = 2')
    expect(await choose(seller, 2)).toMatchObject({
      status: 400,
      code: 1001,
      details: { fields: [{ message: 'This currency cannot be chosen at the moment.' }] },
    })
    await app.database.asOwner('update settle_currencies set enabled = true where id = 2')
    expect(await currencyOf(seller)).toBe(1)
  })
})
