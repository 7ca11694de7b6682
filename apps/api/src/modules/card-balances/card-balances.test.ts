import { type BalancePage, cardBalances } from '@kaadi/contract/card-balances'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { createTradingApp } from '../../../test/trading-desk.ts'
import { addBalancePages } from './index.ts'

let app: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, close } = await createTradingApp())
})
afterAll(() => close())

const pages = async () => (await app.call<BalancePage[]>(cardBalances.list)).data
const insert = (url: string) =>
  app.database.asOwner(
    `insert into card_balance_pages (card_type_id, url, how) values ('steam', '${url}', 'With the code.')`,
  )

it('are pages of the issuers, for everyone, and change at once, in memory too', async () => {
  expect(await pages()).toEqual([])
  const page = { cardTypeId: 'steam', url: 'https://store.steampowered.com/account', how: 'With the code.' }
  await addBalancePages(app.database.db, [page, { ...page, how: 'Twice is once.' }])
  await expect.poll(pages).toEqual([page])
})

it.each(['http://steam.example', 'javascript:alert(1)', 'https://user@steam.example/', 'https://localhost/'])(
  'are not %s',
  async (url) => {
    await expect(insert(url)).rejects.toThrow(/card_balance_pages_secure/)
  },
)
