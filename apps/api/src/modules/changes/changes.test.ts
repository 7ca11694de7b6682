import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  type CampaignRule,
  type Change,
  type ChangeRequest,
  changes,
  type RebateRule,
} from '@kaadi/contract/changes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aJob } from '../../../test/a-job.ts'
import { createTestApp, type TestApp, type TestOperator } from '../../../test/app.ts'
import { aCampaignRule, changing } from '../../../test/changing.ts'
import { signing } from '../../../test/signing.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { applyDueChanges } from './applying/apply-due-changes.ts'
import { createProposeChange } from './asking/propose-change.ts'

let app: TestApp
/** Another process of the same service. */
let second: TestApp
let editor: ReturnType<ReturnType<typeof changing>>
let senior: typeof editor
let admin: typeof editor & { token: string }
let makerEmail: string
beforeAll(async () => {
  app = await createTestApp()
  second = await createTestApp({ database: app.database })
  const maker = await app.signInOperator('editor')
  makerEmail = maker.email
  editor = changing(app)(maker)
  senior = changing(app)(await app.signInOperator('senior'))
  const one = await app.signInOperator('admin')
  admin = { ...changing(app)(one), token: one.token }
})
afterAll(async () => {
  await second.http.close()
  await closeSoundly(app)
})

/** Each test begins with an empty ladder: a step of another one cannot stand in its way. */
beforeEach(() => app.database.asOwner('delete from rebate_steps'))

const reason = 'As agreed on Monday.'
let steps = 0
const aStep = (percent: string): RebateRule => ({
  currencyId: 1,
  fromAmount: String(1_000_000 + ++steps),
  percent,
})
const making = (after: RebateRule): ChangeRequest => ({ resource: 'rebates', before: null, after, reason })
const from = (before: RebateRule, percent: string): ChangeRequest => ({
  resource: 'rebates',
  before,
  after: { ...before, percent },
  reason,
})
const subjectOf = ({ currencyId, fromAmount }: RebateRule) => `${currencyId}-${fromAmount}`
const percentOf = async (step: RebateRule) => (await admin.row('rebates', subjectOf(step)))?.percent
const passTime = () =>
  app.database.asOwner(`alter table changes disable trigger changes_frozen;
    update changes set starts_at = now() - interval '1 second' where status = 'scheduled' and decided_by is null;
    update changes set digest = digest_of(changes) where decided_by is null;
    alter table changes enable trigger changes_frozen`)
/** As the job does. */
const applyDue = ({ deps }: TestApp) => applyDueChanges(deps)(aJob)
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

