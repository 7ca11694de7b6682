import { createHash } from 'node:crypto'
import { type DeskStats, desk as deskCalls } from '@kaadi/contract/desk'
import { type BatchSheetLine, type PayoutBatch, payoutBatches } from '@kaadi/contract/payout-batches'
import { payouts } from '@kaadi/contract/payouts'
import { risk } from '@kaadi/contract/risk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjustmentSql } from '../../../test/adjusted.ts'
import { createTestApp, type TestApp, type TestOperator } from '../../../test/app.ts'
import { type Asked, batchingIn } from '../../../test/batching-treasurers.ts'
import { asTreasurer, newSlip } from '../../../test/payout-desk.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { aWithdrawingSeller } from '../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let desk: ReturnType<typeof batchingIn>
let [ada, bola, chi] = [] as unknown as [TestOperator, TestOperator, TestOperator]

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  desk = batchingIn(app)
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  chi = await app.signInOperator('admin')
})
// Closes on every invariant, I123 among them.
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const built = async (count = 2) => {
  const asked = await desk.several(count)
  const { data } = await desk.build(
    ada,
    asked.map(({ id }) => id),
  )
  return { asked, batch: data }
}
const statesOf = async (batchId: string) =>
  (await desk.read(ada, batchId)).items.map(({ withdrawal, leftWhy }) => leftWhy ?? withdrawal.status)
const toApprove = async (who: TestOperator) =>
  (
    await app.call<{ records: PayoutBatch[] }>(payoutBatches.page, {
      token: who.token,
      query: { view: 'toApprove', size: 100 },
    })
  ).data.records.map(({ batchId }) => batchId as string)
const waitingFor = async ({ token }: TestOperator) =>
  (await app.call<DeskStats>(deskCalls.stats, { token })).data.approvalsWaiting
const runCloseJob = async () => {
  await app.database.asOwner(
    `update outbox set run_at = now() - interval '1 second' where topic = 'payoutBatches.close'`,
  )
  await app.planJobs()
  await app.runJobs()
}

