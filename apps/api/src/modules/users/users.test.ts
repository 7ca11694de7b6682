import { coupons } from '@kaadi/contract/coupons'
import { type User, users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, signIn, type TestApp } from '../../../test/app.ts'
import { seedCatalogue } from '../../../test/catalogue.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let count = 0
const newEmail = () => `new${++count}@kaadi.example`
const password = 'correct horse battery'

const askForCode = (email: string, idempotencyKey?: string) =>
  app.call(users.sendVerificationCode, {
    body: { email, purpose: 'signUp' },
    ...(idempotencyKey && { idempotencyKey }),
  })

const mailedCode = async (email: string): Promise<string> => {
  expect(await askForCode(email)).toMatchObject({ code: 0, data: { resendSeconds: 60, expiresSeconds: 900 } })
  await app.runJobs()
  return app.mailbox.codeFor(email)
}

const formOf = (email: string, code: string, more: object = {}) => ({
  email,
  code,
  password: passwordHash(email, password),
  countryCode: 'NG',
  acceptsTerms: true,
  isAdult: true,
  ...more,
})

const signUp = (email: string, code: string, more: object = {}, idempotencyKey?: string) =>
  app.call<User>(users.signUp, {
    body: formOf(email, code, more),
    ...(idempotencyKey && { idempotencyKey }),
  })

const countUsers = async (email: string) =>
  (await app.database.asOwner(`select from users where email = '${email}'`)).length

describe('signing up', () => {
  it('opens an account with the mailed code, and lets it in', async () => {
    const email = newEmail()
    const reply = await signUp(email, await mailedCode(email))
    expect(reply).toMatchObject({
      code: 0,
      data: { email, username: email, countryCode: 'NG', defaultCurrencyId: 1, level: 1, pinSet: false },
    })
    const token = await signIn(app.call, email, password)
    expect(await app.call(users.me, { token })).toMatchObject({ code: 0, data: reply.data })
  })

  it('pays sellers in Ghana in cedi', async () => {
    const email = newEmail()
    const reply = await signUp(email, await mailedCode(email), { countryCode: 'GH' })
    expect(reply.data.defaultCurrencyId).toBe(2)
  })

  it('welcomes with the coupon that is in force for the wallet, once', async () => {
    await seedCatalogue(app.database)
    const [email, key] = [newEmail(), 'one-account-one-coupon']
    const code = await mailedCode(email)
    await signUp(email, code, { countryCode: 'GH' }, key)
    await signUp(email, code, { countryCode: 'GH' }, key)
    const token = await signIn(app.call, email, password)
    expect((await app.call(coupons.list, { token })).data).toMatchObject([
      { title: 'Welcome coupon', value: '15.00', currencyId: 2, status: 0, source: 'firstOrder' },
    ])
  })

  it('remembers who invited, by a code in any case', async () => {
    const inviter = await app.signUpUser()
    const email = newEmail()
    await signUp(email, await mailedCode(email), {
      invitationCode: inviter.user.inviteCode.toLowerCase(),
    })
    const rows = await app.database.asOwner(`select invited_by from users where email = '${email}'`)
    expect(rows).toEqual([{ invited_by: inviter.id.toString() }])
  })

  it('with the own invitation, for the same mailbox, is refused once the address is proved', async () => {
    const address = newEmail()
    const own = await app.signUpUser({ email: address })
    const again = address.replace('@', '+again@')
    const more = { invitationCode: own.user.inviteCode }
    expect(await signUp(again, '000000', more)).toMatchObject({ code: 428 })
    const code = await mailedCode(again)
    expect(await signUp(again, code, more)).toMatchObject({ status: 400, code: 1104 })
    expect(await signUp(again, code)).toMatchObject({ code: 0 })
  })

  it('keeps the address in lower case and refuses it in another', async () => {
    const email = newEmail()
    await signUp(email.toUpperCase(), await mailedCode(email.toUpperCase().toLowerCase()), {
      password: passwordHash(email, password),
    })
    expect(await countUsers(email)).toBe(1)
    await app.database.asOwner("update verification_codes set sent_at = now() - interval '2 minutes'")
    expect(
      await app.call(users.sendVerificationCode, { body: { email: email.toUpperCase(), purpose: 'signUp' } }),
    ).toMatchObject({ code: 0 })
    await app.runJobs()
    expect(app.mailbox.mails.at(-1)).toMatchObject({ to: email, subject: 'You already have an account' })
  })

  it('answers the same again under one key, and opens one account', async () => {
    const email = newEmail()
    const code = await mailedCode(email)
    const first = await signUp(email, code, {}, 'the-same-key')
    const again = await signUp(email, code, {}, 'the-same-key')
    expect(again.data).toEqual(first.data)
    expect(await countUsers(email)).toBe(1)
  })

  it('opens one account when sent many times at once', async () => {
    const email = newEmail()
    const code = await mailedCode(email)
    const replies = await Promise.all([1, 2, 3, 4].map(() => signUp(email, code)))
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    expect(await countUsers(email)).toBe(1)
  })

  it('refuses one key for two different forms', async () => {
    const email = newEmail()
    const code = await mailedCode(email)
    await signUp(email, code, {}, 'another-same-key')
    expect(await signUp(email, code, { countryCode: 'GH' }, 'another-same-key')).toMatchObject({
      status: 422,
      code: 1004,
    })
  })

  it('keeps neither password, pre-hash nor code readable', async () => {
    const email = newEmail()
    const code = await mailedCode(email)
    await signUp(email, code)
    const tables = ['users', 'verification_codes', 'idempotency_keys', 'outbox', 'throttles']
    const dump = await Promise.all(
      tables.map((table) => app.database.asOwner(`select t::text as line from ${table} t`)),
    )
    const text = JSON.stringify(dump)
    expect(text).toContain('$argon2id$')
    expect(text).not.toContain(passwordHash(email, password))
    expect(text).not.toContain(password)
    expect(text).not.toContain(`"${code}"`)
  })
})

