import { sessions } from '@kaadi/contract/sessions'
import { type Activation, type User, users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, signIn, type TestApp } from '../../../../test/app.ts'
import { sweepSignUps } from './sweep-sign-ups.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const password = 'nine quiet market mornings'
let count = 0
const newEmail = () => `linked${++count}@kaadi.example`

const ask = (email: string, more: object = {}) =>
  app.call(users.signUpByLink, {
    body: {
      email,
      password: passwordHash(email, password),
      countryCode: 'NG',
      acceptsTerms: true,
      isAdult: true,
      ...more,
    },
  })
const mailsTo = async (email: string) => {
  await app.runJobs()
  return app.mailbox.mails.filter(({ to }) => to === email)
}
const tokenFor = async (email: string): Promise<string> => {
  const mails = await mailsTo(email)
  return /\/activate#([\w-]{43})/.exec(mails.at(-1)?.text ?? '')![1]!
}
const linkFor = async (email: string, more: object = {}) => {
  expect(await ask(email, more)).toMatchObject({
    code: 0,
    data: { resendSeconds: 60, expiresSeconds: 86_400 },
  })
  return tokenFor(email)
}
const read = (token: string) => app.call<Activation>(users.readActivation, { body: { token } })
const activate = (email: string, token: string, given = password, idempotencyKey?: string) =>
  app.call<User>(users.activate, {
    body: { token, password: passwordHash(email, given) },
    ...(idempotencyKey && { idempotencyKey }),
  })
const countUsers = async (email: string) =>
  (await app.database.asOwner(`select from users where email = '${email}'`)).length
const aMinuteLater = () => app.database.asOwner(`update throttles set ends_at = now() where true`)

describe('opening an account by a mailed link', () => {
  it('opens it with the password of the sign-up, and lets it in', async () => {
    const email = newEmail()
    const inviter = await app.signUpUser()
    const token = await linkFor(email, { countryCode: 'GH', invitationCode: inviter.user.inviteCode })
    expect(await countUsers(email)).toBe(0)
    expect(await read(token)).toMatchObject({ code: 0, data: { email, countryCode: 'GH' } })
    expect(await activate(email, token)).toMatchObject({ code: 0, data: { email, countryCode: 'GH' } })
    expect(await signIn(app.call, email, password)).toBeTruthy()
    const rows = await app.database.asOwner(`select invited_by from users where email = '${email}'`)
    expect(rows).toEqual([{ invited_by: inviter.id.toString() }])
  })

  it('by the own invitation, for the same mailbox, has nobody invite it and tells no stranger whose code it is', async () => {
    const address = newEmail()
    const own = await app.signUpUser({ email: address })
    const again = address.replace('@', '+again@')
    const token = await linkFor(again, { invitationCode: own.user.inviteCode })
    expect(await app.call(users.readActivation, { body: { token } })).toMatchObject({
      data: { isSelfInvited: true },
    })
    expect(await activate(again, token)).toMatchObject({ code: 0 })
    const [link, opened] = await mailsTo(again)
    expect(link!.text).toContain('The invitation code was your own')
    expect(opened).toMatchObject({ subject: 'Your account is open, without an invitation' })
    const rows = await app.database.asOwner(`select invited_by from users where email = '${again}'`)
    expect(rows).toEqual([{ invited_by: null }])
  })

  it('gives nobody an account by another’s click: the password is asked for, five times at most', async () => {
    const email = newEmail()
    const token = await linkFor(email)
    for (let time = 0; time < 5; time++)
      expect(await activate(email, token, `guess number ${time}`)).toMatchObject({ code: 426 })
    expect(await activate(email, token)).toMatchObject({ code: 429 })
    expect(await countUsers(email)).toBe(0)
  })

  it('answers six that are one with one account', async () => {
    const email = newEmail()
    const token = await linkFor(email)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => activate(email, token, password, 'one-click-six-times')),
    )
    for (const reply of replies) expect(reply).toMatchObject({ code: 0, data: replies[0]!.data })
    expect(replies[0]!.data).toMatchObject({ email })
  })

  it('answers the same for an address that has an account, and mails its owner no link', async () => {
    const { email } = await app.signUpUser()
    const [known, unknown] = [await ask(email), await ask(newEmail())]
    expect(known).toMatchObject({ status: unknown.status, code: unknown.code, data: unknown.data })
    expect(await mailsTo(email)).toMatchObject([{ subject: 'You already have an account' }])
  })

  it('says that a link was used, has run out, or is not known', async () => {
    const email = newEmail()
    const token = await linkFor(email)
    expect(await activate(email, token)).toMatchObject({ code: 0 })
    expect(await read(token)).toMatchObject({ code: 1109 })
    expect(await activate(email, token)).toMatchObject({ code: 1109 })
    expect(await read('x'.repeat(43))).toMatchObject({ code: 1107 })
    expect(await read('short')).toMatchObject({ code: 1001 })
    const late = newEmail()
    const old = await linkFor(late)
    await app.database.asOwner(`update pending_sign_ups set expires_at = now() where email = '${late}'`)
    expect(await read(old)).toMatchObject({ code: 1108 })
    expect(await activate(late, old)).toMatchObject({ code: 1108 })
  })

  it('mails another link in the place of one that has run out, once a minute', async () => {
    const email = newEmail()
    const old = await linkFor(email)
    await app.database.asOwner(`update pending_sign_ups set expires_at = now() where email = '${email}'`)
    const resend = () => app.call(users.resendActivation, { body: { token: old } })
    expect(await resend()).toMatchObject({ code: '000', details: { resendSeconds: expect.any(Number) } })
    await aMinuteLater()
    expect(await resend()).toMatchObject({ code: 0 })
    const newer = await tokenFor(email)
    expect(newer).not.toBe(old)
    expect(await read(old)).toMatchObject({ code: 1107 })
    expect(await activate(email, newer)).toMatchObject({ code: 0 })
  })

  it('opens one account, however many click at once, and one key gets one answer', async () => {
    const email = newEmail()
    const token = await linkFor(email)
    const replies = await Promise.all([1, 2, 3, 4].map(() => activate(email, token)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await countUsers(email)).toBe(1)
    const second = newEmail()
    const again = await linkFor(second)
    const first = await activate(second, again, password, 'the-same-click-again')
    expect(await activate(second, again, password, 'the-same-click-again')).toMatchObject({
      code: 0,
      data: first.data,
    })
  })

  it('yields to a sign-up by code that came first', async () => {
    const email = newEmail()
    const token = await linkFor(email)
    await app.signUpUser({ email })
    expect(await activate(email, token)).toMatchObject({ code: 1100 })
    expect(await app.call(sessions.create, { body: {} })).toMatchObject({ code: 1001 })
  })

  it('refuses a password that everybody guesses, and an invitation of nobody', async () => {
    const email = newEmail()
    expect(await ask(email, { password: passwordHash(email, 'password1') })).toMatchObject({ code: 1101 })
    expect(await ask(email, { invitationCode: 'NOBODY00' })).toMatchObject({ code: 1102 })
  })
})

it('sign-ups of long ago are swept, those of this month are not', async () => {
  const [old, young] = [newEmail(), newEmail()]
  await linkFor(old)
  await linkFor(young)
  await app.database.asOwner(
    `update pending_sign_ups set expires_at = now() - interval '31 days' where email = '${old}'`,
  )
  await sweepSignUps(app.deps)({} as never)
  const rows = await app.database.asOwner(
    `select email from pending_sign_ups where email in ('${old}', '${young}')`,
  )
  expect(rows).toEqual([{ email: young }])
})
