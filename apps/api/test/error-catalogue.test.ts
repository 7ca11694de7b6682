import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardOrders } from '@kaadi/contract/card-orders'
import { operatorErrorWords } from '@kaadi/contract/errors'
import { type IdentityBegun, type IdentityReturned, identities } from '@kaadi/contract/identities'
import { notificationSettings } from '@kaadi/contract/notification-settings'
import { sessions } from '@kaadi/contract/sessions'
import { site } from '@kaadi/contract/site'
import { switches } from '@kaadi/contract/switches'
import { users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Reply, type TestApp, testConfig } from './app.ts'
import { type LoginProvider, providerClient, startLoginProvider } from './login-provider.ts'
import { setSwitch, type Wanted } from './set-switch.ts'

const publicUrl = 'http://localhost:3998'
let provider: LoginProvider
let app: TestApp
let shown: TestApp
beforeAll(async () => {
  provider = await startLoginProvider(`${publicUrl}/login`)
  const login = {
    issuer: provider.issuer,
    clientId: providerClient.id,
    clientSecret: providerClient.secret,
    name: 'Example Login',
  }
  app = await createTestApp({ config: { ...testConfig, publicUrl, provider: login } })
  shown = await createTestApp({ config: { ...testConfig, demonstration: true } })
})
afterAll(async () => {
  await Promise.all([app.close(), shown.close()])
  await provider.close()
})

const askForCode = (email: string) =>
  app.call(users.sendVerificationCode, { body: { email, purpose: 'signUp' } })

/** How each row of the table comes about, in a case of its own. */
const cases: Readonly<Record<string, () => Promise<Reply>>> = {
  '000': async () => {
    await askForCode('twice@kaadi.example')
    return askForCode('twice@kaadi.example')
  },
  401: () => app.call(users.me),
  403: async () => {
    const { token } = await app.signInOperator('reviewer')
    return app.call(switches.list, { token })
  },
  404: async () => {
    const { token } = await app.signUpUser()
    return app.call(cardOrders.detail, { token, query: { giftOrderId: 'nothing-here' } })
  },
  417: async () => {
    const { data } = await app.call<IdentityBegun>(identities.begin)
    const returned = (await provider.visit(data.url)) as unknown as IdentityReturned
    return app.call(identities.signIn, { body: { ticket: data.ticket, returned } })
  },
  423: async () => {
    const { token } = await app.signInOperator('admin')
    const set = (wanted: Wanted) => setSwitch(app, token, wanted)
    await set({ name: 'service', isOpen: false, reason: 'The books are checked.', reopensTime: null })
    await expect.poll(() => app.call(site.news)).toMatchObject({ status: 423 })
    const closed = await app.call(site.news)
    await set({ name: 'service', isOpen: true })
    await expect.poll(() => app.call(site.news)).toMatchObject({ code: 0 })
    return closed
  },
  426: async () => {
    const { email } = await app.signUpUser()
    return app.call(sessions.create, {
      body: {
        grant_type: 'password',
        scope: 'server',
        username: email,
        password: passwordHash(email, 'not the password'),
      },
    })
  },
  428: () => {
    const email = 'wrong.code@kaadi.example'
    return app.call(users.signUp, {
      body: {
        email,
        code: '000000',
        password: passwordHash(email, 'yam and pepper soup 7'),
        countryCode: 'NG',
        acceptsTerms: true,
        isAdult: true,
      },
    })
  },
  429: async () => {
    await askForCode('flood@kaadi.example')
    await app.database.asOwner(`update throttles set hits = 120 where scope = 'sign-up:codes'`)
    const refused = await askForCode('flood.again@kaadi.example')
    await app.database.asOwner('delete from throttles')
    return refused
  },
  479: async () => {
    const { token } = await shown.signUpUser()
    return shown.call(users.setDefaultCurrency, { token, body: { currencyId: 2 } })
  },
  other: async () => {
    const { token } = await app.signUpUser()
    await app.database.asOwner('alter table notification_settings rename to notification_settings_away')
    const failed = await app.call(notificationSettings.list, { token })
    await app.database.asOwner('alter table notification_settings_away rename to notification_settings')
    return failed
  },
}

const specification = readFileSync(join(import.meta.dirname, '../../../docs/specification.md'), 'utf8')
const table = /^## 8\.[\s\S]*?(?=^- )/m.exec(specification)![0]
const rows = [...table.matchAll(/^\| ([\w, ]+?) \| (.+?) \|$/gm)]
  .filter(([, code]) => code !== 'status or code')
  .flatMap(([, codes = '', message = '']) =>
    codes.split(', ').map((code) => [code, message.replace(/ \(.*\)$/, '')] as const),
  )

describe('the table of specification section 8', () => {
  it('has a case for each of its rows, and no other', () => {
    expect(rows.map(([code]) => code).toSorted()).toEqual(Object.keys(cases).toSorted())
  })

  it.each(rows)('answers %s in its own case: %s', async (code, message) => {
    const reply = await cases[code]!()
    expect(String(reply.code)).toBe(code === 'other' ? '1000' : code)
    // A role is refused to operators alone, who are told in words of their own.
    expect(reply.msg).toBe(code === '403' ? operatorErrorWords.forbidden : message)
    expect(reply.status).toBe(code === '000' ? 429 : code === 'other' ? 500 : Number(code))
  })
})
