import {
  type OperatorAccountDetail,
  type OperatorInvitation,
  operatorAccounts,
} from '@kaadi/contract/operator-accounts'
import { type Operator, type OperatorLink, operators } from '@kaadi/contract/operators'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'

const password = 'a long enough phrase'
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

let count = 0
const anAddress = () => `invited${++count}@kaadi.example`
const invite = (email: string, roles = ['reviewer'], token = admin.token, idempotencyKey?: string) =>
  app.call<OperatorInvitation>(operatorAccounts.invite, {
    token,
    body: { email, roles },
    ...(idempotencyKey && { idempotencyKey }),
  })
const resend = (invitationId: string) =>
  app.call<OperatorInvitation>(operatorAccounts.resend, { token: admin.token, body: { invitationId } })
const withdraw = (invitationId: string) =>
  app.call(operatorAccounts.withdraw, { token: admin.token, body: { invitationId } })
const waiting = async () =>
  (await app.call<OperatorInvitation[]>(operatorAccounts.invitations, { token: admin.token })).data
const read = (token: string) => app.call<OperatorLink>(operators.readLink, { body: { token } })
const accept = (email: string, token: string) =>
  app.call<Operator>(operators.acceptLink, {
    body: { token, name: 'Bisi Adewale', password: passwordHash(email, password) },
  })

/** The token of the newest mail to an address. */
async function mailedTo(email: string): Promise<string> {
  await app.runJobs()
  const mail = app.mailbox.mails.findLast(({ to }) => to === email)
  return /\/console\/welcome#(\S{43})\n/.exec(mail!.text)![1]!
}
const passAMinute = () =>
  app.database.asOwner(`update operator_invitations set sent_at = sent_at - interval '61 seconds'`)

it('is mailed, accepted once, and makes an operator with the roles that were chosen', async () => {
  const email = anAddress()
  const { data } = await invite(email, ['reviewer', 'editor'])
  expect(data).toMatchObject({ email, roles: ['reviewer', 'editor'], isExpired: false })
  expect(Date.parse(data.expiresTime) - Date.now()).toBeGreaterThan(71 * 3_600_000)
  const token = await mailedTo(email)
  expect(await read(token)).toMatchObject({ data: { email, roles: ['reviewer', 'editor'] } })
  const made = await accept(email, token)
  expect(made).toMatchObject({ code: 0, data: { email, roles: ['reviewer', 'editor'] } })
  expect(await accept(email, token)).toMatchObject({ status: 409, code: 1952 })
  expect(await waiting()).toEqual([])
  const { operatorId } = made.data
  const detail = await app.call<OperatorAccountDetail>(operatorAccounts.detail, {
    token: admin.token,
    query: { operatorId },
  })
  expect(detail.data).toMatchObject({
    hasFactor: false,
    history: [{ kind: 'joined', after: ['reviewer', 'editor'], by: expect.stringMatching(/^Operator/) }],
  })
})

