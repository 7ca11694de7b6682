import { endpointList, operatorEndpoints } from '@kaadi/contract'
import { operators } from '@kaadi/contract/operators'
import { sessions } from '@kaadi/contract/sessions'
import { site } from '@kaadi/contract/site'
import { longestClosingMs, type Switch, switches } from '@kaadi/contract/switches'
import { users } from '@kaadi/contract/users'
import { wallets } from '@kaadi/contract/wallets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, signIn, type TestApp, testConfig } from '../../../test/app.ts'
import { asSeen, setSwitch, type Wanted } from '../../../test/set-switch.ts'

const message = 'The environment is not operational, Please contact customer service.'
const reopensTime = new Date(Date.now() + 3_600_000).toISOString()
const closing = { name: 'service', isOpen: false, reason: 'The books are checked.', reopensTime } as const
const opening = { name: 'service', isOpen: true } as const
const notFitting = (path: string, message: string) => ({
  code: 1001,
  details: { fields: [{ path, message }] },
})

describe('the service', () => {
  let app: TestApp
  let second: TestApp
  let admin: { token: string; email: string }
  beforeAll(async () => {
    app = await createTestApp()
    // Another process of the same service.
    second = await createTestApp({ database: app.database })
    admin = await app.signInOperator('admin')
  })
  afterAll(async () => {
    await second.http.close()
    await app.close()
  })
  const set = (wanted: Wanted) => setSwitch(app, admin.token, wanted)
  const stands = (of: TestApp) => of.call(site.news)

  it('closes at once in every process, and says until when', async () => {
    const { token } = await app.signUpUser()
    const { data } = await set(closing)
    expect(data[0]).toEqual({
      ...closing,
      subject: '',
      title: null,
      changedBy: expect.any(String),
      changeTime: expect.any(String),
    })
    for (const one of [app, second]) await expect.poll(() => stands(one)).toMatchObject({ status: 423 })
    expect(await app.call(users.me, { token })).toMatchObject({
      status: 423,
      code: 423,
      msg: message,
      details: { reopensTime },
    })
    await set(opening)
    for (const one of [app, second]) await expect.poll(() => stands(one)).toMatchObject({ code: 0 })
    expect(await app.call(users.me, { token })).toMatchObject({ code: 0 })
  })

  it('does not reopen before it is closed', async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    expect(await set({ ...closing, reopensTime: past })).toMatchObject(
      notFitting('reopensTime', 'Choose a time that is still to come.'),
    )
    expect(await stands(app)).toMatchObject({ code: 0 })
  })

  it('is not closed for more than a year', async () => {
    const within = new Date(Date.now() + longestClosingMs - 60_000).toISOString()
    const beyond = new Date(Date.now() + longestClosingMs + 60_000).toISOString()
    for (const far of [beyond, '9999-12-31T00:00:00.000Z'])
      expect(await set({ ...closing, reopensTime: far })).toMatchObject(
        notFitting('reopensTime', 'Choose a time within a year.'),
      )
    expect(await stands(app)).toMatchObject({ code: 0 })
    expect(await set({ ...closing, reopensTime: within })).toMatchObject({ code: 0 })
    await set(opening)
  })

  it('promises no time that is over', async () => {
    let now = Date.now()
    const waiting = await createTestApp({ database: app.database, clock: () => now })
    try {
      await set(closing)
      await expect
        .poll(() => waiting.call(site.news))
        .toMatchObject({ status: 423, details: { reopensTime } })
      now = Date.parse(reopensTime)
      expect(await waiting.call(site.news)).toMatchObject({ status: 423, details: { reopensTime: null } })
    } finally {
      await waiting.http.close()
      await set(opening)
    }
  })

  it('is not changed over the head of somebody else who has just changed it', async () => {
    const late = await asSeen(app, admin.token, { ...closing, reason: 'Late.' })
    const other = await app.signInOperator('admin')
    await setSwitch(app, other.token, closing)
    const refused = await app.call(switches.set, { token: admin.token, body: late })
    expect(refused).toMatchObject({
      status: 409,
      code: 1980,
      details: { values: { isOpen: false, reason: closing.reason }, changedBy: expect.any(String) },
    })
    const seen = await asSeen(app, admin.token, opening)
    await set(opening)
    await set(closing)
    expect(await app.call(switches.set, { token: admin.token, body: seen })).toMatchObject({ code: 1980 })
    await set(opening)
  })

  it('is changed by one of ten who look at it at once', async () => {
    const body = await asSeen(app, admin.token, closing)
    const codes = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await app.call(switches.set, { token: admin.token, body })).code,
      ),
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 1980)).toHaveLength(9)
    await set(opening)
  })

  it('stays as it was opened where it is opened again', async () => {
    const [before] = (await set(opening)).data
    const [after] = (await set(opening)).data
    expect(after).toEqual(before)
  })

  it('answers nothing else than the console and its own name while it is closed', async () => {
    await set(closing)
    await expect.poll(() => stands(app)).toMatchObject({ status: 423 })
    const answers = await Promise.all(
      endpointList.map(
        async ({ name, endpoint }) => [name, (await app.call(endpoint)).code === 423] as const,
      ),
    )
    const open = answers.filter(([, isClosed]) => !isClosed).map(([name]) => name)
    expect(open.filter((name) => !Object.hasOwn(operatorEndpoints, name.split('.')[0]!))).toEqual([
      'sessions.end',
      'site.info',
      'site.contacts',
    ])
    // The session of whoever closed it may end in the meantime.
    const again = await app.call(operators.signIn, {
      body: { username: admin.email, password: 'x'.repeat(64) },
    })
    expect(again.code).not.toBe(423)
    await set(opening)
  })

  it('lets who signs out be out, also when it opens again', async () => {
    const seller = await app.signUpUser()
    await set(closing)
    await expect.poll(() => stands(app)).toMatchObject({ status: 423 })
    expect(await app.call(sessions.end, { token: seller.token })).toMatchObject({ code: 0 })
    await set(opening)
    await expect.poll(() => stands(app)).toMatchObject({ code: 0 })
    expect(await app.call(users.me, { token: seller.token })).toMatchObject({ status: 401 })
  })

  it('is closed by an admin alone, who says why', async () => {
    const { token } = await app.signInOperator('senior', 'treasurer', 'editor')
    const asked = await asSeen(app, admin.token, closing)
    expect(await app.call(switches.set, { token, body: asked })).toMatchObject({ status: 403 })
    expect(await set({ ...closing, reason: '  ' })).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'reason', message: 'Say why, so that the other operators know.' }] },
    })
    const { reason: _, ...unsaid } = closing
    expect(await set(unsaid)).toMatchObject({ code: 1001, details: { fields: [{ path: 'reason' }] } })
    expect(await set({ ...closing, reopensTime: 'soon' })).toMatchObject({ code: 1001 })
    expect(
      await app.call(switches.set, { token: admin.token, body: { ...asked, name: 'money' } }),
    ).toMatchObject({ code: 1001 })
    const { before: _before, ...unseen } = asked
    expect(await app.call(switches.set, { token: admin.token, body: unseen })).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'before' }] },
    })
    expect((await app.call<Switch[]>(switches.list, { token: admin.token })).data[0]!.isOpen).toBe(true)
  })

  it('stays as it is when the database goes away, and is read again when it is back', async () => {
    await set(closing)
    await expect.poll(() => stands(app)).toMatchObject({ status: 423 })
    await app.database.asOwner(`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kaadi-notices'
      and datname = current_database()`)
    await app.database.asOwner(`
      alter table switches disable trigger switches_announce;
      update switches set is_open = true, reason = null, reopens_at = null;
      alter table switches enable trigger switches_announce`)
    await expect.poll(() => stands(app), { timeout: 10_000 }).toMatchObject({ code: 0 })
  })
})

