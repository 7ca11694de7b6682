import { deletion } from '@kaadi/contract/deletion'
import {
  type Identity,
  type IdentityBegun,
  type IdentityReturned,
  type IdentitySignIn,
  identities,
} from '@kaadi/contract/identities'
import { risk } from '@kaadi/contract/risk'
import type { Session } from '@kaadi/contract/sessions'
import { type AuthenticatorKey, type RecoveryCodes, twoFactor } from '@kaadi/contract/two-factor'
import { type User, users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Reply, type SignedUp, type TestApp, testConfig } from '../../../test/app.ts'
import { appCode } from '../../../test/app-code.ts'
import {
  type LoginProvider,
  providerClient,
  startLoginProvider,
  startNonsense,
} from '../../../test/login-provider.ts'

const publicUrl = 'http://localhost:3999'
const configFor = (issuer: string) => ({
  ...testConfig,
  publicUrl,
  provider: {
    issuer,
    clientId: providerClient.id,
    clientSecret: providerClient.secret,
    name: 'Example Login',
  },
})
let provider: LoginProvider
let app: TestApp
let now = Date.now()
beforeAll(async () => {
  provider = await startLoginProvider(`${publicUrl}/login`)
  app = await createTestApp({ config: configFor(provider.issuer), clock: () => now })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
let people = 0
const somebody = () => `person-${++people}`
afterEach(() => {
  provider.who = 'ada'
})

const begin = async (at = app) => (await at.call<IdentityBegun>(identities.begin)).data
const signIn = (body: IdentitySignIn, at = app): Promise<Reply<Session>> =>
  at.call<Session>(identities.signIn, { body })
/** Goes to the provider as this person and comes back. */
const comeBack = async (who: string | undefined) => {
  provider.who = who
  const { url, ticket } = await begin()
  const returned = (await provider.visit(url)) as unknown as IdentityReturned
  const { state, code, iss, error } = returned
  return { ticket, returned: { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) } }
}
const accountOf = ({ email, password }: SignedUp) => ({
  username: email,
  password: passwordHash(email, password),
})
/** A seller whose login at the provider is bound. */
const aBound = async () => {
  const seller = await app.signUpUser()
  const who = somebody()
  const { ticket, returned } = await comeBack(who)
  await signIn({ ticket, returned })
  const bound = await signIn({ ticket, account: accountOf(seller) })
  await app.runJobs()
  return { ...seller, who, bound }
}
const whoIs = async ({ data }: Reply<Session>) =>
  (await app.call<User>(users.me, { token: data.access_token })).data?.userId
const mailsTo = async ({ email }: SignedUp) => {
  await app.runJobs()
  return app.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

describe('a login of the provider', () => {
  it('that is not bound answers 417 with its message, is bound by the password, and then goes straight', async () => {
    const seller = await app.signUpUser()
    const who = somebody()
    const { ticket, returned } = await comeBack(who)
    const refused = await signIn({ ticket, returned })
    expect(refused).toMatchObject({
      status: 417,
      code: 417,
      msg: "Didn't bind the login account. Please use the password to sign in and bind it.",
    })
    const wrong = { ...accountOf(seller), password: passwordHash(seller.email, 'wrong') }
    expect(await signIn({ ticket, account: wrong })).toMatchObject({ status: 426 })
    expect(await whoIs(await signIn({ ticket, account: accountOf(seller) }))).toBe(seller.user.userId)
    expect(await mailsTo(seller)).toContain('Example Login signs in to your account')
    expect(await whoIs(await signIn(await comeBack(who)))).toBe(seller.user.userId)
  })

  it('is bound to one account, and an account to one login', async () => {
    const seller = await aBound()
    const { ticket, returned } = await comeBack(somebody())
    await signIn({ ticket, returned })
    expect(await signIn({ ticket, account: accountOf(seller) })).toMatchObject({ status: 409, code: 1152 })
    const other = await app.signUpUser()
    const again = await comeBack(seller.who)
    expect(await whoIs(await signIn({ ...again, account: accountOf(other) }))).toBe(seller.user.userId)
  })

  it('is asked for the second factor of its account, before it is bound and after', async () => {
    const seller = await app.signUpUser()
    const { token } = seller
    const { password } = accountOf(seller)
    const { data: key } = await app.call<AuthenticatorKey>(twoFactor.begin, { token, body: { password } })
    const nextCode = () => {
      now += 30_000
      return appCode(key.secret, now)
    }
    await app.call<RecoveryCodes>(twoFactor.confirm, { token, body: { code: nextCode() } })
    const who = somebody()
    const first = await comeBack(who)
    await signIn(first)
    const account = accountOf(seller)
    expect(await signIn({ ticket: first.ticket, account })).toMatchObject({ code: 1110 })
    expect(await signIn({ ticket: first.ticket, account, factor: nextCode() })).toMatchObject({ code: 0 })
    const second = await comeBack(who)
    expect(await signIn(second)).toMatchObject({ status: 409, code: 1110, details: { app: true } })
    expect(await signIn({ ticket: second.ticket, factor: '000000' })).toMatchObject({ code: 1111 })
    expect(await signIn({ ticket: second.ticket, factor: nextCode() })).toMatchObject({ code: 0 })
  })

  it('is listed, taken off with the password, and answers 417 again', async () => {
    const seller = await aBound()
    const { token } = seller
    const { data } = await app.call<Identity[]>(identities.list, { token })
    expect(data).toMatchObject([{ name: 'Example Login' }])
    const unbind = (password: string) =>
      app.call<Identity[]>(identities.unbind, { token, body: { id: data[0]!.id, password } })
    expect(await unbind(passwordHash(seller.email, 'wrong'))).toMatchObject({ status: 426 })
    expect(await unbind(accountOf(seller).password)).toMatchObject({ code: 0, data: [] })
    expect(await mailsTo(seller)).toContain('Example Login no longer signs in to your account')
    expect(await signIn(await comeBack(seller.who))).toMatchObject({ status: 417 })
  })

  it('of a paused seller signs in, and the account says why it is paused', async () => {
    const seller = await aBound()
    const { token } = await app.signInOperator('senior')
    const body = {
      sellerId: seller.user.userId,
      scope: 'both',
      rule: 'cardsDisputed',
      facts: ['Order GC-2611-20-48813 was disputed by its issuer.'],
      untilTime: new Date(Date.now() + 3_600_000).toISOString(),
    }
    expect(await app.call(risk.pause, { token, body })).toMatchObject({ code: 0 })
    const { data } = await signIn(await comeBack(seller.who))
    const me = await app.call<User>(users.me, { token: data.access_token })
    expect(me.data).toMatchObject({ userId: seller.user.userId, pause: { scope: 'both' } })
  })

  it('opens no account: who has none is told to bind one, from any device', async () => {
    const count = async () => (await app.database.asOwner('select count(*)::integer as n from users'))[0]!.n
    const before = await count()
    const { ticket, returned } = await comeBack(somebody())
    expect(await signIn({ ticket, returned })).toMatchObject({ status: 417 })
    const account = {
      username: 'nobody-yet@kaadi.example',
      password: passwordHash('nobody-yet@kaadi.example', 'x'),
    }
    expect(await signIn({ ticket, account })).toMatchObject({ status: 426 })
    expect(await count()).toBe(before)
  })

  it('is out when the password is set anew', async () => {
    const seller = await aBound()
    const { email } = seller
    await app.call(users.sendVerificationCode, { body: { email, purpose: 'resetPassword' } })
    await app.runJobs()
    const code = app.mailbox.codeFor(email)
    const body = { email, code, password: passwordHash(email, 'nine quiet market mornings') }
    expect(await app.call(users.resetPassword, { body })).toMatchObject({ code: 0 })
    expect(await signIn(await comeBack(seller.who))).toMatchObject({ status: 417 })
  })

  it('opens nothing once its account was deleted', async () => {
    const seller = await aBound()
    const { token, email } = seller
    await app.call(deletion.sendCode, { token })
    await app.runJobs()
    const body = { code: app.mailbox.codeFor(email), password: accountOf(seller).password }
    const asked = await app.call(deletion.ask, { token, body })
    expect(asked.code, asked.msg).toBe(0)
    await app.database.asOwner(`update account_deletions set due_at = now() where user_id = ${seller.id}`)
    await app.database.asOwner(`update outbox set run_at = now() where topic = 'deletion.carryOut'`)
    await app.planJobs()
    await app.runJobs()
    const left = await app.database.asOwner(`select from user_identities where user_id = ${seller.id}`)
    expect(left).toHaveLength(0)
    expect(await signIn(await comeBack(seller.who))).toMatchObject({ status: 417 })
  })
})

describe('a page that comes back', () => {
  it('with the state of another sign-in, or none, is refused', async () => {
    const { url, ticket } = await begin()
    const { returned } = await comeBack(somebody())
    expect(await signIn({ ticket, returned })).toMatchObject({ status: 409, code: 1150 })
    expect(await signIn({ ticket, returned: { ...returned, state: '' } })).toMatchObject({ code: 1150 })
    // Its own is as good as before.
    const own = (await provider.visit(url)) as unknown as IdentityReturned
    expect(await signIn({ ticket, returned: own })).toMatchObject({ status: 417 })
  })

  it('late, twice, or with a ticket that nobody was given is refused', async () => {
    const late = await comeBack(somebody())
    await app.database.asOwner(`update identity_sign_ins set expires_at = now() - interval '1 second'`)
    expect(await signIn(late)).toMatchObject({ code: 1150 })
    const seller = await aBound()
    const back = await comeBack(seller.who)
    const both = await Promise.all([signIn(back), signIn(back)])
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1150])
    expect(await signIn({ ticket: back.ticket })).toMatchObject({ code: 1150 })
    expect(await signIn({ ticket: 'A'.repeat(43) })).toMatchObject({ code: 1150 })
  })

  it('with a code that was used is refused by the provider', async () => {
    const { url, ticket } = await begin()
    const other = await begin()
    const used = (await provider.visit(other.url)) as unknown as IdentityReturned
    await signIn({ ticket: other.ticket, returned: used })
    const own = (await provider.visit(url)) as unknown as IdentityReturned
    const replayed = { ...own, ...(used.code && { code: used.code }) }
    expect(await signIn({ ticket, returned: replayed })).toMatchObject({ status: 409, code: 1150 })
  })

  it('with a no of the person is told so', async () => {
    expect(await signIn(await comeBack(undefined))).toMatchObject({ status: 409, code: 1151 })
  })
})