describe('a change', () => {
  it('is applied at once by who makes it, where one person is enough', async () => {
    const step = aStep('0.5')
    expect(await editor.propose(making(step))).toMatchObject({
      code: 0,
      data: {
        status: 'applied',
        before: null,
        after: step,
        weight: null,
        isOwn: true,
        canUndo: true,
        reason,
      },
    })
    expect(await percentOf(step)).toBe('0.5')
  })

  it('of more than one person may decide waits, and is applied by another who approves it', async () => {
    const step = aStep('0.5')
    await editor.propose(making(step))
    const { data: change } = await editor.propose(from(step, '1.5'))
    expect(change).toMatchObject({
      status: 'waiting',
      weight: { weight: '1.5', limit: '1', currencyId: null },
      canDecide: false,
    })
    expect(await percentOf(step)).toBe('0.5')
    expect(await admin.detail(change.changeId)).toMatchObject({
      isStale: false,
      canDecide: true,
      now: { percent: '0.5' },
    })
    expect(await senior.decide(change)).toMatchObject({ code: 0, data: { status: 'applied' } })
    expect(await percentOf(step)).toBe('1.5')
  })

  it('that is refused changes nothing, and says why', async () => {
    const step = aStep('2')
    const { data: change } = await editor.propose(making(step))
    expect(await senior.decide(change, { verdict: 'refuse' })).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'note' }] },
    })
    const refused = await senior.decide(change, { verdict: 'refuse', note: 'Too much.' })
    expect(refused.data).toMatchObject({ status: 'refused', note: 'Too much.' })
    expect(await senior.decide(change)).toMatchObject({ status: 409, code: 1983 })
    expect(await percentOf(step)).toBeUndefined()
  })

  it('is not approved by who made it, whatever their roles', async () => {
    const step = aStep('3')
    const { data: change } = await admin.propose(making(step))
    expect(await admin.decide(change)).toMatchObject({ status: 403, code: 1982 })
    await expect(
      app.database.asOwner(`update changes set status = 'applied', decided_by = maker_id, decided_at = now(),
        ended_at = now(), applied_number = 1 where public_id = '${change.changeId}'`),
    ).rejects.toThrow('changes_checker_is_another')
    expect(await percentOf(step)).toBeUndefined()
  })

  it('is signed by the second person, before and after, and no code does', async () => {
    const step = aStep('2')
    const { data: change } = await editor.propose(making(step))
    const [one, other] = [await app.signInOperator('senior'), await app.signInOperator('senior')]
    const signs = signing(app)
    await signs.deviceOf(other)
    const { changeId, fingerprint } = change
    const send = ({ token }: TestOperator, given: object) =>
      app.call<Change>(changes.decide, {
        token,
        body: { changeId, fingerprint, verdict: 'approve', ...given },
      })
    expect(await send(one, {})).toMatchObject({ code: 1734 })
    expect(await send(one, { code: one.factor() })).toMatchObject({ code: 1734 })
    const signed = await signs.bodyOfOther(one, 'change', { changeId }, fingerprint)
    expect(await send(other, signed)).toMatchObject({ code: 1735 })
    expect(await percentOf(step)).toBeUndefined()
    expect(await send(one, signed)).toMatchObject({ code: 0, data: { status: 'applied' } })
    expect(await send(one, signed)).toMatchObject({ code: 1983 })
    const [kept] = await app.database.asOwner(
      `select way, facts::jsonb as facts from payout_confirmations where reference = '${changeId}'`,
    )
    expect(kept).toMatchObject({
      way: 'passkey',
      facts: {
        confirms: 'change',
        resource: 'rebates',
        before: null,
        after: step,
        reason,
        digest: fingerprint,
      },
    })
  })

  it('is not approved by an editor, nor made by a senior', async () => {
    const { data: change } = await editor.propose(making(aStep('3')))
    const other = changing(app)(await app.signInOperator('editor'))
    expect(await other.decide(change)).toMatchObject({ status: 403 })
    expect(await senior.propose(making(aStep('0.5')))).toMatchObject({ status: 403 })
  })

  it('is approved as it was read', async () => {
    const { data: change } = await editor.propose(making(aStep('3')))
    const { signedText } = await senior.detail(change.changeId)
    expect(createHash('sha256').update(signedText).digest('hex')).toBe(change.fingerprint)
    expect(await senior.decide({ ...change, fingerprint: '0'.repeat(64) })).toMatchObject({ code: 1001 })
    expect((await senior.decide(change)).data.status).toBe('applied')
  })

  it('of a row that was changed meanwhile is refused, with the row as it is', async () => {
    const step = aStep('0.5')
    await editor.propose(making(step))
    await admin.propose(from(step, '0.7'))
    const reply = await editor.propose(from(step, '0.6'))
    expect(reply).toMatchObject({
      status: 409,
      code: 1980,
      details: { values: { percent: '0.7' }, changedBy: expect.any(String) },
    })
    expect(await percentOf(step)).toBe('0.7')
  })

  it('is not passed by another one unawares: who asks is told whose it is', async () => {
    const step = aStep('0.5')
    await editor.propose(making(step))
    const { data: waiting } = await editor.propose(from(step, '2'))
    const refusal = {
      status: 409,
      code: 1981,
      details: { changeId: waiting.changeId, title: waiting.title, madeBy: waiting.madeBy, startTime: null },
    }
    expect(await admin.propose(from(step, '0.6'))).toMatchObject(refusal)
    const other = { ...from(step, '0.6'), overtakes: 'f'.repeat(32) }
    expect(await admin.propose(other)).toMatchObject(refusal)
    expect(await percentOf(step)).toBe('0.5')
    expect((await senior.detail(waiting.changeId)).status).toBe('waiting')
  })

  it.each(['waiting', 'scheduled'])(
    'goes before one that is %s where its maker says so: that one ends, and blocks nobody',
    async (status) => {
      const step = aStep('0.5')
      await editor.propose(making(step))
      const planned = status === 'scheduled' && { startTime: soon() }
      const { data: open } = await editor.propose({ ...from(step, planned ? '0.9' : '2'), ...planned })
      expect(open.status).toBe(status)
      const { data: first } = await admin.propose({ ...from(step, '0.6'), overtakes: open.changeId })
      expect(first).toMatchObject({ status: 'applied' })
      const ended = await senior.detail(open.changeId)
      expect(ended).toMatchObject({ status: 'failed', isStale: false, isOvertaken: false })
      expect(ended.note).toBe(
        `${first.madeBy} changed the row first. Ask again from how it stands now, if it is still wanted.`,
      )
      expect(await senior.decide(open)).toMatchObject({ status: 409, code: 1983 })
      expect(await admin.propose(from({ ...step, percent: '0.6' }, '3'))).toMatchObject({
        data: { status: 'waiting' },
      })
      await app.runJobs()
      const mail = app.mailbox.mails.findLast(({ to }) => to === makerEmail)
      expect(mail?.text).toContain(open.title)
      expect(mail?.text).toContain(ended.note)
      expect(mail?.text).toContain(`/console/approvals?id=${open.changeId}`)
    },
  )

  it('whose row is other than it was when it is signed ends then, and blocks nobody', async () => {
    const step = aStep('0.5')
    await editor.propose(making(step))
    const { data: change } = await editor.propose(from(step, '2'))
    // Past all changes, as only the owner of the database can.
    await app.database.asOwner(`update rebate_steps set permille = 6`)
    expect(await senior.detail(change.changeId)).toMatchObject({ isStale: true })
    expect(await senior.decide(change)).toMatchObject({ status: 409, code: 1980 })
    expect(await senior.detail(change.changeId)).toMatchObject({
      status: 'failed',
      decidedBy: null,
      note: 'When it was to be approved, the row was no longer as it was when this was asked for.',
    })
    await app.runJobs()
    expect(app.mailbox.mails.findLast(({ to }) => to === makerEmail)?.text).toContain('was to be approved')
    await app.database.asOwner(`update rebate_steps set permille = 5`)
    expect(await admin.propose(from(step, '3'))).toMatchObject({ data: { status: 'waiting' } })
  })

  it('waits alone: a second one of its row is refused until the first has ended', async () => {
    const step = aStep('0.5')
    await editor.propose(making(step))
    const { data: change } = await editor.propose(from(step, '2'))
    expect(await admin.propose(from(step, '3'))).toMatchObject({ status: 409, code: 1981 })
    expect(await senior.withdraw(change.changeId)).toMatchObject({ status: 403 })
    expect(await admin.withdraw(change.changeId)).toMatchObject({ data: { status: 'withdrawn' } })
    expect(await admin.propose(from(step, '3'))).toMatchObject({ data: { status: 'waiting' } })
  })

  it('that the database refuses says which field is wrong', async () => {
    const reply = await editor.propose(making(aStep('11')))
    expect(reply).toMatchObject({ code: 1001, details: { fields: [{ path: 'after.percent' }] } })
    const renamed = aStep('0.5')
    const other: ChangeRequest = { resource: 'rebates', before: renamed, after: aStep('0.5'), reason }
    expect(await editor.propose(other)).toMatchObject({ details: { fields: [{ path: 'after' }] } })
    await editor.propose(making(renamed))
    expect(await editor.propose(from(renamed, '0.50'))).toMatchObject({
      details: { fields: [{ message: 'Nothing would change.' }] },
    })
  })

  it('under one key is made once', async () => {
    const step = aStep('0.5')
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => editor.propose(making(step), 'one-press-of-save')),
    )
    const made = new Set(replies.filter(({ code }) => code === 0).map(({ data }) => data.changeId))
    expect(made.size).toBe(1)
    expect(await admin.history('rebates', subjectOf(step))).toHaveLength(1)
  })

  it('of one row, asked for by many at once, is made once; the others see it', async () => {
    const step = aStep('0.1')
    await editor.propose(making(step))
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? editor : admin).propose(from(step, `0.${n + 2}`))),
    )
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, ...Array(7).fill(1980)])
    const made = await Promise.all(Array.from({ length: 4 }, () => editor.propose(making(aStep('0.9')))))
    expect(made.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  })

  it('is decided once, however many decide at once', async () => {
    const { data: change } = await editor.propose(making(aStep('2')))
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => changing(app)(await app.signInOperator('treasurer'))),
    )
    const replies = await Promise.all(
      others.map((one, n) => one.decide(change, n % 2 ? { verdict: 'refuse', note: 'No.' } : undefined)),
    )
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1983, 1983, 1983])
  })
})

