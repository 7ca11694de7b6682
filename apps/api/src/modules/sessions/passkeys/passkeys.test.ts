import { bankAccounts } from '@kaadi/contract/bank-accounts'
import {
  type FactorChallenge,
  type NewPasskey,
  type Passkey,
  type PasskeyAdded,
  type PasskeyCreation,
  type PasskeyProof,
  passkeys,
} from '@kaadi/contract/passkeys'
import { type Session, sessions } from '@kaadi/contract/sessions'
import { twoFactor } from '@kaadi/contract/two-factor'
import { type User, users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp, testConfig } from '../../../../test/app.ts'
import { anAuthenticator } from '../../../../test/authenticator.ts'
import { sweepSessions } from '../sessions.jobs.ts'

const origin = 'https://kaadi.example'
const partner = 'https://cards.partner.example'
const config = {
  ...testConfig,
  publicUrl: origin,
  allowedOrigins: [partner, 'https://elsewhere.example'],
  passkeyDomains: ['kaadi.example', 'partner.example'],
}
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ config })
})
afterAll(() => app.close())

const passwordOf = ({ email, password }: SignedUp) => passwordHash(email, password)
const begin = (seller: SignedUp, from = origin, password = passwordOf(seller)) =>
  app.call<PasskeyCreation>(passkeys.begin, {
    token: seller.token,
    body: { password },
    headers: { origin: from },
  })
const add = (seller: SignedUp, body: NewPasskey, from = origin) =>
  app.call<PasskeyAdded>(passkeys.add, { token: seller.token, body, headers: { origin: from } })
const challengeOf = async (token: string, from = origin) =>
  (await app.call<FactorChallenge>(passkeys.challenge, { token, headers: { origin: from } })).data
const prove = (token: string, body: PasskeyProof) =>
  app.call<FactorChallenge>(passkeys.prove, { token, body, headers: { origin } })
const signIn = (seller: SignedUp, given: { factor?: string; passkey?: PasskeyProof } = {}, from = origin) =>
  app.call<Session>(sessions.create, {
    body: {
      grant_type: 'password',
      username: seller.email,
      password: passwordOf(seller),
      ...(given.factor && { factor: given.factor }),
      ...(given.passkey && { passkey: JSON.stringify(given.passkey) }),
    },
    headers: { origin: from },
  })
const asked = ({ details }: { details: Record<string, unknown> }) =>
  (details as unknown as FactorChallenge).passkey!
/** A seller with a passkey and the recovery codes that came with it. */
const aHolder = async (count?: number, from = origin) => {
  const seller = await app.signUpUser()
  const device = anAuthenticator({ origin: from, ...(count !== undefined && { count }) })
  const { data } = await begin(seller, from)
  const added = await add(seller, device.make(data), from)
  return { ...seller, device, added, recoveryCodes: added.data.recoveryCodes! }
}
const lateFor = (minutes: number) =>
  app.database.asOwner(`update user_sessions set factor_at = factor_at - interval '${minutes} minutes'`)
