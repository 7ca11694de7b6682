// The SDK as a strict TypeScript project sees it, with what it shares named by the project: states, queries, a fake service.
import { type Endpoint, endpointList } from '@kaadi/contract'
import { type CardOrder, cardOrderSchema, cardOrders } from '@kaadi/contract/card-orders'
import { cardTypes } from '@kaadi/contract/card-types'
import { sessions } from '@kaadi/contract/sessions'
import { users } from '@kaadi/contract/users'
import { createClient, type OutgoingRequest } from '@kaadi/core/client'
import { hasCode } from '@kaadi/core/errors'
import { sessionActors, sessionMachine } from '@kaadi/core/machines'
import { createQueries } from '@kaadi/core/queries'
import { createMemoryStorage } from '@kaadi/core/storage'
import { aCardOrder, aCardPrice } from '@kaadi/testing/builders'
import { createFakeServer } from '@kaadi/testing/fake-server'
import { QueryClient } from '@tanstack/query-core'
import { createActor } from 'xstate'

const endpoints = { cardOrders, cardTypes, sessions, users }
const server = createFakeServer()
  .on(cardTypes.newestPrices, [aCardPrice({ rate: '1480' })])
  .on(cardOrders.detail, aCardOrder({ giftOrderId: 'order-7' }))
  .fail(cardOrders.submit, 'cardAlreadySubmitted', { details: { giftOrderId: 'order-7' } })
const storage = createMemoryStorage()
storage.token.set('a token of a seller', 3600)
const client = createClient({
  endpoints,
  baseUrl: 'https://kaadi.test',
  platform: 'web',
  storage,
  fetch: server.fetch,
})

const queries = createQueries(endpoints, client)
const cache = new QueryClient()
const prices = await cache.fetchQuery(queries.cardTypes.newestPrices({ cardTypeId: 'steam' }))
const rate: string | undefined = prices[0]?.rate

const session = createActor(sessionMachine.provide({ actors: sessionActors(client) }), {
  input: { storage, currentPath: () => '/' },
})
session.start()
const isSignedIn: boolean = session.getSnapshot().matches('signedIn')
session.stop()

const order = await client.cardOrders.detail({ query: { giftOrderId: 'order-7' } })
const page = client.cardOrders.page
const named: CardOrder = order
const parsed = cardOrderSchema.parse(named)

const refusal = await client.cardOrders
  .submit({
    body: { quoteId: 'quote-1', cards: [{ photos: [] }], ownsCards: true, notToldByStranger: true },
    quiet: true,
  })
  .catch((error: unknown) => error)
const details = hasCode(refusal, 'cardAlreadySubmitted') ? refusal.details : undefined
const holder: string | undefined = details?.giftOrderId

const calls: readonly Endpoint[] = endpointList.map(({ endpoint }) => endpoint)
const bodyOf = ({ body }: OutgoingRequest) => body
if (rate !== '1480' || !isSignedIn || parsed.giftOrderId !== 'order-7' || holder !== 'order-7')
  throw new Error(JSON.stringify({ rate, isSignedIn, order: parsed.giftOrderId, holder }))
if (calls.length < 26 || typeof page !== 'function' || typeof bodyOf !== 'function')
  throw new Error('A call is missing.')
process.stdout.write('typed and run')
