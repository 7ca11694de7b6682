import { endpointList, operatorEndpoints } from '@kaadi/contract'
import { type ErrorName, errorCodes, operatorErrorWords } from '@kaadi/contract/errors'
import type { Endpoint } from '@kaadi/contract/http'
import type { OperatorRole } from '@kaadi/contract/operators'
import { users } from '@kaadi/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { aReviewer, decisionOn } from './reviewer.ts'
import { stockCatalogue } from './round-rates.ts'
import { aSellingSeller, aSteamCode } from './selling-seller.ts'

let app: TestApp
/** One operator of each role. */
const tokens = new Map<OperatorRole, string>()
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  for (const role of ['editor', 'reviewer', 'treasurer'] as const)
    tokens.set(role, (await app.signInOperator(role)).token)
})
afterAll(() => app.close())

const calls = endpointList
  .filter(({ noun }) => noun in operatorEndpoints)
  .map(({ name, endpoint }) => [name, endpoint] as const)
const replyOf = (name: ErrorName) => ({ code: errorCodes[name].code, msg: operatorErrorWords[name] })

describe('the console is told in the words of operators', () => {
  it.each(calls.filter(([, { auth }]) => auth === 'operator'))(
    '%s to whom it does not know',
    async (_, endpoint) => {
      expect(await app.call(endpoint, bodyOf(endpoint))).toMatchObject(replyOf('unauthenticated'))
    },
  )

  it.each(calls.filter(([, { roles }]) => roles !== undefined))('%s to another role', async (_, endpoint) => {
    const [, token] = [...tokens].find(([role]) => !endpoint.roles!.includes(role))!
    expect(await app.call(endpoint, { ...bodyOf(endpoint), token })).toMatchObject(replyOf('forbidden'))
  })

  it('of a card that was credited to somebody else: nobody says "you have already sent this card"', async () => {
    const [first, second] = [await aSellingSeller(app), await aSellingSeller(app)]
    const reviewer = await aReviewer(app)
    const code = aSteamCode()
    const [one, two] = [
      (await first.sell({ codes: [code] })).data,
      (await second.sell({ codes: [code] })).data,
    ]
    await reviewer.settle(one.giftOrderId)
    const { order, lease } = (await reviewer.claim(two.giftOrderId)).data
    const refused = await reviewer.decide(await decisionOn(order, lease!, [], reviewer))
    expect(refused).toMatchObject(replyOf('cardAlreadySubmitted'))
    expect(refused.msg).not.toMatch(/you have already sent/i)
  })
})

it('sellers still read their own words', async () => {
  expect(await app.call(users.me)).toMatchObject({ code: 401, msg: errorCodes.unauthenticated.message })
})

const bodyOf = ({ body, encoding }: Endpoint) =>
  body ? { body: encoding === 'multipart' ? { file: Buffer.from('x') } : {} } : {}
