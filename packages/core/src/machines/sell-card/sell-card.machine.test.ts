import type { CardOrder, Quote } from '@kaadi/contract/card-orders'
import { aCardOrder, aQuote } from '@kaadi/testing/builders'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { byHand, lost, refused, stateOf, watch } from '../machine.test-kit.ts'
import type { PageSign } from '../page-sign.ts'
import { seenMs } from '../seen-ms.ts'
import type {
  ExtendQuoteInput,
  FindOrderInput,
  LockQuoteInput,
  SellCardEmitted,
  SendPhotosInput,
  SentPhotos,
  SubmitOrderInput,
  Trade,
} from './sale.ts'
import { sellCardMachine } from './sell-card.machine.ts'

const watched = watch(sellCardMachine)

const request = { priceId: 'price-1', faceValue: '100', count: 1, currencyId: 1 } as const
const trade: Trade = {
  cards: [{ code: 'ABCD-EFGH-IJKL-MNO', photos: [] }],
  ownsCards: true,
  notToldByStranger: true,
}
const tenMinutes = 600_000
const restMs = 450

let clock: SimulatedClock
beforeEach(() => {
  clock = new SimulatedClock()
})

const start = (signs: readonly PageSign['type'][] = ['ONLINE', 'VISIBLE']) => {
  const locks = byHand<LockQuoteInput, Quote>()
  const extensions = byHand<ExtendQuoteInput, Quote>()
  const submissions = byHand<SubmitOrderInput, CardOrder>()
  const sendings = byHand<SendPhotosInput, SentPhotos>()
  const actor = createActor(
    sellCardMachine.provide({
      actors: {
        sendPhotos: fromPromise(sendings.call),
        lockQuote: fromPromise(locks.call),
        extendQuote: fromPromise(extensions.call),
        submitOrder: fromPromise(submissions.call),
      },
    }),
    { clock, inspect: watched.inspect, input: { now: () => clock.now() } },
  )
  const emitted: SellCardEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  for (const type of signs) actor.send({ type })
  return {
    actor,
    emitted,
    want: (wanted: LockQuoteInput['request']) => {
      actor.send({ type: 'WANT', request: wanted })
      clock.increment(restMs)
    },
    locks,
    extensions,
    submissions,
    sendings,
    state: () => stateOf(actor),
    context: () => actor.getSnapshot().context,
  }
}

const quoted = async (signs?: readonly PageSign['type'][]) => {
  const started = start(signs)
  started.want(request)
  await started.locks.answer(aQuote())
  return started
}

const submitting = async () => {
  const started = await quoted()
  started.actor.send({ type: 'SUBMIT', trade })
  return started
}

