import type { CardOrder, Quote } from '@kaadi/contract/card-orders'
import { aCardOrder, aQuote } from '@kaadi/testing/builders'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { byHand, lost, refused, watch } from '../machine.test-kit.ts'
import {
  type ExtendQuoteInput,
  type LockQuoteInput,
  type SubmitOrderInput,
  sellCardMachine,
  type Trade,
} from './sell-card.machine.ts'

const watched = watch(sellCardMachine)

const request = { priceId: 'price-1', faceValue: '100', count: 1, currencyId: 1 } as const
const trade: Trade = {
  cards: [{ code: 'ABCD-EFGH-IJKL-MNO', photos: [] }],
  ownsCards: true,
  notToldByStranger: true,
}
const tenMinutes = 600_000

let clock: SimulatedClock
beforeEach(() => {
  clock = new SimulatedClock()
})

const start = () => {
  const locks = byHand<LockQuoteInput, Quote>()
  const extensions = byHand<ExtendQuoteInput, Quote>()
  const submissions = byHand<SubmitOrderInput, CardOrder>()
  const actor = createActor(
    sellCardMachine.provide({
      actors: {
        lockQuote: fromPromise(locks.call),
        extendQuote: fromPromise(extensions.call),
        submitOrder: fromPromise(submissions.call),
      },
    }),
    { clock, inspect: watched.inspect, input: { now: () => clock.now() } },
  )
  actor.start()
  return {
    actor,
    locks,
    extensions,
    submissions,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

const quoted = async () => {
  const started = start()
  started.actor.send({ type: 'QUOTE', request })
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
    const { actor, locks, state, context } = start()
    actor.send({ type: 'QUOTE', request })
    expect(state()).toBe('quoting')
    expect(locks.inputs[0]?.request).toEqual(request)
    await locks.answer(aQuote())
    expect(state()).toBe('quoted')
    expect(context()).toMatchObject({ quote: { payout: '148000' }, quoteEndsAt: tenMinutes })
  })

  it('comes back with the reason where the rate cannot be locked', async () => {
    const { actor, locks, state, context } = start()
    actor.send({ type: 'QUOTE', request })
    await locks.fail(refused(1201, 400))
    expect(state()).toBe('choosing')
    expect(context().error).toMatchObject({ code: 1201 })
    actor.send({ type: 'QUOTE', request })
    expect(context().error).toBeUndefined()
  })

  it('lets only the last choice count', async () => {
    const { actor, locks, context } = start()
    actor.send({ type: 'QUOTE', request })
    actor.send({ type: 'QUOTE', request: { ...request, faceValue: '50' } })
    await locks.answer(aQuote({ payout: '1' }))
    await locks.answer(aQuote({ faceValue: '50', payout: '74000' }))
    expect(context().quote?.payout).toBe('74000')
    expect(locks.inputs[0]?.idempotencyKey).not.toBe(locks.inputs[1]?.idempotencyKey)
  })

  it.each([
    { type: 'SUBMIT', trade },
    { type: 'EXTEND' },
    { type: 'REQUOTE' },
    { type: 'RETRY' },
    { type: 'ACCEPT' },
  ] as const)('does not know $type', (event) => {
    const { actor, submissions, state } = start()
    actor.send(event)
    expect([state(), submissions.inputs]).toEqual(['choosing', []])
  })

  it('can be taken back while the rate is locked', async () => {
    const { actor, locks, state } = start()
    actor.send({ type: 'QUOTE', request })
    actor.send({ type: 'CHANGE' })
    await locks.answer(aQuote())
    expect(state()).toBe('choosing')
  })
})