describe('a batch', () => {
  it('is built of waiting payouts, counted and summed, and moves nothing', async () => {
    const { asked, batch } = await built(3)
    expect(batch).toMatchObject({
      state: 'waiting',
      provider: 'manual',
      byHand: true,
      count: 3,
      amount: '14850.00',
      isOwn: true,
      approvedBy: null,
    })
    expect(batch.items.map(({ withdrawal }) => withdrawal.id)).toEqual(asked.map(({ id }) => id))
    expect(await statesOf(batch.batchId)).toEqual([0, 0, 0])
    const { data } = await app.call<{ records: PayoutBatch[] }>(payoutBatches.page, {
      token: bola.token,
      query: { search: asked[1]!.reference },
    })
    expect(data.records).toMatchObject([{ batchId: batch.batchId, isOwn: false, open: 3 }])
    expect(await toApprove(bola)).toContain(batch.batchId)
    expect(await toApprove(ada)).not.toContain(batch.batchId)
  })

  it('is made of what is offered for it: one way, one currency, nothing that is in another', async () => {
    const { asked, batch } = await built(1)
    const free = await desk.asked()
    const { data } = await app.call<{ withdrawal: { id: string } }[]>(payoutBatches.candidates, {
      token: ada.token,
      query: { provider: 'manual', currencyId: 1 },
    })
    const offered = data.map(({ withdrawal }) => withdrawal.id)
    expect(offered).toContain(free.id)
    expect(offered).not.toContain(asked[0]!.id)
    expect((await desk.build(ada, [free.id], 'usdt')).code).toBe(1001)
    expect((await desk.build(ada, [free.id, free.id])).code).toBe(1001)
    expect((await desk.build(ada, [asked[0]!.id])).code).toBe(1759)
    const waiting = await app.call<{ provider: string; count: number }[]>(payoutBatches.waiting, {
      token: ada.token,
    })
    expect(waiting.data.find(({ provider }) => provider === 'manual')!.count).toBeGreaterThan(0)
    await desk.drop(ada, batch.batchId)
  })

  it('is of payouts that there are: of any other it names the id', async () => {
    const { id } = await desk.asked()
    expect(await desk.build(ada, [id, 'nope'])).toMatchObject({
      status: 400,
      code: 1001,
      details: { fields: [{ path: 'ids.1', message: 'There is no payout nope.' }] },
    })
    expect((await desk.build(ada, [id])).code).toBe(0)
  })

  it('takes a payout once, however many build at the same time', async () => {
    const { id } = await desk.asked()
    const replies = await Promise.all([ada, bola, ada, bola].map((who) => desk.build(who, [id])))
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1759, 1759, 1759])
  })

  it('is built and approved once by one key', async () => {
    const { id } = await desk.asked()
    const twice = [
      await desk.build(ada, [id], 'manual', `build-${id}`),
      await desk.build(ada, [id], 'manual', `build-${id}`),
    ]
    expect(new Set(twice.map(({ data }) => data.batchId)).size).toBe(1)
    const [batch] = [twice[0]!.data]
    const signed = {
      token: bola.token,
      body: await desk.signedBy(bola, batch),
      idempotencyKey: `approve-${id}`,
    }
    expect((await app.call(payoutBatches.approve, signed)).code).toBe(0)
    expect((await app.call(payoutBatches.approve, signed)).code).toBe(0)
  })

  it('leaves out what one person may not begin alone, and says so', async () => {
    const small = await desk.asked()
    const seller = await aWithdrawingSeller(app, 100_000_000n)
    const { data: large } = await seller.withdraw('600000')
    const { data } = await desk.build(ada, [small.id, large.id])
    expect(data).toMatchObject({ count: 1, amount: '4950.00' })
    expect(data.items.map(({ isListed, leftWhy }) => [isListed, leftWhy])).toEqual([
      [true, null],
      [false, 'release'],
    ])
  })

  it('is not built where every payout falls out, and the refusal names why', async () => {
    const senior = await app.signInOperator('senior')
    const paused = await desk.asked()
    await app.call(risk.pause, {
      token: senior.token,
      body: {
        sellerId: paused.seller.user.userId,
        scope: 'withdrawing',
        rule: 'cardsDisputed',
        facts: ['Its issuer disputed a card.'],
        untilTime: new Date(Date.now() + 3_600_000).toISOString(),
      },
    })
    const owing = await desk.asked()
    await app.database.asOwner(
      adjustmentSql({ userId: owing.seller.id, currencyId: 1, amount: 800_000n, isIn: false }),
    )
    const blocked = await desk.asked()
    const { seller } = blocked
    await app.call(risk.block, {
      token: senior.token,
      body: {
        subject: { kind: 'bankAccount', sellerId: seller.user.userId, bankAccountId: seller.account.id },
        reason: 'Charged back twice.',
      },
    })
    const held = await desk.asked()
    await app.call(payouts.hold, {
      token: ada.token,
      body: { id: held.id, rule: 'accountUnclear', fact: 'The names differ.', hours: 2 },
    })
    const cancelled = await desk.asked()
    await desk.cancel(cancelled)
    const large = await aWithdrawingSeller(app, 100_000_000n)
    const over = (await large.withdraw('600000')).data
    const cases = [
      [paused, 1974],
      [owing, 1760],
      [blocked, 1143],
      [held, 1722],
      [over, 1716],
      [cancelled, 1700],
    ] as const
    for (const [{ id }, code] of cases)
      expect(await desk.build(ada, [id]), id).toMatchObject({ status: 409, code })
    // Each for a reason of its own: each says it.
    expect(await desk.build(ada, [paused.id, owing.id])).toMatchObject({
      status: 400,
      code: 1001,
      details: {
        fields: [
          { path: 'ids.0', message: expect.stringMatching(/^Withdrawing is paused for this seller/) },
          { path: 'ids.1', message: expect.stringMatching(/^This seller owes us money/) },
        ],
      },
    })
    // With one that can be paid, it is built of that one.
    const { data } = await desk.build(ada, [paused.id, (await desk.asked()).id])
    expect(data).toMatchObject({ count: 1, items: [{ leftWhy: 'paused' }, { leftWhy: null }] })
  })

  it('is given up before it is approved, and its payouts wait again', async () => {
    const { asked, batch } = await built(1)
    expect((await desk.drop(ada, batch.batchId)).data).toMatchObject({
      state: 'dropped',
      dropReason: 'Built by mistake.',
    })
    expect((await desk.approve(bola, batch)).code).toBe(1723)
    expect((await desk.build(bola, [asked[0]!.id])).code).toBe(0)
  })
})

