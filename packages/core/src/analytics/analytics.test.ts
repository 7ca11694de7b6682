import { cardOrders } from '@kaadi/contract/card-orders'
import { cardTypes } from '@kaadi/contract/card-types'
import { users } from '@kaadi/contract/users'
import { aCardOrder, aUser } from '@kaadi/testing/builders'
import { describe, expect, it } from 'vitest'
import { clientOf, ok, refusal } from '../client/client-of.test-kit.ts'
import { type AnalyticsEvent, analyticsEventFor, connectAnalytics } from './index.ts'

const signUp = {
  email: 'a@b.ng',
  code: '123456',
  password: 'a8394b66f60e89f37297f66cb9c41ceb',
  countryCode: 'NG',
  acceptsTerms: true,
  isAdult: true,
} as const
const yes = true as const
const trade = { quoteId: 'q1', cards: [], ownsCards: yes, notToldByStranger: yes }

describe('analytics (specification, section 7)', () => {
  it('logs sign-up and card trade submit when they succeeded, and nothing else', async () => {
    const { client } = clientOf({ users, cardOrders, cardTypes }, [
      ok(aUser()),
      ok(aCardOrder()),
      refusal(1202, 409),
      ok({ list: [], map: {} }),
    ])
    const logged: AnalyticsEvent[] = []
    const stop = connectAnalytics(client, (event) => logged.push(event))
    await client.users.signUp({ body: signUp })
    await client.cardOrders.submit({ body: trade })
    await client.cardOrders.submit({ body: trade }).catch(() => {})
    await client.cardTypes.list()
    stop()
    expect(logged.map((event) => event.name)).toEqual(['sign_up', 'card_submit_trade'])
    expect(JSON.stringify(logged)).not.toContain('a@b.ng')
  })

  it.each([
    () => {
      throw new Error('blocked')
    },
    () => Promise.reject(new Error('blocked')),
  ])('does not fail a call when the log does', async (log) => {
    const { client } = clientOf({ users }, [ok(aUser())])
    connectAnalytics(client, log)
    await expect(client.users.signUp({ body: signUp })).resolves.toMatchObject({ countryCode: 'NG' })
  })

  it.each([
    ['/bizuser/v1/bizUserInfo/signUp', 'sign_up'],
    ['/other/bizUserInfo/signUpAgain', 'sign_up'],
    ['/bizgift/v1/user/card/submitTrade', 'card_submit_trade'],
    ['/bizgift/v1/user/card/resubmit', undefined],
  ])('goes by the path: %s is %s', (path, name) => expect(analyticsEventFor(path)?.name).toBe(name))
})
