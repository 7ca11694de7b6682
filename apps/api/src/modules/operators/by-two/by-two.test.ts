import type { Change } from '@kaadi/contract/changes'
import {
  type OperatorAccountDetail,
  type OperatorInvitation,
  operatorAccounts,
} from '@kaadi/contract/operator-accounts'
import type { OperatorRole } from '@kaadi/contract/operators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { changing } from '../../../../test/changing.ts'
import { made } from '../../../../test/repeated-call.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { applyDueChanges } from '../../changes/applying/apply-due-changes.ts'

let app: TestApp
let as: ReturnType<typeof changing>
let [admin, other, treasurer] = [] as unknown as [TestOperator, TestOperator, TestOperator]
beforeAll(async () => {
  app = await createTestApp()
  as = changing(app)
  admin = await app.signInOperator('admin')
  other = await app.signInOperator('admin')
  treasurer = await app.signInOperator('treasurer')
})
afterAll(() => closeSoundly(app))
beforeEach(async () => {
  await app.database.asOwner('delete from throttles')
})

const reason = 'Bisi leaves: Kofi pays from Monday on.'
const needsAnother = {
  status: 409,
  code: 1740,
  msg: 'A senior, treasurer or admin signs for others: a second person signs this. Ask for it with a reason.',
}
let count = 0
const anAddress = () => `second${++count}@kaadi.example`
const invite = (email: string, roles: readonly OperatorRole[]) =>
  app.call(operatorAccounts.invite, { token: admin.token, body: { email, roles } })
const askInvitation = (email: string, roles: OperatorRole[], by = admin) =>
  as(by).propose({ resource: 'operatorInvitations', before: null, after: { email, roles }, reason })
const askRoles = async (of: TestOperator, roles: OperatorRole[], by = admin) => {
  const before = (await as(admin).row('operatorRoles', of.publicId))!
  return as(by).propose({ resource: 'operatorRoles', before, after: { ...before, roles }, reason })
}
const askReset = async (of: TestOperator, by = admin) => {
  const before = (await as(admin).row('operatorFactors', of.publicId))!
  return as(by).propose({
    resource: 'operatorFactors',
    before,
    after: { ...before, hasFactor: false },
    reason,
  })
}
const detail = async ({ publicId }: TestOperator) =>
  made(
    app.call<OperatorAccountDetail>(operatorAccounts.detail, {
      token: admin.token,
      query: { operatorId: publicId },
    }),
  )
const invitations = () =>
  made(app.call<OperatorInvitation[]>(operatorAccounts.invitations, { token: admin.token }))
const mailsTo = async (email: string) => {
  await app.runJobs()
  return app.mailbox.mails.filter(({ to }) => to === email)
}

