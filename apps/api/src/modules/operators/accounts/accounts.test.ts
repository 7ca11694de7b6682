import { desk } from '@kaadi/contract/desk'
import {
  type OperatorAccount,
  type OperatorAccountDetail,
  operatorAccounts,
} from '@kaadi/contract/operator-accounts'
import { operators } from '@kaadi/contract/operators'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'

let app: TestApp
let second: TestApp
let admin: TestOperator
beforeAll(async () => {
  app = await createTestApp()
  second = await createTestApp({ database: app.database })
  admin = await app.signInOperator('admin')
})
afterAll(async () => {
  await second.http.close()
  await app.close()
})
beforeEach(async () => {
  await app.database.asOwner('delete from throttles')
})

const idOf = async ({ id }: TestOperator): Promise<string> => {
  const [row] = await app.database.asOwner(`select public_id from operators where id = ${id}`)
  return String(row!.public_id)
}
type Name = 'setRoles' | 'suspend' | 'reinstate' | 'endSessions' | 'resetFactor'
const change = async (name: Name, of: TestOperator, more: object = {}, by = admin) =>
  app.call<OperatorAccountDetail>(operatorAccounts[name], {
    token: by.token,
    body: { operatorId: await idOf(of), ...more },
  })
const reason = 'Left the company.'
const signIn = (of: TestOperator, factor?: string) =>
  app.call(operators.signIn, {
    body: { username: of.email, password: passwordHash(of.email, of.password), ...(factor && { factor }) },
  })
const ask = (on: TestApp, { token }: TestOperator) => on.call(desk.queue, { token })

it('refuses the next call of who was suspended, in every process, and says why at the door', async () => {
  const reviewer = await app.signInOperator('reviewer')
  for (const process of [app, second]) expect(await ask(process, reviewer)).toMatchObject({ code: 0 })
  expect(await change('suspend', reviewer, { reason })).toMatchObject({
    data: { isSuspended: true, sessions: 0, history: [{ kind: 'suspended', reason }] },
  })
  expect(await ask(app, reviewer)).toMatchObject({ status: 401 })
  await expect.poll(() => ask(second, reviewer)).toMatchObject({ status: 401 })
  expect(await signIn(reviewer)).toMatchObject({
    status: 403,
    code: 1955,
    msg: 'This account is suspended. Ask an admin to reinstate it.',
  })
  expect(await change('suspend', reviewer, { reason })).toMatchObject({ status: 409, code: 1960 })
})

it('lets who was reinstated sign in again with what they had', async () => {
  const reviewer = await app.signInOperator('reviewer')
  expect(await change('reinstate', reviewer)).toMatchObject({ code: 1960 })
  await change('suspend', reviewer, { reason })
  expect(await change('reinstate', reviewer)).toMatchObject({ data: { isSuspended: false } })
  expect(await signIn(reviewer)).toMatchObject({ code: 1110 })
})

it('says nothing of a suspension to who does not know the password', async () => {
  const reviewer = await app.signInOperator('reviewer')
  await change('suspend', reviewer, { reason })
  const body = { username: reviewer.email, password: passwordHash(reviewer.email, 'wrong') }
  expect(await app.call(operators.signIn, { body })).toMatchObject({ status: 426 })
})

it('gives other roles, which hold with the next call in every process', async () => {
  const operator = await app.signInOperator('reviewer', 'treasurer')
  for (const process of [app, second]) expect(await ask(process, operator)).toMatchObject({ code: 0 })
  const { data } = await change('setRoles', operator, { roles: ['treasurer', 'editor'] })
  expect(data).toMatchObject({
    roles: ['treasurer', 'editor'],
    history: [{ kind: 'roles', before: ['reviewer', 'treasurer'], after: ['treasurer', 'editor'] }],
  })
  expect(await ask(app, operator)).toMatchObject({ status: 403 })
  await expect.poll(() => ask(second, operator)).toMatchObject({ status: 403 })
  expect(await change('setRoles', operator, { roles: ['editor', 'treasurer'] })).toMatchObject({ code: 1960 })
  expect(await change('setRoles', operator, { roles: [] })).toMatchObject({ code: 1001 })
})

it('signs an operator out everywhere', async () => {
  const operator = await app.signInOperator('reviewer')
  expect(await change('endSessions', operator)).toMatchObject({ data: { sessions: 0, openSessions: [] } })
  expect(await ask(app, operator)).toMatchObject({ status: 401 })
  expect(await change('endSessions', operator)).toMatchObject({ code: 1960 })
})

