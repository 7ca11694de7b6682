import { type DeletionStatus, deletion } from '@kaadi/contract/deletion'
import type { Notification } from '@kaadi/contract/notifications'
import { notifications } from '@kaadi/contract/notifications'
import { type PayoutTrace, payoutTraces } from '@kaadi/contract/payout-traces'
import type { Page } from '@kaadi/contract/primitives'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { asTreasurer, aTakenPayout, newSlip, type Treasurer } from '../../../test/payout-desk.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let token: string
let ada: Treasurer
let bola: Treasurer

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  token = (await app.signInOperator('treasurer')).token
  ada = asTreasurer(app, token)
  bola = asTreasurer(app, (await app.signInOperator('treasurer')).token)
})
// Closes on every invariant, I38 among them.
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const paid = async () => {
  const taken = await aTakenPayout(app, ada)
  await ada.confirm(taken.id, newSlip())
  return taken
}
const report = ({ token }: WithdrawingSeller, id: string, idempotencyKey?: string, words = 'Nothing came.') =>
  app.call<Withdrawal>(withdrawals.reportMissing, {
    token,
    body: { id, words },
    ...(idempotencyKey && { idempotencyKey }),
  })
const reported = async () => {
  const { seller, id } = await paid()
  const { data } = await report(seller, id)
  return { seller, id, traceId: data.trace!.traceId as string }
}
const found = { proof: '000013261125101500123456789012', answer: 'GTBank has it since this morning.' }
const answer = (traceId: string, said: object = found, as = token, idempotencyKey?: string) =>
  app.call<PayoutTrace>(payoutTraces.answer, {
    token: as,
    body: { traceId, ...said },
    ...(idempotencyKey && { idempotencyKey }),
  })
const queue = async (query: Record<string, string | number> = {}) =>
  (await app.call<{ records: PayoutTrace[]; cursor: string | null }>(payoutTraces.queue, { token, query }))
    .data
const seen = async ({ token }: WithdrawingSeller, id: string) =>
  (await app.call<Withdrawal>(withdrawals.detail, { token, query: { id } })).data
const notes = async ({ token }: WithdrawingSeller) =>
  (await app.call<Page<Notification>>(notifications.list, { token })).data.records
const paidAgo = (id: string, span: string) =>
  app.database.asOwner(
    `update withdrawals set paid_at = now() - interval '${span}' where public_id = '${id}'`,
  )

describe('a paid withdrawal that has not come', () => {
  it('is told by its seller, who sees what proves the payment and by when there is an answer', async () => {
    const { seller, id } = await paid()
    const { code, data } = await report(seller, id)
    expect(code).toBe(0)
    expect(data).toMatchObject({ status: 10, trace: { status: 0, words: 'Nothing came.', answer: null } })
    expect(data.bankSlipNumber).toMatch(/^SLIP-/)
    expect(Date.parse(data.trace!.dueTime) - Date.parse(data.trace!.createTime)).toBe(24 * 3_600_000)
    const { records } = await queue({ search: seller.email })
    expect(records).toMatchObject([
      { withdrawal: { id }, words: 'Nothing came.', provider: null, answeredBy: null },
    ])
  })

  it('shows on the withdrawal to whoever has looked at it before', async () => {
    const { seller, id } = await paid()
    expect((await seen(seller, id)).trace).toBeNull()
    await report(seller, id)
    expect((await seen(seller, id)).trace).toMatchObject({ status: 0 })
    await answer((await seen(seller, id)).trace!.traceId)
    expect((await seen(seller, id)).trace).toMatchObject({ status: 1, proof: found.proof })
  })

  it('is in the way of deleting the account until it is answered', async () => {
    const { seller, traceId } = await reported()
    const workOf = async () =>
      (await app.call<DeletionStatus>(deletion.status, { token: seller.token })).data.work
    expect(await workOf()).toEqual([{ kind: 'reports', count: 1 }])
    expect((await answer(traceId)).code).toBe(0)
    expect(await workOf()).toEqual([])
  })

  it('is told within fourteen days of the payment, to the second', async () => {
    const { seller, id } = await paid()
    await paidAgo(id, '14 days 1 second')
    expect((await report(seller, id)).code).toBe(1508)
    await paidAgo(id, '13 days 23 hours 59 minutes')
    expect((await report(seller, id)).code).toBe(0)
    // Back to when its events say that it was.
    await app.database.asOwner(`
      update withdrawals w set paid_at = e.created_at from withdrawal_events e
      where w.public_id = '${id}' and e.user_id = w.user_id and e.withdrawal_id = w.id and e.to_status = 10`)
  })

  it('is told by its own seller alone, and once it is paid', async () => {
    const { id } = await paid()
    const stranger = await aWithdrawingSeller(app, 1_000_000n)
    expect((await report(stranger, id)).code).toBe(404)
    const asked = (await stranger.withdraw('5000')).data
    expect((await report(stranger, asked.id)).code).toBe(1508)
  })

  it('waits once, however many tell it at the same time', async () => {
    const { seller, id } = await paid()
    const replies = await Promise.all(Array.from({ length: 5 }, () => report(seller, id)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1509, 1509, 1509, 1509])
    expect((await queue({ search: seller.email })).records).toHaveLength(1)
  })

  it('is told once by one key, however often it is sent', async () => {
    const { seller, id } = await paid()
    const key = `missing-${id}`
    const replies = [
      await report(seller, id, key),
      await report(seller, id, key),
      await report(seller, id, key),
    ]
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(new Set(replies.map(({ data }) => data.trace!.traceId)).size).toBe(1)
  })
})