const mailsTo = async ({ email }: SignedUp) => {
  await app.runJobs()
  return app.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
const elsewhere = async (seller: SignedUp & { device: ReturnType<typeof anAuthenticator> }) => {
  const passkey = seller.device.prove(asked(await signIn(seller)))
  return (await signIn(seller, { passkey })).data.access_token
}

describe('a passkey', () => {
  it('is added with the password; the first factor brings ten recovery codes, another none', async () => {
    const holder = await aHolder()
    expect(holder.added).toMatchObject({
      code: 0,
      data: { passkeys: [{ name: 'My phone', isStopped: false }] },
    })
    expect(new Set(holder.recoveryCodes).size).toBe(10)
    const kept = await app.database.asOwner(
      `select reply::text from idempotency_keys where operation = 'passkeys.add'`,
    )
    expect(kept.length).toBeGreaterThan(0)
    for (const code of holder.recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code)
    expect((await app.call<User>(users.me, { token: holder.token })).data.twoFactor).toBe(true)
    expect(await mailsTo(holder)).toContain('A passkey was added')

    const { data } = await begin(holder)
    expect(data.excludeCredentials).toHaveLength(1)
    const second = await add(holder, anAuthenticator({ origin }).make(data, 'Laptop'))
    expect(second.data.recoveryCodes).toBeNull()
    expect(second.data.passkeys.map(({ name }) => name)).toEqual(['Laptop', 'My phone'])
    expect((await signIn(holder, { factor: holder.recoveryCodes[0]! })).code).toBe(0)
  })

  it('is not begun with a wrong password, nor at an address where it would not work', async () => {
    const seller = await app.signUpUser()
    expect(await begin(seller, origin, passwordHash(seller.email, 'wrong'))).toMatchObject({ status: 426 })
    expect(await begin(seller, 'https://elsewhere.example')).toMatchObject({ status: 409, code: 1118 })
    expect(await begin(seller, 'https://foreign.example')).toMatchObject({ status: 403 })
  })

  it('is refused with a used, foreign or late challenge, from another page, and when it is nonsense', async () => {
    const seller = await app.signUpUser()
    const stranger = await app.signUpUser()
    const device = () => anAuthenticator({ origin })
    const made = device().make((await begin(seller)).data)
    expect(await add(stranger, made)).toMatchObject({ status: 428, code: 1114 })
    expect(await add(seller, made)).toMatchObject({ code: 0 })
    // Used up by it.
    expect(await add(seller, made)).toMatchObject({ code: 1114 })

    const other = await app.signUpUser()
    const late = device().make((await begin(other)).data)
    await app.database.asOwner(`update passkey_challenges set expires_at = now() - interval '1 second'`)
    expect(await add(other, late)).toMatchObject({ code: 1114 })
    const phished = anAuthenticator({ origin: 'https://kaadi.example.evil' }).make((await begin(other)).data)
    expect(await add(other, phished)).toMatchObject({ code: 1114 })
    const nonsense = { ...device().make((await begin(other)).data), attestationObject: 'AAAA' }
    expect(await add(other, nonsense)).toMatchObject({ code: 1114 })
    expect(await add(other, { ...nonsense, clientDataJSON: 'bm90IGpzb24' })).toMatchObject({ code: 1114 })
    expect((await app.call<Passkey[]>(passkeys.list, { token: other.token })).data).toEqual([])
  })

  it('is kept once, whoever brings it', async () => {
    const holder = await aHolder()
    const other = await app.signUpUser()
    expect(await add(other, holder.device.make((await begin(other)).data))).toMatchObject({ code: 1117 })
  })

  it('is one of ten at most', async () => {
    const holder = await aHolder()
    for (let has = 1; has < 10; has++)
      await add(holder, anAuthenticator({ origin }).make((await begin(holder)).data))
    expect(await begin(holder)).toMatchObject({ code: 1116 })
  })

  it('gets another name from its owner alone', async () => {
    const holder = await aHolder()
    const stranger = await aHolder()
    const [{ id } = { id: '' }] = holder.added.data.passkeys
    const rename = (token: string, name: string) =>
      app.call<Passkey[]>(passkeys.rename, { token, body: { id, name } })
    expect((await rename(holder.token, 'Blue phone')).data[0]!.name).toBe('Blue phone')
    await rename(stranger.token, 'Mine')
    expect((await app.call<Passkey[]>(passkeys.list, { token: holder.token })).data[0]!.name).toBe(
      'Blue phone',
    )
    expect(await rename(holder.token, ' ')).toMatchObject({ code: 1001 })
  })
})

describe('a sign-in', () => {
  it('asks for a passkey after the right password, and takes its proof once', async () => {
    const holder = await aHolder()
    const refused = await signIn(holder)
    expect(refused).toMatchObject({ status: 409, code: 1110, details: { app: false } })
    const passkey = holder.device.prove(asked(refused))
    const replies = await Promise.all([signIn(holder, { passkey }), signIn(holder, { passkey })])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1114])
    const wrong = await app.call(sessions.create, {
      body: { grant_type: 'password', username: holder.email, password: passwordHash('a', 'wrong') },
    })
    expect(wrong).toMatchObject({ code: 426 })
    expect(wrong.details).not.toHaveProperty('passkey')
  })

  it('refuses what another key or another page signed, and asks with a fresh challenge', async () => {
    const holder = await aHolder()
    const request = asked(await signIn(holder))
    const forged = { ...anAuthenticator({ origin }).prove(request), id: holder.device.prove(request).id }
    const refused = await signIn(holder, { passkey: forged })
    expect(refused).toMatchObject({ status: 428, code: 1114 })
    expect(asked(refused).challenge).not.toBe(request.challenge)
    const phished = await aHolder()
    const page = phished.device.prove(asked(await signIn(phished)))
    const data = JSON.parse(Buffer.from(page.clientDataJSON, 'base64url').toString())
    const moved = Buffer.from(JSON.stringify({ ...data, origin: 'https://kaadi.evil' })).toString('base64url')
    expect(await signIn(phished, { passkey: { ...page, clientDataJSON: moved } })).toMatchObject({
      code: 1114,
    })
    expect(await signIn(holder, { passkey: {} as PasskeyProof })).toMatchObject({ code: 1114 })
    expect(await signIn(holder, { passkey: holder.device.prove(asked(refused)) })).toMatchObject({ code: 0 })
  })

  it('is shut for a while after six wrong proofs', async () => {
    const holder = await aHolder()
    for (let tried = 0; tried < 6; tried++)
      expect((await signIn(holder, { passkey: {} as PasskeyProof })).code).toBe(1114)
    const passkey = holder.device.prove(asked(await signIn(holder)))
    expect(await signIn(holder, { passkey })).toMatchObject({ status: 423, code: 1103 })
  })

  it('offers at each address the passkeys of that address alone', async () => {
    const holder = await aHolder(1, partner)
    expect(asked(await signIn(holder, {}, partner))).toMatchObject({ rpId: 'partner.example' })
    const here = await signIn(holder)
    expect(here).toMatchObject({ code: 1110, details: { app: false, passkey: null } })
    expect(await signIn(holder, { factor: holder.recoveryCodes[0]! })).toMatchObject({ code: 0 })
  })
})

