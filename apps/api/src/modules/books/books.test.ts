import { type BooksException, type BooksStanding, books } from '@kaadi/contract/books'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type Withdrawal, type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../test/app.ts'
import { batchingIn } from '../../../test/batching-treasurers.ts'
import { asTreasurer } from '../../../test/payout-desk.ts'
import { aPayingProvider, type PayingProvider } from '../../../test/paystack/paying-provider.ts'
import { made } from '../../../test/repeated-call.ts'
import { signing } from '../../../test/signing.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { aWithdrawingSeller } from '../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'
import type { PayoutProvider } from '../payout-rails/index.ts'

let bankProvider: DevelopmentBankProvider
let paying: PayingProvider
let app: TestApp
let signs: ReturnType<typeof signing>
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]
/** What the provider's own ledger is made to say. */
let answering: (lines: Awaited<ReturnType<PayoutProvider['ledger']>>) => typeof lines

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  paying = aPayingProvider()
  const [provider] = [...paying.rails.providers.values()]
  const misread: PayoutProvider = {
    ...provider!,
    ledger: async (from, to) => answering(await provider!.ledger(from, to)),
  }
  const rails = { ...paying.rails, providers: new Map([[misread.name, misread]]) }
  app = await createTestApp({ bankProvider, rails })
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  signs = signing(app)
  await signs.deviceOf(bola)
})
beforeEach(() => {
  answering = (lines) => lines
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const standing = async () => (await app.call<BooksStanding>(books.standing, { token: ada.token })).data
const call = (who: TestOperator, name: keyof typeof books, body: object) =>
  app.call<BooksStanding>(books[name], { token: who.token, body })
const open = async (view = 'open') =>
  (await app.call<KeyedPage<BooksException>>(books.exceptions, { token: ada.token, query: { view } })).data
    .records
/** Takes everything that is due one step further, however long it would wait. */
const work = async () => {
  await app.planJobs()
  // First what finds work, then the work that it found.
  for (const topic of ['payouts.findWork', 'payouts.carryOut']) {
    await app.database.asOwner(
      `update outbox set run_at = now() - interval '1 second' where topic = '${topic}'`,
    )
    await app.runJobs()
  }
}
const match = async () => {
  await call(ada, 'match', {})
  await app.database.asOwner(
    `update outbox set run_at = now() - interval '1 second' where topic = 'books.match'`,
  )
  await app.runJobs()
  return standing()
}
const asked = async (naira = '5000') => {
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  const { data } = await seller.withdraw(naira)
  return { seller, id: data.id, reference: data.providerReference }
}
const read = async ({ seller, id }: Awaited<ReturnType<typeof asked>>) =>
  (await app.call<Withdrawal>(withdrawals.detail, { token: seller.token, query: { id } })).data
const stateOf = async (wanted: Awaited<ReturnType<typeof asked>>) => (await read(wanted)).status
const paid = async () => {
  const wanted = await asked()
  for (let time = 0; time < 3; time++) await work()
  expect(await stateOf(wanted)).toBe(10)
  // What ended just now may not be in the provider's ledger yet.
  paying.pass(3_600_000)
  return wanted
}
/** A kobo more than it was. */
const oneKoboMore =
  (reference: string): typeof answering =>
  (lines) =>
    'kind' in lines
      ? lines
      : lines.map((line) =>
          line.reason.includes(reference) ? { ...line, differenceMinor: line.differenceMinor - 1n } : line,
        )
const explain = async (who: TestOperator, note = 'The provider took a kobo too much and gave it back.') => {
  for (const { exceptionId } of await open()) {
    await call(who, 'take', { exceptionId })
    await call(who, 'close', { exceptionId, note })
  }
}
/** The second person signs the stop as it stands; or the refusal to have it signed. */
const start = async (who: TestOperator, stopId: string) =>
  signs.restart(who, { stopId }, { fingerprint: (await standing()).stop?.fingerprint ?? 'a'.repeat(64) })
const restart = async () => {
  await explain(ada)
  const { stopId } = (await standing()).stop!
  await call(ada, 'askRestart', { stopId, reason: 'Explained.' })
  return made(start(bola, stopId))
}

describe('a match', () => {
  it('finds nothing where orders, books and provider agree, and shows the three sums', async () => {
    await paid()
    const { stop, match: last } = await match()
    expect(stop).toBeNull()
    expect(last).toMatchObject({ outcome: 'same', found: 0, askedBy: expect.any(String) })
    expect(last!.rulesChecked).toBeGreaterThan(50)
    const rail = last!.rails.find(({ provider }) => provider === 'paystack')!
    expect(rail.orders).toBe(rail.books)
    expect(rail.orders).toBe(rail.atProvider)
    expect(Number(rail.orders)).toBeGreaterThan(0)
  })

  it('finds one kobo, stops payouts, and they start again by two people', async () => {
    const { reference } = await paid()
    answering = oneKoboMore(reference)
    const stands = await match()
    expect(stands.match).toMatchObject({ outcome: 'different', found: 1 })
    expect(stands.stop).toMatchObject({ cause: 'difference', openExceptions: 1, restart: null })
    expect(await open()).toMatchObject([
      { kind: 'amountDiffers', reference, difference: '-0.01', provider: 'paystack', owner: null, times: 1 },
    ])

    const waiting = await asked()
    await work()
    expect(await stateOf(waiting)).toBeLessThan(4)
    const manual = asTreasurer(app, ada.token)
    expect(await manual.start(waiting.id)).toMatchObject({ status: 409, code: 1708 })
    expect(await batchingIn(app).build(ada, [waiting.id])).toMatchObject({ status: 409, code: 1708 })
    const limits = await app.call<WithdrawalLimits>(withdrawals.limits, {
      token: waiting.seller.token,
      query: { currencyId: 1 },
    })
    expect(limits.data.payoutsStoppedSince).toBe(stands.stop!.stopTime)

    const { stopId } = stands.stop!
    const reason = 'The provider gave it back.'
    expect(await call(ada, 'askRestart', { stopId, reason })).toMatchObject({ code: 1710 })
    const [{ exceptionId }] = (await open()) as [BooksException]
    expect(await call(ada, 'close', { exceptionId, note: reason })).toMatchObject({ code: 1715 })
    const takings = await Promise.all([ada, bola].map((who) => call(who, 'take', { exceptionId })))
    expect(takings.map(({ code }) => code).sort()).toEqual([0, 1761])
    const [first, second] = takings[0]!.code === 0 ? [ada, bola] : [bola, ada]
    const [{ owner, ownerId }] = (await open()) as [BooksException]
    expect(ownerId).toBe(first.publicId)
    expect(await call(second, 'take', { exceptionId })).toMatchObject({
      status: 409,
      code: 1761,
      details: { takenBy: owner },
    })
    // Two people can have one name, so it is no proof of whom it is taken from.
    expect((await call(second, 'take', { exceptionId, from: 'nobody' })).code).toBe(1761)
    expect((await call(second, 'take', { exceptionId, from: second.publicId })).code).toBe(1761)
    expect((await call(second, 'take', { exceptionId, from: owner })).code).not.toBe(0)
    expect((await call(second, 'take', { exceptionId, from: ownerId })).code).toBe(0)
    expect(await call(first, 'close', { exceptionId, note: reason })).toMatchObject({ code: 1715 })
    expect(await call(second, 'close', { exceptionId, note: reason })).toMatchObject({ code: 0 })
    expect(await start(bola, stopId)).toMatchObject({ code: 1712 })
    expect((await call(ada, 'askRestart', { stopId, reason })).data.stop!.restart).toMatchObject({
      isOwn: true,
    })
    expect(await start(ada, stopId)).toMatchObject({ status: 403, code: 1713 })
    expect((await start(bola, stopId)).data.stop).toBeNull()
    for (let time = 0; time < 3; time++) await work()
    expect(await stateOf(waiting)).toBe(10)

    // What was explained once stops nothing again; another kobo does.
    expect((await match()).stop).toBeNull()
    paying.pass(3_600_000)
    answering = oneKoboMore(waiting.reference)
    expect((await match()).stop).toMatchObject({ cause: 'difference' })
    await restart()
  })

  it('stops payouts again for what was explained and gone, and comes back just the same', async () => {
    const { reference } = await paid()
    answering = oneKoboMore(reference)
    expect((await match()).stop).toMatchObject({ openExceptions: 1 })
    await restart()
    // As long as it stays what it was it is explained, also while its provider cannot be asked.
    answering = () => ({ kind: 'unknown', why: 'busy', detail: 'HTTP 503' })
    await match()
    answering = oneKoboMore(reference)
    expect(await match()).toMatchObject({ stop: null, match: { outcome: 'different', found: 0 } })
    answering = (lines) => lines
    expect((await match()).match).toMatchObject({ outcome: 'same' })
    answering = oneKoboMore(reference)
    const again = await match()
    expect(again.match).toMatchObject({ outcome: 'different', found: 1 })
    expect(again.stop).toMatchObject({ cause: 'difference', openExceptions: 1 })
    expect((await open()).filter(({ stops }) => stops)).toMatchObject([
      { kind: 'amountDiffers', reference, times: 1, owner: null },
    ])
    // While it is open it is one line, however often it comes and goes.
    answering = (lines) => lines
    await match()
    answering = oneKoboMore(reference)
    await match()
    expect((await open()).filter(({ stops }) => stops)).toMatchObject([{ reference, times: 2 }])
    expect((await asTreasurer(app, ada.token).start((await asked()).id)).code).toBe(1708)
    await restart()
  })

  it('stops payouts again for a rule that is broken a second time, as it was the first time', async () => {
    const wanted = await paid()
    const changedTo = (reference: string) =>
      app.database.asOwner(`
        alter table withdrawals disable trigger all;
        update withdrawals set provider_reference = ${reference} where user_id = ${wanted.seller.id};
        alter table withdrawals enable trigger all`)
    for (let time = 0; time < 2; time++) {
      await changedTo(`provider_reference || '0'`)
      expect((await match()).stop).toMatchObject({ cause: 'rule' })
      await changedTo('left(provider_reference, -1)')
      await restart()
      expect(await match()).toMatchObject({ stop: null })
    }
  })

  it('raises an explained rule anew only where the difference grew, whatever ordinary business moves beside it', async () => {
    await paid()
    /** Balance and last line of the account that payouts are booked in, behind the back of the books. */
    const changedBy = (kobo: number) =>
      app.database.asOwner(`
        set session_replication_role = replica;
        update ledger_accounts set balance = balance + ${kobo} where address = 'payout:paystack:1';
        update ledger_entries e set balance_after = e.balance_after + ${kobo} from ledger_accounts a
        where a.address = 'payout:paystack:1' and e.account_id = a.id and e.version = a.version;
        set session_replication_role = origin`)
    await changedBy(1)
    expect((await match()).stop).toMatchObject({ cause: expect.stringMatching(/rule|difference/) })
    const broken = async () =>
      (await open())
        .filter(({ kind }) => kind === 'rule')
        .map(({ reference }) => reference)
        .toSorted()
    expect(await broken()).toEqual(['I04', 'I06'])
    await restart()
    await paid()
    expect(await match()).toMatchObject({ stop: null, match: { found: 0 } })
    await changedBy(1)
    await match()
    expect(await broken()).toEqual(['I04', 'I06'])
    await restart()
    await paid()
    expect(await match()).toMatchObject({ stop: null, match: { found: 0 } })
    await app.database.asOwner(`
      set session_replication_role = replica;
      update ledger_accounts set balance = balance - 2 where address = 'payout:paystack:1';
      with line as (
        select e.account_id, e.version, sum(e.amount) over (order by e.version) as sum
        from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.address = 'payout:paystack:1'
      )
      update ledger_entries e set balance_after = line.sum from line
      where line.account_id = e.account_id and line.version = e.version;
      set session_replication_role = origin`)
    expect((await match()).match).toMatchObject({ outcome: 'same' })
  })

  it('promises no time while payouts are stopped, and tells who waits as soon as they stop and run again', async () => {
    const before = await asked()
    // What is answered once is known; the service refuses to answer where it changed and nothing rang.
    const { expectedTime } = await read(before)
    expect(expectedTime).not.toBeNull()
    expect(await read(before)).toMatchObject({ payoutsStoppedSince: null })
    const { stopTime } = (await call(ada, 'stop', { reason: 'A look at the bank.' })).data.stop!
    const stopped = { expectedTime: null, payoutsStoppedSince: stopTime }
    expect(await read(before)).toMatchObject(stopped)
    const { seller } = before
    const { data: during } = await seller.withdraw('1000')
    expect(during).toMatchObject(stopped)
    const page = await app.call<KeyedPage<Withdrawal>>(withdrawals.page, { token: seller.token })
    expect(page.data.records).toMatchObject([stopped, stopped])

    await restart()
    const running = { payoutsStoppedSince: null }
    expect(await read(before)).toMatchObject({ ...running, expectedTime })
    // Nobody was promised a time for it.
    expect(await read({ ...before, id: during.id })).toMatchObject({ ...running, expectedTime: null })
    for (let time = 0; time < 3; time++) await work()
    expect(await read(before)).toMatchObject({ status: 10, ...running })
    await call(ada, 'stop', { reason: 'Another look at the bank.' })
    expect(await read(before)).toMatchObject({ status: 10, ...running, expectedTime })
    await restart()
  })

  it('finds what the provider does not have, and money that left there without us', async () => {
    const { reference } = await paid()
    answering = (lines) =>
      'kind' in lines
        ? lines
        : [
            ...lines.filter(({ reason }) => !reason.includes(reference)),
            { id: '77', currency: 'NGN', differenceMinor: -500n, balanceMinor: 0n, reason: 'Fee', time: '' },
          ]
    expect((await match()).stop?.detail).toContain('And 1 more.')
    expect((await open()).map(({ kind, difference }) => [kind, difference])).toEqual([
      ['missingAtProvider', '4950.10'],
      ['notOurs', '-5.00'],
    ])
    await restart()
  })

  it('finds money that leaves or comes back under the reference of a payout from before its seven days', async () => {
    const wanted = await paid()
    const made = (days: number) =>
      app.database.asOwner(`
        alter table payout_attempts disable trigger all;
        update payout_attempts set created_at = created_at + interval '${days} days', ended_at = ended_at + interval '${days} days'
        where reference = '${wanted.reference}';
        alter table payout_attempts enable trigger all`)
    const moving =
      (...amounts: bigint[]): typeof answering =>
      (lines) =>
        'kind' in lines
          ? lines
          : [
              ...lines.filter(({ reason }) => !reason.includes(wanted.reference)),
              ...amounts.map((differenceMinor, index) => ({
                id: `again-${index}`,
                currency: 'NGN' as const,
                differenceMinor,
                balanceMinor: 0n,
                reason: `Transfer ${wanted.reference}`,
                time: '',
              })),
            ]
    const raised = async () =>
      (await open())
        .filter(({ reference }) => reference === wanted.reference)
        .map(({ kind, difference }) => [kind, difference])
    await made(-9)
    for (const [moved, difference] of [
      [-500_000n, '-5000.00'],
      [499_010n, '4990.10'],
    ] as const) {
      answering = moving(moved)
      await match()
      expect(await raised()).toEqual([['amountDiffers', difference]])
      await restart()
    }
    answering = moving()
    await match()
    expect(await raised()).toEqual([])
    await made(9)
  })

  it('stops payouts for a broken rule, also where no money differs', async () => {
    const wanted = await paid()
    await app.database.asOwner(`
      alter table withdrawals disable trigger all;
      update withdrawals set provider_reference = provider_reference || '0' where user_id = ${wanted.seller.id};
      alter table withdrawals enable trigger all`)
    const { stop } = await match()
    expect(stop?.cause).toBe('rule')
    expect((await open()).every(({ kind }) => kind === 'rule')).toBe(true)
    // Which rows those are, in words: a title alone reads as if it held.
    const [found] = await open()
    expect(found!.detail).toMatch(/^This does not hold any more: .+\. Found at .*withdrawal.* \d+/)
    await app.database.asOwner(`
      alter table withdrawals disable trigger all;
      update withdrawals set provider_reference = left(provider_reference, -1) where user_id = ${wanted.seller.id};
      alter table withdrawals enable trigger all`)
    await restart()
  })

  it('says that a provider could not be asked, and stops nothing for it', async () => {
    answering = () => ({ kind: 'unknown', why: 'busy', detail: 'HTTP 503' })
    const { stop, match: last } = await match()
    expect(stop).toBeNull()
    expect(last).toMatchObject({ outcome: 'incomplete', found: 1 })
    expect(last!.rails.find(({ provider }) => provider === 'paystack')!.atProvider).toBeNull()
  })

  it('stops nothing for what was done before a long rest and is not linked yet', async () => {
    await app.database.asOwner(`
      insert into audit_lines (at, operator_id, call, outcome)
      select now() - interval '1 hour', min(id), 'switches.set', '403' from operators`)
    expect((await match()).stop).toBeNull()
  })

  it('runs every day by itself', async () => {
    await match()
    await app.database.asOwner(`
      alter table book_matches disable trigger all;
      update book_matches set asked_by = null, started_at = started_at - interval '1 day',
        ended_at = ended_at - interval '1 day';
      alter table book_matches enable trigger all`)
    const before = (await standing()).match!
    await app.database.asOwner(
      `update outbox set run_at = now() - interval '1 second' where topic = 'books.match'`,
    )
    await app.runJobs()
    const after = (await standing()).match!
    expect(after).toMatchObject({ askedBy: null, outcome: 'same' })
    expect(after.matchId).not.toBe(before.matchId)
  })

  it('is one, where two ask at the same time', async () => {
    await Promise.all([call(ada, 'match', {}), call(bola, 'match', {})])
    expect(await app.database.asOwner('select from book_matches where ended_at is null')).toHaveLength(1)
    await match()
  })
})

describe('a request for a restart', () => {
  it('is over when something new is found, also once that is closed, and is asked for again', async () => {
    const { reference } = await paid()
    const { stopId } = (await call(ada, 'stop', { reason: 'A strange call.' })).data.stop!
    await made(call(ada, 'askRestart', { stopId, reason: 'It was a test.' }))
    const before = await standing()
    const signed = await signs.bodyOfOther(bola, 'restart', { stopId }, before.stop!.fingerprint)
    answering = oneKoboMore(reference)
    await match()
    expect(await call(bola, 'restart', signed)).toMatchObject({ code: 1710 })
    await explain(ada)
    const over = { status: 409, code: 1742 }
    expect(await call(bola, 'restart', signed)).toMatchObject(over)
    expect(await call(bola, 'restartChallenge', { stopId })).toMatchObject(over)
    expect((await standing()).stop!.restart).toMatchObject({ isOver: true, reason: 'It was a test.' })
    await expect(
      app.database.asOwner(`
        update payout_stops set restarted_by = ${bola.id}, restarted_at = now() where public_id = '${stopId}'`),
    ).rejects.toThrow(/found since the restart was asked for|signs first/)
    const again = await made(call(ada, 'askRestart', { stopId, reason: 'The kobo is explained too.' }))
    expect(again.stop!.restart).toMatchObject({ isOver: false, reason: 'The kobo is explained too.' })
    expect(await call(ada, 'askRestart', { stopId, reason: 'Once more.' })).toMatchObject({ code: 1711 })
    expect(await call(bola, 'restart', signed)).toMatchObject({ code: 1735 })
    expect(await start(bola, stopId)).toMatchObject({ code: 0 })
  })
})

describe('a request for a restart that is taken back', () => {
  const stopped = async () => {
    const { stopId } = (await call(ada, 'stop', { reason: 'A strange call.' })).data.stop!
    await made(call(ada, 'askRestart', { stopId, reason: 'It was a test.' }))
    return stopId
  }

  it('by who asked or by another leaves somebody else to ask, and what was signed of it counts no more', async () => {
    const stopId = await stopped()
    const signed = await signs.bodyOfOther(bola, 'restart', { stopId }, (await standing()).stop!.fingerprint)
    expect((await made(call(bola, 'dropRestart', { stopId }))).stop!.restart).toBeNull()
    expect(await call(ada, 'dropRestart', { stopId })).toMatchObject({ status: 409, code: 1712 })
    expect(await call(bola, 'restart', signed)).toMatchObject({ code: 1712 })
    await made(call(bola, 'askRestart', { stopId, reason: 'I looked too.' }))
    expect(await call(bola, 'restart', signed)).toMatchObject({ code: 1713 })
    expect((await made(call(bola, 'dropRestart', { stopId }))).stop!.restart).toBeNull()
    await made(call(ada, 'askRestart', { stopId, reason: 'It was a test after all.' }))
    expect(await call(bola, 'restart', signed)).toMatchObject({ code: 1735 })
    await made(start(bola, stopId))
    expect(await call(ada, 'dropRestart', { stopId })).toMatchObject({ status: 409, code: 1709 })
    const lines = await app.database.asOwner(`
      select operator_id::text as by, before ->> 'restartAskedBy' as before, after ->> 'restartAskedBy' as after
      from audit_lines where call = 'books.dropRestart' and outcome = '0' order by id limit 1`)
    expect(lines).toEqual([{ by: String(bola.id), before: expect.any(String), after: null }])
  })

  it('and asked for again is not what was read before, for who confirms it by a code', async () => {
    const stopId = await stopped()
    const before = (await standing()).stop!.fingerprint
    await made(call(bola, 'dropRestart', { stopId }))
    await made(call(ada, 'askRestart', { stopId, reason: 'For another reason.' }))
    const { fingerprint } = (await standing()).stop!
    expect(fingerprint).not.toBe(before)
    // A code of nobody: what it would confirm is looked at first.
    expect(await call(bola, 'restart', { stopId, code: '000000', fingerprint: before })).toMatchObject({
      status: 409,
      code: 1735,
    })
    expect((await standing()).stop).not.toBeNull()
    await made(start(bola, stopId))
  })

  it('and asked for again in the same words within the same second is not what was signed before', async () => {
    const stopId = await stopped()
    const { fingerprint, restart: first } = (await standing()).stop!
    const signed = await signs.bodyOfOther(bola, 'restart', { stopId }, fingerprint)
    await made(call(bola, 'dropRestart', { stopId }))
    const [moment] = await app.database.asOwner(
      `select date_trunc('second', '${first!.askTime}'::timestamptz) + interval '999 milliseconds' as at`,
    )
    // As fast as nobody presses: the same person, the same words, the same second.
    await app.database.asOwner(`
      update payout_stops set asked_by = ${ada.id}, asked_at = '${(moment as { at: Date }).at.toISOString()}',
        ask_reason = '${first!.reason}' where public_id = '${stopId}'`)
    expect(await call(bola, 'restart', signed)).toMatchObject({ status: 409, code: 1735 })
    expect((await standing()).stop).not.toBeNull()
    await made(start(bola, stopId))
  })

  it('at the same moment as it is signed is one of both', async () => {
    const stopId = await stopped()
    const signed = await signs.bodyOfOther(bola, 'restart', { stopId }, (await standing()).stop!.fingerprint)
    const [dropped, restarted] = await Promise.all([
      call(ada, 'dropRestart', { stopId }),
      call(bola, 'restart', signed),
    ])
    expect([
      [0, 1712],
      [1709, 0],
    ]).toContainEqual([dropped.code, restarted.code])
    if (dropped.code === 0) {
      await made(call(ada, 'askRestart', { stopId, reason: 'It was a test.' }))
      await made(start(bola, stopId))
    }
  })
})

describe('a stop by hand', () => {
  it('stops what is not begun, by whoever writes to the database too', async () => {
    const wanted = await asked()
    expect((await call(ada, 'stop', { reason: 'A strange call.' })).data.stop).toMatchObject({
      cause: 'byHand',
      detail: 'A strange call.',
      openExceptions: 0,
    })
    expect(await call(bola, 'stop', { reason: 'Once more.' })).toMatchObject({ code: 1708 })
    await work()
    expect(await stateOf(wanted)).toBeLessThan(4)
    await expect(
      app.database.asOwner(`
        insert into payout_attempts (user_id, withdrawal_id, provider, by_hand, reference, amount, currency_id)
        select user_id, id, 'paystack', false, provider_reference, net, currency_id from withdrawals
        where user_id = ${wanted.seller.id}`),
    ).rejects.toThrow('payouts are stopped')
    await restart()
  })

  it('begins nothing by machine: what waits stays as it was asked for, and its seller may cancel it', async () => {
    await call(ada, 'stop', { reason: 'A strange call.' })
    const [kept, cancelled] = [await asked(), await asked()]
    await work()
    expect([await stateOf(kept), await stateOf(cancelled)]).toEqual([0, 0])
    const { token } = cancelled.seller
    expect(await app.call(withdrawals.cancel, { token, body: { id: cancelled.id } })).toMatchObject({
      code: 0,
    })
    await restart()
    for (let time = 0; time < 3; time++) await work()
    expect([await stateOf(kept), await stateOf(cancelled)]).toEqual([10, 22])
  })

  it('is asked for again by nobody else, and ends once', async () => {
    const { stopId } = (await call(ada, 'stop', { reason: 'A strange call.' })).data.stop!
    await call(ada, 'askRestart', { stopId, reason: 'It was a test.' })
    expect(await call(bola, 'askRestart', { stopId, reason: 'Me too.' })).toMatchObject({ code: 1711 })
    const chidi = await app.signInOperator('treasurer')
    await signs.deviceOf(chidi)
    const answers = await Promise.all([start(bola, stopId), start(chidi, stopId)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1709])
  })

  it('is signed by the second person: which stop ends, who asked for it and why', async () => {
    const { stopId } = (await call(ada, 'stop', { reason: 'A strange call.' })).data.stop!
    const { fingerprint } = (await call(ada, 'askRestart', { stopId, reason: 'It was a test.' })).data.stop!
    const unsigned = { stopId, fingerprint }
    expect(await call(bola, 'restart', unsigned)).toMatchObject({ status: 409, code: 1734 })
    expect(await call(bola, 'restart', { ...unsigned, code: bola.factor() })).toMatchObject({ code: 1734 })
    expect((await standing()).stop).not.toBeNull()
    const signed = await signs.bodyOfOther(bola, 'restart', { stopId }, fingerprint)
    const another = await app.signInOperator('treasurer')
    await signs.deviceOf(another)
    expect(await call(another, 'restart', signed)).toMatchObject({ code: 1735 })
    await made(call(bola, 'restart', signed))
    const [kept] = await app.database.asOwner(`
      select c.way, c.facts::jsonb as facts, encode(s.digest, 'hex') as digest
      from payout_confirmations c join payout_stops s on s.public_id = c.reference where c.reference = '${stopId}'`)
    expect(kept).toMatchObject({
      way: 'passkey',
      facts: {
        confirms: 'restart',
        reference: stopId,
        starts: 'payouts',
        stoppedFor: 'byHand',
        stop: 'A strange call.',
        stoppedBy: ada.publicId,
        stoppedAt: expect.stringMatching(/^20.*Z$/),
        reason: 'It was a test.',
        askedAt: expect.stringMatching(/^20.*Z$/),
        maker: ada.publicId,
        by: bola.publicId,
        digest: kept!.digest,
      },
    })
    expect(await call(bola, 'restart', signed)).toMatchObject({ code: 1709 })
  })

  it('ends without that signature by no statement of the service', async () => {
    const { stopId } = (await call(ada, 'stop', { reason: 'A strange call.' })).data.stop!
    await call(ada, 'askRestart', { stopId, reason: 'It was a test.' })
    await expect(
      app.database.asOwner(`begin; set local role kaadi_checker;
        update payout_stops set restarted_by = ${bola.id}, restarted_at = now() where public_id = '${stopId}'; commit`),
    ).rejects.toThrow(/permission denied|signs first/)
    const line = await app.deps.database.reads.connect()
    try {
      await expect(
        line.query(`update payout_stops set restarted_by = ${bola.id}, restarted_at = now()
                    where public_id = '${stopId}'`),
      ).rejects.toThrow('permission denied')
    } finally {
      line.release()
    }
    await made(start(bola, stopId))
  })

  it('does not send again what is unknown, until it is over', async () => {
    paying.behaviour.fail('send', 'lostBefore')
    const wanted = await asked()
    await work()
    const { stopId } = (await call(ada, 'stop', { reason: 'A strange call.' })).data.stop!
    for (let time = 0; time < 5; time++) {
      paying.pass(600_000)
      await work()
    }
    expect(paying.standIn.find(wanted.reference)).toBeUndefined()
    await call(ada, 'askRestart', { stopId, reason: 'It was a test.' })
    await made(start(bola, stopId))
    for (let time = 0; time < 5; time++) {
      paying.pass(600_000)
      await work()
    }
    expect(await stateOf(wanted)).toBe(10)
  })
})