describe('the answer', () => {
  it('gives the seller what their bank finds it by, with a notification, and moves no money', async () => {
    const { seller, id, traceId } = await reported()
    const { code, data } = await answer(traceId)
    expect(code).toBe(0)
    expect(data).toMatchObject({ status: 1, ...found, withdrawal: { status: 10 } })
    expect(await seen(seller, id)).toMatchObject({ status: 10, trace: { status: 1, ...found } })
    const [note] = await notes(seller)
    expect(note).toMatchObject({ title: 'We asked where your withdrawal is' })
    expect(note!.content).toContain(found.proof)
    expect((await queue({ search: seller.email })).records).toEqual([])
    expect((await queue({ view: 'ended', search: seller.email })).records).toMatchObject([{ traceId }])
  })

  it('is one of two treasurers who answer at once', async () => {
    const { traceId } = await reported()
    const bola = (await app.signInOperator('treasurer')).token
    const codes = (await Promise.all([answer(traceId), answer(traceId, found, bola)])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([0, 1311])
  })

  it('lets the seller tell it again, where the bank still does not find it', async () => {
    const { seller, id, traceId } = await reported()
    await answer(traceId)
    const { data } = await report(seller, id)
    expect(data.trace).toMatchObject({ status: 0 })
    expect(data.trace!.traceId).not.toBe(traceId)
  })

  it.each([
    ['no proof', { proof: '' }],
    ['a proof that no bank has', { proof: '<script>' }],
    ['no words', { answer: '            ' }],
  ])('is refused with %s', async (_, said) => {
    const { traceId } = await reported()
    expect((await answer(traceId, { ...found, ...said })).code).toBe(1001)
  })

  it('says to who paid it that another has to say that it came back', async () => {
    const { id, traceId } = await reported()
    const asSeen = async (as: string) =>
      (
        await app.call<{ records: PayoutTrace[] }>(payoutTraces.queue, { token: as, query: { size: 100 } })
      ).data.records.find((one) => one.traceId === traceId)?.paidByMe
    expect(await asSeen(token)).toBe(true)
    expect((await ada.recordReturn(id)).code).toBe(1728)
    expect(await asSeen((await app.signInOperator('treasurer')).token)).toBe(false)
    expect((await answer(traceId)).data.paidByMe).toBe(true)
  })

  it('is for treasurers, and never about the own money', async () => {
    const { seller, traceId } = await reported()
    expect((await answer(traceId, found, (await app.signInOperator('reviewer')).token)).code).toBe(403)
    const own = await app.signInOperator('treasurer')
    await app.database.asOwner(`update operators set email = '${seller.email}' where id = ${own.id}`)
    expect((await answer(traceId, found, own.token)).code).toBe(1606)
  })
})

describe('money that came back', () => {
  it('ends what waits in the same commit, and nothing can be told of it any more', async () => {
    const { seller, id, traceId } = await reported()
    expect((await bola.recordReturn(id, 'The account is frozen.')).code).toBe(0)
    expect(await seen(seller, id)).toMatchObject({ status: 23, trace: { traceId, status: 2, answer: null } })
    expect((await answer(traceId)).code).toBe(1311)
    expect((await report(seller, id)).code).toBe(1508)
  })

  it('leaves nothing waiting, whichever of the two comes first', async () => {
    for (let round = 0; round < 5; round++) {
      const { seller, id } = await paid()
      const [reported, back] = await Promise.all([report(seller, id), bola.recordReturn(id, 'It is frozen.')])
      expect(back.code).toBe(0)
      expect([0, 1508]).toContain(reported.code)
      const { trace } = await seen(seller, id)
      expect(trace?.status ?? 2).toBe(2)
    }
  })
})

it('pages what waits by key, the oldest first', async () => {
  const first = await reported()
  const second = await reported()
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page = await queue({ size: 1, ...(cursor && { cursor }) })
    ids.push(...page.records.map(({ traceId }) => traceId as string))
    cursor = page.cursor
  } while (cursor)
  expect(ids.indexOf(first.traceId)).toBe(ids.indexOf(second.traceId) - 1)
  expect(new Set(ids).size).toBe(ids.length)
})