describe('a bad sign-up', () => {
  it('with a wrong code is refused, and five tries use the code up, which is said', async () => {
    const email = newEmail()
    const code = await mailedCode(email)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let time = 1; time <= 5; time++)
      expect(await signUp(email, wrong)).toMatchObject({
        status: 428,
        code: 428,
        details: { newCodeNeeded: time === 5 },
      })
    expect(await signUp(email, code)).toMatchObject({
      code: 428,
      details: { newCodeNeeded: true },
    })
    expect(await countUsers(email)).toBe(0)
  })

  it('with a code that is too old is refused', async () => {
    const email = newEmail()
    const code = await mailedCode(email)
    await app.database.asOwner("update verification_codes set expires_at = now() - interval '1 ms'")
    expect(await signUp(email, code)).toMatchObject({ status: 428, details: { newCodeNeeded: true } })
  })

  it("with another address's code is refused", async () => {
    const [email, other] = [newEmail(), newEmail()]
    const code = await mailedCode(other)
    await mailedCode(email)
    const reply = await signUp(email, code)
    // One in a million times both codes are the same.
    if (app.mailbox.codeFor(email) !== code) expect(reply).toMatchObject({ status: 428 })
  })

  it('with an address that has an account is refused, after the address is proved', async () => {
    const seller = await app.signUpUser()
    expect(await signUp(seller.email, '123456')).toMatchObject({ code: 428 })
    await askForCode(seller.email)
    await app.database.asOwner('update verification_codes set attempts_left = 5')
    await app.runJobs()
    expect(app.mailbox.mails.at(-1)).toMatchObject({
      to: seller.email,
      subject: 'You already have an account',
    })
    expect(app.mailbox.mails.at(-1)?.text).not.toMatch(/\d{6}/)
  })

  it.each([
    ...['password', 'qwerty123', '12345678', 'iloveyou'],
    ...[
      'kaadi123',
      'Kaadi2026',
      'K@@di123!',
      'Passw0rd!',
      'P@ssw0rd',
      'PASSWORD1',
      'Password123!',
      'P@$$w0rd1',
      'kaadi-2026',
      'kaadi!23',
      'kaadi123!!',
    ],
    ...['kwame123', 'okafor123', 'Chinedu1', 'Mensah@123'],
    ...[
      'Welcome1',
      'Football1',
      'Dr@gon123',
      'Sunshine!',
      'Naija2025',
      'Nigeria@123',
      'Lagos1234',
      'GiftCard1',
    ],
    ...['00000000', '!!!!!!!!!', 'abababab', '123123123', '20252025', '87654321', 'hgfedcba', 'qwertyuiop'],
    ...[
      'Aa123456',
      'Aa123456!',
      '12345678a',
      'abc12345',
      'qwerty12',
      'Qwerty12345!',
      'asdf1234',
      '1q2w3e4r5t',
    ],
    ...['admin123', 'Adm1n@123', 'K@adi123', 'Pa55w0rd', 'P4$$w0rd1', '7e5t1234', 'Naira777'],
    ...['letmein!!', '11111111a', 'kaadi-kaadi', 'NaijaNaija'],
  ])('with the password %s is refused', async (common) => {
    const email = newEmail()
    const reply = await signUp(email, await mailedCode(email), { password: passwordHash(email, common) })
    expect(reply).toMatchObject({ status: 400, code: 1101 })
  })

  it.each(['a long enough phrase', 'kaadi pays my rent', 'Tr0ub4dor&3x', 'zk4-mango-Ibadan'])(
    'with the password %s is taken',
    async (fine) => {
      const email = newEmail()
      const reply = await signUp(email, await mailedCode(email), { password: passwordHash(email, fine) })
      expect(reply).toMatchObject({ code: 0 })
    },
  )

  it('with the own name in disguise as password is refused', async () => {
    const email = newEmail()
    const name = email.split('@')[0]!
    const [code, capital] = [await mailedCode(email), name.charAt(0).toUpperCase() + name.slice(1)]
    for (const weak of [
      `${name}123`,
      `${capital}2026`,
      `${name.replaceAll('e', '3').replaceAll('s', '5')}!`,
    ]) {
      const reply = await signUp(email, code, { password: passwordHash(email, weak) })
      expect([weak, reply.code]).toEqual([weak, 1101])
    }
  })

  it('with the own address as password is refused', async () => {
    const email = newEmail()
    const reply = await signUp(email, await mailedCode(email), { password: passwordHash(email, email) })
    expect(reply).toMatchObject({ code: 1101 })
  })

  it('with an unknown invitation is refused, and the code can still be used', async () => {
    const email = newEmail()
    const code = await mailedCode(email)
    expect(await signUp(email, code, { invitationCode: 'NOBODY99' })).toMatchObject({
      status: 400,
      code: 1102,
    })
    expect(await signUp(email, code)).toMatchObject({ code: 0 })
  })

  it.each([
    ['email', { email: 'no address' }],
    ['email', { email: 'naïve@kaadi.example' }],
    ['code', { code: '12' }],
    ['password', { password: 'A'.repeat(32) }],
    ['countryCode', { countryCode: 'US' }],
    ['acceptsTerms', { acceptsTerms: false }],
    ['isAdult', { isAdult: undefined }],
    ['invitationCode', { invitationCode: '<script>' }],
  ])('marks the field %s', async (path, wrong) => {
    const reply = await app.call(users.signUp, { body: { ...formOf(newEmail(), '123456'), ...wrong } })
    expect(reply).toMatchObject({ status: 400, code: 1001 })
    expect((reply.details.fields as { path: string }[]).map((field) => field.path)).toContain(path)
  })

  it('does not take fields that are not asked for', async () => {
    const email = newEmail()
    const code = await mailedCode(email)
    const claims = { level: 9, kycLevel: 3, exp: 9999, isDemo: true, id: 1 }
    const refused = await signUp(email, code, claims)
    expect(refused).toMatchObject({ status: 400, code: 1001 })
    expect(refused.details.fields).toMatchObject(Object.keys(claims).map((path) => ({ path })))
    await signUp(email, code)
    const rows = await app.database.asOwner(
      `select level, kyc_level, exp, is_demo from users where email = '${email}'`,
    )
    expect(rows).toEqual([{ level: 1, kyc_level: 0, exp: 0, is_demo: false }])
  })
})