describe('one admin alone', () => {
  it.each(['treasurer', 'senior', 'admin'] as const)('invites no %s', async (role) => {
    const email = anAddress()
    expect(await invite(email, ['reviewer', role])).toMatchObject(needsAnother)
    expect(await askInvitation(email, [role])).toMatchObject({ data: { status: 'waiting' } })
    expect((await invitations()).map((one) => one.email)).not.toContain(email)
    expect(await mailsTo(email)).toEqual([])
  })

  it.each(['treasurer', 'senior', 'admin'] as const)('makes nobody a %s', async (role) => {
    const of = await app.signInOperator('reviewer')
    const given = { token: admin.token, body: { operatorId: of.publicId, roles: ['reviewer', role] } }
    expect(await app.call(operatorAccounts.setRoles, given)).toMatchObject(needsAnother)
    expect(await askRoles(of, [role])).toMatchObject({ data: { status: 'waiting' } })
    expect((await detail(of)).roles).toEqual(['reviewer'])
  })

  it.each(['treasurer', 'senior', 'admin'] as const)('resets the second factor of no %s', async (role) => {
    const of = await app.signInOperator(role)
    const given = { token: admin.token, body: { operatorId: of.publicId } }
    expect(await app.call(operatorAccounts.resetFactor, given)).toMatchObject(needsAnother)
    expect(await askReset(of)).toMatchObject({ data: { status: 'waiting' } })
    expect(await detail(of)).toMatchObject({ hasFactor: true, sessions: 1 })
  })

  it('still invites, makes and resets who signs nothing, and takes such a role away', async () => {
    expect(await invite(anAddress(), ['reviewer', 'editor'])).toMatchObject({ code: 0 })
    const of = await app.signInOperator('treasurer', 'reviewer')
    const body = { operatorId: of.publicId, roles: ['reviewer', 'editor'] }
    expect(await app.call(operatorAccounts.setRoles, { token: admin.token, body })).toMatchObject({ code: 0 })
    const reset = { token: admin.token, body: { operatorId: of.publicId } }
    expect(await app.call(operatorAccounts.resetFactor, reset)).toMatchObject({ code: 0 })
  })

  it('does not sign what they asked for, nor does whom it is about, nor somebody else than an admin ask', async () => {
    const of = await app.signInOperator('treasurer')
    const asked = await made(askRoles(of, ['treasurer', 'admin']))
    const own = { status: 403, code: 1982 }
    expect(await as(admin).decide(asked)).toMatchObject(own)
    expect(await as(of).decide(asked)).toMatchObject(own)
    const editor = await app.signInOperator('editor')
    expect(await askInvitation(anAddress(), ['treasurer'], editor)).toMatchObject({ status: 403 })
    const senior = await app.signInOperator('senior')
    expect(await as(senior).decide(asked)).toMatchObject({ status: 403 })
  })
})

