import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Operator, type OperatorLink, operators } from '@kaadi/contract/operators'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, signInAsOperator, type TestApp, testConfig } from '../../../../test/app.ts'
import { callLimits } from '../../../admission/admission.ts'
import { readConfig } from '../../../config.ts'
import { inviteAdmin } from './operator-links.ts'

const script = join(import.meta.dirname, '../../../create-admin.ts')
const email = 'bisi@kaadi.example'
const password = 'a long enough phrase'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner(`
    set session_replication_role = replica;
    delete from operator_changes; delete from audit_links; delete from audit_lines; delete from operator_invitations;
    delete from operator_sessions; delete from operators; delete from throttles`)
})

/** The command as a person runs it. */
async function createAdmin(...given: string[]): Promise<{ code: number; said: string }> {
  const environment = { PATH: process.env.PATH, DATABASE_URL: app.database.ownerUrl, PORT: '4000' }
  const run = promisify(execFile)(process.execPath, ['-C', '@kaadi/source', script, ...given], {
    env: environment,
  })
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )
}
const tokenIn = (said: string): string =>
  /http:\/\/127\.0\.0\.1:4000\/console\/welcome#(\S{43})\n/.exec(said)![1]!
/** As the command makes it. */
const aToken = async (force = false) =>
  (await inviteAdmin(app.deps.database.checker, app.deps.ids, { email, force }))!

const read = (token: string) => app.call<OperatorLink>(operators.readLink, { body: { token } })
const accept = (token: string, more: object = {}, idempotencyKey?: string) =>
  app.call<Operator>(operators.acceptLink, {
    body: { token, name: 'Bisi Adewale', password: passwordHash(email, password), ...more },
    ...(idempotencyKey && { idempotencyKey }),
  })

it('makes the first admin: command, link, name and password, console', async () => {
  const token = tokenIn((await createAdmin(email)).said)
  const link = await read(token)
  expect(link.data).toMatchObject({ email, roles: ['admin'] })
  expect(Date.parse(link.data.expiresTime) - Date.now()).toBeLessThanOrEqual(3_600_000)
  expect(await accept(token)).toMatchObject({
    code: 0,
    data: { email, name: 'Bisi Adewale', roles: ['admin'] },
  })
  const session = await signInAsOperator(app.call, email, password)
  expect((await app.call<Operator>(operators.me, { token: session })).data).toMatchObject({
    roles: ['admin'],
  })
})

it('stands in the audit with who came of it, and with what they were given', async () => {
  const token = await aToken(true)
  const { data } = await accept(token)
  const line = async () => {
    const [row] = await app.database.asOwner(
      `select subject, before, after from audit_lines where call = 'operators.acceptLink' order by id desc limit 1`,
    )
    return row
  }
  await expect.poll(line).toMatchObject({
    subject: data.operatorId,
    before: { hasPassword: false, roles: [] },
    after: { hasPassword: true, roles: ['admin'] },
  })
})

it('works once, and a repeated request under its key gets the same answer', async () => {
  const token = await aToken()
  const first = await accept(token, {}, 'one-intent-1')
  expect(await accept(token, {}, 'one-intent-1')).toMatchObject({ code: 0, data: first.data })
  expect(await accept(token)).toMatchObject({ status: 409, code: 1952 })
  expect(await read(token)).toMatchObject({
    status: 409,
    code: 1952,
    msg: 'This link has been used. Sign in with the password that was chosen.',
  })
})

it('makes one operator of many that use it at once', async () => {
  const token = await aToken()
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => accept(token, { name: `Name ${n}` })),
  )
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 1952)).toHaveLength(19)
  expect(await app.database.asOwner('select from operators')).toHaveLength(1)
})

it('ends when another one made the admin', async () => {
  const [first, second, forced] = [await aToken(), await aToken(), await aToken(true)]
  await accept(first)
  for (const token of [second, forced]) {
    expect(await read(token)).toMatchObject({ status: 409, code: 1950 })
    expect(await accept(token)).toMatchObject({ status: 409, code: 1950 })
  }
  expect(await app.database.asOwner('select from operators')).toHaveLength(1)
})