describe('choosing', () => {
  it('locks the rate of a complete choice', async () => {
    const { want, locks, state, context } = start()
    want(request)
    expect(state()).toBe('quoting')
    expect(locks.inputs[0]?.request).toEqual(request)
    await locks.answer(aQuote())
    expect(state()).toBe('quoted')
    expect(context()).toMatchObject({ quote: { payout: '148000' }, quoteEndsAt: restMs + tenMinutes })
  })

  it('locks once while an amount is typed fast, for what stands there at the end', () => {
    const { actor, locks, state } = start()
    for (const faceValue of ['1', '10', '100']) {
      actor.send({ type: 'WANT', request: { ...request, faceValue } })
      clock.increment(restMs - 1)
    }
    expect([state(), locks.inputs]).toEqual(['resting', []])
    clock.increment(1)
    expect(locks.inputs.map((input) => input.request.faceValue)).toEqual(['100'])
  })

  it('does not begin the wait afresh when the same is wanted again', () => {
    const { actor, state } = start()
    actor.send({ type: 'WANT', request })
    clock.increment(restMs - 1)
    actor.send({ type: 'WANT', request: { ...request } })
    clock.increment(1)
    expect(state()).toBe('quoting')
  })

  it('locks nothing while the choice is not complete', () => {
    const { actor, locks, state } = start()
    actor.send({ type: 'WANT', request: null })
    actor.send({ type: 'WANT', request })
    actor.send({ type: 'WANT', request: null })
    clock.increment(restMs)
    expect([state(), locks.inputs]).toEqual(['choosing', []])
  })

  it('says why the rate cannot be locked, and asks again only when told to', async () => {
    const { actor, want, locks, state, context } = start()
    want(request)
    await locks.fail(refused(1201, 400))
    expect(state()).toBe('unlocked')
    expect(context().error).toMatchObject({ code: 1201 })
    clock.increment(tenMinutes)
    actor.send({ type: 'WANT', request })
    actor.send({ type: 'VISIBLE' })
    expect(locks.inputs).toHaveLength(1)
    actor.send({ type: 'REQUOTE' })
    expect([state(), context().error, locks.inputs.length]).toEqual(['quoting', undefined, 2])
  })

  it('forgets what was refused with another choice', async () => {
    const { actor, want, locks, state, context } = start()
    want(request)
    await locks.fail(refused(1201, 400))
    actor.send({ type: 'WANT', request: { ...request, faceValue: '50' } })
    expect([state(), context().error]).toEqual(['resting', undefined])
  })

  it('locks again when the connection is back, once for each time', async () => {
    const { actor, want, locks, state } = start()
    actor.send({ type: 'OFFLINE' })
    want(request)
    await locks.fail(lost())
    expect(state()).toBe('unlocked')
    actor.send({ type: 'ONLINE' })
    expect([state(), locks.inputs.length]).toEqual(['quoting', 2])
  })

  it('tries again every five seconds where a browser says that there is a connection and there is none', async () => {
    const { actor, want, locks, state, context } = start()
    want(request)
    await locks.fail(lost())
    clock.increment(4_999)
    expect(state()).toBe('unlocked')
    clock.increment(1)
    // What is known of the line stays until there is news.
    expect([state(), context().error]).toMatchObject(['quoting', { kind: 'network' }])
    await locks.fail(refused(504, 504))
    actor.send({ type: 'OFFLINE' })
    clock.increment(5_000)
    expect([state(), locks.inputs.length]).toEqual(['unlocked', 2])
    actor.send({ type: 'ONLINE' })
    await locks.answer(aQuote())
    expect([state(), context().error, locks.inputs.length]).toEqual(['quoted', undefined, 3])
  })

  it('lets only the last choice count, whenever the first one is answered', async () => {
    const { want, locks, state, context } = start()
    want(request)
    want({ ...request, faceValue: '50' })
    await locks.answer(aQuote({ payout: '1' }))
    expect([state(), context().quote]).toEqual(['quoting', undefined])
    await locks.answer(aQuote({ faceValue: '50', payout: '74000' }))
    expect(context().quote?.payout).toBe('74000')
    expect(locks.inputs[0]?.idempotencyKey).not.toBe(locks.inputs[1]?.idempotencyKey)
  })

  it('does without a coupon that is gone, and asks for the rate anew', async () => {
    const { actor, want, locks, emitted, state, context } = start()
    want({ ...request, couponId: 'coupon-1' })
    await locks.fail(refused(1800, 409))
    expect(emitted).toEqual([{ type: 'couponGone' }])
    expect(locks.inputs[1]?.request).toEqual(request)
    // The form hears it and wishes for none.
    actor.send({ type: 'WANT', request: { ...request, couponId: undefined } })
    await locks.answer(aQuote())
    expect([state(), context().error, locks.inputs.length]).toEqual(['quoted', undefined, 2])
  })

  it('does not ask on and on where the service finds fault with a coupon that nobody named', async () => {
    const { want, locks, emitted, state } = start()
    want(request)
    await locks.fail(refused(1800, 409))
    expect([state(), locks.inputs.length, emitted]).toEqual(['unlocked', 1, []])
  })

  it.each([
    { type: 'SUBMIT', trade },
    { type: 'EXTEND' },
    { type: 'REQUOTE' },
    { type: 'RETRY' },
    { type: 'ACCEPT' },
    { type: 'ONLINE' },
    { type: 'VISIBLE' },
  ] as const)('does not know $type', (event) => {
    const { actor, submissions, state } = start()
    actor.send(event)
    expect([state(), submissions.inputs]).toEqual(['choosing', []])
  })

  it('can be taken back while the rate is locked', async () => {
    const { actor, want, locks, state } = start()
    want(request)
    actor.send({ type: 'WANT', request: null })
    await locks.answer(aQuote())
    expect(state()).toBe('choosing')
  })
})

describe('a locked rate', () => {
  it('ends to the millisecond', async () => {
    const { state } = await quoted(['OFFLINE', 'VISIBLE'])
    clock.increment(tenMinutes - 1)
    expect(state()).toBe('quoted')
    clock.increment(1)
    expect(state()).toBe('expired')
  })

  it('keeps its length on a phone with a wrong clock', async () => {
    const { want, locks, context } = start()
    want(request)
    clock.increment(5_000 - restMs)
    await locks.answer(
      aQuote({ serverTime: '2031-01-01T00:00:00.000Z', expiresTime: '2031-01-01T00:10:00.000Z' }),
    )
    expect(context().quoteEndsAt).toBe(605_000)
  })

  it('can be extended once', async () => {
    const { actor, extensions, state } = await quoted()
    clock.increment(tenMinutes - 1)
    actor.send({ type: 'EXTEND' })
    expect(extensions.inputs[0]?.quoteId).toBe('quote-1')
    await extensions.answer(
      aQuote({
        canExtend: false,
        serverTime: '2026-11-20T13:09:59.999Z',
        expiresTime: '2026-11-20T13:19:59.999Z',
      }),
    )
    expect(state()).toBe('quoted')
    clock.increment(tenMinutes - 1)
    expect(state()).toBe('quoted')
    actor.send({ type: 'EXTEND' })
    expect(extensions.inputs).toHaveLength(1)
    clock.increment(1)
    expect(state()).toBe('requoting')
  })

  it('stays as it was when the extension fails, and ends when the service says so', async () => {
    const { actor, extensions, state, context } = await quoted()
    actor.send({ type: 'EXTEND' })
    await extensions.fail(lost())
    expect(state()).toBe('quoted')
    expect(context().error).toMatchObject({ kind: 'network' })
    actor.send({ type: 'EXTEND' })
    await extensions.fail(refused(1202))
    expect(state()).toBe('expired')
  })

  it('does not start anew because an extension failed', async () => {
    const { actor, extensions, state } = await quoted()
    clock.increment(tenMinutes - 1)
    actor.send({ type: 'EXTEND' })
    clock.increment(10)
    await extensions.fail(lost())
    clock.increment(0)
    expect(state()).toBe('expired')
  })

  it('is not submitted after its end, when the phone woke up before the timer', async () => {
    let now = 0
    const actor = createActor(
      sellCardMachine.provide({ actors: { lockQuote: fromPromise(async () => aQuote()) } }),
      { clock, inspect: watched.inspect, input: { now: () => now } },
    )
    actor.start()
    actor.send({ type: 'WANT', request })
    clock.increment(restMs)
    await new Promise((done) => setImmediate(done))
    now = tenMinutes
    actor.send({ type: 'SUBMIT', trade })
    expect(actor.getSnapshot().value).toBe('quoted')
  })
})

