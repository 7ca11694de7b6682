import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { seedCatalogue } from './catalogue.ts'
import { expectFields, type SpecifiedCall, specifiedCalls } from './specified-calls.ts'

interface Service {
  readonly app: TestApp
  readonly origin: string
  readonly token: string
}

let bare: Service
let stocked: Service
beforeAll(async () => {
  bare = await aService(await createTestApp())
  stocked = await aService(await createTestApp())
  await seedCatalogue(stocked.app.database)
  await stocked.app.database.asOwner(`update site_info set site_name = 'Another tenant'`)
})
afterAll(async () => {
  await bare.app.close()
  await stocked.app.close()
})

/** Listening on the network, with a seller who is signed in. */
async function aService(app: TestApp): Promise<Service> {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  return { app, origin: `http://127.0.0.1:${port}`, token: (await app.signUpUser()).token }
}

/** Plain HTTP, as any client would: no part of ours makes the request. */
async function ask({ origin }: Service, { method, address, body }: SpecifiedCall, token?: string) {
  const response = await fetch(origin + address, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as { code: number; msg: string; data: unknown }
  return { status: response.status, ...envelope }
}

const named = specifiedCalls.map((call) => [call.name, call] as const)
const of = (wanted: (call: SpecifiedCall) => boolean) => named.filter(([, call]) => wanted(call))

describe('a call of specification section 7', () => {
  it('is one of 22 GET and 4 POST', () => {
    const addresses = (method: string) =>
      new Set(specifiedCalls.filter((call) => call.method === method).map(({ address }) => address))
    expect([addresses('GET').size, addresses('POST').size]).toEqual([22, 4])
  })

  it.each(named)('%s is answered at its address, in the shape of the contract', async (_, call) => {
    const reply = await ask(stocked, call, stocked.token)
    expect(reply).toMatchObject({ status: 200, code: 0, msg: 'ok' })
    expect(call.endpoint.data.safeParse(reply.data).success).toBe(true)
  })

  const fromCatalogue = of(({ name }) => /^(cardTypes|currencies|site)\./.test(name))
  it.each(fromCatalogue)('%s answers what is stored, not a constant', async (_, call) => {
    const [full, empty] = [await ask(stocked, call, stocked.token), await ask(bare, call, bare.token)]
    expect(full.data).not.toEqual(empty.data)
  })

  it.each(fromCatalogue)('%s has the fields of the contract', async (_, call) => {
    const { data } = await ask(stocked, call, stocked.token)
    const { list } = data as { list?: object[] }
    const [row] = list ?? [data].flat()
    expectFields(call.name, row as object | undefined)
  })
})

describe('the query', () => {
  const answerTo = async (name: string, query: string) => {
    const call = specifiedCalls.find((one) => one.name === name)!
    const address = `${call.address.split('?')[0]}?${query}`
    return ask(stocked, { ...call, address }, stocked.token)
  }

  it('leaves out what is not enabled where isEnable… is 1', async () => {
    const brands = async (query: string) =>
      Object.keys(((await answerTo('cardTypes.list', query)).data as { map: object }).map)
    const money = async (query: string) =>
      ((await answerTo('currencies.settleCurrencies', query)).data as { id: number }[]).map(({ id }) => id)
    expect(await brands('isEnableCardTypeConf=1')).toContain('steam')
    expect(await money('isEnableCurrencyTypeConf=1')).toEqual([1, 2, 3])
    const { asOwner } = stocked.app.database
    await asOwner(`update card_types set enabled = false where id = 'steam'`)
    await asOwner(`update settle_currencies set enabled = false where id = 2`)
    await expect.poll(() => brands('isEnableCardTypeConf=1')).not.toContain('steam')
    await expect.poll(() => money('isEnableCurrencyTypeConf=1')).toEqual([1, 3])
    expect(await brands('')).toContain('steam')
    expect(await money('')).toEqual([1, 2, 3])
  })

  it('chooses the currency from which is converted, and the setting', async () => {
    const from = async (id: number) =>
      ((await answerTo('currencies.rates', `inCurrencyId=${id}`)).data as { inCurrencyId: number }[]).map(
        ({ inCurrencyId }) => inCurrencyId,
      )
    expect(new Set(await from(1))).toEqual(new Set([1]))
    expect(new Set(await from(3))).toEqual(new Set([3]))
    await stocked.app.database.asOwner(`insert into business_settings values ('a.key', 'its text')`)
    await expect
      .poll(async () => (await answerTo('site.setting', 'key=a.key')).data)
      .toEqual({ key: 'a.key', value: 'its text' })
    expect(await answerTo('site.setting', 'key=nothing')).toMatchObject({ status: 404, code: 404 })
  })

  it.each([
    ['wallets.processing', 'outCurrencyId'],
    ['wallets.available', 'inCurrencyId'],
  ])('of %s must name a currency by %s', async (name, key) => {
    expect(await answerTo(name, `${key}=2`)).toMatchObject({ status: 200, code: 0 })
    for (const query of ['', `${key}=4`, `${key}=naira`])
      expect(await answerTo(name, query)).toMatchObject({ status: 400, code: 1001 })
  })
})

describe('the token', () => {
  const dead = 'A'.repeat(43)

  it.each(of(({ token }) => token === 'none'))('is not looked at by %s', async (_, call) => {
    const open = await ask(stocked, call)
    expect(open).toMatchObject({ status: 200, code: 0 })
    expect(await ask(stocked, call, dead)).toEqual(open)
  })

  it.each(of(({ token }) => token === 'optional'))(
    'may be left out for %s, but not be dead',
    async (_, call) => {
      expect(await ask(stocked, call)).toMatchObject({ status: 200, code: 0 })
      expect(await ask(stocked, call, dead)).toMatchObject({ status: 401, code: 401 })
    },
  )

  it.each(of(({ token }) => token === 'bearer'))('is wanted by %s', async (_, call) => {
    expect(await ask(stocked, call)).toMatchObject({ status: 401, code: 401 })
    expect(await ask(stocked, call, dead)).toMatchObject({ status: 401, code: 401 })
  })
})
