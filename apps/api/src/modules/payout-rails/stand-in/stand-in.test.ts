import { mkdtempSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkedByContract, publishedAt } from '../../../../test/paystack/published-contract.ts'
import { readFeeBands } from '../fee-bands.ts'
import { parseCallback } from '../paystack/paystack-callback.ts'
import { type ServedStandIn, serveStandIn } from './serve-stand-in.ts'
import { scriptedBehaviour } from './stand-in-behaviour.ts'
import { type Callback, createStandInProvider, type StandInProvider } from './stand-in-provider.ts'
import { openRecord } from './stand-in-record.ts'

interface OfficialReply {
  readonly status: boolean
  readonly message: string
  readonly data: Record<string, unknown>
}
type Call = (parameters?: object) => Promise<OfficialReply>
interface OfficialClient {
  readonly transferrecipient: { readonly create: Call }
  readonly transfer: { readonly initiate: Call; readonly verify: Call; readonly bulk: Call }
  readonly balance: { readonly fetch: Call; readonly ledger: Call }
  readonly verification: { readonly resolveAccountNumber: Call }
}

const secretKey = 'sk_test_stand_in'
const feeBands = readFeeBands('NGN *=0.1')!
const reference = 'wd-0123456789abcdef'
let nowMs: number
let provider: StandInProvider
let behaviour: ReturnType<typeof scriptedBehaviour>
let served: ServedStandIn
let official: OfficialClient
let contract: ReturnType<typeof checkedByContract> | undefined
const request = https.request

beforeEach(async () => {
  nowMs = Date.parse('2026-11-24T12:00:00Z')
  behaviour = scriptedBehaviour()
  provider = createStandInProvider({ secretKey, feeBands, behaviour, now: () => nowMs })
  provider.fund('NGN', 1_000_000)
  contract = publishedAt ? checkedByContract(provider, publishedAt) : undefined
  served = await serveStandIn(contract ?? provider)
  // The official client knows one address alone: its calls are led to the stand-in's door, bytes as they are.
  https.request = ((
    _: string,
    options: https.RequestOptions,
    answered: (reply: http.IncomingMessage) => void,
  ) => http.request(served.baseUrl, options, answered)) as typeof https.request
  const Paystack = createRequire(import.meta.url)('@paystack/paystack-sdk') as new (
    key: string,
  ) => OfficialClient
  official = new Paystack(secretKey)
})
afterEach(async () => {
  https.request = request
  await served.close()
  expect(contract?.faults ?? []).toEqual([])
})

const recipient = {
  type: 'nuban',
  name: 'Ada Okafor',
  account_number: '0123456789',
  bank_code: '058',
  currency: 'NGN',
}
const send = async (more: object = {}): Promise<OfficialReply> => {
  const { data } = await official.transferrecipient.create(recipient)
  const order = { source: 'balance', amount: 500_000, recipient: data.recipient_code, reference, ...more }
  return official.transfer.initiate(order)
}
const statusOf = async (): Promise<unknown> => (await official.transfer.verify({ reference })).data.status