describe('its second person', () => {
  it('is another than its maker, and signs exactly what was built', async () => {
    const { batch } = await built()
    expect(await desk.approve(ada, batch)).toMatchObject({ status: 403, code: 1724 })
    expect(await desk.approve(bola, batch, { fingerprint: 'a'.repeat(64) })).toMatchObject({ code: 1725 })
    const { batchId, fingerprint } = batch
    const byCode = { batchId, fingerprint, code: bola.factor() }
    expect(await app.call(payoutBatches.approve, { token: bola.token, body: byCode })).toMatchObject({
      status: 409,
      code: 1734,
    })
    expect(await statesOf(batch.batchId)).toEqual([0, 0])
    const { data } = await desk.approve(bola, batch)
    expect(data).toMatchObject({ state: 'sending', isApprovedByMe: true, open: 2 })
    expect(await statesOf(batch.batchId)).toEqual([3, 3])
    expect((await desk.drop(ada, batch.batchId)).code).toBe(1723)
  })

  it('is one, where two approve at the same time', async () => {
    const { batch } = await built(1)
    const signed = [await desk.signedBy(bola, batch), await desk.signedBy(chi, batch)]
    const replies = await Promise.all(
      [bola, chi].map(({ token }, at) => app.call(payoutBatches.approve, { token, body: signed[at]! })),
    )
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1723])
  })

  it('approves what still waits: what was cancelled, held or taken meanwhile falls out by name', async () => {
    const { asked, batch } = await built(4)
    await desk.cancel(asked[0]!)
    await app.call(payouts.hold, {
      token: ada.token,
      body: { id: asked[1]!.id, rule: 'accountUnclear', fact: 'The names differ.', hours: 2 },
    })
    await asTreasurer(app, chi.token).start(asked[2]!.id)
    const { data } = await desk.approve(bola, batch)
    expect(data).toMatchObject({ count: 4, left: 3, open: 1, amount: batch.amount })
    // What was signed stays; what goes out stands beside it.
    expect(batch.goingAmount).toBe(batch.amount)
    expect(data.goingAmount).toBe(data.items[3]!.withdrawal.net)
    expect(await statesOf(batch.batchId)).toEqual(['cancelled', 'held', 'taken', 3])
    expect((await desk.cancel(asked[3]!)).code).not.toBe(0)
  })
})