describe('by two', () => {
  it('a treasurer is invited: the link goes out when the second person has signed', async () => {
    const email = anAddress()
    const asked = await made(askInvitation(email, ['treasurer']))
    for (const { email: to } of [other, treasurer])
      expect((await mailsTo(to)).map(({ text }) => text).join()).toContain(email)
    expect((await mailsTo(admin.email)).map(({ text }) => text).join()).not.toContain(email)
    expect(await as(treasurer).decide(asked)).toMatchObject({ data: { status: 'applied' } })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['You are invited to the desk'])
    expect(await invitations()).toContainEqual(expect.objectContaining({ email, roles: ['treasurer'] }))
  })

  it('a reviewer becomes a treasurer, and loses a lost app', async () => {
    const of = await app.signInOperator('reviewer')
    expect(await as(other).decide(await made(askRoles(of, ['treasurer'])))).toMatchObject({ code: 0 })
    expect(await detail(of)).toMatchObject({
      roles: ['treasurer'],
      history: [{ kind: 'roles', before: ['reviewer'], after: ['treasurer'] }],
    })
    expect(await as(other).decide(await made(askReset(of)))).toMatchObject({ code: 0 })
    expect(await detail(of)).toMatchObject({ hasFactor: false, sessions: 0 })
    expect((await mailsTo(of.email)).map(({ subject }) => subject)).toEqual(['Your second factor was reset'])
  })

  it('is refused with a reason, or taken back, and nothing has changed', async () => {
    const of = await app.signInOperator('reviewer')
    const statusOf = async ({ changeId }: Change) => (await as(admin).detail(changeId)).status
    const refused = await made(askRoles(of, ['treasurer']))
    await made(as(treasurer).decide(refused, { verdict: 'refuse', note: 'Not yet.' }))
    const back = await made(askRoles(of, ['treasurer']))
    await made(as(admin).withdraw(back.changeId))
    expect(await as(treasurer).decide(back)).toMatchObject({ code: 1983 })
    expect(await Promise.all([statusOf(refused), statusOf(back)])).toEqual(['refused', 'withdrawn'])
    expect((await detail(of)).roles).toEqual(['reviewer'])
  })

  it('is over when nobody has signed it for three days', async () => {
    const alone = await createTestApp()
    try {
      const [asker, signer] = [await alone.signInOperator('admin'), await alone.signInOperator('treasurer')]
      const of = await alone.signInOperator('reviewer')
      const before = (await changing(alone)(asker).row('operatorRoles', of.publicId))!
      const after = { ...before, roles: ['treasurer' as const] }
      const left = await made(
        changing(alone)(asker).propose({ resource: 'operatorRoles', before, after, reason }),
      )
      await applyDueChanges(alone.deps)(aJob)
      expect((await changing(alone)(asker).detail(left.changeId)).status).toBe('waiting')
      await alone.database.asOwner(`set session_replication_role = replica;
        update changes c set created_at = now() - interval '73 hours'`)
      await applyDueChanges(alone.deps)(aJob)
      expect(await changing(alone)(asker).detail(left.changeId)).toMatchObject({
        status: 'withdrawn',
        note: 'Nobody signed it within three days. Ask again.',
      })
      expect(await changing(alone)(signer).decide(left)).toMatchObject({ code: 1983 })
    } finally {
      await alone.close()
    }
  })

  it('is refused where the roles have changed meanwhile, or who asked is an admin no more', async () => {
    const of = await app.signInOperator('reviewer')
    const asked = await made(askRoles(of, ['reviewer', 'treasurer']))
    const body = { operatorId: of.publicId, roles: ['editor'] }
    await made(app.call(operatorAccounts.setRoles, { token: other.token, body }))
    expect(await as(treasurer).decide(asked)).toMatchObject({ code: 1980 })
    const leaving = await app.signInOperator('admin')
    const third = await app.signInOperator('reviewer')
    const wish = await made(askRoles(third, ['treasurer'], leaving))
    const bye = { operatorId: leaving.publicId, reason: 'Left the company.' }
    await made(app.call(operatorAccounts.suspend, { token: admin.token, body: bye }))
    expect(await as(treasurer).decide(wish)).toMatchObject({ status: 409, code: 1741 })
  })

  it('leaves an audit line of the asking, the signing and the taking back', async () => {
    const lines = await app.database.asOwner(
      `select distinct call from audit_lines where call in ('changes.propose', 'changes.decide', 'changes.withdraw')`,
    )
    expect(lines).toHaveLength(3)
  })
})

describe('the database', () => {
  /** As a fault of the service would write it: on the lines of the second person. */
  const write = (statement: string) =>
    app.deps.database.checker.transaction().execute(async (tx) => {
      const { sql } = await import('kysely')
      await sql.raw(statement).execute(tx)
    })
  const rule = /who signs for others is made by two/

  it.each([
    [
      'gives a role that signs',
      (id: bigint) => `update operators set roles = '{reviewer,treasurer}' where id = ${id};
        insert into operator_changes (operator_id, by_id, kind) values (${id}, ${admin.id}, 'roles')`,
    ],
    [
      'invites into one',
      () => `insert into operator_invitations (public_id, token_hash, email, roles, invited_by, expires_at)
        values ('alone', sha256('alone'), 'alone@kaadi.example', '{senior}', ${admin.id}, now() + interval '1 hour')`,
    ],
    [
      'takes the app of who signs away',
      () => `delete from operator_factors where operator_id = ${treasurer.id}`,
    ],
  ])('refuses what %s without a second person, whoever writes it', async (_, statement) => {
    const { id } = await app.signInOperator('reviewer')
    await expect(write(statement(id))).rejects.toThrow(rule)
  })

  it('takes no other address or role into an invitation that was sent', async () => {
    const email = anAddress()
    await made(invite(email, ['reviewer']))
    for (const set of [`roles = '{treasurer}'`, `email = 'mine@kaadi.example'`])
      await expect(write(`update operator_invitations set ${set} where email = '${email}'`)).rejects.toThrow(
        /never changes/,
      )
  })
})
