import type { BrandSpecialRule, GiftTaskRule } from '@kaadi/contract/changes'
import { changes, type SettingRow } from '@kaadi/contract/changes'
import { type BrandSpecial, type GiftTask, gifts } from '@kaadi/contract/gifts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { changing } from '../../../../test/changing.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'

let app: TestApp
let editor: ReturnType<ReturnType<typeof changing>> & { token: string }
let senior: ReturnType<ReturnType<typeof changing>>
let seller: SignedUp
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  const one = await app.signInOperator('editor')
  editor = { ...changing(app)(one), token: one.token }
  senior = changing(app)(await app.signInOperator('senior'))
  seller = await app.signUpUser()
})
afterAll(() => closeSoundly(app))

const reason = 'As agreed on Monday.'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

let tasks = 0
/** ₦100 for at most ten sellers a day, for a day: what one person decides alone. */
const aTask = (fields: Partial<GiftTaskRule> = {}): GiftTaskRule => ({
  taskId: `task-${++tasks}`,
  currencyId: 1,
  kind: 'sales',
  title: 'Two cards in a week',
  detail: 'Any two cards.',
  amount: '100',
  cardTypeId: null,
  withinDays: 7,
  target: 2,
  maturesDays: 2,
  dailyMax: 10,
  startsTime: inHours(-1),
  endsTime: inHours(23),
  isOn: true,
  ...fields,
})
const making = (after: GiftTaskRule) => ({ resource: 'tasks', before: null, after, reason }) as const
const changingTask = (before: GiftTaskRule, fields: Partial<GiftTaskRule>) =>
  ({ resource: 'tasks', before, after: { ...before, ...fields }, reason }) as const
const tasksOfSeller = async () =>
  (await app.call<GiftTask[]>(gifts.tasks, { token: seller.token })).data.map(({ taskId }) => taskId)

describe('a task', () => {
  it('is there for sellers once it is applied, and gone when that is undone', async () => {
    const task = aTask()
    const { data } = await editor.propose(making(task))
    expect(data).toMatchObject({ status: 'applied', weight: null, after: task, subject: `1-${task.taskId}` })
    expect(await tasksOfSeller()).toContain(task.taskId)
    expect(await editor.undo(data.changeId)).toMatchObject({ code: 0, data: { after: null } })
    expect(await tasksOfSeller()).not.toContain(task.taskId)
  })

  it('that can pay more than one person decides waits for a second, from its first day to its last', async () => {
    const task = aTask({ amount: '1000', dailyMax: 200, endsTime: inHours(47) })
    const { data: change } = await editor.propose(making(task))
    // Two days and the one after: 3 × 200 × ₦1,000.
    expect(change).toMatchObject({ status: 'waiting', weight: { weight: '600000', limit: '500000' } })
    expect(await tasksOfSeller()).not.toContain(task.taskId)
    expect(await senior.decide(change)).toMatchObject({ code: 0, data: { status: 'applied' } })
    expect(await tasksOfSeller()).toContain(task.taskId)
  })

  it('without an end is bounded by nothing, and is switched off by one person alone', async () => {
    const task = aTask({ endsTime: null })
    const { data: change } = await editor.propose(making(task))
    expect(change).toMatchObject({ status: 'waiting', weight: { weight: null } })
    await senior.decide(change)
    expect(await editor.propose(changingTask(task, { isOn: false }))).toMatchObject({
      data: { status: 'applied', weight: null },
    })
    expect(await tasksOfSeller()).not.toContain(task.taskId)
  })

  it.each([
    ['target', { target: 3 }],
    ['kind', { kind: 'verify' as const }],
    ['withinDays', { withinDays: 3 }],
    ['cardTypeId', { cardTypeId: 'steam' }],
    ['startsTime', { startsTime: inHours(-2) }],
    ['endsTime', { endsTime: inHours(-0.5) }],
  ])('does not change its %s, by which sellers have claimed', async (field, fields) => {
    const task = aTask()
    await editor.propose(making(task))
    expect(await editor.propose(changingTask(task, fields))).toMatchObject({
      code: 1001,
      details: { fields: [{ path: `after.${field}` }] },
    })
  })

  it.each([
    ['amount', { amount: '0' }],
    ['kind', { kind: 'bankAccount' as const }],
    ['cardTypeId', { cardTypeId: 'no-such-brand' }],
    ['endsTime', { endsTime: inHours(-5) }],
  ])('says beside the %s what it refuses', async (field, fields) => {
    expect(await editor.propose(making(aTask(fields)))).toMatchObject({
      code: 1001,
      details: { fields: [{ path: `after.${field}` }] },
    })
  })

  it('is found in the list of its currency, by what it gives', async () => {
    await editor.propose(making(aTask({ amount: '7', dailyMax: 1 })))
    const { data } = await app.call<{ records: SettingRow[] }>(changes.rows, {
      token: editor.token,
      query: { resource: 'tasks', currencyId: '1', sort: 'amount' },
    })
    const amounts = data.records.map(({ values }) => Number(values.amount))
    expect(amounts[0]).toBe(7)
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  })
})

describe('a special', () => {
  let specials = 0
  const aSpecial = (fields: Partial<BrandSpecialRule> = {}): BrandSpecialRule => ({
    specialId: `special-${++specials}`,
    title: 'Steam week',
    cardTypeId: 'steam',
    currencyTypeId: 'us',
    form: null,
    extra: '15',
    startsTime: inHours(-1),
    endsTime: inHours(24),
    isOn: true,
    ...fields,
  })
  const asking = (before: BrandSpecialRule | null, after: BrandSpecialRule | null) =>
    editor.propose({ resource: 'specials', before, after, reason })
  const running = async () =>
    (
      await app.database.asOwner(
        `select id from brand_specials where enabled and ends_at > now() order by id`,
      )
    ).map(({ id }) => id)

  it('waits for a second person, since nothing bounds how many cards come', async () => {
    const special = aSpecial()
    const { data: change } = await asking(null, special)
    expect(change).toMatchObject({ status: 'waiting', weight: { weight: null, limit: '500000' } })
    expect(await running()).not.toContain(special.specialId)
    await senior.decide(change)
    expect(await running()).toContain(special.specialId)
    await expect
      .poll(async () =>
        (await app.call<BrandSpecial[]>(gifts.specials)).data.map(({ specialId }) => specialId),
      )
      .toContain(special.specialId)
  })

  it('is switched off by one person alone, and back on by two', async () => {
    const special = aSpecial()
    await senior.decide((await asking(null, special)).data)
    const off = { ...special, isOn: false }
    expect(await asking(special, off)).toMatchObject({ data: { status: 'applied' } })
    expect(await running()).not.toContain(special.specialId)
    expect(await asking(off, special)).toMatchObject({ data: { status: 'waiting' } })
  })

  it.each([
    ['extra', { extra: '0' }],
    ['endsTime', { endsTime: inHours(-2) }],
    ['cardTypeId', { cardTypeId: 'no-such-brand' }],
    ['currencyTypeId', { currencyTypeId: 'nowhere' }],
  ])('says beside the %s what it refuses', async (field, fields) => {
    expect(await asking(null, aSpecial(fields))).toMatchObject({
      code: 1001,
      details: { fields: [{ path: `after.${field}` }] },
    })
  })
})