describe('what left a batch before it is approved', () => {
  it('is out of its count and sum at once, with its reason', async () => {
    const { asked, batch } = await built(3)
    await desk.cancel(asked[0]!)
    await asTreasurer(app, chi.token).start(asked[1]!.id)
    const shown = await desk.read(bola, batch.batchId)
    expect(shown).toMatchObject({ state: 'waiting', count: 3, left: 2, open: 1, goingAmount: '4950.00' })
    expect(await statesOf(batch.batchId)).toEqual(['cancelled', 'taken', 0])
    const confirmed = await asTreasurer(app, chi.token).confirm(asked[1]!.id, newSlip())
    expect(confirmed.code).toBe(0)
    expect(await desk.read(bola, batch.batchId)).toMatchObject({ left: 2, open: 1, paid: 0 })
    expect((await desk.approve(bola, batch)).data).toMatchObject({ state: 'sending', left: 2, open: 1 })
  })

  it('leaves nothing to sign where it was the last, and the batch waits for nobody', async () => {
    const { asked, batch } = await built(1)
    const signed = await desk.signedBy(bola, batch)
    await asTreasurer(app, chi.token).start(asked[0]!.id)
    expect(await app.call(payoutBatches.approve, { token: bola.token, body: signed })).toMatchObject({
      status: 409,
      code: 1737,
      msg: 'Every payout of this batch fell out, so there is nothing to approve. It closes by itself: build a new batch of what waits.',
    })
    expect((await desk.approve(bola, batch)).code).toBe(1737)
    expect(await desk.read(bola, batch.batchId)).toMatchObject({
      state: 'emptied',
      left: 1,
      open: 0,
      goingAmount: '0.00',
    })
    expect((await desk.drop(ada, batch.batchId)).data).toMatchObject({ state: 'dropped' })
  })

  it('takes it from what waits for others, and is closed by itself once nothing is left', async () => {
    const { asked, batch } = await built(2)
    const { batchId } = batch
    const [list, badge] = [await toApprove(bola), await waitingFor(bola)]
    expect(list).toContain(batchId)
    await desk.cancel(asked[0]!)
    await runCloseJob()
    // One payout is left: it waits on, whatever the other did.
    expect(await toApprove(bola)).toContain(batchId)
    await app.call(payouts.hold, {
      token: ada.token,
      body: { id: asked[1]!.id, rule: 'accountUnclear', fact: 'The names differ.', hours: 2 },
    })
    expect(await toApprove(bola)).toEqual(list.filter((id) => id !== batchId))
    expect(await waitingFor(bola)).toBe(badge - 1)
    await runCloseJob()
    expect(await desk.read(bola, batchId)).toMatchObject({
      state: 'emptied',
      endTime: expect.any(String),
      droppedBy: null,
      approvedBy: null,
    })
    expect(await statesOf(batchId)).toEqual(['cancelled', 'held'])
    expect((await desk.approve(bola, batch)).code).toBe(1737)
    expect((await desk.drop(ada, batchId)).code).toBe(1723)
    // What was held is free for another batch.
    await app.call(payouts.endHold, {
      token: ada.token,
      body: { id: asked[1]!.id, reason: 'The bank cleared it.' },
    })
    expect((await desk.build(ada, [asked[1]!.id])).code).toBe(0)
  })
})

