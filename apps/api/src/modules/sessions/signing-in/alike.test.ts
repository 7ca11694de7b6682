import { type Session, sessions } from '@kaadi/contract/sessions'
import { users, type VerificationPurpose } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

const signIn = (username: string, password: string) =>
  app.call<Session>(sessions.create, {
    body: { grant_type: 'password', scope: 'server', username, password: passwordHash(username, password) },
  })
const me = (token: string) => app.call(users.me, { token })

describe('an address that has an account, and one that has none', () => {
  it('cost the same work at sign-in: one look at a password, which is what takes the time', async () => {
    const { email } = await app.signUpUser()
    const looked = vi.spyOn(app.deps.secrets, 'verify')
    const worked = async (address: string) => {
      looked.mockClear()
      const { status, code, msg } = await signIn(address, 'not the password')
      return { status, code, msg, looks: looked.mock.calls.length }
    }
    const known = await worked(email)
    expect(known).toMatchObject({ code: 426, looks: 1 })
    expect(await worked('nobody.here@kaadi.example')).toEqual(known)
  })

  it.each<VerificationPurpose>(['signUp', 'resetPassword'])(
    'are both mailed when a code for %s is asked for, so that no answer is sooner',
    async (purpose) => {
      const { email } = await app.signUpUser()
      const sent = vi.spyOn(app.deps.mail, 'send')
      const worked = async (address: string) => {
        sent.mockClear()
        const { status, code, data } = await app.call(users.sendVerificationCode, {
          body: { email: address, purpose },
        })
        return { status, code, data, mails: sent.mock.calls.length }
      }
      const known = await worked(email)
      expect(known).toMatchObject({ code: 0, mails: 1 })
      expect(await worked(`nobody.${purpose.toLowerCase()}@kaadi.example`)).toEqual(known)
    },
  )
})

describe('a sign-in from two tabs at once', () => {
  it('opens a session in each, and signing out of one leaves the other', async () => {
    const seller: SignedUp = await app.signUpUser()
    const [one, two] = await Promise.all([1, 2].map(() => signIn(seller.email, seller.password)))
    expect([one!.code, two!.code]).toEqual([0, 0])
    const tokens = [one!.data.access_token, two!.data.access_token] as const
    expect(tokens[0]).not.toBe(tokens[1])
    await app.call(sessions.end, { token: tokens[0] })
    expect([(await me(tokens[0])).code, (await me(tokens[1])).code]).toEqual([401, 0])
  })
})

describe('a device that was signed out from elsewhere', () => {
  it('is told to sign in at whatever it calls next', async () => {
    const seller = await app.signUpUser()
    const here = (await signIn(seller.email, seller.password)).data.access_token
    await app.call(sessions.endOthers, { token: here })
    const refused = await me(seller.token)
    expect(refused).toMatchObject({ status: 401, code: 401 })
    expect(refused.msg).toBe('You have not permission，Please contact administrator.')
    for (const call of [sessions.list, sessions.endOthers])
      expect(await app.call(call, { token: seller.token })).toMatchObject({ code: 401 })
    expect((await me(here)).code).toBe(0)
  })
})
