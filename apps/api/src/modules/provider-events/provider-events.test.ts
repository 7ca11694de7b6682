import { createHash } from 'node:crypto'
import { type ProviderTimeline, providerPayouts } from '@kaadi/contract/provider-payouts'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aPayingProvider, type PayingProvider, secretKey } from '../../../test/paystack/paying-provider.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../test/withdrawing-seller.ts'
import { payout, userAvailable } from '../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'
import { signatureHeader, signCallback } from '../payout-rails/index.ts'

const previousSecretKey = 'sk_test_before'
let bankProvider: DevelopmentBankProvider
let paying: PayingProvider
let app: TestApp

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  paying = aPayingProvider({ previousSecretKey })
  app = await createTestApp({ bankProvider, rails: paying.rails })
  await app.planJobs()
})
beforeEach(() => paying.behaviour.reset())
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

interface Sent {
  readonly seller: WithdrawingSeller
  readonly id: string
  readonly reference: string
}

const runDue = async (...topics: string[]) => {
  for (const topic of topics)
    await app.database.asOwner(
      `update outbox set run_at = now() - interval '1 second' where topic = '${topic}'`,
    )
  await app.runJobs()
}
/** Accepted by the provider, which says pending for an hour. */
const sent = async (plan: Parameters<PayingProvider['behaviour']['plan']>[0] = {}): Promise<Sent> => {
  paying.behaviour.plan({ outcome: 'success', afterMs: 3_600_000, callbacks: [], ...plan })
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  const { data } = await seller.withdraw('5000')
  await runDue('payouts.findWork')
  return { seller, id: data.id, reference: data.providerReference }
}
const stateOf = async ({ seller, id }: Sent): Promise<number> =>
  (await app.call<Withdrawal>(withdrawals.detail, { token: seller.token, query: { id } })).data.status
const recipientOf = ({ reference }: Sent): string => paying.standIn.find(reference)!.recipientCode

const callback = (
  body: object | Buffer,
  { key = secretKey, path = '/callback/paystack', headers = {} } = {},
) => {
  const raw = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  return app.http.inject({
    method: 'POST',
    url: path,
    payload: raw,
    headers: { 'content-type': 'application/json', [signatureHeader]: signCallback(raw, key), ...headers },
  })
}
const eventOf = (of: Sent, event = 'transfer.success', more: object = {}) => ({
  event,
  data: {
    reference: of.reference,
    amount: 495_000,
    currency: 'NGN',
    recipient: { recipient_code: recipientOf(of) },
    ...more,
  },
})
const eventsOf = (reference: string) =>
  app.database.asOwner(`select * from provider_events where reference = '${reference}' order by id`)
const exceptionsOf = async (reference: string) =>
  (
    await app.database.asOwner(`select kind from open_payout_exceptions where reference = '${reference}'`)
  ).map(({ kind }) => kind)