describe('asking for a code', () => {
  it('answers the same for an address that has an account', async () => {
    const seller = await app.signUpUser()
    const [known, unknown] = [await askForCode(seller.email), await askForCode(newEmail())]
    expect(known.data).toEqual(unknown.data)
    expect(known.status).toBe(unknown.status)
  })

  it('is refused within a minute, for known and unknown addresses', async () => {
    const seller = await app.signUpUser()
    for (const email of [newEmail(), seller.email]) {
      await askForCode(email)
      const again = await askForCode(email)
      expect(again).toMatchObject({ status: 429, code: '000' })
      expect(again.details.resendSeconds).toBeGreaterThan(50)
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(50)
    }
  })

  it('is answered again under the same key without another mail', async () => {
    const email = newEmail()
    await askForCode(email, 'one-intent')
    expect(await askForCode(email, 'one-intent')).toMatchObject({ code: 0 })
    await app.runJobs()
    expect(app.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('is slowed down for one address of the network', async () => {
    await askForCode(newEmail())
    await app.database.asOwner("update throttles set hits = 120 where scope = 'sign-up:codes'")
    expect(await askForCode(newEmail())).toMatchObject({ status: 429, code: 429 })
    await app.database.asOwner('delete from throttles')
  })

  it('makes the earlier code worthless', async () => {
    const email = newEmail()
    const first = await mailedCode(email)
    await app.database.asOwner("update verification_codes set sent_at = now() - interval '61 seconds'")
    const second = await mailedCode(email)
    if (first !== second) expect(await signUp(email, first)).toMatchObject({ code: 428 })
    expect(await signUp(email, second)).toMatchObject({ code: 0 })
  })
})
