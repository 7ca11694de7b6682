import { endpointList } from '@kaadi/contract'
import type { Endpoint } from '@kaadi/contract/http'
import { operatorFactor } from '@kaadi/contract/operator-factor'
import { operators } from '@kaadi/contract/operators'
import type { Passkey, PasskeyCreation } from '@kaadi/contract/passkeys'
import { people } from '@kaadi/contract/people'
import type { AuthenticatorKey } from '@kaadi/contract/two-factor'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Reply, signInAsOperator, type TestApp } from './app.ts'
import { appCode } from './app-code.ts'
import { anAuthenticator } from './authenticator.ts'
import { createRepeatingApp, everyRepeatedCall } from './repeated-all.ts'
import { made, type RepeatedCall } from './repeated-call.ts'
import { asSeen, setSwitch } from './set-switch.ts'

let now = Date.now()
let trading: Awaited<ReturnType<typeof createRepeatingApp>>
let app: TestApp
let calls: Record<string, () => Promise<RepeatedCall>>
beforeAll(async () => {
  trading = await createRepeatingApp(() => now)
  app = trading.app
  calls = { ...(await everyRepeatedCall(trading)), ...withoutKeys() }
})
afterAll(() => trading.close())

/** Each call of an operator that can change something. */
const changing = endpointList
  .filter(({ endpoint: { auth, method } }) => auth === 'operator' && method === 'POST')
  .map(({ name, endpoint }) => [name, endpoint] as const)

/** What its route says of it: `changes`, or why there is nothing to tell. */
const auditOf = (endpoint: Endpoint): string | undefined => app.http.audit.declared.get(endpoint)

/** Those that take no key, and are made for real all the same; and a switch that is not as it was. */
function withoutKeys(): Record<string, () => Promise<RepeatedCall>> {
  return {
    'people.endSessions': async () => ({
      token: (await app.signInOperator('senior')).token,
      body: { sellerId: (await app.signUpUser()).user.userId },
    }),
    'operators.lock': async () => ({ token: (await app.signInOperator('reviewer')).token, body: {} }),
    'operators.unlock': async () => {
      const { token, email, password } = await app.signInOperator('reviewer')
      await made(app.call(operators.lock, { token, body: {} }))
      return { token, body: { password: passwordHash(email, password) } }
    },
    'operators.endSessions': async () => {
      const { email, password, factor, token } = await app.signInOperator('reviewer')
      now += 60_000
      await signInAsOperator(app.call, email, password, factor())
      return { token, body: {} }
    },
    'operatorFactor.confirm': async () => {
      const { id, token, email, password } = await app.signInOperator('reviewer')
      await app.database.asOwner(`delete from operator_factors where operator_id = ${id}`)
      const body = { password: passwordHash(email, password) }
      const { secret } = await made(app.call<AuthenticatorKey>(operatorFactor.begin, { token, body }))
      return { token, body: { code: appCode(secret, now) } }
    },
    'operatorFactor.renewRecoveryCodes': async () => {
      const { token, factor } = await app.signInOperator('reviewer')
      // Each code of the app opens once.
      now += 60_000
      return { token, body: { factor: factor() } }
    },
    'operatorFactor.removePasskey': async () => {
      const { token, email, password, factor } = await app.signInOperator('treasurer')
      const proof = () => {
        now += 60_000
        return { password: passwordHash(email, password), factor: factor() }
      }
      const begun = app.call<PasskeyCreation>(operatorFactor.beginPasskey, { token, body: proof() })
      const body = anAuthenticator({ origin: 'http://localhost' }).make(await made(begun))
      const [passkey] = await made(app.call<Passkey[]>(operatorFactor.addPasskey, { token, body }))
      return { token, body: { id: passkey!.id, ...proof() } }
    },
    'switches.set': async () => {
      const { token } = await app.signInOperator('admin')
      const closing = { name: 'service', isOpen: false, reason: 'The books are moved.' } as const
      const body = await asSeen(app, token, closing)
      const afterwards = () => made(setSwitch(app, token, { name: 'service', isOpen: true }))
      return { token, body, afterwards }
    },
  }
}

async function lineOf(call: string) {
  const [line] = await app.database.asOwner(
    `select before, after, outcome from audit_lines where call = '${call}' order by id desc limit 1`,
  )
  return line
}

describe('a call of an operator that can change something', () => {
  it.each(changing)('says what it changes, or why there is nothing to tell: %s', (_, endpoint) => {
    expect(auditOf(endpoint)).toMatch(/^changes$|^[A-Z].{20,}\.$/)
  })

  it.each(changing)('has what was and what is in its line of the audit: %s', async (name, endpoint) => {
    if (auditOf(endpoint) !== 'changes') return
    const { token, body, afterwards } = await calls[name]!()
    const key = endpoint.idempotencyKey && { idempotencyKey: app.deps.ids.publicId() }
    const reply = await app.call(endpoint, { ...(token !== undefined && { token }), ...key, body })
    expect(reply).toMatchObject({ code: 0 })
    const { before, after, outcome } = (await lineOf(name)) as Record<'before' | 'after', object> & {
      outcome: string
    }
    // What stops the service or its payouts would stop the calls that come next.
    if (/^(switches|books)\./.test(name)) await afterwards?.(reply as Reply<never>)
    expect(outcome).toBe('0')
    expect(Object.keys(after).length).toBeGreaterThan(0)
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted())
    for (const name of Object.keys(after))
      expect(after[name as keyof object]).not.toEqual(before[name as keyof object])
  })
})

it('tells of a decision how the order stood and how it stands', async () => {
  const { token, body } = await calls['desk.decide']!()
  const endpoint = changing.find(([name]) => name === 'desk.decide')![1]
  const options = { token: token!, body, idempotencyKey: 'decided-once' }
  await made(app.call(endpoint, options))
  expect(await lineOf('desk.decide')).toMatchObject({
    before: { status: 'claimed' },
    after: { status: 'rejectedCorrectable', claimedBy: null },
  })
  // Sent again it is answered again, and has changed nothing.
  await made(app.call(endpoint, options))
  expect(await lineOf('desk.decide')).toMatchObject({ before: null, after: null, outcome: '0' })
})

it('tells nothing of what was refused', async () => {
  const { token, body } = await calls['risk.lift']!()
  const endpoint = changing.find(([name]) => name === 'risk.lift')![1]
  await made(app.call(endpoint, { token: token!, body }))
  expect(await app.call(endpoint, { token: token!, body })).toMatchObject({ status: 409 })
  expect(await lineOf('risk.lift')).toMatchObject({ before: null, after: null })
})

it('tells whenever somebody looked at a seller', async () => {
  const { token } = await app.signInOperator('senior')
  const { userId } = (await app.signUpUser()).user
  await made(app.call(people.seller, { token, query: { sellerId: userId } }))
  const [line] = await app.database.asOwner(
    `select outcome from audit_lines where call = 'people.seller' and subject = '${userId}'`,
  )
  expect(line).toEqual({ outcome: '0' })
})
