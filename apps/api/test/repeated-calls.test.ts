import { endpointList } from '@kaadi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bind } from '../src/http/endpoint.ts'
import { createTestApp, type Reply } from './app.ts'
import { aPayingProvider } from './paystack/paying-provider.ts'
import { repeatedAccounts } from './repeated-accounts.ts'
import { digestOfRows, type RepeatedCall } from './repeated-call.ts'
import { repeatedChanges } from './repeated-changes.ts'
import { repeatedMoney } from './repeated-money.ts'
import { repeatedOperators } from './repeated-operators.ts'
import { repeatedPartners } from './repeated-partners.ts'
import { repeatedPeople } from './repeated-people.ts'
import { repeatedSales } from './repeated-sales.ts'
import { createTradingApp } from './trading-desk.ts'

type Trading = Awaited<ReturnType<typeof createTradingApp>>

let now = Date.now()
let trading: Trading
let calls: Record<string, () => Promise<RepeatedCall>>
beforeAll(async () => {
  trading = await createTradingApp({ clock: () => now, rails: { ...aPayingProvider().rails, routes: [] } })
  const { app, desk } = trading
  calls = {
    ...repeatedSales(app, desk),
    ...(await repeatedMoney(app, desk)),
    ...repeatedAccounts(app),
    ...repeatedPeople(app),
    ...repeatedPartners(app),
    ...repeatedOperators(app),
    ...(await repeatedChanges(app)),
  }
})
afterAll(() => trading.close())

const keyed = endpointList.filter(({ endpoint }) => endpoint.idempotencyKey === true)
const withoutHeaders = ({ headers: _, ...reply }: Reply<unknown>) => reply

describe('the same key', () => {
  it.each(keyed.map(({ name, endpoint }) => [name, endpoint] as const))(
    'gives %s its first reply again, whatever has happened since, and nothing is done',
    async (name, endpoint) => {
      const { app } = trading
      const { token, body, other, afterwards } = await calls[name]!()
      const options = { token, idempotencyKey: app.deps.ids.publicId() }
      const first = await app.call(endpoint, { ...options, body })
      expect(first).toMatchObject({ status: 200, code: 0 })
      await afterwards?.(first as Reply<never>)
      now += 20 * 60_000
      const rows = await digestOfRows(app)
      const again = await app.call(endpoint, { ...options, body })
      expect(withoutHeaders(again)).toEqual(withoutHeaders(first))
      if (other) {
        const refused = await app.call(endpoint, { ...options, body: { ...body, ...other } })
        expect(refused).toMatchObject({ status: 422, code: 1004 })
      }
      expect(await digestOfRows(app)).toEqual(rows)
    },
  )
})

it("fails at boot where a visitor's call does not say whose its key is", async () => {
  const path = '/test/keyed'
  const endpoint = {
    method: 'POST',
    path,
    summary: '',
    auth: 'none',
    data: z.null(),
    idempotencyKey: true,
  } as const
  const booting = createTestApp({ plugins: [async (app) => bind(app, endpoint, async () => null)] })
  await expect(booting).rejects.toThrow(`${path} takes a key and does not say whose it is.`)
})