describe('a callback', () => {
  it('has the state asked for, and a paid withdrawal told at once', async () => {
    const payment = await sent()
    expect(await stateOf(payment)).toBe(4)
    paying.pass(3_600_000)
    expect(await callback(eventOf(payment))).toMatchObject({ statusCode: 200 })
    await runDue()
    expect(await stateOf(payment)).toBe(10)
    expect(await eventsOf(payment.reference)).toMatchObject([{ outcome: 'asked', signed_with: 'current' }])
  })

  it('moves nothing by itself: one that comes early changes no state', async () => {
    const payment = await sent()
    await callback(eventOf(payment))
    await callback(eventOf(payment, 'transfer.failed'))
    await runDue()
    expect(await stateOf(payment)).toBe(4)
    expect(await app.deps.ledger.balance(userAvailable(payment.seller.id, 1))).toBe(500_000n)
  })

  it('is kept once however often it comes, in whatever order, 72 hours late', async () => {
    const payment = await sent({ reversedAfterMs: 3_600_000 })
    paying.pass(73 * 3_600_000)
    const events = [
      'transfer.reversed',
      'transfer.success',
      'transfer.success',
      'transfer.reversed',
      'transfer.success',
    ]
    const replies = await Promise.all(events.map((event) => callback(eventOf(payment, event))))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await runDue()
    await runDue('providerEvents.process')
    expect(await eventsOf(payment.reference)).toHaveLength(2)
    expect(await stateOf(payment)).toBe(23)
    expect(await app.deps.ledger.balance(userAvailable(payment.seller.id, 1))).toBe(1_000_000n)
  })

  it('of a reversal after the success gives the money back once, by a transfer of its own', async () => {
    const payment = await sent({ afterMs: 0, reversedAfterMs: 7_200_000 })
    await runDue('payouts.carryOut')
    expect(await stateOf(payment)).toBe(10)
    const paidOut = await app.deps.ledger.balance(payout('paystack', 1))
    paying.pass(7_200_000)
    for (let time = 0; time < 3; time++) await callback(eventOf(payment, 'transfer.reversed'))
    await runDue()
    expect(await stateOf(payment)).toBe(23)
    expect(await app.deps.ledger.balance(payout('paystack', 1))).toBe(paidOut - 495_000n)
    expect(await app.deps.ledger.balance(userAvailable(payment.seller.id, 1))).toBe(1_000_000n)
  })

  it('of a reversal that is told before it is true is asked for again', async () => {
    const payment = await sent({ afterMs: 0, reversedAfterMs: 600_000 })
    await runDue('payouts.carryOut')
    await callback(eventOf(payment, 'transfer.reversed'))
    await runDue()
    expect(await stateOf(payment)).toBe(10)
    paying.pass(600_000)
    await runDue('providerEvents.process')
    expect(await stateOf(payment)).toBe(23)
  })

  it.each([
    ['another amount', { amount: 495_001 }],
    ['another currency', { currency: 'GHS' }],
    ['another recipient', { recipient: { recipient_code: 'RCP_somebody' } }],
    ['no amount', { amount: undefined }],
  ])('for %s raises an alarm; the state is that of the provider', async (_, more) => {
    const payment = await sent()
    expect(await callback(eventOf(payment, 'transfer.success', more))).toMatchObject({ statusCode: 200 })
    await runDue()
    expect(await exceptionsOf(payment.reference)).toEqual(['eventDiffers'])
    expect(await eventsOf(payment.reference)).toMatchObject([{ outcome: 'differs' }])
    expect(await stateOf(payment)).toBe(4)
  })

  it('about a reference that is none of ours raises an alarm', async () => {
    const data = { reference: 'of-somebody-else-01', amount: 1, currency: 'NGN' }
    expect(await callback({ event: 'transfer.success', data })).toMatchObject({ statusCode: 200 })
    await runDue()
    expect(await exceptionsOf('of-somebody-else-01')).toEqual(['unknownReference'])
  })

  it('signed with the key of before is taken while keys are changed', async () => {
    const payment = await sent()
    expect(await callback(eventOf(payment), { key: previousSecretKey })).toMatchObject({ statusCode: 200 })
    expect(await eventsOf(payment.reference)).toMatchObject([{ signed_with: 'previous' }])
  })

  it.each([
    { reference: 'wd-\u0000' },
    { reference: 'wd-1', currency: 'NG\u0000' },
    { reference: 'wd-1', recipient: { recipient_code: '\u0000' } },
  ])('that is signed and holds what cannot be kept is answered as what is unreadable: %j', async (data) => {
    expect(await callback({ event: 'transfer.success', data })).toMatchObject({ statusCode: 200 })
  })

  it('that is signed and unreadable is answered, and shown to people', async () => {
    const raw = Buffer.from('{"event":"transfer.success"}')
    expect(await callback(raw)).toMatchObject({ statusCode: 200 })
    expect(await exceptionsOf(createHash('sha256').update(raw).digest('hex'))).toEqual(['unreadableEvent'])
    expect(
      await callback({ event: 'charge.success', data: { reference: 'a-charge-of-cards' } }),
    ).toMatchObject({
      statusCode: 200,
    })
    expect(await eventsOf('a-charge-of-cards')).toEqual([])
  })

  it.each([
    ['without a signature', { [signatureHeader]: '' }],
    ['with another signature', { [signatureHeader]: 'a'.repeat(128) }],
  ])('%s is refused and kept nowhere', async (_, headers) => {
    const payment = await sent()
    expect(await callback(eventOf(payment), { headers })).toMatchObject({ statusCode: 403 })
    expect(await eventsOf(payment.reference)).toEqual([])
  })

  it('that is too long, or at the door of nobody, is refused', async () => {
    expect((await callback(Buffer.alloc(70_000))).statusCode).toBe(413)
    expect((await callback({}, { path: '/callback/nobody' })).statusCode).toBe(404)
  })

  it('among a flood of forged ones is processed, and the flood is cheap', async () => {
    const payment = await sent()
    paying.pass(3_600_000)
    const before = await eventsOf(payment.reference)
    const flood = Array.from({ length: 1_000 }, (_, place) =>
      callback(place === 500 ? eventOf(payment) : eventOf(payment, `transfer.success-${place}`), {
        key: place === 500 ? secretKey : 'sk_forged',
      }),
    )
    const replies = await Promise.all(flood)
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(999)
    await runDue()
    expect(await stateOf(payment)).toBe(10)
    expect(await eventsOf(payment.reference)).toHaveLength(before.length + 1)
  })
})

