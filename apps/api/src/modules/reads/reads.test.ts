import { cardOrders } from '@kaadi/contract/card-orders'
import { cardTypes } from '@kaadi/contract/card-types'
import { desk } from '@kaadi/contract/desk'
import { type Endpoint, withApiPrefix } from '@kaadi/contract/http'
import { notifications } from '@kaadi/contract/notifications'
import { type BatchedReply, reads } from '@kaadi/contract/reads'
import { sessions } from '@kaadi/contract/sessions'
import { site } from '@kaadi/contract/site'
import { users } from '@kaadi/contract/users'
import { wallets } from '@kaadi/contract/wallets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let seller: SignedUp
beforeAll(async () => {
  app = await createTestApp()
  seller = await app.signUpUser()
})
afterAll(() => app.close())

const at = ({ path }: Endpoint, query = '') => withApiPrefix(path) + query
const ask = async (addresses: readonly string[], token?: string): Promise<readonly BatchedReply[]> => {
  const { status, data } = await app.call<BatchedReply[]>(reads.batch, { body: { reads: addresses }, token })
  expect(status).toBe(200)
  return data
}

describe('reads.batch', () => {
  it('answers each read as it is answered by itself, in their order', async () => {
    const { token } = seller
    const answers = await ask(
      [
        at(site.info),
        at(cardOrders.page, '?size=20'),
        at(wallets.available, '?inCurrencyId=1'),
        at(cardTypes.list),
        at(users.me),
      ],
      token,
    )
    const alone = [
      await app.call(site.info, { token }),
      await app.call(cardOrders.page, { token, query: { size: 20 } }),
      await app.call(wallets.available, { token, query: { inCurrencyId: 1 } }),
      await app.call(cardTypes.list),
      await app.call(users.me, { token }),
    ]
    expect(answers).toEqual(
      alone.map(({ status, data }) => ({ status, reply: { code: 0, msg: 'ok', data } })),
    )
  })

  it('asks each read for its own token, and lets the others pass', async () => {
    const [info, me] = await ask([at(site.info), at(users.me)])
    expect(info).toMatchObject({ status: 200, reply: { code: 0 } })
    expect(me).toMatchObject({ status: 401, reply: { code: 401 } })
  })

  it('tells what is wrong with one, beside what is right with another', async () => {
    const [wrong, right] = await ask(
      [at(wallets.processing, '?outCurrencyId=9'), at(site.info)],
      seller.token,
    )
    expect(wrong).toMatchObject({ status: 400, reply: { traceId: expect.any(String) } })
    expect(right?.status).toBe(200)
  })

  it.each([
    ['a change', at(users.signUp)],
    ['signing out', at(sessions.end)],
    ['a live stream', at(notifications.stream)],
    ['an operator’s call', at(desk.queue)],
    ['another batch', at(reads.batch)],
    ['an address that does not exist', '/api/nothing'],
    ['a way round', `/api/x/../..${at(desk.queue)}`],
  ])('never does %s', async (_, address) => {
    const { token } = await app.signInOperator('admin')
    const { data, status } = await app.call<BatchedReply[]>(reads.batch, {
      body: { reads: [address] },
      token,
    })
    expect(status).toBe(200)
    expect(data).toMatchObject([{ status: 404, reply: { code: 404, msg: 'Not record' } }])
    expect((await ask([at(users.me)], seller.token))[0]?.status).toBe(200)
  })
})