it('has its link in the mail alone: neither in a reply nor in the database', async () => {
  const email = anAddress()
  const { data } = await invite(email)
  const token = await mailedTo(email)
  expect(JSON.stringify(data)).not.toContain(token)
  const rows = await app.database.asOwner(`
    select row_to_json(i)::text as row from operator_invitations i union all
    select row_to_json(k)::text from idempotency_keys k union all select row_to_json(l)::text from audit_lines l`)
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('sends one mail for one key', async () => {
  const email = anAddress()
  const first = await invite(email, ['editor'], admin.token, 'one-intent-1')
  expect(await invite(email, ['editor'], admin.token, 'one-intent-1')).toMatchObject({ data: first.data })
  await app.runJobs()
  expect(app.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(1)
})

it('is sent again with another link, once a minute; the one before stops to work', async () => {
  const email = anAddress()
  const { invitationId } = (await invite(email)).data
  const old = await mailedTo(email)
  expect(await resend(invitationId)).toMatchObject({
    status: 429,
    code: '000',
    details: { resendSeconds: 60 },
  })
  await passAMinute()
  expect(await resend(invitationId)).toMatchObject({ code: 0, data: { invitationId } })
  const renewed = await mailedTo(email)
  expect(renewed).not.toBe(old)
  expect(await read(old)).toMatchObject({ status: 409, code: 1950 })
  expect(await read(renewed)).toMatchObject({ data: { email } })
})

it('is taken back: its link stops to work, and it waits no more', async () => {
  const email = anAddress()
  const { invitationId } = (await invite(email)).data
  const token = await mailedTo(email)
  expect(await withdraw(invitationId)).toMatchObject({ code: 0 })
  expect(await read(token)).toMatchObject({
    status: 409,
    code: 1950,
    msg: 'This link is not known, or was taken back. Ask for a new one where it was made.',
  })
  expect(await accept(email, token)).toMatchObject({ code: 1950 })
  expect((await waiting()).map((one) => one.email)).not.toContain(email)
  for (const again of [withdraw, resend]) expect(await again(invitationId)).toMatchObject({ status: 404 })
})

it('runs out after three days, says so, and can be sent again', async () => {
  const email = anAddress()
  const { invitationId } = (await invite(email)).data
  const token = await mailedTo(email)
  await app.database.asOwner(`update operator_invitations set sent_at = now() - interval '3 days', expires_at = now()
    where public_id = '${invitationId}'`)
  expect(await accept(email, token)).toMatchObject({
    status: 409,
    code: 1951,
    msg: 'This link has run out. Ask for a new one where it was made.',
  })
  expect(await waiting()).toContainEqual(expect.objectContaining({ invitationId, isExpired: true }))
  await resend(invitationId)
  expect(await accept(email, await mailedTo(email))).toMatchObject({ code: 0 })
})

it('is not guessed: a place that tries thirty links is told to wait', async () => {
  for (let time = 0; time < 30; time++)
    expect(await read('A'.repeat(43))).toMatchObject({ status: 409, code: 1950 })
  expect(await read('A'.repeat(43))).toMatchObject({ status: 429 })
  expect(await read('short')).toMatchObject({ status: 400, code: 1001 })
})

it('goes to nobody who is an operator, and to nobody twice', async () => {
  expect(await invite(admin.email)).toMatchObject({ status: 409, code: 1956 })
  const email = anAddress()
  const replies = await Promise.all([1, 2, 3].map(() => invite(email)))
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 1957, 1957])
})

it('is made by an admin alone, with roles that exist', async () => {
  const { token } = await app.signInOperator('senior', 'treasurer', 'editor', 'reviewer')
  expect(await invite(anAddress(), ['admin'], token)).toMatchObject({ status: 403 })
  for (const roles of [[], ['owner'], ['admin', 'admin']])
    expect(await invite(anAddress(), roles)).toMatchObject({ status: 400, code: 1001 })
  expect(await invite('no address')).toMatchObject({ status: 400, code: 1001 })
})

it('ends with the admin who sent it: who is suspended has invited nobody', async () => {
  const other = await app.signInOperator('admin')
  const email = anAddress()
  await invite(email, ['editor'], other.token)
  const token = await mailedTo(email)
  const [{ id }] = (await app.database.asOwner(
    `select public_id as id from operators where email = '${other.email}'`,
  )) as [{ id: string }]
  const body = { operatorId: id, reason: 'Left the company.' }
  expect(await app.call(operatorAccounts.suspend, { token: admin.token, body })).toMatchObject({ code: 0 })
  expect(await accept(email, token)).toMatchObject({ code: 1950 })
})

it('makes one operator of many that accept at once', async () => {
  const email = anAddress()
  await invite(email)
  const token = await mailedTo(email)
  const replies = await Promise.all(Array.from({ length: 8 }, () => accept(email, token)))
  expect(replies.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 7 }, () => 1952)])
})