describe('a rate that ran out', () => {
  const expired = async (signs?: readonly PageSign['type'][]) => {
    const started = await quoted(signs)
    clock.increment(tenMinutes)
    return started
  }

  it('is asked for again by itself, and the difference is shown before going on', async () => {
    const { actor, locks, state, context } = await expired()
    expect(state()).toBe('requoting')
    await locks.answer(aQuote({ quoteId: 'quote-2', payout: '147000' }))
    expect(state()).toBe('repriced')
    expect(context()).toMatchObject({ previousPayout: '148000', quote: { payout: '147000' } })
    actor.send({ type: 'SUBMIT', trade })
    expect(state()).toBe('repriced')
    clock.increment(seenMs - 1)
    actor.send({ type: 'ACCEPT' })
    expect(state()).toBe('repriced')
    clock.increment(1)
    actor.send({ type: 'ACCEPT' })
    clock.increment(seenMs)
    expect(state()).toBe('quoted')
  })

  it('sends nothing in the first second after it was accepted: the second of two quick taps is none of its own', async () => {
    const { actor, locks, submissions, state } = await expired()
    await locks.answer(aQuote({ quoteId: 'quote-2', payout: '147000' }))
    clock.increment(seenMs)
    actor.send({ type: 'ACCEPT' })
    actor.send({ type: 'SUBMIT', trade })
    actor.send({ type: 'QUEUE', trade, payout: '147000' })
    clock.increment(seenMs - 1)
    actor.send({ type: 'SUBMIT', trade })
    expect([state(), submissions.inputs]).toEqual(['repriced', []])
    clock.increment(1)
    expect([state(), submissions.inputs]).toEqual(['quoted', []])
    actor.send({ type: 'SUBMIT', trade })
    expect(submissions.inputs).toMatchObject([{ request: { quoteId: 'quote-2' } }])
  })

  it('runs out in that second as in any other', async () => {
    const { actor, locks, state } = await expired()
    await locks.answer(aQuote({ quoteId: 'quote-2', payout: '147000' }))
    clock.increment(tenMinutes - seenMs / 2)
    actor.send({ type: 'ACCEPT' })
    clock.increment(seenMs / 2)
    expect(state()).toBe('requoting')
  })

  it('waits for the connection', async () => {
    const { actor, locks, state } = await expired(['OFFLINE', 'VISIBLE'])
    expect([state(), locks.inputs.length]).toEqual(['expired', 1])
    actor.send({ type: 'VISIBLE' })
    expect(state()).toBe('expired')
    actor.send({ type: 'ONLINE' })
    expect([state(), locks.inputs.length]).toEqual(['requoting', 2])
  })

  it('is not asked for behind a tab that nobody sees', async () => {
    const { actor, locks, state } = await quoted()
    actor.send({ type: 'HIDDEN' })
    clock.increment(tenMinutes)
    clock.increment(tenMinutes)
    expect([state(), locks.inputs.length]).toEqual(['expired', 1])
    actor.send({ type: 'VISIBLE' })
    expect([state(), locks.inputs.length]).toEqual(['requoting', 2])
  })

  it('can be asked for by hand before the connection is known to be back', async () => {
    const { actor, state } = await expired(['OFFLINE', 'VISIBLE'])
    actor.send({ type: 'REQUOTE' })
    expect(state()).toBe('requoting')
  })

  it('is passed over where nothing changed', async () => {
    const { locks, state } = await expired()
    await locks.answer(aQuote({ quoteId: 'quote-2' }))
    expect(state()).toBe('quoted')
  })

  it('stays expired where the new one cannot be had: it is asked for once, not on and on', async () => {
    const { actor, locks, state, context } = await expired()
    await locks.fail(refused(1200))
    expect(state()).toBe('expired')
    expect(context().error).toMatchObject({ code: 1200 })
    clock.increment(tenMinutes)
    for (const type of ['HIDDEN', 'VISIBLE', 'OFFLINE', 'ONLINE'] as const) actor.send({ type })
    expect([state(), locks.inputs.length]).toEqual(['expired', 2])
    actor.send({ type: 'REQUOTE' })
    expect([state(), locks.inputs.length]).toEqual(['requoting', 3])
  })

  it('is asked for again by itself where nobody could be reached, as long as the page is seen', async () => {
    const { actor, locks, state } = await expired()
    await locks.fail(lost())
    expect(state()).toBe('expired')
    clock.increment(5_000)
    expect([state(), locks.inputs.length]).toEqual(['requoting', 3])
    await locks.fail(lost())
    actor.send({ type: 'HIDDEN' })
    clock.increment(5_000)
    expect(state()).toBe('expired')
    actor.send({ type: 'VISIBLE' })
    expect(state()).toBe('requoting')
    await locks.fail(lost())
    actor.send({ type: 'OFFLINE' })
    actor.send({ type: 'ONLINE' })
    expect([state(), locks.inputs.length]).toEqual(['requoting', 5])
  })

  it('is asked for without the coupon that was wished for, where that is gone', async () => {
    const { want, locks, emitted, state } = start()
    want({ ...request, couponId: 'coupon-1' })
    await locks.answer(aQuote())
    clock.increment(tenMinutes)
    await locks.fail(refused(1800, 409))
    expect(locks.inputs.map((input) => input.request)).toEqual([
      { ...request, couponId: 'coupon-1' },
      { ...request, couponId: 'coupon-1' },
      request,
    ])
    expect(emitted).toEqual([{ type: 'couponGone' }])
    await locks.answer(aQuote({ payout: '147000' }))
    expect(state()).toBe('repriced')
  })

  it('can run out again while the difference is read', async () => {
    const { actor, locks, state, context } = await expired()
    await locks.answer(aQuote({ payout: '147000' }))
    actor.send({ type: 'HIDDEN' })
    clock.increment(tenMinutes)
    expect(state()).toBe('expired')
    expect(context().previousPayout).toBe('147000')
  })
})