describe('a locked rate', () => {
  it('ends to the millisecond', async () => {
    const { state } = await quoted()
    clock.increment(tenMinutes - 1)
    expect(state()).toBe('quoted')
    clock.increment(1)
    expect(state()).toBe('expired')
  })

  it('keeps its length on a phone with a wrong clock', async () => {
    const { actor, locks, context } = start()
    actor.send({ type: 'QUOTE', request })
    clock.increment(5_000)
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
    expect(state()).toBe('expired')
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
    actor.send({ type: 'QUOTE', request })
    await new Promise((done) => setImmediate(done))
    now = tenMinutes
    actor.send({ type: 'SUBMIT', trade })
    expect(actor.getSnapshot().value).toBe('quoted')
  })
})

describe('a rate that ran out', () => {
  const expired = async () => {
    const started = await quoted()
    clock.increment(tenMinutes)
    return started
  }

  it('is asked for again, and the difference is shown before going on', async () => {
    const { actor, locks, state, context } = await expired()
    actor.send({ type: 'REQUOTE' })
    expect(state()).toBe('requoting')
    await locks.answer(aQuote({ quoteId: 'quote-2', payout: '147000' }))
    expect(state()).toBe('repriced')
    expect(context()).toMatchObject({ previousPayout: '148000', quote: { payout: '147000' } })
    actor.send({ type: 'SUBMIT', trade })
    expect(state()).toBe('repriced')
    actor.send({ type: 'ACCEPT' })
    expect(state()).toBe('quoted')
  })

  it('is passed over where nothing changed', async () => {
    const { actor, locks, state } = await expired()
    actor.send({ type: 'REQUOTE' })
    await locks.answer(aQuote({ quoteId: 'quote-2' }))
    expect(state()).toBe('quoted')
  })

  it('stays expired where the new one cannot be had', async () => {
    const { actor, locks, state, context } = await expired()
    actor.send({ type: 'REQUOTE' })
    await locks.fail(refused(1200))
    expect(state()).toBe('expired')
    expect(context().error).toMatchObject({ code: 1200 })
    actor.send({ type: 'CHANGE' })
    expect(state()).toBe('choosing')
  })

  it('is asked for without the coupon that was wished for, where that is gone', async () => {
    const { actor, locks, state } = start()
    actor.send({ type: 'QUOTE', request: { ...request, couponId: 'coupon-1' } })
    await locks.answer(aQuote())
    clock.increment(tenMinutes)
    actor.send({ type: 'REQUOTE' })
    await locks.fail(refused(1800, 409))
    expect(locks.inputs.map((input) => input.request)).toEqual([
      { ...request, couponId: 'coupon-1' },
      { ...request, couponId: 'coupon-1' },
      request,
    ])
    await locks.answer(aQuote({ payout: '147000' }))
    expect(state()).toBe('repriced')
  })

  it('can run out again while the difference is read', async () => {
    const { actor, locks, state, context } = await expired()
    actor.send({ type: 'REQUOTE' })
    await locks.answer(aQuote({ payout: '147000' }))
    clock.increment(tenMinutes)
    expect(state()).toBe('expired')
    expect(context().previousPayout).toBe('147000')
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
    return {
      actor,
      locks,
      state: () => actor.getSnapshot().value,
      context: () => actor.getSnapshot().context,
    }
  }

  it('goes on at its locked rate, to the end of that lock', () => {
    const { state, context } = takeUp(0)
    expect(state()).toBe('quoted')
    expect(context().quote?.payout).toBe('148000')
    clock.increment(1_000)
    expect(state()).toBe('expired')
  })

  it('shows the difference where the lock ended meanwhile', async () => {
    const { actor, locks, state, context } = takeUp(1_000)
    expect(state()).toBe('expired')
    actor.send({ type: 'REQUOTE' })
    expect(locks.inputs[0]?.request).toEqual(request)
    await locks.answer(aQuote({ quoteId: 'quote-2', payout: '147000' }))
    expect(state()).toBe('repriced')
    expect(context()).toMatchObject({ previousPayout: '148000', quote: { payout: '147000' } })
  })
})

describe('another choice', () => {
  const expired = async () => {
    const started = await quoted()
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
  const half = { ...request, faceValue: '50' }

  it.each([
    ['quoted', quoted],
    ['expired', expired],
    ['requoting', requoting],
    ['repriced', repriced],
  ] as const)('can be begun when the rate is %s', async (where, arrive) => {
    const { actor, locks, state, context } = await arrive()
    expect(state()).toBe(where)
    actor.send({ type: 'CHANGE' })
    await locks.answer(aQuote())
    expect([state(), context().error]).toEqual(['choosing', undefined])
  })

  it.each([
    ['quoted', quoted],
    ['expired', expired],
    ['repriced', repriced],
  ] as const)('takes the place of the one whose rate is %s', async (where, arrive) => {
    const { actor, locks, state, context } = await arrive()
    expect(state()).toBe(where)
    actor.send({ type: 'QUOTE', request: half })
    expect(context()).toMatchObject({ quote: undefined, quoteEndsAt: undefined, previousPayout: undefined })
    expect(locks.inputs.at(-1)?.request).toEqual(half)
    await locks.answer(aQuote({ faceValue: '50', payout: '74000' }))
    expect([state(), context().quote?.payout]).toEqual(['quoted', '74000'])
  })
})

describe('sending', () => {
  it('ends with the order', async () => {
    const { submissions, state, context } = await submitting()
    expect(submissions.inputs[0]).toEqual({
      request: { quoteId: 'quote-1', ...trade },
      idempotencyKey: context().idempotencyKey,
    })
    await submissions.answer(aCardOrder({ giftOrderId: 'order-7' }))
    expect(state()).toBe('submitted')
    expect(context().order?.giftOrderId).toBe('order-7')
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
      actor.send({ type: 'CHANGE' })
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
    actor.send({ type: 'SUBMIT', trade: context().trade! })
    expect(submissions.inputs[1]?.request.quoteId).toBe('quote-2')
    expect(submissions.inputs[1]?.idempotencyKey).not.toBe(submissions.inputs[0]?.idempotencyKey)
  })

  it('shows the payout without a coupon that another trade has taken, and wishes for it no more', async () => {
    const { actor, locks, submissions, state, context } = start()
    actor.send({ type: 'QUOTE', request: { ...request, couponId: 'coupon-1' } })
    await locks.answer(aQuote({ payout: '150000' }))
    actor.send({ type: 'SUBMIT', trade })
    await submissions.fail(refused(1800, 409, { details: { quote: aQuote({ quoteId: 'quote-2' }) } }))
    expect(state()).toBe('repriced')
    expect(context()).toMatchObject({ previousPayout: '150000', quote: { payout: '148000' }, trade, request })
    expect(context().request).not.toHaveProperty('couponId')
  })

  it('keeps the wish for a coupon when the rate alone ran out', async () => {
    const { actor, locks, submissions, context } = start()
    actor.send({ type: 'QUOTE', request: { ...request, couponId: null } })
    await locks.answer(aQuote())
    actor.send({ type: 'SUBMIT', trade })
    await submissions.fail(refused(1202, 409, { details: { quote: aQuote({ payout: '146000' }) } }))
    expect(context().request).toEqual({ ...request, couponId: null })
  })

  it.each([undefined, {}, { quote: { payout: 'x' } }])(
    'asks for the rate where %j came with it',
    async (details) => {
      const { submissions, state } = await submitting()
      await submissions.fail(refused(1202, 409, { details }))
      expect(state()).toBe('expired')
    },
  )

  it('leads to the order that holds the card already', async () => {
    const { submissions, state, context } = await submitting()
    await submissions.fail(refused(1204, 409, { details: { giftOrderId: 'order-3' } }))
    expect(state()).toBe('alreadySubmitted')
    expect(context().existingOrderId).toBe('order-3')
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

it('takes every transition and refuses by every guard', () => expect(watched.left()).toEqual([]))