describe('a change with a time', () => {
  it('is applied then, once, by whichever process is first', async () => {
    const step = aStep('0.5')
    await editor.propose(making(step))
    const { data: change } = await editor.propose({ ...from(step, '0.9'), startTime: soon() })
    expect(change.status).toBe('scheduled')
    await app.runJobs()
    expect(await percentOf(step)).toBe('0.5')
    await passTime()
    await Promise.all([app, second, app, second].map((one) => applyDue(one)))
    expect(await percentOf(step)).toBe('0.9')
    expect((await admin.history('rebates', subjectOf(step))).map(({ status }) => status)).toEqual([
      'applied',
      'applied',
    ])
    expect(await editor.withdraw(change.changeId)).toMatchObject({ code: 1983 })
  })

  it('that weighs is approved first, and keeps its time', async () => {
    const step = aStep('2')
    // Its time is signed too, and cannot be moved: this one comes.
    const startsAt = Date.now() + 2_500
    const { data: change } = await editor.propose({
      ...making(step),
      startTime: new Date(startsAt).toISOString(),
    })
    expect(change.status).toBe('waiting')
    expect((await senior.decide(change)).data).toMatchObject({
      status: 'scheduled',
      decidedBy: expect.any(String),
    })
    expect(await percentOf(step)).toBeUndefined()
    await setTimeout(startsAt + 200 - Date.now())
    await applyDue(app)
    expect(await percentOf(step)).toBe('2')
  })

  it('whose row has changed by then is not applied, and tells who asked', async () => {
    const step = aStep('0.5')
    await editor.propose(making(step))
    const { data: change } = await editor.propose({ ...from(step, '0.9'), startTime: soon() })
    // Past all changes, as only the owner of the database can.
    await app.database.asOwner(`update rebate_steps set permille = 6`)
    await passTime()
    await applyDue(app)
    expect(await admin.detail(change.changeId)).toMatchObject({
      status: 'failed',
      note: 'At its time the row was no longer as it was when this was asked for.',
    })
    await app.runJobs()
    const mail = app.mailbox.mails.findLast(({ to }) => to === makerEmail)
    expect(mail?.text).toContain('At its time the row was no longer')
    expect(mail?.text).toContain(change.changeId)
    expect(await percentOf(step)).toBe('0.6')
    await app.database.asOwner(`update rebate_steps set permille = 5`)
  })

  it('is not put further away than a year', async () => {
    const startTime = new Date(Date.now() + 400 * 86_400_000).toISOString()
    expect(await editor.propose({ ...making(aStep('0.5')), startTime })).toMatchObject({ code: 1001 })
  })

  it('that has passed is refused by its name, looked at or asked for, and nothing is applied', async () => {
    const step = aStep('0.5')
    const startTime = new Date(Date.now() - 1000).toISOString()
    const refusal = { status: 400, code: 1001, details: { fields: [{ path: 'startTime' }] } }
    const { reason: _, ...draft } = { ...making(step), startTime }
    expect(await app.call(changes.preview, { token: admin.token, body: draft })).toMatchObject(refusal)
    expect(await editor.propose({ ...making(step), startTime })).toMatchObject(refusal)
    expect(await percentOf(step)).toBeUndefined()
  })

  it('is told again under its key when that time has come meanwhile', async () => {
    const draft = { ...making(aStep('0.5')), startTime: soon() }
    const key = 'planned-and-told-again'
    const { id } = await app.signInOperator('editor')
    const maker = {
      id,
      publicId: '-',
      email: '-',
      name: 'Bisi',
      roles: ['editor' as const],
      mustSetFactor: false,
      isDemo: false,
      isLocked: false,
      sessionHash: Buffer.alloc(32),
    }
    const first = await createProposeChange(app.deps)(maker, draft, key)
    const later = createProposeChange({ ...app.deps, clock: () => Date.now() + 7_200_000 })
    expect(first.status).toBe('scheduled')
    expect((await later(maker, draft, key)).changeId).toBe(first.changeId)
    await expect(later(maker, draft, 'another-press')).rejects.toMatchObject({ errorName: 'invalidInput' })
  })
})