describe('what its second person signs', () => {
  const confirmations = ({ batchId }: PayoutBatch) =>
    app.database.asOwner(
      `select * from payout_confirmations where what = 'batch' and reference = '${batchId}'`,
    )

  it('is its number, sum, count, list and maker, kept with the signature of their device', async () => {
    const { asked, batch } = await built(3)
    expect((await desk.approve(bola, batch)).code).toBe(0)
    const [row] = await confirmations(batch)
    const [{ list }] = (await app.database.asOwner(
      `select string_agg(i.reference || ':' || i.amount || ':' || encode(i.account_digest, 'hex'), ',' order by i.place) as list
       from payout_batch_items i join payout_batches b on b.id = i.batch_id where b.public_id = '${batch.batchId}'`,
    )) as [{ list: string }]
    for (const { reference } of asked) expect(list).toContain(`${reference}:495000:`)
    expect(JSON.parse(String(row!.facts))).toMatchObject({
      confirms: 'batch',
      reference: batch.batchId,
      way: 'manual',
      payouts: 3,
      amountInMinorUnits: '1485000',
      currencyId: 1,
      listDigest: createHash('sha256').update(list).digest('hex'),
      maker: ada.publicId,
      by: bola.publicId,
      digest: batch.fingerprint,
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const challenge = createHash('sha256').update(String(row!.facts)).digest('base64url')
    expect(JSON.parse(String(row!.client_data)).challenge).toBe(challenge)
    expect(row).toMatchObject({ way: 'passkey', confirmed_by: String(bola.id), user_id: null })
  })

  it.each([
    ['an amount', 'update payout_batch_items i set amount = amount * 10'],
    ['a recipient', `update payout_batch_items i set account_digest = sha256('another')`],
    ['a reference', `update payout_batch_items i set reference = 'another-' || i.withdrawal_id`],
    ['the sum', 'update payout_batches b set amount = amount * 10'],
    ['the sum, with its digest,', 'update payout_batches b set amount = amount * 10', true],
  ])('is not that any more where %s of it was changed', async (_, change, anew = false) => {
    const { batch } = await built(1)
    const body = await desk.signedBy(bola, batch)
    const one = `(select id from payout_batches where public_id = '${batch.batchId}')`
    const asOwner = (text: string) =>
      app.database.asOwner(`begin; set local session_replication_role = replica; ${text}; commit`)
    // As who owns the database could.
    await asOwner(`
      create table kept_batch as select * from payout_batches where id = ${one};
      create table kept_items as select * from payout_batch_items where batch_id = ${one};
      ${change} where ${change.includes('items') ? 'i.batch_id' : 'b.id'} = ${one};
      ${anew ? `update payout_batches b set digest = digest_of(b) where id = ${one}` : ''}`)
    expect(await app.call(payoutBatches.approve, { token: bola.token, body })).toMatchObject({ code: 1735 })
    expect(await confirmations(batch)).toEqual([])
    await asOwner(`
      update payout_batches b set amount = k.amount, digest = k.digest from kept_batch k where b.id = k.id;
      update payout_batch_items i set amount = k.amount, account_digest = k.account_digest, reference = k.reference
      from kept_items k where k.batch_id = i.batch_id and k.place = i.place;
      drop table kept_batch, kept_items`)
  })

  it('is for the one batch, for the one person, and once', async () => {
    const [one, other] = [(await built(1)).batch, (await built(1)).batch]
    const body = (await desk.signedBy(bola, one)) as object
    const approve = ({ token }: TestOperator, given: object) =>
      app.call(payoutBatches.approve, { token, body: { ...body, ...given } })
    expect(await approve(bola, { batchId: other.batchId, fingerprint: other.fingerprint })).toMatchObject({
      code: 1735,
    })
    expect(await approve(chi, {})).toMatchObject({ code: 1735 })
    expect(await approve(bola, {})).toMatchObject({ code: 0 })
    expect(await approve(bola, {})).toMatchObject({ code: 1723 })
  })
})

describe('the SQL role of the service', () => {
  const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)

  it('cannot approve a batch, by the function or past it', async () => {
    const { batch } = await built(1)
    const id = `(select id from payout_batches where public_id = '${batch.batchId}')`
    await expect(
      asService(`select approve_payout_batch(${id}, ${bola.id}, '\\x${batch.fingerprint}')`),
    ).rejects.toThrow('permission denied')
    await expect(
      asService(`insert into payout_batch_approvals (batch_id, made_by, approved_by, signed)
                 values (${id}, ${ada.id}, ${bola.id}, '\\x${batch.fingerprint}')`),
    ).rejects.toThrow('permission denied')
  })

  it('and the role of the second person approve none that nobody has signed', async () => {
    const { batch } = await built(1)
    const id = `(select id from payout_batches where public_id = '${batch.batchId}')`
    const found = await app.database.asOwner(`select ${id} as id`)
    await expect(
      app.database.asOwner(`begin; set local role kaadi_checker;
        select approve_payout_batch(${found[0]!.id}, ${bola.id}, '\\x${batch.fingerprint}'); commit`),
    ).rejects.toThrow('the second person signs first what they stand for')
  })

  it('and its owner cannot have the maker approve it, nor change its list', async () => {
    const { batch } = await built(1)
    const id = `(select id from payout_batches where public_id = '${batch.batchId}')`
    const asOwner = (text: string) => app.database.asOwner(text)
    expect(
      await asOwner(`select approve_payout_batch(${id}, ${ada.id}, '\\x${batch.fingerprint}') as done`),
    ).toEqual([{ done: false }])
    await expect(
      asOwner(`insert into payout_batch_approvals (batch_id, made_by, approved_by, signed)
               values (${id}, ${ada.id}, ${ada.id}, '\\x${batch.fingerprint}')`),
    ).rejects.toThrow('by_another')
    await expect(
      asOwner(`update payout_batch_items set amount = amount * 10 where batch_id = ${id}`),
    ).rejects.toThrow('stays so')
  })
})

describe('a batch by hand', () => {
  const pause = async ({ seller }: Asked) => {
    const senior = await app.signInOperator('senior')
    await app.call(risk.pause, {
      token: senior.token,
      body: {
        sellerId: seller.user.userId,
        scope: 'withdrawing',
        rule: 'paymentQuestioned',
        facts: ['A bank asked on Monday.'],
        untilTime: new Date(Date.now() + 3_600_000).toISOString(),
      },
    })
  }

  it('is taken, paid by its list, each with its own slip, and done', async () => {
    const { asked, batch } = await built()
    const { batchId } = batch
    expect((await desk.take(ada, batchId)).code).toBe(1723)
    await desk.approve(bola, batch)
    expect(await desk.take(bola, batchId)).toMatchObject({ status: 403, code: 1721 })
    expect((await asTreasurer(app, bola.token).detail(asked[0]!.id)).data.isSecondMine).toBe(true)
    expect((await asTreasurer(app, ada.token).detail(asked[0]!.id)).data.isSecondMine).toBe(false)
    expect((await asTreasurer(app, bola.token).start(asked[0]!.id)).code).toBe(1721)
    const taken = await desk.take(ada, batchId)
    expect(taken.data.items.map(({ takenByMe }) => takenByMe)).toEqual([true, true])
    const sheet = (who: TestOperator) =>
      app.call<{ lines: BatchSheetLine[] }>(payoutBatches.sheet, { token: who.token, body: { batchId } })
    expect((await sheet(chi)).code).toBe(1702)
    const { lines } = (await sheet(ada)).data
    expect(lines.map(({ reference }) => reference)).toEqual(asked.map(({ reference }) => reference))
    expect(lines[0]).toMatchObject({
      place: 1,
      amount: '4950.00',
      accountNumber: expect.stringMatching(/^\d{10}$/),
    })
    const treasurer = asTreasurer(app, ada.token)
    const log = (await treasurer.detail(asked[0]!.id)).data.log.map(({ kind }) => kind)
    expect(log).toEqual(['taken', 'accountOpened'])
    const slip = newSlip()
    expect((await treasurer.confirm(asked[0]!.id, slip)).code).toBe(0)
    expect((await treasurer.confirm(asked[1]!.id, slip)).code).toBe(1701)
    expect((await desk.read(ada, batchId)).state).toBe('sending')
    expect((await treasurer.fail(asked[1]!.id)).code).toBe(0)
    expect(await desk.read(ada, batchId)).toMatchObject({ state: 'done', paid: 1, notPaid: 1, open: 0 })
    await runCloseJob()
    expect((await desk.read(ada, batchId)).endTime).not.toBeNull()
  })

  it('goes on without whom it may not pay now, and names them', async () => {
    const { asked, batch } = await built()
    await desk.approve(bola, batch)
    await pause(asked[0]!)
    await desk.take(ada, batch.batchId)
    expect(await statesOf(batch.batchId)).toEqual(['paused', 4])
  })

  it('keeps what was begun and handed back, though it may not be paid now', async () => {
    const { asked, batch } = await built()
    await desk.approve(bola, batch)
    await desk.take(ada, batch.batchId)
    for (const { id } of asked) await asTreasurer(app, ada.token).handBack(id)
    await pause(asked[0]!)
    const { code, data } = await desk.take(ada, batch.batchId)
    expect(code).toBe(0)
    expect(data.items.map(({ takenByMe }) => takenByMe)).toEqual([false, true])
    expect(await statesOf(batch.batchId)).toEqual([4, 4])
    // Whoever approved it stands for it, and has it never.
    expect((await asTreasurer(app, bola.token).detail(asked[0]!.id)).data.isSecondMine).toBe(true)
  })
})
