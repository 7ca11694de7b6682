import { type BrandRequestRow, brandRequestReviews } from '@kaadi/contract/brand-request-reviews'
import { brandRequests } from '@kaadi/contract/brand-requests'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  token = (await app.signInOperator('editor')).token
})
afterAll(() => app.close())

const ask = async (name: string, times = 1): Promise<readonly SignedUp[]> => {
  const sellers = await Promise.all(Array.from({ length: times }, () => app.signUpUser()))
  for (const by of sellers) await app.call(brandRequests.ask, { token: by.token, body: { name } })
  return sellers
}
const list = async (query: Record<string, string | number> = {}) =>
  (await app.call<KeyedPage<BrandRequestRow>>(brandRequestReviews.list, { token, query })).data.records
const names = async (query: Record<string, string | number> = {}) =>
  (await list(query)).map(({ name }) => name)
const answer = (body: object) => app.call<BrandRequestRow>(brandRequestReviews.answer, { token, body })
const notificationsOf = ({ id }: SignedUp) =>
  app.database.asOwner(
    `select title, subject_id as "subjectId" from notifications where user_id = ${id} and biz_type = 6`,
  )

it('are listed with what most ask for first, paged by place, and found by a part of the name', async () => {
  await ask('Paxful Voucher')
  await ask('Binance Gift', 3)
  await ask('Kigo Card', 2)
  expect(await names()).toEqual(['Binance Gift', 'Kigo Card', 'Paxful Voucher'])
  expect(await names({ sort: 'time' })).toEqual(['Kigo Card', 'Binance Gift', 'Paxful Voucher'])
  expect(await names({ search: 'igo' })).toEqual(['Kigo Card'])
  const first = (
    await app.call<KeyedPage<BrandRequestRow>>(brandRequestReviews.list, { token, query: { size: 2 } })
  ).data
  expect(await names({ size: 2, cursor: first.cursor! })).toEqual(['Paxful Voucher'])
})

it('that came are told to each seller who asked, once, and are answered by one operator', async () => {
  const sellers = await ask('Stim Wallet', 2)
  const body = { requestId: 'stimwallet', answer: 'listed', cardTypeId: 'steam' }
  const replies = await Promise.all([answer(body), answer(body)])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1222])
  for (const seller of sellers)
    expect(await notificationsOf(seller)).toEqual([{ title: 'Steam is here', subjectId: 'steam' }])
  expect(await names()).not.toContain('Stim Wallet')
  expect(await list({ view: 'answered' })).toMatchObject([
    { name: 'Stim Wallet', answer: 'listed', cardTypeId: 'steam', sellers: 2 },
  ])
})

it('that are closed tell nobody, and open again when somebody else asks', async () => {
  const [seller] = await ask('Gone Card')
  expect(await answer({ requestId: 'gonecard', answer: 'closed', note: 'Nobody buys it.' })).toMatchObject({
    code: 0,
    data: { answer: 'closed', note: 'Nobody buys it.' },
  })
  expect(await notificationsOf(seller!)).toEqual([])
  expect(await names()).not.toContain('Gone Card')
  await ask('Gone Card')
  expect(await names()).toContain('Gone Card')
})

it.each([
  ['a brand that is not in the list', { answer: 'listed', cardTypeId: 'no-such-brand' }],
  ['no brand', { answer: 'listed' }],
  ['a brand that a closed request brings', { answer: 'closed', cardTypeId: 'steam' }],
])('are not answered with %s', async (_, body) => {
  await ask('Odd Card')
  expect(await answer({ requestId: 'oddcard', ...body })).toMatchObject({
    code: 1001,
    details: { fields: [{ path: 'cardTypeId' }] },
  })
})

it('that nobody made are not found', async () => {
  expect(await answer({ requestId: 'neverasked', answer: 'closed' })).toMatchObject({ status: 404 })
})