describe('the stand-in, by the official client', () => {
  it('makes a recipient once for an account', async () => {
    const first = await official.transferrecipient.create(recipient)
    const second = await official.transferrecipient.create(recipient)
    expect(first.data.recipient_code).toMatch(/^RCP_/)
    expect(second.data.recipient_code).toBe(first.data.recipient_code)
  })

  it('sends, is pending for its time and succeeds', async () => {
    behaviour.plan({ outcome: 'success', afterMs: 60_000 })
    expect(await send()).toMatchObject({
      status: true,
      data: { status: 'pending', amount: 500_000, reference },
    })
    expect(await statusOf()).toBe('pending')
    nowMs += 60_000
    expect(await statusOf()).toBe('success')
    const { data } = await official.balance.fetch()
    expect(data).toContainEqual({ currency: 'NGN', balance: 499_990 })
  })

  it('takes a reference once', async () => {
    await send()
    const again = await send()
    expect(again).toMatchObject({ status: false, message: expect.stringContaining('unique reference') })
    expect(provider.record.transfers.size).toBe(1)
  })

  it('gives money back for what failed, and tells it in its ledger', async () => {
    behaviour.plan({ outcome: 'failed' })
    await send()
    expect(await statusOf()).toBe('failed')
    expect(provider.balanceOf('NGN')).toBe(1_000_000)
    const { data } = await official.balance.ledger({ page: 1, perPage: 50 })
    expect((data as unknown as { difference: number }[]).map(({ difference }) => difference)).toEqual([
      1_000_000, -500_010, 500_010,
    ])
  })

  it('refuses what its balance does not reach, a reference that is too short and a key of somebody else', async () => {
    expect(await send({ amount: 1_000_000 })).toMatchObject({ message: expect.stringContaining('balance') })
    const answer = await provider.handle({
      method: 'GET',
      path: '/balance',
      authorization: 'Bearer sk_other',
      body: '',
    })
    expect(answer).toMatchObject({ status: 401 })
    expect(provider.record.transfers.size).toBe(0)
  })

  it('resolves a name, and does not know every number', async () => {
    const resolve = (account_number: string) =>
      official.verification.resolveAccountNumber({
        accountNumber: account_number,
        account_number,
        bankCode: '058',
        bank_code: '058',
      })
    expect((await resolve('0123456789')).data).toMatchObject({
      account_number: '0123456789',
      account_name: 'ADAEZE OKAFOR',
    })
  })

  it('tells of a success, a reversal after it, twice and forged where it is told to', async () => {
    behaviour.plan({
      outcome: 'success',
      reversedAfterMs: 60_000,
      callbacks: [
        { of: 'outcome', afterMs: 0, times: 2 },
        { of: 'outcome', afterMs: 1, spoiled: 'signature' },
        { of: 'reversal', afterMs: -1_000 },
      ],
    })
    await send()
    nowMs += 60_000
    const callbacks: Callback[] = []
    await provider.deliverDue(async (callback) => {
      callbacks.push(callback)
      return 200
    })
    const events = callbacks.map(({ raw, headers }) => {
      const parsed = parseCallback(raw, headers, { secretKey })
      return parsed.kind === 'event' ? parsed.event.event : parsed.kind
    })
    expect(events).toEqual(['transfer.success', 'transfer.success', 'forged', 'transfer.reversed'])
    expect(await statusOf()).toBe('reversed')
  })

  it('tells again what was not taken, four times after three minutes, then hourly', async () => {
    await send()
    let posts = 0
    const refuse = async () => {
      posts += 1
      return 500
    }
    for (let minute = 0; minute < 72 * 60; minute++) {
      await provider.deliverDue(refuse)
      nowMs += 60_000
    }
    expect(posts).toBe(5 + 71)
  })

  it('keeps what is true in a file, past its own end', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kaadi-stand-in-')), 'record.jsonl')
    const before = createStandInProvider({ secretKey, feeBands, record: openRecord(file), now: () => nowMs })
    before.fund('NGN', 700)
    const after = createStandInProvider({ secretKey, feeBands, record: openRecord(file), now: () => nowMs })
    expect(after.balanceOf('NGN')).toBe(700)
  })

  it.skipIf(!publishedAt)('keeps the published document (PAYSTACK_OPENAPI)', async () => {
    await send()
    await statusOf()
    await official.balance.fetch()
    await official.balance.ledger({})
    expect(contract?.checked).toEqual([
      'post /transferrecipient 201',
      'post /transfer 200',
      `get /transfer/verify/${reference} 200`,
      'get /balance 200',
      'get /balance/ledger 200',
    ])
  })
})

it.skipIf(!publishedAt)('is caught where it leaves the published document', async () => {
  const leaving = {
    ...provider,
    handle: async () => ({
      kind: 'answer' as const,
      status: 200,
      body: '{"status":true,"message":"","data":[{}]}',
    }),
  }
  const watched = checkedByContract(leaving, publishedAt!)
  await watched.handle({ method: 'GET', path: '/balance', authorization: undefined, body: '' })
  expect(watched.faults).toEqual([expect.stringContaining('balance')])
})