describe('the counter of a device', () => {
  it('may stay at nought for ever', async () => {
    const holder = await aHolder(0)
    for (let times = 0; times < 2; times++) {
      const passkey = holder.device.prove(asked(await signIn(holder)))
      expect(await signIn(holder, { passkey })).toMatchObject({ code: 0 })
    }
  })

  it('tells a copy, which stops the passkey and not the question for a factor', async () => {
    const holder = await aHolder()
    const copy = holder.device.copy()
    const passkey = holder.device.prove(asked(await signIn(holder)))
    expect(await signIn(holder, { passkey })).toMatchObject({ code: 0 })
    const stolen = copy.prove(asked(await signIn(holder)))
    expect(await signIn(holder, { passkey: stolen })).toMatchObject({ status: 409, code: 1115 })
    expect(await mailsTo(holder)).toContain('We stopped a passkey of your account')
    expect(await signIn(holder)).toMatchObject({ code: 1110, details: { passkey: null } })
    const [kept] = (await app.call<Passkey[]>(passkeys.list, { token: holder.token })).data
    expect(kept).toMatchObject({ isStopped: true })
  })

  it('is not believed before the signature is: a guess stops nothing', async () => {
    const holder = await aHolder(9)
    const request = asked(await signIn(holder))
    const forged = {
      ...anAuthenticator({ origin }).prove(request),
      id: holder.device.copy().prove(request).id,
    }
    expect(await signIn(holder, { passkey: forged })).toMatchObject({ code: 1114 })
    const passkey = holder.device.prove(asked(await signIn(holder)))
    expect(await signIn(holder, { passkey })).toMatchObject({ code: 0 })
  })
})

describe('what matters', () => {
  it('takes a passkey for the next ten minutes wherever a factor is asked for', async () => {
    const holder = await aHolder()
    await lateFor(11)
    const token = holder.token
    const body = { password: passwordOf(holder) }
    for (const call of [twoFactor.begin, passkeys.begin])
      expect(await app.call(call, { token, body })).toMatchObject({ status: 409, code: 1110 })
    const add = { bankCode: '058', accountNumber: '0123456789' }
    expect(await app.call(bankAccounts.add, { token, body: add })).toMatchObject({ code: 1110 })
    const { passkey, app: hasApp } = await challengeOf(token)
    expect(hasApp).toBe(false)
    expect(await prove(token, holder.device.prove(passkey!))).toMatchObject({ code: 0 })
    expect(await app.call(passkeys.begin, { token, body, headers: { origin } })).toMatchObject({ code: 0 })
  })

  it('takes no challenge of somebody else, nor one that was for adding', async () => {
    const holder = await aHolder()
    const other = await aHolder()
    const { passkey } = await challengeOf(other.token)
    expect(await prove(holder.token, holder.device.prove(passkey!))).toMatchObject({ code: 1114 })
    const { data } = await begin(holder)
    const request = { ...(await challengeOf(holder.token)).passkey!, challenge: data.challenge }
    expect(await prove(holder.token, holder.device.prove(request))).toMatchObject({ code: 1114 })
  })
})

describe('removing', () => {
  it('takes password and factor; with the last factor the recovery codes go too', async () => {
    const holder = await aHolder()
    const token = await elsewhere(holder)
    await lateFor(11)
    const [{ id } = { id: '' }] = holder.added.data.passkeys
    const remove = (password = passwordOf(holder)) =>
      app.call<Passkey[]>(passkeys.remove, { token, body: { id, password } })
    expect(await remove()).toMatchObject({ code: 1110 })
    await app.call(twoFactor.prove, { token, body: { factor: holder.recoveryCodes[1]! } })
    expect(await remove(passwordHash(holder.email, 'wrong'))).toMatchObject({ code: 426 })
    expect(await remove()).toMatchObject({ code: 0, data: [] })
    expect(await remove()).toMatchObject({ code: 0, data: [] })
    expect(await mailsTo(holder)).toContain('A passkey was removed')
    expect(await signIn(holder)).toMatchObject({ code: 0 })
    const left = await app.database.asOwner(`select from recovery_codes where user_id = ${holder.id}`)
    expect(left).toHaveLength(0)
  })

  it('opens nothing any more, however soon it comes', async () => {
    const holder = await aHolder()
    await add(holder, anAuthenticator({ origin }).make((await begin(holder)).data))
    const passkey = holder.device.prove(asked(await signIn(holder)))
    const { id } = (await app.call<Passkey[]>(passkeys.list, { token: holder.token })).data.at(-1)!
    await app.call(passkeys.remove, { token: holder.token, body: { id, password: passwordOf(holder) } })
    expect(await signIn(holder, { passkey })).toMatchObject({ code: 1114 })
  })
})

it('sweeps challenges that nobody answered', async () => {
  const holder = await aHolder()
  await challengeOf(holder.token)
  await app.database.asOwner(`update passkey_challenges set expires_at = now() - interval '1 second'`)
  await sweepSessions(app.deps)({} as never)
  expect(await app.database.asOwner('select from passkey_challenges')).toHaveLength(0)
})