describe('a sending that was cut, taken up again', () => {
  const cut = { request, quote: aQuote(), quoteEndsAt: tenMinutes, sentUnder: 'key-of-the-cut-sending' }
  const takeUp = () => {
    const finds = byHand<FindOrderInput, string | undefined>()
    const submissions = byHand<SubmitOrderInput, CardOrder>()
    const actor = createActor(
      sellCardMachine.provide({
        actors: { findOrder: fromPromise(finds.call), submitOrder: fromPromise(submissions.call) },
      }),
      { clock, inspect: watched.inspect, input: { now: () => clock.now(), earlier: cut } },
    )
    const emitted: SellCardEmitted[] = []
    actor.on('*', (event) => emitted.push(event))
    actor.start()
    return { actor, finds, submissions, emitted, state: () => stateOf(actor) }
  }

  it('goes under the key of then also where it waits for a connection once more', async () => {
    const { actor, finds, submissions } = takeUp()
    await finds.answer(undefined)
    actor.send({ type: 'QUEUE', trade, payout: '148000' })
    actor.send({ type: 'RETRY' })
    expect(submissions.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual([cut.sentUnder])
  })

  it('asks for the order of its rate first, and leads to it', async () => {
    const { finds, emitted, state } = takeUp()
    expect(state()).toBe('seeking')
    expect(finds.inputs).toEqual([{ quoteId: aQuote().quoteId }])
    await finds.answer('order-3')
    expect(state()).toBe('arrived')
    expect(emitted).toEqual([{ type: 'arrived', giftOrderId: 'order-3' }])
  })

  it('goes on at its rate where there is none, and sends under the key of then', async () => {
    const { actor, finds, submissions, state } = takeUp()
    actor.send({ type: 'WANT', request })
    await finds.answer(undefined)
    expect(state()).toBe('quoted')
    actor.send({ type: 'SUBMIT', trade })
    expect(submissions.inputs[0]?.idempotencyKey).toBe('key-of-the-cut-sending')
    await submissions.answer(aCardOrder())
    expect(state()).toBe('submitted')
  })

  it('sends under a new key where something else went under that one', async () => {
    const { actor, finds, submissions, state } = takeUp()
    await finds.answer(undefined)
    actor.send({ type: 'SUBMIT', trade })
    await submissions.fail(refused(1004, 422))
    expect(state()).toBe('submitting')
    expect(submissions.inputs[1]?.request).toEqual(submissions.inputs[0]?.request)
    expect(submissions.inputs[1]?.idempotencyKey).not.toBe('key-of-the-cut-sending')
  })

  it('asks again with each connection until it is answered, whether its lock is over or not', async () => {
    for (const passed of [0, 600_000]) {
      const { actor, finds, emitted, state } = takeUp()
      await finds.fail(lost())
      clock.increment(passed)
      expect([state(), actor.getSnapshot().context.isNotArrived]).toEqual([
        passed ? 'expired' : 'quoted',
        false,
      ])
      actor.send({ type: 'VISIBLE' })
      actor.send({ type: 'ONLINE' })
      expect(state()).toBe('seeking')
      await finds.fail(lost())
      actor.send({ type: 'OFFLINE' })
      actor.send({ type: 'ONLINE' })
      await finds.answer('order-3')
      expect(emitted).toEqual([{ type: 'arrived', giftOrderId: 'order-3' }])
    }
  })

  it('knows that it has not arrived once the service says so, and asks no more', async () => {
    const { actor, finds, state } = takeUp()
    await finds.answer(undefined)
    expect(actor.getSnapshot().context.isNotArrived).toBe(true)
    actor.send({ type: 'ONLINE' })
    expect([state(), finds.inputs.length]).toEqual(['quoted', 1])
  })

  it('goes on where nobody answers, and with another choice at once', async () => {
    const unanswered = takeUp()
    await unanswered.finds.fail(lost())
    expect(unanswered.state()).toBe('quoted')
    const other = takeUp()
    other.actor.send({ type: 'WANT', request: { ...request, count: 2 } })
    expect(other.state()).toBe('resting')
    const none = takeUp()
    none.actor.send({ type: 'WANT', request: null })
    expect(none.state()).toBe('choosing')
  })

  it('goes on as a draft whose lock is over where it ended meanwhile', async () => {
    const answered = takeUp()
    const failed = takeUp()
    clock.increment(tenMinutes)
    await answered.finds.answer(undefined)
    await failed.finds.fail(lost())
    expect([answered.state(), failed.state()]).toEqual(['expired', 'expired'])
  })
})

describe('a draft that is taken up again', () => {
  const earlier = { request, quote: aQuote(), quoteEndsAt: 1_000 }
  const takeUp = (now: number) => {
    const locks = byHand<LockQuoteInput, Quote>()
    const actor = createActor(sellCardMachine.provide({ actors: { lockQuote: fromPromise(locks.call) } }), {
      clock,
      inspect: watched.inspect,
      input: { now: () => now + clock.now(), earlier },
    })
    actor.start()
    for (const type of ['ONLINE', 'VISIBLE'] as const) actor.send({ type })
    return {
      actor,
      locks,
      state: () => stateOf(actor),
      context: () => actor.getSnapshot().context,
    }
  }

  it('goes on at its locked rate, to the end of that lock', () => {
    const { state, context } = takeUp(0)
    expect(state()).toBe('quoted')
    expect(context().quote?.payout).toBe('148000')
    clock.increment(1_000)
    expect(state()).toBe('requoting')
  })

  it('keeps that rate while the form wants the same, and drops it for another choice', () => {
    const { actor, state, context } = takeUp(0)
    actor.send({ type: 'WANT', request: { count: 1, currencyId: 1, faceValue: '100', priceId: 'price-1' } })
    expect(state()).toBe('quoted')
    actor.send({ type: 'WANT', request: { ...request, couponId: null } })
    expect([state(), context().quote]).toEqual(['resting', undefined])
  })

  it('shows the difference where the lock ended meanwhile', async () => {
    const { locks, state, context } = takeUp(1_000)
    expect(state()).toBe('requoting')
    expect(locks.inputs[0]?.request).toEqual(request)
    await locks.answer(aQuote({ quoteId: 'quote-2', payout: '147000' }))
    expect(state()).toBe('repriced')
    expect(context()).toMatchObject({ previousPayout: '148000', quote: { payout: '147000' } })
  })
})

describe('another choice', () => {
  const extending = async () => {
    const started = await quoted()
    started.actor.send({ type: 'EXTEND' })
    return started
  }
  const expired = async () => {
    const started = await quoted(['OFFLINE', 'VISIBLE'])
    clock.increment(tenMinutes)
    return started
  }
  const requoting = async () => {
    const started = await expired()
    started.actor.send({ type: 'REQUOTE' })
    return started
  }
  const repriced = async () => {
    const started = await requoting()
    await started.locks.answer(aQuote({ quoteId: 'quote-2', payout: '147000' }))
    return started
  }
  const unlocked = async () => {
    const started = start()
    started.want(request)
    await started.locks.fail(refused(1201, 400))
    return started
  }
  const wherever = [
    ['quoted', quoted],
    ['extending', extending],
    ['expired', expired],
    ['requoting', requoting],
    ['repriced', repriced],
    ['unlocked', unlocked],
  ] as const
  const half = { ...request, faceValue: '50' }

  it.each(wherever)('that is not complete takes the rate away that is %s', async (where, arrive) => {
    const { actor, locks, extensions, state, context } = await arrive()
    expect(state()).toBe(where)
    actor.send({ type: 'WANT', request: null })
    await locks.answer(aQuote())
    await extensions.answer(aQuote())
    expect([state(), context().error, context().quote]).toEqual(['choosing', undefined, undefined])
  })

  it.each(wherever)('takes the place of the one whose rate is %s', async (where, arrive) => {
    const { actor, locks, state, context } = await arrive()
    expect(state()).toBe(where)
    actor.send({ type: 'WANT', request: half })
    expect(state()).toBe('resting')
    expect(context()).toMatchObject({ quote: undefined, quoteEndsAt: undefined, previousPayout: undefined })
    clock.increment(restMs)
    expect(locks.inputs.at(-1)?.request).toEqual(half)
    // The reply to the choice before is heard by nobody.
    if (where === 'requoting') await locks.answer(aQuote({ payout: '1' }))
    await locks.answer(aQuote({ faceValue: '50', payout: '74000' }))
    expect([state(), context().quote?.payout]).toEqual(['quoted', '74000'])
  })

  it.each(wherever)('is none where the same is wanted and the rate is %s', async (where, arrive) => {
    const { actor, state, context } = await arrive()
    const before = context()
    actor.send({ type: 'WANT', request: { ...request } })
    expect([state(), context()]).toEqual([where, before])
  })
})

describe('sending', () => {
  it('ends with the order', async () => {
    const { submissions, emitted, state, context } = await submitting()
    expect(submissions.inputs[0]).toEqual({
      request: { quoteId: 'quote-1', ...trade },
      idempotencyKey: context().idempotencyKey,
    })
    await submissions.answer(aCardOrder({ giftOrderId: 'order-7' }))
    expect(state()).toBe('submitted')
    expect(context().order?.giftOrderId).toBe('order-7')
    expect(emitted).toEqual([{ type: 'sent', order: context().order }])
  })

  it('happens once, however often it is tapped', async () => {
    const { actor, submissions } = await submitting()
    for (let tap = 0; tap < 5; tap++) actor.send({ type: 'SUBMIT', trade })
    expect(submissions.inputs).toHaveLength(1)
  })

  it('is not stopped by a lock that ends meanwhile', async () => {
    const { submissions, state } = await submitting()
    clock.increment(tenMinutes)
    expect(state()).toBe('submitting')
    await submissions.answer(aCardOrder())
    expect(state()).toBe('submitted')
  })

  it.each([lost(), refused(1000, 500), refused(1005, 409), refused('000', 429)])(
    'waits after %s and sends the same under the same key',
    async (failure) => {
      const { actor, submissions, state, context } = await submitting()
      await submissions.fail(failure)
      expect(state()).toBe('unanswered')
      expect(context().error).toBe(failure)
      actor.send({ type: 'WANT', request: null })
      expect(state()).toBe('unanswered')
      actor.send({ type: 'RETRY' })
      expect(submissions.inputs[1]).toEqual(submissions.inputs[0])
      await submissions.answer(aCardOrder())
      expect(state()).toBe('submitted')
    },
  )

  it('shows the new rate that comes with "expired", and keeps the cards', async () => {
    const { actor, submissions, state, context } = await submitting()
    const quote = aQuote({ quoteId: 'quote-2', payout: '146000' })
    await submissions.fail(refused(1202, 409, { details: { quote } }))
    expect(state()).toBe('repriced')
    expect(context()).toMatchObject({ previousPayout: '148000', quote: { quoteId: 'quote-2' }, trade })
    actor.send({ type: 'ACCEPT' })
    expect(state()).toBe('repriced')
    clock.increment(seenMs)
    actor.send({ type: 'ACCEPT' })
    clock.increment(seenMs)
    actor.send({ type: 'SUBMIT', trade: context().trade! })
    expect(submissions.inputs[1]?.request.quoteId).toBe('quote-2')
    expect(submissions.inputs[1]?.idempotencyKey).not.toBe(submissions.inputs[0]?.idempotencyKey)
  })

  it('shows the payout without a coupon that another trade has taken, and wishes for it no more', async () => {
    const { actor, want, locks, submissions, emitted, state, context } = start()
    want({ ...request, couponId: 'coupon-1' })
    await locks.answer(aQuote({ payout: '150000' }))
    actor.send({ type: 'SUBMIT', trade })
    await submissions.fail(refused(1800, 409, { details: { quote: aQuote({ quoteId: 'quote-2' }) } }))
    expect(state()).toBe('repriced')
    expect(context()).toMatchObject({ previousPayout: '150000', quote: { payout: '148000' }, trade, request })
    expect(context().request).not.toHaveProperty('couponId')
    expect(emitted).toEqual([{ type: 'couponGone' }])
    actor.send({ type: 'WANT', request: { ...request, couponId: undefined } })
    expect(state()).toBe('repriced')
  })

  it('keeps the wish for a coupon when the rate alone ran out', async () => {
    const { actor, want, locks, submissions, emitted, context } = start()
    want({ ...request, couponId: null })
    await locks.answer(aQuote())
    actor.send({ type: 'SUBMIT', trade })
    await submissions.fail(refused(1202, 409, { details: { quote: aQuote({ payout: '146000' }) } }))
    expect(context().request).toEqual({ ...request, couponId: null })
    expect(emitted).toEqual([])
  })

  it.each([undefined, {}, { quote: { payout: 'x' } }])(
    'asks for the rate where %j came with it',
    async (details) => {
      const { submissions, state } = await submitting()
      await submissions.fail(refused(1202, 409, { details }))
      expect(state()).toBe('expired')
    },
  )

  it('tells which photo the service no longer has', async () => {
    const { submissions, emitted, state, context } = await submitting()
    await submissions.fail(refused(1206, 400, { details: { uploadId: 'upload-1' } }))
    expect([state(), context().trade]).toEqual(['quoted', trade])
    expect(emitted).toEqual([{ type: 'photoLost', uploadId: 'upload-1' }])
  })

  it('leads to the order that holds the card already', async () => {
    const { submissions, state, context } = await submitting()
    await submissions.fail(refused(1204, 409, { details: { giftOrderId: 'order-3', position: 1 } }))
    expect(state()).toBe('alreadySubmitted')
    expect(context().existingOrderId).toBe('order-3')
  })

  it('has arrived where the service names the order that these cards made under this rate, several of them too', async () => {
    const { actor, submissions, emitted, state } = await quoted()
    const two = { ...trade, cards: [...trade.cards, { code: 'ABCD-EFGH-IJKL-MNP', photos: [] }] }
    actor.send({ type: 'SUBMIT', trade: two })
    await submissions.fail(refused(1204, 409, { details: { giftOrderId: 'order-3' } }))
    expect(state()).toBe('arrived')
    expect(emitted).toEqual([{ type: 'arrived', giftOrderId: 'order-3' }])
  })

  it('comes back to the cards where one of several is in another order', async () => {
    const { actor, submissions, state, context } = await quoted()
    const two = { ...trade, cards: [...trade.cards, { code: 'ABCD-EFGH-IJKL-MNP', photos: [] }] }
    actor.send({ type: 'SUBMIT', trade: two })
    await submissions.fail(refused(1204, 409, { details: { giftOrderId: 'order-3', position: 2 } }))
    expect(state()).toBe('quoted')
    expect(context()).toMatchObject({ trade: two, error: { code: 1204 } })
  })

  it.each([
    [1205, {}],
    [1206, {}],
    [1204, {}],
  ])('comes back to the cards after %i', async (code, details) => {
    const { submissions, state, context } = await submitting()
    await submissions.fail(refused(code, 400, { details }))
    expect(state()).toBe('quoted')
    expect(context()).toMatchObject({ trade, error: { code } })
  })
})

describe('cards that wait for a connection', () => {
  const queue = { type: 'QUEUE', trade, payout: '148000' } as const
  /** Nothing could be asked for: the payout is what the phone makes of the last known rates. */
  const unlocked = async () => {
    const started = start(['OFFLINE', 'VISIBLE'])
    started.want(request)
    await started.locks.fail(lost())
    return started
  }
  const queued = async () => {
    const started = await unlocked()
    started.actor.send(queue)
    return started
  }

  it('go out once by themselves under the lock that was had', async () => {
    const { actor, submissions, locks, state, context } = await quoted()
    actor.send({ type: 'OFFLINE' })
    actor.send(queue)
    expect([state(), submissions.inputs]).toEqual(['queued', []])
    const key = context().idempotencyKey
    actor.send({ type: 'ONLINE' })
    actor.send({ type: 'ONLINE' })
    expect(submissions.inputs).toMatchObject([
      { request: { ...trade, quoteId: 'quote-1' }, idempotencyKey: key },
    ])
    expect([state(), locks.inputs.length]).toEqual(['submitting', 1])
  })

  it('are tried under that lock also by hand', async () => {
    const { actor, state } = await quoted(['OFFLINE', 'VISIBLE'])
    actor.send(queue)
    actor.send({ type: 'RETRY' })
    expect(state()).toBe('submitting')
  })

  it('go out under a new lock where it pays what was shown', async () => {
    const { actor, locks, submissions, state } = await queued()
    actor.send({ type: 'ONLINE' })
    expect([state(), locks.inputs.length]).toEqual(['pricing', 2])
    await locks.answer(aQuote({ payout: '148000.00' }))
    expect([state(), submissions.inputs.length]).toEqual(['submitting', 1])
  })

  it('ask first where it pays another sum, however little', async () => {
    const { actor, locks, submissions, state, context } = await queued()
    actor.send({ type: 'ONLINE' })
    await locks.answer(aQuote({ payout: '148000.01' }))
    expect([state(), submissions.inputs]).toEqual(['repriced', []])
    expect(context()).toMatchObject({ previousPayout: '148000', trade })
  })

  it('wait on where there was none after all, and are tried again by hand', async () => {
    const { actor, locks, state } = await queued()
    actor.send({ type: 'ONLINE' })
    await locks.fail(lost())
    expect(state()).toBe('queued')
    actor.send({ type: 'RETRY' })
    expect([state(), locks.inputs.length]).toEqual(['pricing', 3])
  })

  it('stay in the form where no rate is given for them', async () => {
    const { actor, locks, state, context } = await queued()
    actor.send({ type: 'ONLINE' })
    await locks.fail(refused(1201, 400))
    expect([state(), context().error]).toMatchObject(['unlocked', { code: 1201 }])
  })

  it('are priced without a coupon that went meanwhile, which is another payout', async () => {
    const { actor, want, locks, emitted, state } = start(['OFFLINE', 'VISIBLE'])
    want({ ...request, couponId: 'coupon-1' })
    await locks.fail(lost())
    actor.send(queue)
    actor.send({ type: 'ONLINE' })
    await locks.fail(refused(1800, 409))
    expect([state(), emitted]).toEqual(['pricing', [{ type: 'couponGone' }]])
    await locks.answer(aQuote({ payout: '147000' }))
    expect(state()).toBe('repriced')
  })

  it('can be taken back', async () => {
    const never = await queued()
    never.actor.send({ type: 'TAKE_BACK' })
    expect(never.state()).toBe('unlocked')
    const held = await quoted(['OFFLINE', 'VISIBLE'])
    held.actor.send(queue)
    held.actor.send({ type: 'TAKE_BACK' })
    expect(held.state()).toBe('quoted')
    held.actor.send(queue)
    clock.increment(tenMinutes)
    held.actor.send({ type: 'TAKE_BACK' })
    expect(held.state()).toBe('expired')
    held.actor.send(queue)
    expect(held.state()).toBe('queued')
    expect([never, held].flatMap(({ submissions }) => submissions.inputs)).toEqual([])
  })

  it.each([
    ['quoting', []],
    ['requoting', []],
    ['expired', []],
    ['quoting', [{ card: 0, kind: 'front', place: 'card-1:front' }]],
    ['requoting', [{ card: 0, kind: 'front', place: 'card-1:front' }]],
    ['expired', [{ card: 0, kind: 'front', place: 'card-1:front' }]],
  ] as const)('can be sent to wait while the rate is %s, with %j still to go', async (where, awaited) => {
    const { actor, want, locks, state } = start(['OFFLINE', 'VISIBLE'])
    want(request)
    if (where !== 'quoting') {
      await locks.answer(aQuote())
      clock.increment(tenMinutes)
    }
    if (where === 'requoting') actor.send({ type: 'REQUOTE' })
    expect(state()).toBe(where)
    actor.send({ ...queue, awaited })
    await locks.answer(aQuote())
    expect(state()).toBe(awaited.length > 0 ? 'sendingPhotos' : 'queued')
  })

  it('go out once, tried every five seconds, where a browser sees a connection and nobody is reached', async () => {
    const { actor, want, locks, submissions, state } = start()
    want(request)
    await locks.fail(lost())
    actor.send(queue)
    clock.increment(5_000)
    expect(state()).toBe('pricing')
    await locks.fail(lost())
    clock.increment(4_999)
    expect(state()).toBe('queued')
    clock.increment(1)
    await locks.answer(aQuote())
    expect(state()).toBe('submitting')
    await submissions.fail(lost())
    clock.increment(5_000)
    expect(state()).toBe('submitting')
    expect(submissions.inputs[1]).toEqual(submissions.inputs[0])
    await submissions.answer(aCardOrder())
    expect([state(), submissions.inputs.length]).toEqual(['submitted', 2])
  })

  it('are tried under the lock that was had, too', async () => {
    const { actor, state } = await quoted()
    actor.send(queue)
    clock.increment(5_000)
    expect(state()).toBe('submitting')
  })

  it('are not tried on and on where the service answers that it cannot', async () => {
    const { actor, locks, state } = await queued()
    actor.send({ type: 'ONLINE' })
    await locks.fail(refused(1000, 500))
    clock.increment(tenMinutes)
    expect([state(), locks.inputs.length]).toEqual(['queued', 2])
    const sent = await submitting()
    await sent.submissions.fail(refused(1000, 500))
    clock.increment(tenMinutes)
    expect([sent.state(), sent.submissions.inputs.length]).toEqual(['unanswered', 1])
  })

  describe('with photos that are still to go', () => {
    const front = { card: 0, kind: 'front', place: 'card-1:front' } as const
    const back = { card: 0, kind: 'back', place: 'card-1:back' } as const
    const bare: Trade = { ...trade, cards: [{ photos: [] }] }
    const withPhotos = { ...queue, trade: bare, awaited: [front, back] } as const
    const photos = { 'card-1:front': 'upload-1', 'card-1:back': 'upload-2' } as unknown as SentPhotos
    const whole = {
      cards: [
        {
          photos: [
            { uploadId: 'upload-1', kind: 'front' },
            { uploadId: 'upload-2', kind: 'back' },
          ],
        },
      ],
    }

    it('send the photos, then lock the rate, then go out once', async () => {
      const { actor, locks, sendings, submissions, state } = await unlocked()
      actor.send(withPhotos)
      expect([state(), sendings.inputs]).toEqual([
        'sendingPhotos',
        [{ places: ['card-1:front', 'card-1:back'] }],
      ])
      actor.send({ type: 'ONLINE' })
      expect([state(), locks.inputs.length]).toEqual(['sendingPhotos', 1])
      await sendings.answer(photos)
      expect([state(), locks.inputs.length]).toEqual(['pricing', 2])
      await locks.answer(aQuote())
      expect(submissions.inputs).toMatchObject([{ request: whole }])
      await submissions.answer(aCardOrder())
      expect([state(), submissions.inputs.length]).toEqual(['submitted', 1])
    })

    it('go out under the lock that was had, and ask for another where it ran out meanwhile', async () => {
      const held = await quoted(['OFFLINE', 'VISIBLE'])
      held.actor.send(withPhotos)
      await held.sendings.answer(photos)
      expect([held.state(), held.submissions.inputs]).toMatchObject(['submitting', [{ request: whole }]])
      const late = await quoted(['OFFLINE', 'VISIBLE'])
      late.actor.send(withPhotos)
      clock.increment(tenMinutes)
      await late.sendings.answer(photos)
      expect(late.state()).toBe('pricing')
    })

    it('are tried again by hand', async () => {
      const { actor, sendings, state } = await unlocked()
      actor.send(withPhotos)
      actor.send({ type: 'RETRY' })
      expect([state(), sendings.inputs.length]).toEqual(['sendingPhotos', 2])
    })

    it('come back to the form where the service takes one of them not', async () => {
      const { actor, sendings, submissions, state, context } = await unlocked()
      actor.send(withPhotos)
      await sendings.fail(refused(1300, 415))
      expect([state(), context().error, submissions.inputs]).toEqual(['quoting', undefined, []])
      const held = await quoted(['OFFLINE', 'VISIBLE'])
      held.actor.send(withPhotos)
      await held.sendings.fail(refused(1300, 415))
      expect(held.state()).toBe('quoted')
    })

    it('can be taken back', async () => {
      const never = await unlocked()
      const held = await quoted(['OFFLINE', 'VISIBLE'])
      const late = await quoted(['OFFLINE', 'VISIBLE'])
      for (const { actor } of [never, held, late]) actor.send(withPhotos)
      late.actor.send({ type: 'OFFLINE' })
      never.actor.send({ type: 'TAKE_BACK' })
      held.actor.send({ type: 'TAKE_BACK' })
      clock.increment(tenMinutes)
      late.actor.send({ type: 'TAKE_BACK' })
      await never.sendings.answer(photos)
      expect([never.state(), held.state(), late.state()]).toEqual(['unlocked', 'expired', 'expired'])
      expect([never, held, late].flatMap(({ submissions }) => submissions.inputs)).toEqual([])
    })
  })

  it('are sent again under their key when the connection is back before the answer was', async () => {
    const { actor, submissions, state } = await submitting()
    actor.send({ type: 'OFFLINE' })
    await submissions.fail(lost())
    expect(state()).toBe('unanswered')
    actor.send({ type: 'ONLINE' })
    expect(state()).toBe('submitting')
    expect(submissions.inputs[1]).toEqual(submissions.inputs[0])
  })
})

it('takes every transition and refuses by every guard', () => expect(watched.left()).toEqual([]))
