import { endpointList } from '@kaadi/contract'
import { errorCodes } from '@kaadi/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bind } from '../src/http/endpoint.ts'
import { createTestApp, type Reply } from './app.ts'
import { createRepeatingApp, everyRepeatedCall } from './repeated-all.ts'
import { digestOfRows, type RepeatedCall } from './repeated-call.ts'

let now = Date.now()
let trading: Awaited<ReturnType<typeof createRepeatingApp>>
let calls: Record<string, () => Promise<RepeatedCall>>
beforeAll(async () => {
  trading = await createRepeatingApp(() => now)
  calls = await everyRepeatedCall(trading)
})
afterAll(() => trading.close())

const keyed = endpointList
  .filter(({ endpoint }) => endpoint.idempotencyKey === true)
  .map(({ name, endpoint }) => [name, endpoint] as const)
const isKept = ([, { replyIsKept }]: (typeof keyed)[number]) => replyIsKept !== false
const withoutHeaders = ({ headers: _, ...reply }: Reply<unknown>) => reply

describe('the same key', () => {
  it.each(keyed.filter(isKept))(
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

  it.each(keyed.filter(isKept))(
    'does %s once where it comes thrice at once, and says nothing else of it',
    async (name, endpoint) => {
      const { app } = trading
      const { token, body, afterwards } = await calls[name]!()
      const options = { token, body, idempotencyKey: app.deps.ids.publicId() }
      const all = await Promise.all([1, 2, 3].map(() => app.call(endpoint, options)))
      const done = all.filter(({ status }) => status === 200)
      expect(done.length).toBeGreaterThan(0)
      const [first, ...others] = [...done, await app.call(endpoint, options)].map(withoutHeaders)
      for (const other of others) expect(other).toEqual(first)
      // Who comes while the first is at work is told so.
      for (const other of all.filter((one) => !done.includes(one)))
        expect(other).toMatchObject({ status: 409, code: errorCodes.stillRunning.code })
      await afterwards?.(done[0] as Reply<never>)
      now += 20 * 60_000
    },
  )

  it.each(keyed.filter((call) => !isKept(call)))(
    'keeps nothing of what %s shows, and refuses another wish',
    async (name, endpoint) => {
      const { app } = trading
      const { token, body, other } = await calls[name]!()
      const idempotencyKey = app.deps.ids.publicId()
      const options = { token, idempotencyKey }
      expect(await app.call(endpoint, { ...options, body })).toMatchObject({ status: 200, code: 0 })
      const kept = await app.database.asOwner(
        `select sealed_reply, reply::text from idempotency_keys where key like '%${idempotencyKey}'`,
      )
      expect(kept).toMatchObject([{ sealed_reply: null }])
      expect(kept[0]!.reply).toMatch(/^\{("(time|giftOrderId)": "[^"]+")?\}$/)
      const refused = await app.call(endpoint, { ...options, body: { ...body, ...other } })
      expect(refused).toMatchObject({ status: 422, code: 1004 })
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