describe('a demonstration', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  it('answers reads and refuses every change', async () => {
    const seller = await app.signUpUser()
    const shown = await createTestApp({
      database: app.database,
      config: { ...testConfig, demonstration: true },
    })
    try {
      const token = await signIn(shown.call, seller.email, seller.password)
      expect(await shown.call(wallets.available, { token, query: { inCurrencyId: 1 } })).toMatchObject({
        code: 0,
      })
      const body = { firstName: 'Ada', lastName: 'Obi' }
      expect(await shown.call(users.setName, { token, body })).toMatchObject({
        status: 479,
        code: 479,
        msg: 'Demo environment, no permission to operate.',
      })
      const answers = await Promise.all(
        endpointList.map(
          async ({ name, endpoint }) => [name, (await shown.call(endpoint)).code === 479] as const,
        ),
      )
      const changes = answers.filter(([, isRefused]) => isRefused).map(([name]) => name)
      const posts = endpointList.filter(({ endpoint }) => endpoint.method === 'POST').map(({ name }) => name)
      expect(posts.filter((name) => !changes.includes(name)).toSorted()).toEqual([
        'bankAccounts.resolve',
        'changes.preview',
        'identities.begin',
        'identities.signIn',
        'operators.lock',
        'operators.readLink',
        'operators.signIn',
        'operators.signOut',
        'operators.unlock',
        'reads.batch',
        'sessions.create',
        'sessions.end',
        'users.readActivation',
        'wallets.available',
      ])
      expect(changes.filter((name) => !posts.includes(name))).toEqual([])
    } finally {
      await shown.http.close()
    }
  })
})