describe('the provider’s question whether to send', () => {
  const approval = (of: Sent, more: object = {}, options = {}) =>
    callback(eventOf(of, 'transferrequest.approval-required', more), {
      path: '/callback/paystack/approval',
      ...options,
    })

  it('is answered with yes for a payout that is under way, to the same recipient, with the same amount', async () => {
    const payment = await sent()
    expect(await approval(payment)).toMatchObject({ statusCode: 200 })
  })

  it('is understood where it is the transfer alone', async () => {
    const payment = await sent()
    const path = '/callback/paystack/approval'
    expect(await callback(eventOf(payment).data, { path })).toMatchObject({ statusCode: 200 })
    const other = eventOf(payment, '', { amount: 495_100 }).data
    expect(await callback(other, { path })).toMatchObject({ statusCode: 400 })
  })

  it.each([
    ['another amount', { amount: 495_100 }],
    ['another recipient', { recipient: { recipient_code: 'RCP_somebody' } }],
    ['another currency', { currency: 'GHS' }],
    ['a reference that is none of ours', { reference: 'stolen-key-transfer-01' }],
  ])('is answered with no for %s, and raises an alarm', async (_, more) => {
    const payment = await sent()
    expect(await approval(payment, more)).toMatchObject({ statusCode: 400 })
    const { reference = payment.reference } = more as { reference?: string }
    expect(await exceptionsOf(reference)).toEqual(['foreignTransfer'])
  })

  it('is answered with no for one that has ended, and to whoever cannot sign', async () => {
    const payment = await sent({ afterMs: 0 })
    await runDue('payouts.carryOut')
    expect(await stateOf(payment)).toBe(10)
    expect(await approval(payment)).toMatchObject({ statusCode: 400 })
    expect(await approval(await sent(), {}, { key: 'sk_forged' })).toMatchObject({ statusCode: 403 })
  })
})

describe('a treasurer', () => {
  it('sees what was done and told, and asks the provider now', async () => {
    const payment = await sent()
    const { token } = await app.signInOperator('treasurer')
    const read = () =>
      app.call<ProviderTimeline | null>(providerPayouts.timeline, { token, query: { id: payment.id } })
    expect((await read()).data).toMatchObject({
      provider: 'paystack',
      word: 'pending',
      sends: 1,
      waitsFor: null,
    })
    paying.pass(3_600_000)
    const ask = (key: string) =>
      app.call<ProviderTimeline>(providerPayouts.ask, {
        token,
        body: { id: payment.id },
        idempotencyKey: key,
      })
    expect((await ask('ask-once-000')).data).toMatchObject({ word: 'success' })
    expect((await ask('ask-once-000')).data.steps).toHaveLength((await read()).data!.steps.length)
    expect(await stateOf(payment)).toBe(10)
  })

  it('reads nothing of a payout that operators pay, and cannot ask', async () => {
    const { token } = await app.signInOperator('treasurer')
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { id } = (await seller.withdraw('5000')).data
    expect(await app.call(providerPayouts.timeline, { token, query: { id } })).toMatchObject({
      code: 0,
      data: null,
    })
    expect(await app.call(providerPayouts.ask, { token, body: { id } })).toMatchObject({ code: 1706 })
  })
})
