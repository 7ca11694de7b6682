import { operatorEndpoints } from '@kaadi/contract'
import { type AuditLine, audit } from '@kaadi/contract/audit'
import { desk } from '@kaadi/contract/desk'
import type { AnyEndpoints, Endpoint } from '@kaadi/contract/http'
import { operatorAccounts } from '@kaadi/contract/operator-accounts'
import { operatorFactor } from '@kaadi/contract/operator-factor'
import { operators } from '@kaadi/contract/operators'
import { payouts } from '@kaadi/contract/payouts'
import { people } from '@kaadi/contract/people'
import type { KeyedPage, UserId } from '@kaadi/contract/primitives'
import { risk } from '@kaadi/contract/risk'
import { switches } from '@kaadi/contract/switches'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aJob } from '../../../test/a-job.ts'
import { createTestApp, type TestApp, type TestOperator } from '../../../test/app.ts'
import { asSeen } from '../../../test/set-switch.ts'
import { runInvariants } from '../../invariants/index.ts'
import { chainAudit, chainLines } from './chain-audit.jobs.ts'

let app: TestApp
let admin: TestOperator
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.signInOperator('admin')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner('delete from throttles')
})

const page = (query: Record<string, string | number> = {}) =>
  app.call<KeyedPage<AuditLine>>(audit.page, { token: admin.token, query })
const lines = async (query: Record<string, string | number> = {}): Promise<AuditLine[]> =>
  (await page({ size: 100, ...query })).data.records
const newest = async (call: string): Promise<AuditLine> => (await lines({ call }))[0]!
const idOf = async ({ id }: TestOperator): Promise<string> => {
  const [row] = await app.database.asOwner(`select public_id from operators where id = ${id}`)
  return String(row!.public_id)
}
const name = (endpoint: Endpoint) => calls.find(([, one]) => one === endpoint)![0]
const calls = Object.entries(operatorEndpoints as unknown as AnyEndpoints).flatMap(([noun, group]) =>
  Object.entries(group).map(([call, endpoint]) => [`${noun}.${call}`, endpoint] as const),
)

/** A body of the declared kind with nothing in it. */
const bodyOf = ({ body, encoding }: Endpoint) =>
  body ? { body: encoding === 'multipart' ? { file: Buffer.from('x') } : {} } : {}

