import { headerNames, sellerEndpoints, withApiPrefix } from '@kaadi/contract'
import { describe, expect, it } from 'vitest'
import { aUser } from '../builders/index.ts'
import { createFakeServer } from './index.ts'

const { users, wallets, notifications, sessions } = sellerEndpoints
const at = (path: string) => `https://kaadi.test${withApiPrefix(path)}`
const bearer = { authorization: 'Bearer a-token-of-a-test-seller' }

describe('the fake server', () => {
  it('answers what was arranged, in the envelope of the wire', async () => {
    const server = createFakeServer().on(wallets.processing, '60000.00')
    const reply = await server.fetch(`${at(wallets.processing.path)}?outCurrencyId=1`, { headers: bearer })
    expect(await reply.json()).toEqual({ code: 0, msg: 'success', data: '60000.00' })
    expect(server.seen(wallets.processing)[0]?.query).toEqual({ outCurrencyId: 1 })
  })

  it('refuses an answer that does not fit the schema', async () => {
    const server = createFakeServer().on(wallets.processing, '60,000')
    const call = server.fetch(`${at(wallets.processing.path)}?outCurrencyId=1`, { headers: bearer })
    await expect(call).rejects.toThrow('wallets.processing does not fit its schema')
  })

  it('asks for the token and the key that the contract asks for', async () => {
    const server = createFakeServer()
    expect((await server.fetch(at(users.me.path))).status).toBe(401)
    const body = JSON.stringify({ email: 'ada@example.com', purpose: 'signUp' })
    const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    expect((await server.fetch(at(users.sendVerificationCode.path), post)).status).toBe(400)
    expect(server.surprises).toEqual(['users.sendVerificationCode: no Idempotency-Key'])
  })

  it('reads a form and fails by a name of the catalogue', async () => {
    const server = createFakeServer().fail(sessions.create, 'badCredentials')
    const form = new URLSearchParams({ grant_type: 'password', username: 'ada', password: 'f'.repeat(32) })
    const reply = await server.fetch(at(sessions.create.path), { method: 'POST', body: form })
    expect([reply.status, await reply.json()]).toEqual([
      426,
      { code: 426, msg: 'User name does not exist or password error' },
    ])
    expect(server.seen(sessions.create)[0]?.body.username).toBe('ada')
  })

  it('keeps an answer back until it is released, and gives it up when the call is given up', async () => {
    const server = createFakeServer().on(wallets.available, 5)
    const release = server.hold(wallets.available)
    const ask = (signal?: AbortSignal) =>
      server.fetch(`${at(wallets.available.path)}?inCurrencyId=1`, {
        method: 'POST',
        headers: bearer,
        ...(signal && { signal }),
      })
    const controller = new AbortController()
    const givenUp = ask(controller.signal)
    const answered = ask()
    controller.abort()
    await expect(givenUp).rejects.toThrow()
    release()
    expect((await answered).status).toBe(200)
  })

  it('loses the connection when told', async () => {
    const server = createFakeServer().disconnect(users.me)
    await expect(server.fetch(at(users.me.path), { headers: bearer })).rejects.toThrow(TypeError)
  })

  it('has it again when told, with the answer that it had', async () => {
    const server = createFakeServer().on(users.me, aUser()).disconnect(users.me).reconnect(users.me)
    expect((await server.fetch(at(users.me.path), { headers: bearer })).status).toBe(200)
  })

  it('pushes events to open streams', async () => {
    const server = createFakeServer()
    const reply = await server.fetch(at(notifications.stream.path), { headers: bearer })
    server.push({ type: 'balance', seq: 7, currencyId: 1 })
    server.cutStreams()
    expect(await reply.text()).toContain(
      'id: 7\nevent: balance\ndata: {"type":"balance","seq":7,"currencyId":1}',
    )
  })

  it('names calls nobody arranged', async () => {
    const server = createFakeServer()
    const headers = { ...bearer, [headerNames.idempotencyKey]: 'k' }
    await server.fetch(at(users.me.path), { headers })
    await server.fetch('https://kaadi.test/api/nowhere')
    expect(server.surprises).toEqual([
      'users.me: no answer arranged',
      'GET https://kaadi.test/api/nowhere: not in the contract',
    ])
  })
})