it('resets a lost factor: the sessions end, the owner is told, and the next sign-in sets up another', async () => {
  const operator = await app.signInOperator('reviewer')
  expect(await change('resetFactor', operator)).toMatchObject({ data: { hasFactor: false, sessions: 0 } })
  expect(await ask(app, operator)).toMatchObject({ status: 401 })
  const again = await signIn(operator)
  expect(again).toMatchObject({ code: 0 })
  const token = (again.data as { access_token: string }).access_token
  expect(await app.call(desk.queue, { token })).toMatchObject({ code: 1953 })
  await app.runJobs()
  const mails = app.mailbox.mails.filter(({ to }) => to === operator.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your second factor was reset'])
  expect(await change('resetFactor', operator)).toMatchObject({ code: 1960 })
})

describe('nobody', () => {
  it.each(['setRoles', 'suspend', 'reinstate', 'endSessions', 'resetFactor'] as const)(
    'does %s to themselves',
    async (name) => {
      const more = { setRoles: { roles: ['admin', 'senior'] }, suspend: { reason } }[name as 'suspend'] ?? {}
      expect(await change(name, admin, more)).toMatchObject({
        status: 409,
        code: 1959,
        msg: 'This is your own account. Another admin has to do it.',
      })
    },
  )

  it('but an admin does it', async () => {
    const senior = await app.signInOperator('senior', 'reviewer', 'treasurer', 'editor')
    const other = await app.signInOperator('reviewer')
    expect(await change('suspend', other, { reason }, senior)).toMatchObject({ status: 403 })
  })

  it('changes an operator past the service: the schema asks for a link or another admin', async () => {
    const { id } = await app.signInOperator('reviewer')
    for (const set of [`roles = '{admin}'`, `suspended_at = now()`, `password_hash = 'x'`])
      await expect(
        app.deps.database.checker.transaction().execute(async (tx) => {
          const { sql } = await import('kysely')
          await sql.raw(`update operators set ${set} where id = ${id}`).execute(tx)
        }),
      ).rejects.toThrow(/by a one-time link or by another admin/)
  })
})

describe('the last admin', () => {
  it('cannot be suspended or lose the role by a demo admin, who does not count', async () => {
    const alone = await createTestApp()
    try {
      const [real, demo] = [await alone.signInOperator('admin'), await alone.signInOperator('admin')]
      await alone.database.asOwner(`set session_replication_role = replica;
        update operators set is_demo = true where id = ${demo.id}`)
      const [row] = await alone.database.asOwner(`select public_id from operators where id = ${real.id}`)
      const call = (name: Name, more: object) =>
        alone.call(operatorAccounts[name], {
          token: demo.token,
          body: { operatorId: row!.public_id, ...more },
        })
      const last = {
        status: 409,
        code: 1958,
        msg: 'This is the last admin beside demo accounts, which do not count. Make another admin first.',
      }
      expect(await call('suspend', { reason })).toMatchObject(last)
      expect(await call('setRoles', { roles: ['reviewer'] })).toMatchObject(last)
      expect(await call('setRoles', { roles: ['reviewer', 'admin'] })).toMatchObject({ code: 0 })
    } finally {
      await alone.close()
    }
  })

  it('is left when two admins suspend each other at the same moment', async () => {
    const alone = await createTestApp()
    try {
      const both = [await alone.signInOperator('admin'), await alone.signInOperator('admin')]
      const ids = await Promise.all(
        both.map(
          async ({ id }) =>
            (await alone.database.asOwner(`select public_id from operators where id = ${id}`))[0]!.public_id,
        ),
      )
      const replies = await Promise.all(
        both.map(({ token }, at) =>
          alone.call(operatorAccounts.suspend, { token, body: { operatorId: ids[1 - at], reason } }),
        ),
      )
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
      const [row] = await alone.database.asOwner(
        `select count(*)::integer as left from operators where 'admin' = any (roles) and suspended_at is null`,
      )
      expect(row!.left).toBe(1)
    } finally {
      await alone.close()
    }
  })
})

it('lists operators by key, narrowed by role, state and address, with nothing secret', async () => {
  const alone = await createTestApp()
  try {
    const { token } = await alone.signInOperator('admin')
    for (let n = 0; n < 5; n++) await alone.signInOperator(n % 2 ? 'reviewer' : 'treasurer')
    const page = (query: Record<string, string | number>) =>
      alone.call<KeyedPage<OperatorAccount>>(operatorAccounts.page, { token, query })
    const first = (await page({ size: 4 })).data
    expect(first).toMatchObject({ total: 6, records: { length: 4 } })
    const rest = (await page({ size: 4, cursor: first.cursor! })).data
    expect(new Set([...first.records, ...rest.records].map(({ operatorId }) => operatorId)).size).toBe(6)
    expect((await page({ role: 'treasurer' })).data.records).toHaveLength(3)
    expect((await page({ state: 'suspended' })).data.records).toEqual([])
    const { email } = first.records[0]!
    expect((await page({ search: email.slice(0, 10).toUpperCase() })).data.total).toBeGreaterThan(0)
    expect(JSON.stringify(first)).not.toMatch(/argon2|password/i)
  } finally {
    await alone.close()
  }
})