it('makes one admin of several links that are used at once', async () => {
  const tokens = [await aToken(), await aToken(), await aToken(), await aToken()]
  const replies = await Promise.all(tokens.map((token) => accept(token)))
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 1950, 1950, 1950])
})

it('turns nobody away of eight who use links of their own at once, at the cost of real hashes', async () => {
  const config = { ...testConfig, argon2: readConfig({}).argon2 }
  const busy = await createTestApp({ config, callLimits })
  try {
    const places = Array.from({ length: 8 }, (_, n) => `admin${n}@kaadi.example`)
    const tokens = await Promise.all(
      places.map((own) =>
        inviteAdmin(busy.deps.database.checker, busy.deps.ids, { email: own, force: true }),
      ),
    )
    const replies = await Promise.all(
      tokens.map((token, n) =>
        busy.call(operators.acceptLink, {
          body: { token, name: `Admin ${n}`, password: passwordHash(places[n]!, password) },
        }),
      ),
    )
    expect(replies.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 7 }, () => 1950)])
  } finally {
    await busy.close()
  }
})

it('ends when there is an admin, however that came to be', async () => {
  const token = await aToken()
  await app.signInOperator('admin')
  expect(await read(token)).toMatchObject({ status: 409, code: 1950 })
})

it('ends after an hour, and is nobody else’s', async () => {
  const token = await aToken()
  expect(await read('A'.repeat(43))).toMatchObject({ status: 409, code: 1950 })
  await app.database.asOwner(
    `update operator_invitations set sent_at = now() - interval '1 hour', expires_at = now()`,
  )
  expect(await accept(token)).toMatchObject({ status: 409, code: 1951 })
})

it('is kept as a hash alone', async () => {
  const token = await aToken()
  await accept(token, {}, 'one-intent-2')
  const rows = await app.database.asOwner(
    `select row_to_json(i)::text as row from operator_invitations i union all
     select row_to_json(k)::text from idempotency_keys k`,
  )
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('refuses a common password, and is still there for a better one', async () => {
  const token = await aToken()
  const weak = { password: passwordHash(email, 'Passw0rd!') }
  expect(await accept(token, weak)).toMatchObject({ status: 400, code: 1101 })
  const ofName = { password: passwordHash(email, 'Adewale@123') }
  expect(await accept(token, ofName)).toMatchObject({ status: 400, code: 1101 })
  expect(await accept(token)).toMatchObject({ code: 0 })
})

it('is not given where there is an admin, unless one lost the way in', async () => {
  await accept(await aToken())
  const session = await signInAsOperator(app.call, email, password)
  expect(await createAdmin('someone@kaadi.example')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/has an admin.*--force/s),
  })
  const token = tokenIn((await createAdmin(email, '--force')).said)
  await accept(token, { password: passwordHash(email, 'another long phrase') })
  expect(await app.call(operators.me, { token: session })).toMatchObject({ status: 401 })
  await signInAsOperator(app.call, email, 'another long phrase')
  expect(await app.database.asOwner('select from operators')).toHaveLength(1)
})

it('takes a demo admin for none', async () => {
  await app.signInOperator('admin')
  await app.database.asOwner(`
    alter table operators disable trigger operators_demo_stays; update operators set is_demo = true;
    alter table operators enable trigger operators_demo_stays`)
  expect(await createAdmin(email)).toMatchObject({ code: 0, said: expect.stringContaining(email) })
})

it.each([
  ['without an email', []],
  ['with what is no email', ['ada']],
  ['with two', [email, 'eve@kaadi.example']],
])('says how it is called %s', async (_, given) => {
  expect(await createAdmin(...given)).toEqual({
    code: 2,
    said: 'Name the email of the admin, and nothing else: npm run create-admin -- ada@example.com\n',
  })
})