describe('a line', () => {
  it('says who did what to whom, before and after, from where, and how it went', async () => {
    const operator = await app.signInOperator('reviewer')
    const operatorId = await idOf(operator)
    await app.call(operatorAccounts.setRoles, {
      token: admin.token,
      body: { operatorId, roles: ['editor'] },
      headers: {
        'user-agent':
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
      },
    })
    expect(await newest('operatorAccounts.setRoles')).toMatchObject({
      operatorId: await idOf(admin),
      operatorName: expect.stringMatching(/^Operator/),
      subject: operatorId,
      asked: expect.arrayContaining([{ name: 'roles.1', value: 'editor' }]),
      changes: [{ name: 'roles', before: 'reviewer', after: 'editor' }],
      ip: '127.0.0.1',
      browser: 'Chrome',
      system: 'Windows',
      outcome: '0',
      isRefused: false,
    })
  })

  it.each(calls.filter(([, { method, auth }]) => method === 'POST' && auth === 'operator'))(
    'stands for %s, which is refused for want of what it asks',
    async (call, endpoint) => {
      const { token } = await app.signInOperator('reviewer', 'senior', 'treasurer', 'editor', 'admin')
      const { code } = await app.call(endpoint, { token, ...bodyOf(endpoint) })
      const line = await newest(call)
      if (code === 0)
        expect(endpoint.audited === 'refused' ? undefined : line).toMatchObject({ outcome: '0' })
      else expect(line).toMatchObject({ outcome: String(code), isRefused: true })
    },
  )

  it.each(calls.filter(([, { roles }]) => roles && !roles.includes('editor')))(
    'stands for %s, which is refused to a role',
    async (call, endpoint) => {
      const editor = await app.signInOperator('editor')
      await app.call(endpoint, { token: editor.token, ...bodyOf(endpoint) })
      expect(await newest(call)).toMatchObject({ outcome: '403', operatorId: await idOf(editor) })
    },
  )

  it('stands for a read of nobody who may, nor for what a page repeats by itself', async () => {
    const reviewer = await app.signInOperator('reviewer')
    await app.call(desk.queue, { token: reviewer.token })
    expect(await lines({ operatorId: await idOf(reviewer), call: name(desk.queue) })).toEqual([])
    expect(desk.renew).toMatchObject({ audited: 'refused' })
  })

  it('comes before what is read under the audit: a database that takes none shows nothing of a seller', async () => {
    const { token } = await app.signInOperator('senior')
    const { id } = await app.signUpUser()
    const [seller] = await app.database.asOwner(`select public_id from users where id = ${id}`)
    const read = () => app.call(people.seller, { token, query: { sellerId: seller!.public_id as UserId } })
    const onlyReads = (set: string) =>
      app.database.asOwner(`
      begin read write; do $$ begin execute format('alter database %I ${set}', current_database()); end $$; commit;
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await onlyReads('set default_transaction_read_only = on')
    const said = vi.spyOn(app.http.log, 'error')
    try {
      // The first ones may meet a line that was cut, and come as far as no audit.
      const refused = async () => {
        expect(await read()).toMatchObject({ status: 503, code: 1002 })
        return said.mock.calls
      }
      // In one line: what the database is short of is no fault of the code.
      await expect.poll(refused).toContainEqual([{ because: expect.any(String) }, 'audit of people.seller'])
      expect(said).not.toHaveBeenCalledWith({ err: expect.anything() }, expect.anything())
    } finally {
      await onlyReads('reset default_transaction_read_only')
    }
    await expect.poll(read).toMatchObject({ code: 0, data: { sellerId: seller!.public_id } })
  })

  it('stands for a sign-in and for a wrong password of an operator, and for no address that nobody has', async () => {
    const operator = await app.signInOperator('reviewer')
    const operatorId = await idOf(operator)
    const body = { username: operator.email, password: passwordHash(operator.email, 'wrong') }
    await app.call(operators.signIn, { body })
    await app.call(operators.signIn, { body: { ...body, username: 'nobody@kaadi.example' } })
    await expect
      .poll(async () => (await lines({ operatorId, call: 'operators.signIn' })).map(({ outcome }) => outcome))
      .toEqual(['426', '0'])
    const [row] = await app.database.asOwner(`
      select count(*)::integer as strays from audit_lines l where l::text like '%nobody@kaadi%'`)
    expect(row!.strays).toBe(0)
  })

  it('stands for what was refused to a locked session and before the second factor', async () => {
    const operator = await app.signInOperator('admin')
    await app.call(operators.lock, { token: operator.token })
    const closing = { name: 'service', isOpen: false, reason: 'The books.' }
    await app.call(switches.set, { token: operator.token, body: closing })
    expect(await newest('switches.set')).toMatchObject({
      outcome: '1954',
      operatorId: await idOf(operator),
      subject: 'service',
    })
  })

  it('says whom it was about where it was refused to a role, to a locked session, or for a form that does not fit', async () => {
    const { user } = await app.signUpUser()
    const body = { sellerId: user.userId, scope: 'both', rule: 'invented', facts: ['secret words'] }
    const senior = await app.signInOperator('senior')
    const outcomes: [TestOperator, string][] = [
      [await app.signInOperator('editor'), '403'],
      [senior, '1001'],
    ]
    const about = async (outcome: string) =>
      (await lines({ call: 'risk.pause' })).find(
        (line) => line.outcome === outcome && line.subject === user.userId,
      )
    for (const [{ token }, outcome] of outcomes) {
      expect(await app.call(risk.pause, { token, body })).toMatchObject({ code: Number(outcome) })
      expect(await about(outcome)).toMatchObject({ asked: [{ name: 'sellerId', value: user.userId }] })
    }
    await app.call(operators.lock, { token: senior.token })
    await app.call(risk.pause, { token: senior.token, body })
    expect(await about('1954')).toMatchObject({ asked: [{ name: 'sellerId', value: user.userId }] })
  })

  it('takes no words for an id that a refused form has in its place', async () => {
    const { token } = await app.signInOperator('editor')
    await app.call(risk.lift, { token, body: { pauseId: 'what somebody wrote', reason: 'None.' } })
    expect(await newest('risk.lift')).toMatchObject({ outcome: '403', subject: null, asked: [] })
  })

  it('is there before the operator is answered, for fifty at once', async () => {
    const body = await asSeen(app, admin.token, { name: 'service', isOpen: true })
    const many = await Promise.all(
      Array.from({ length: 50 }, () => app.call(switches.set, { token: admin.token, body })),
    )
    expect(many.every(({ code }) => code === 0)).toBe(true)
    expect((await lines({ call: 'switches.set', outcome: 'done' })).length).toBe(50)
  })
})

describe('what is secret', () => {
  it('stands in no line: neither passwords, codes and tokens nor what people write', async () => {
    const canary = (n: number) => `canary${n}canary${n}canary${n}`
    const { token } = admin
    const seenClosed = { isOpen: false, changeTime: null }
    const bodies: [Endpoint, object][] = [
      [desk.enterCode, { giftOrderId: 'order-1', leaseToken: canary(1), cardId: 'card-1', code: canary(2) }],
      [
        desk.decide,
        {
          giftOrderId: 'order-1',
          leaseToken: canary(3),
          cards: [
            {
              cardId: 'card-1',
              verdict: 4,
              reasonCode: 101,
              evidence: [{ uploadId: 'u-1', note: canary(4) }],
            },
          ],
        },
      ],
      [payouts.confirm, { id: 'w-1', bankSlipNumber: canary(5) }],
      [payouts.fail, { id: 'w-1', reason: canary(6) }],
      // Refused: somebody else has changed it.
      [switches.set, { name: 'service', isOpen: false, reason: canary(7), before: seenClosed }],
      [operators.unlock, { password: 'ca'.repeat(16) }],
      [operatorFactor.begin, { password: 'ca'.repeat(16) }],
      [operatorFactor.confirm, { code: '482913' }],
      [operatorFactor.renewRecoveryCodes, { factor: '7KQ2-9XMF' }],
      [
        operators.signIn,
        { username: admin.email, password: 'ca'.repeat(16), code: '482914', factor: '482915' },
      ],
      [operatorAccounts.suspend, { operatorId: 'nobody', reason: canary(8) }],
    ]
    for (const [endpoint, body] of bodies)
      await app.call(endpoint, { body, ...(endpoint.auth !== 'none' && { token }) })
    const rows = await app.database.asOwner('select l::text as line from audit_lines l')
    const dump = JSON.stringify(rows)
    for (const [endpoint] of bodies) expect(dump).toContain(name(endpoint))
    // Digests are hexadecimal, times have six digits: what is looked for cannot come about in one by chance.
    expect(dump).not.toMatch(/canary|(ca){8}|\b48291[345]\b|7KQ2|9XMF/)
    for (const one of [token, admin.password]) expect(dump).not.toContain(one)
  })
})

describe('the chain', () => {
  const broken = async () =>
    (await runInvariants(app.database.ownerUrl)).filter(({ id, rows }) => id === 'I30' && rows.length > 0)

  it('takes every line once, whoever links at the same time', async () => {
    const second = await createTestApp({ database: app.database })
    await Promise.all([app, second, app, second].map((one) => chainLines(one.deps.database.db)))
    await second.http.close()
    const [row] = await app.database.asOwner(`
      select (select count(*)::integer from audit_lines) as lines, (select count(*)::integer from audit_links) as links,
             (select place::integer from audit_head) as head`)
    expect(row!.links).toBe(row!.lines)
    expect(row!.head).toBe(row!.lines)
    expect(await broken()).toEqual([])
    expect((await lines())[0]!.link).toMatchObject({
      place: expect.any(Number),
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('goes on where it ended', async () => {
    await app.call(operators.lock, { token: (await app.signInOperator('reviewer')).token })
    await expect
      .poll(async () => {
        await chainLines(app.deps.database.db)
        return (await lines())[0]!.link
      })
      .not.toBeNull()
    expect(await broken()).toEqual([])
  })

  it.each([
    [`update audit_lines set outcome = '0'`],
    ['delete from audit_lines'],
    ['truncate audit_lines cascade'],
    [`insert into audit_links (place, line_id, digest) values (999, 1, '')`],
    [`update audit_links set digest = ''`],
    ['delete from audit_links'],
    [`update audit_head set place = 0`],
  ])('is not written by the service: %s', async (text) => {
    const { sql } = await import('kysely')
    await expect(sql.raw(text).execute(app.deps.database.db)).rejects.toThrow(/permission denied|append only/)
  })

  it('is not rewritten by the owner of the tables either, as long as the triggers stand', async () => {
    await expect(app.database.asOwner(`update audit_lines set outcome = '0'`)).rejects.toThrow(/append only/)
    await expect(app.database.asOwner('delete from audit_links')).rejects.toThrow(/append only/)
  })

  it('gets the line of what was committed by a process that died before it wrote one', async () => {
    await app.call(switches.set, {
      token: admin.token,
      body: await asSeen(app, admin.token, { name: 'service', isOpen: true }),
      idempotencyKey: 'lost-line-1',
    })
    await app.database.asOwner(`
      set session_replication_role = replica;
      delete from audit_lines where idempotency_key = 'lost-line-1';
      update idempotency_keys set created_at = now() - interval '30 seconds' where key = 'lost-line-1'`)
    await chainAudit(app.deps)(aJob)
    expect((await lines({ call: 'switches.set' })).filter(({ ip }) => ip === null)).toMatchObject([
      { outcome: '0', operatorId: await idOf(admin), ip: null },
    ])
    expect(await broken()).toEqual([])
  })
})

describe('the page', () => {
  it('is for admins, narrowed by operator, call, subject, outcome and time, and turned by key', async () => {
    const operator = await app.signInOperator('senior')
    const operatorId = await idOf(operator)
    expect(await app.call(audit.page, { token: operator.token })).toMatchObject({ status: 403 })
    for (let n = 0; n < 7; n++)
      await app.call(payouts.handBack, {
        token: operator.token,
        body: { id: `gone-${n}`, reason: 'Not mine.' },
      })
    const own = await page({ operatorId, call: 'payouts.handBack', size: 3 })
    expect(own.data).toMatchObject({ total: 7, records: { length: 3 } })
    const next = await page({ operatorId, call: 'payouts.handBack', size: 3, cursor: own.data.cursor! })
    expect(next.data.records.map(({ subject }) => subject)).toEqual(['gone-3', 'gone-2', 'gone-1'])
    expect(await lines({ subject: 'gone-4' })).toMatchObject([{ operatorId, isRefused: true }])
    expect(await lines({ operatorId, outcome: 'done' })).not.toContainEqual(
      expect.objectContaining({ isRefused: true }),
    )
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect(await lines({ from: tomorrow })).toEqual([])
    expect((await lines({ operatorId, before: tomorrow })).length).toBeGreaterThan(7)
    const names = await app.call<{ operatorId: string }[]>(audit.operators, { token: admin.token })
    expect(names.data.map((one) => one.operatorId)).toContain(operatorId)
    const offered = (await app.call<string[]>(audit.calls, { token: admin.token })).data
    expect(offered).toEqual(calls.map(([call]) => call).toSorted())
  })
})