describe('a provider', () => {
  it('is asked for a code with PKCE, state and nonce', async () => {
    const { url } = await begin()
    const asked = Object.fromEntries(new URL(url).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/login`,
      scope: 'openid',
    })
    for (const part of ['state', 'nonce', 'code_challenge']) expect(asked[part]).toHaveLength(43)
  })

  it('that is not configured is no provider', async () => {
    const without = await createTestApp()
    try {
      const { data } = await without.call(identities.provider)
      expect(data).toEqual({ provider: null })
      expect(await without.call(identities.begin)).toMatchObject({ status: 404 })
      expect(await signIn({ ticket: 'A'.repeat(43) }, without)).toMatchObject({ status: 404 })
    } finally {
      await without.close()
    }
    expect((await app.call(identities.provider)).data).toEqual({ provider: { name: 'Example Login' } })
  })

  it.each([
    ['answers a page of words', () => ({})],
    [
      'answers as somebody else',
      () => ({ '/.well-known/openid-configuration': { issuer: 'https://evil.example' } }),
    ],
  ])('that %s is told so, and the password still signs in', async (_, answers) => {
    const nonsense = await startNonsense(answers)
    const other = await createTestApp({ config: configFor(nonsense.issuer) })
    try {
      expect(await other.call(identities.begin)).toMatchObject({ status: 503, code: 1153 })
      expect((await other.signUpUser()).token).toBeTruthy()
    } finally {
      await other.close()
      await nonsense.close()
    }
  })

  it('that gives a token without a signature lets nobody in', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { sub: 'ada', aud: providerClient.id, iat: now / 1000, exp: now / 1000 + 600 }
    const nonsense = await startNonsense((issuer) => ({
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      },
      '/jwks': { keys: [] },
      '/token': {
        access_token: 'x',
        token_type: 'Bearer',
        id_token: `${part({ alg: 'none' })}.${part({ ...claims, iss: issuer })}.`,
      },
    }))
    const other = await createTestApp({ config: configFor(nonsense.issuer) })
    try {
      const { url, ticket } = await begin(other)
      const returned = { code: 'x', state: new URL(url).searchParams.get('state')! }
      expect(await signIn({ ticket, returned }, other)).toMatchObject({ status: 503, code: 1153 })
      expect(await signIn({ ticket }, other)).toMatchObject({ code: 1150 })
    } finally {
      await other.close()
      await nonsense.close()
    }
  })
})
