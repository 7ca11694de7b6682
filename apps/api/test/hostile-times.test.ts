import { endpointList } from '@kaadi/contract'
import { type Endpoint, withApiPrefix } from '@kaadi/contract/http'
import type { OperatorRole } from '@kaadi/contract/operators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from './app.ts'
import { type StringPlace, schemaAt, stringPlaces } from './string-places.ts'

let app: TestApp
let sellerToken: string
let operatorToken: string
beforeAll(async () => {
  app = await createTestApp()
  sellerToken = (await app.signUpUser()).token
  const roles: OperatorRole[] = ['reviewer', 'senior', 'treasurer', 'editor', 'admin']
  operatorToken = (await app.signInOperator(...roles)).token
})
afterAll(() => app.close())

/** Of every call, where it takes a moment. */
const momentsOf = (part: 'query' | 'body') =>
  endpointList.flatMap(({ name: call, endpoint }) =>
    stringPlaces(endpoint[part])
      .map((place) => [call, place.join('.'), endpoint, place] as const)
      .filter(([, , , place]) => momentsAt(endpoint, part, place).length > 0),
  )
const momentsAt = (endpoint: Endpoint, part: 'query' | 'body', place: StringPlace) =>
  schemaAt(endpoint[part], place).filter(
    ({ _zod }) => (_zod.def as { readonly format?: string }).format === 'date-time',
  )

/** What else a call wants before it looks for anything. */
const others: Readonly<Record<string, string>> = {
  'payoutBatches.candidates': '&provider=manual&currencyId=1',
}

const ask = (call: string, endpoint: Endpoint, field: string, time: string) =>
  app.http.inject({
    method: endpoint.method,
    url: `${withApiPrefix(endpoint.path)}?${field}=${time}${others[call] ?? ''}`,
    headers: { authorization: `Bearer ${endpoint.auth === 'operator' ? operatorToken : sellerToken}` },
  })

/** The database has no year 0, and reads no more digits than a hundred or so. */
const unreadable = [
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59.999Z',
  `2026-01-01T00:00:00.${'0'.repeat(150)}Z`,
]
/** The first and the last that a moment can be. */
const ends = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z']

describe('a moment that the database cannot hold', () => {
  it('is looked for in what takes one', () => {
    expect(momentsOf('query').length).toBeGreaterThan(5)
    expect(momentsOf('body').length).toBeGreaterThan(5)
  })

  it.each(momentsOf('query'))('is refused in %s, %s of the query', async (call, field, endpoint) => {
    for (const time of unreadable) {
      const reply = await ask(call, endpoint, field, time)
      expect([time, reply.statusCode]).toEqual([time, 400])
      expect(reply.json()).toMatchObject({ code: 1001, details: { fields: [{ path: field }] } })
    }
  })

  it('is refused in every body', () => {
    for (const [call, field, endpoint, place] of momentsOf('body'))
      for (const moment of momentsAt(endpoint, 'body', place))
        for (const time of unreadable)
          expect([call, field, time, z.safeParse(moment, time).success]).toEqual([call, field, time, false])
  })
})

it.each(momentsOf('query'))(
  'the first and the last moment are asked for in %s, %s',
  async (call, field, endpoint) => {
    for (const time of ends) expect((await ask(call, endpoint, field, time)).statusCode).toBe(200)
  },
)