describe('undo', () => {
  it('restores what was before, while nothing came after, as a change of its own', async () => {
    const step = aStep('0.5')
    await editor.propose(making(step))
    const { data: first } = await editor.propose(from(step, '0.7'))
    const { data: undone } = await editor.undo(first.changeId)
    expect(undone).toMatchObject({ status: 'applied', before: { percent: '0.7' }, after: { percent: '0.5' } })
    expect(await percentOf(step)).toBe('0.5')
    expect(await editor.undo(first.changeId)).toMatchObject({ status: 409, code: 1980 })
    expect((await admin.history('rebates', subjectOf(step))).map(({ canUndo }) => canUndo)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('takes a new row away, and brings a removed one back', async () => {
    const step = aStep('0.5')
    const { data: made } = await editor.propose(making(step))
    const { data: gone } = await editor.undo(made.changeId)
    expect(gone).toMatchObject({ status: 'applied', after: null })
    expect(await percentOf(step)).toBeUndefined()
    await editor.undo(gone.changeId)
    expect(await percentOf(step)).toBe('0.5')
  })

  it('of a lowering needs a second person where what is restored weighs', async () => {
    const step = aStep('2')
    const { data: raised } = await editor.propose(making(step))
    await senior.decide(raised)
    const { data: lowered } = await editor.propose(from(step, '0.5'))
    expect(lowered.status).toBe('applied')
    expect((await editor.undo(lowered.changeId)).data).toMatchObject({ status: 'waiting' })
    expect(await percentOf(step)).toBe('0.5')
  })
})

describe('what is looked at first', () => {
  it('says whether a second person is needed, and changes nothing', async () => {
    const campaign = aCampaignRule({ stock: 600 })
    const reply = await app.call(changes.preview, {
      token: admin.token,
      body: { resource: 'campaigns', before: null, after: campaign },
    })
    expect(reply.data).toMatchObject({ weight: { weight: '600000', limit: '500000', currencyId: 1 } })
    expect(await admin.row('campaigns', campaign.campaignId)).toBeUndefined()
  })
})

describe('what one person decides alone in a day', () => {
  const anEditor = async () => changing(app)(await app.signInOperator('editor'))
  const aBudget = (stock: number, fields: Partial<CampaignRule> = {}): ChangeRequest => ({
    resource: 'campaigns',
    before: null,
    after: aCampaignRule({ stock, ...fields }),
    reason,
  })
  const applied = { code: 0, data: { status: 'applied', weight: null } }

  it('adds up: a second person is asked once its pieces are over the limit together', async () => {
    const one = await anEditor()
    expect(await one.propose(aBudget(499))).toMatchObject(applied)
    const asked = aBudget(2)
    const weight = { weight: '2000', limit: '500000', currencyId: 1, together: '501000' }
    const { data: change } = await one.propose(asked)
    expect(change).toMatchObject({ status: 'waiting', weight })
    expect(await one.propose(aBudget(1))).toMatchObject(applied)
    expect(await one.propose(aBudget(1))).toMatchObject({ data: { status: 'waiting' } })
    expect(await senior.decide(change)).toMatchObject({ data: { status: 'applied' } })
  })

  it('is said when it is looked at first, to who asks', async () => {
    const { token } = await app.signInOperator('editor')
    const one = changing(app)({ token })
    await one.propose(aBudget(400))
    const { reason: _, ...draft } = aBudget(101)
    expect((await app.call(changes.preview, { token, body: draft })).data).toMatchObject({
      weight: { weight: '101000', together: '501000' },
    })
    expect((await app.call(changes.preview, { token: admin.token, body: draft })).data).toMatchObject({
      weight: null,
    })
  })

  it('counts planned ones, and no longer those that were taken back', async () => {
    const one = await anEditor()
    const { data: planned } = await one.propose({ ...aBudget(300), startTime: soon() })
    expect(planned.status).toBe('scheduled')
    const { data: waiting } = await one.propose(aBudget(300))
    expect(waiting.status).toBe('waiting')
    await one.withdraw(planned.changeId)
    expect(await one.propose(aBudget(300))).toMatchObject(applied)
  })

  it('counts what is added to a row: to lower, end or tell it otherwise takes one person, to raise it anew counts', async () => {
    const one = await anEditor()
    const row = aCampaignRule({ stock: 400 })
    const change = (before: Partial<CampaignRule>, after: Partial<CampaignRule>) =>
      one.propose({
        resource: 'campaigns',
        before: { ...row, ...before },
        after: { ...row, ...after },
        reason,
      })
    expect(await one.propose({ resource: 'campaigns', before: null, after: row, reason })).toMatchObject(
      applied,
    )
    expect(await change({}, { stock: 490 })).toMatchObject(applied)
    expect(await change({ stock: 490 }, { stock: 490, title: 'Cards' })).toMatchObject(applied)
    expect(await change({ stock: 490, title: 'Cards' }, { isOn: false })).toMatchObject(applied)
    expect(await change({ isOn: false }, {})).toMatchObject({
      data: { status: 'waiting', weight: { together: '890000' } },
    })
  })

  it('is of its currency and of its day, and campaigns and tasks share it', async () => {
    const one = await anEditor()
    const { data: first } = await one.propose(aBudget(450))
    expect(await one.propose(aBudget(4, { currencyId: 2 }))).toMatchObject(applied)
    const [startsTime, endsTime] = [3_600_000, 7_200_000].map((ms) => new Date(Date.now() + ms).toISOString())
    const aTask = (taskId: string) =>
      one.propose({
        resource: 'tasks',
        before: null,
        after: {
          taskId,
          currencyId: 1,
          kind: 'sales',
          title: 'A card this week',
          detail: 'Sell a card.',
          amount: '3000',
          cardTypeId: null,
          withinDays: null,
          target: 1,
          maturesDays: 1,
          dailyMax: 10,
          startsTime: startsTime!,
          endsTime: endsTime!,
          isOn: true,
        },
        reason,
      })
    expect(await aTask('with-a-campaign')).toMatchObject({ data: { status: 'waiting' } })
    await app.database.asOwner(`set session_replication_role = replica;
      update changes set created_at = created_at - interval '25 hours' where public_id = '${first.changeId}';
      update changes c set digest = digest_of(c) where public_id = '${first.changeId}';
      set session_replication_role = origin; call witness_anew()`)
    expect(await aTask('a-day-later')).toMatchObject(applied)
  })

  it('does not pass the limit by five at once', async () => {
    const operator = await app.signInOperator('editor')
    const asked = Array.from({ length: 5 }, (_, n) =>
      changing(n % 2 ? second : app)(operator).propose(aBudget(200)),
    )
    const replies = await Promise.all(asked)
    expect(replies.map(({ data }) => data.status).toSorted()).toEqual([
      'applied',
      'applied',
      'waiting',
      'waiting',
      'waiting',
    ])
  })
})

describe('the rows', () => {
  it('are filtered, sorted and paged by the service', async () => {
    const page = async (query: object) =>
      (
        await app.call<{ records: { values: RebateRule }[]; cursor: string | null }>(changes.rows, {
          token: admin.token,
          query: { resource: 'rebates', size: 5, ...query },
        })
      ).data
    for (const tenth of [1, 2, 3, 4, 5, 6, 7]) await editor.propose(making(aStep(`0.${tenth}`)))
    const first = await page({ sort: 'amount', direction: 'descending' })
    const percents = first.records.map(({ values }) => Number(values.percent))
    expect(percents).toEqual([...percents].toSorted((a, b) => b - a))
    const next = await page({ sort: 'amount', direction: 'descending', cursor: first.cursor! })
    expect(next.records[0]!.values).not.toEqual(first.records[0]!.values)
    expect((await page({ currencyId: 2 })).records).toEqual([])
    for (const resource of ['prizes', 'invites', 'levels'] as const)
      expect(
        await app.call(changes.rows, { token: admin.token, query: { resource, sort: 'amount' } }),
      ).toMatchObject({
        code: 0,
      })
  })

  it('of every kind are made, changed, undone, planned and read alike', async () => {
    const rows = [
      [
        'prizes',
        { currencyId: 1, board: 'sold', place: 1, amount: '50000' },
        { amount: '60000' },
        '1-sold-1',
      ],
      [
        'invites',
        {
          currencyId: 1,
          inviterAmount: '1000',
          friendAmount: '1000',
          sellAmount: '50000',
          maturesDays: 3,
          dailyMax: 10,
          isOn: true,
        },
        { friendAmount: '1500' },
        '1',
      ],
      [
        'levels',
        {
          level: 6,
          name: 'Ruby',
          fromPoints: 50_000,
          bonusPercent: '2',
          dailyLimitPercent: 400,
          payoutHeadStartMinutes: 180,
          feeOffPercent: 10,
        },
        { name: 'Emerald' },
        '6',
      ],
    ] as const
    for (const [resource, after, change, subject] of rows) {
      const ask = (body: object) => admin.propose({ resource, reason, ...body } as ChangeRequest)
      const { data: made } = await ask({ before: null, after })
      if (made.status === 'waiting') await senior.decide(made)
      expect(await admin.row(resource, subject)).toEqual(after)
      const next = { ...after, ...change }
      const changed = await ask({ before: after, after: next })
      expect(changed).toMatchObject({ data: { status: 'applied' } as Change })
      expect(await admin.row(resource, subject)).toEqual(next)
      expect(await admin.undo(changed.data.changeId)).toMatchObject({ data: { status: 'applied' } })
      expect(await admin.row(resource, subject)).toEqual(after)
      const startTime = new Date(Date.now() + 86_400_000).toISOString()
      expect(await ask({ before: after, after: next, startTime })).toMatchObject({
        data: { status: 'scheduled' } as Change,
      })
      expect(await admin.row(resource, subject)).toEqual(after)
    }
  })

  it('of levels stay in the order of their points, and none is removed', async () => {
    const gold = (await admin.row('levels', '3'))!
    const ask = (after: object | null) =>
      admin.propose({ resource: 'levels', before: gold, after, reason } as ChangeRequest)
    expect(await ask({ ...gold, fromPoints: 400 })).toMatchObject({
      details: { fields: [{ path: 'after.fromPoints' }] },
    })
    expect(await ask(null)).toMatchObject({ code: 1001 })
    expect(await ask({ ...gold, bonusPercent: '1.2' })).toMatchObject({ data: { status: 'waiting' } })
  })

  it.each([
    ['3', '0.4', 'The level below pays 0.5 percent more: this one pays no less.'],
    ['1', '0.6', 'The level above pays 0.5 percent more: this one pays no more.'],
  ])(
    'of level %s is not given a bonus of %s percent, less for more points',
    async (level, bonusPercent, message) => {
      const before = (await admin.row('levels', level))!
      const made = await admin.propose({
        resource: 'levels',
        before,
        after: { ...before, bonusPercent },
        reason,
      } as ChangeRequest)
      expect(made).toMatchObject({
        code: 1001,
        details: { fields: [{ path: 'after.bonusPercent', message }] },
      })
      expect(await admin.row('levels', level)).toEqual(before)
    },
  )

  it('of the ladder never pay less for selling more', async () => {
    const [low, high] = [aStep('0.5'), aStep('0.7')]
    await editor.propose(making(low))
    const refusedWith = (message: string) => ({
      code: 1001,
      details: { fields: [{ path: 'after.percent', message }] },
    })
    expect(await editor.propose(making({ ...high, percent: '0.1' }))).toMatchObject(
      refusedWith('A step below gives 0.5 percent: this one gives no less.'),
    )
    await editor.propose(making(high))
    expect(await editor.propose(from(low, '0.8'))).toMatchObject(
      refusedWith('A step above gives 0.7 percent: this one gives no more.'),
    )
    expect(await editor.propose(from(high, '0.4'))).toMatchObject({ code: 1001 })
    expect(await editor.propose(from(high, '0.5'))).toMatchObject({ data: { status: 'applied' } })
    expect(
      await editor.propose(making({ ...low, currencyId: 2, fromAmount: '5', percent: '0.1' })),
    ).toMatchObject({
      data: { status: 'applied' },
    })
    expect([await percentOf(low), await percentOf(high)]).toEqual(['0.5', '0.5'])
  })

  it('of the ladder are weighed against each other, however many are made at once', async () => {
    const asked = Array.from({ length: 9 }, (_, n) => making(aStep(`0.${9 - n}`)))
    const replies = await Promise.all(asked.map((each) => editor.propose(each)))
    expect(replies.filter(({ code }) => code === 0)).not.toEqual([])
    const left = await app.database.asOwner('select permille from rebate_steps order by from_amount')
    const permilles = left.map(({ permille }) => Number(permille))
    expect(permilles).toEqual(permilles.toSorted((a, b) => a - b))
  })
})

it.each([
  ['levels', 'NaN'],
  ['levels', '99999'],
  ['levels', '1; drop table levels'],
  ['invites', 'x'],
  ['prizes', '1-sold-x'],
  ['prizes', '1'],
  ['rebates', 'x-1'],
  ['rebates', '1-'],
  ['rebates', '3-999999999999999'],
  ['campaigns', '-'],
])('a row of %s that is called %j is not there', async (resource, subject) => {
  const reply = await app.call(changes.row, { token: admin.token, query: { resource, subject } })
  expect(reply).toMatchObject({ status: 404, code: 404 })
})

describe('an amount', () => {
  const rows = {
    campaigns: aCampaignRule(),
    rebates: aStep('0.5'),
    prizes: { currencyId: 1, board: 'sold', place: 9, amount: '500' },
    invites: {
      currencyId: 2,
      inviterAmount: '10',
      friendAmount: '10',
      sellAmount: '500',
      maturesDays: 3,
      dailyMax: 10,
      isOn: true,
    },
    levels: {
      level: 6,
      name: 'Ruby',
      fromPoints: 50_000,
      bonusPercent: '0.9',
      dailyLimitPercent: 400,
      payoutHeadStartMinutes: 180,
      feeOffPercent: 10,
    },
    tasks: {
      taskId: 'first-sale',
      currencyId: 1,
      kind: 'sales',
      title: 'A first sale',
      detail: 'Sell a card.',
      amount: '500',
      cardTypeId: null,
      withinDays: null,
      target: 1,
      maturesDays: 1,
      dailyMax: 10,
      startsTime: null,
      endsTime: null,
      isOn: true,
    },
    specials: {
      specialId: 'day-of-steam',
      title: 'Day of Steam',
      cardTypeId: 'steam',
      currencyTypeId: 'usd',
      form: null,
      extra: '10',
      startsTime: soon(),
      endsTime: new Date(Date.now() + 86_400_000).toISOString(),
      isOn: true,
    },
    tiers: { currencyId: 1, tier: 'silver', fromAmount: '5000000', callsPerMinute: 300, keysMax: 8 },
  }
  const asking = (resource: keyof typeof rows, field: string, amount: string) => ({
    resource,
    before: resource === 'tiers' ? rows.tiers : null,
    after: { ...rows[resource], [field]: amount },
  })
  const fields = [
    ['campaigns', 'value'],
    ['campaigns', 'maxBonus'],
    ['campaigns', 'minPayout'],
    ['rebates', 'fromAmount'],
    ['rebates', 'percent'],
    ['prizes', 'amount'],
    ['invites', 'inviterAmount'],
    ['invites', 'friendAmount'],
    ['invites', 'sellAmount'],
    ['levels', 'bonusPercent'],
    ['tasks', 'amount'],
    ['specials', 'extra'],
    ['tiers', 'fromAmount'],
  ] as const

  it.each(fields)(
    'of %s that is larger than any is refused in %s, asked for or looked at',
    async (resource, field) => {
      for (const amount of ['99999999999999999999', '100000000000000000', '1000000000000'])
        for (const call of [changes.propose, changes.preview]) {
          const body = { ...asking(resource, field, amount), ...(call === changes.propose && { reason }) }
          const reply = await app.call(call, { token: admin.token, body })
          expect(reply, `${call.path} ${amount}`).toMatchObject({ status: 400, code: 1001 })
          expect(reply.details).toMatchObject({ fields: [{ path: `after.${field}` }] })
        }
    },
  )

  it.each([
    ['prizes', 'amount', 1],
    ['prizes', 'amount', 3],
    ['invites', 'sellAmount', 3],
    ['tasks', 'amount', 3],
    ['campaigns', 'minPayout', 3],
  ] as const)('of %s up to the bound is taken in %s, in currency %i', async (resource, field, currencyId) => {
    const { after, ...body } = asking(resource, field, '999999999999')
    const reply = await app.call(changes.preview, {
      token: admin.token,
      body: { ...body, after: { ...after, currencyId } },
    })
    expect(reply).toMatchObject({ code: 0, data: { after: { [field]: '999999999999' } } })
  })
})
