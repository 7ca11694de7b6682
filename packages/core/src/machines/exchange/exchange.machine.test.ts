import type { Exchange, ExchangeQuote } from '@kaadi/contract/exchanges'
import { anExchange, anExchangeQuote } from '@kaadi/testing/builders'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { byHand, lost, refused, stateOf, watch } from '../machine.test-kit.ts'
import { seenMs } from '../seen-ms.ts'
import {
  type ExchangeEmitted,
  exchangeMachine,
  type MakeExchangeInput,
  type QuoteExchangeInput,
} from './exchange.machine.ts'

const watched = watch(exchangeMachine)
const wish = { inCurrencyId: 1, outCurrencyId: 2, amount: '20000' } as const

let clock: SimulatedClock
beforeEach(() => {
  clock = new SimulatedClock()
})

const start = () => {
  const quotes = byHand<QuoteExchangeInput, ExchangeQuote>()
  const exchanges = byHand<MakeExchangeInput, Exchange>()
  const actor = createActor(
    exchangeMachine.provide({
      actors: { quoteExchange: fromPromise(quotes.call), makeExchange: fromPromise(exchanges.call) },
    }),
    { clock, inspect: watched.inspect, input: { now: () => clock.now() } },
  )
  const emitted: ExchangeEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    quotes,
    exchanges,
    state: () => stateOf(actor),
    context: () => actor.getSnapshot().context,
  }
}

const offered = async () => {
  const started = start()
  started.actor.send({ type: 'ASK', wish })
  await started.quotes.answer(anExchangeQuote())
  clock.increment(seenMs)
  return started
}
const making = async () => {
  const started = await offered()
  started.actor.send({ type: 'TAKE' })
  return started
}

describe('a rate', () => {
  it('is asked for with the amount, and offered as it came', async () => {
    const { quotes, state, context } = await offered()
    expect(quotes.inputs).toMatchObject([{ wish }])
    expect(state()).toBe('offered')
    expect(context().quote).toMatchObject({ gets: '147.00' })
  })

  it('holds to the millisecond by the clock of the service, whatever the phone says', async () => {
    const { state } = await offered()
    clock.increment(59_999 - seenMs)
    expect(state()).toBe('offered')
    clock.increment(1)
    expect(state()).toBe('lapsed')
  })

  it('that ran out is asked for anew by a press, under another key', async () => {
    const { actor, quotes, state } = await offered()
    clock.increment(60_000)
    actor.send({ type: 'TAKE' })
    expect(state()).toBe('lapsed')
    clock.increment(seenMs)
    actor.send({ type: 'ASK', wish })
    expect(state()).toBe('quoting')
    expect(quotes.inputs[0]!.idempotencyKey).not.toBe(quotes.inputs[1]!.idempotencyKey)
  })

  it('is not taken by the second tap that asked for it, nor before it was in sight for a moment', async () => {
    const { actor, quotes, exchanges, state } = await offered()
    clock.increment(60_000)
    clock.increment(seenMs)
    actor.send({ type: 'ASK', wish })
    await quotes.answer(anExchangeQuote({ quoteId: 'exchange-quote-2', gets: '146.85' }))
    clock.increment(seenMs - 1)
    actor.send({ type: 'TAKE' })
    expect([state(), exchanges.inputs]).toEqual(['offered', []])
    clock.increment(1)
    actor.send({ type: 'TAKE' })
    expect(exchanges.inputs).toMatchObject([{ quoteId: 'exchange-quote-2' }])
  })

  it('that runs out under the finger is not asked for anew by that press', async () => {
    const { actor, quotes, state } = await offered()
    clock.increment(60_000 - seenMs)
    actor.send({ type: 'ASK', wish })
    clock.increment(seenMs - 1)
    actor.send({ type: 'ASK', wish })
    expect([state(), quotes.inputs.length]).toEqual(['lapsed', 1])
    clock.increment(1)
    actor.send({ type: 'ASK', wish })
    expect([state(), quotes.inputs.length]).toEqual(['quoting', 2])
  })

  it.each([
    ['less', '146.85', '-0.15'],
    ['more', '147.10', '0.1'],
    ['the same', '147.00', '0'],
  ])('that is asked for after one ran out says how much: %s', async (_, gets, difference) => {
    const { actor, quotes, context } = await offered()
    expect(context().difference).toBeUndefined()
    clock.increment(60_000)
    clock.increment(seenMs)
    actor.send({ type: 'ASK', wish })
    await quotes.answer(anExchangeQuote({ quoteId: 'exchange-quote-2', gets }))
    expect(context()).toMatchObject({ difference, quote: { gets } })
  })

  it('for another amount has nothing to differ from', async () => {
    const { actor, quotes, context } = await offered()
    clock.increment(60_000)
    actor.send({ type: 'BACK' })
    actor.send({ type: 'ASK', wish: { ...wish, amount: '10000' } })
    await quotes.answer(anExchangeQuote({ gets: '73.50' }))
    expect(context().difference).toBeUndefined()
  })

  it('that was offered too late has run out already', async () => {
    const { actor, quotes, state } = start()
    actor.send({ type: 'ASK', wish })
    await quotes.answer(anExchangeQuote({ serverTime: '2026-11-20T12:01:00.000Z' }))
    expect(state()).toBe('lapsed')
  })

  it('that is refused leaves the form with what was wrong', async () => {
    const { actor, quotes, state, context } = start()
    actor.send({ type: 'ASK', wish })
    await quotes.fail(refused(1451, 400))
    expect(state()).toBe('editing')
    expect(context().error).toMatchObject({ code: 1451 })
  })

  it.each(['offered', 'lapsed'])('is left by Back while it is %s', async (where) => {
    const { actor, state, context } = await offered()
    if (where === 'lapsed') clock.increment(60_000)
    actor.send({ type: 'BACK' })
    expect(state()).toBe('editing')
    expect(context()).toMatchObject({ quote: undefined, closesAt: undefined })
  })
})

describe('an exchange', () => {
  it('takes the rate that was offered, and says that it is made', async () => {
    const { exchanges, state, emitted } = await making()
    expect(exchanges.inputs).toMatchObject([{ quoteId: 'exchange-quote-1' }])
    await exchanges.answer(anExchange())
    expect(state()).toBe('made')
    expect(emitted).toEqual([{ type: 'exchanged', exchange: anExchange() }])
  })

  it('whose rate ran out on the way is offered again with the difference', async () => {
    const { actor, exchanges, state, context } = await making()
    const quote = anExchangeQuote({ quoteId: 'exchange-quote-2', gets: '140.00' })
    await exchanges.fail(refused(1452, 409, { details: { quote, difference: '-7.00' } }))
    expect(state()).toBe('offered')
    expect(context()).toMatchObject({ difference: '-7.00', quote: { gets: '140.00' }, error: undefined })
    actor.send({ type: 'TAKE' })
    expect(exchanges.inputs).toHaveLength(1)
    clock.increment(seenMs)
    actor.send({ type: 'TAKE' })
    expect(exchanges.inputs[1]!.quoteId).toBe('exchange-quote-2')
    expect(exchanges.inputs[1]!.idempotencyKey).not.toBe(exchanges.inputs[0]!.idempotencyKey)
  })

  it('that is refused leads back to the form, and tells it', async () => {
    const { exchanges, state, emitted, context } = await making()
    await exchanges.fail(refused(1400))
    expect(state()).toBe('editing')
    expect(emitted).toEqual([{ type: 'refused' }])
    expect(context().quote).toBeUndefined()
  })

  it('without an answer is sent again under the same key, after its minute too', async () => {
    const { actor, exchanges, state } = await making()
    await exchanges.fail(lost())
    expect(state()).toBe('unanswered')
    clock.increment(120_000)
    actor.send({ type: 'RETRY' })
    expect(exchanges.inputs[1]).toEqual(exchanges.inputs[0])
    await exchanges.answer(anExchange())
    expect(state()).toBe('made')
  })

  it('is not sent twice by two presses', async () => {
    const { actor, exchanges } = await making()
    actor.send({ type: 'TAKE' })
    expect(exchanges.inputs).toHaveLength(1)
  })
})

describe('an exchange that got no answer on an earlier visit', () => {
  const sent = { idempotencyKey: 'the-key-of-then', quote: anExchangeQuote({ quoteId: 'quote-of-then' }) }

  it('is asked for again under its key, and told', async () => {
    const { actor, exchanges, emitted, state, context } = start()
    actor.send({ type: 'RESUME', sent })
    expect(state()).toBe('making')
    expect(context()).toMatchObject({ sentUnder: 'the-key-of-then', wish: { amount: sent.quote.amount } })
    expect(exchanges.inputs).toEqual([{ quoteId: 'quote-of-then', idempotencyKey: 'the-key-of-then' }])
    await exchanges.answer(anExchange())
    expect(state()).toBe('made')
    expect(context().sentUnder).toBeUndefined()
    expect(emitted).toEqual([{ type: 'exchanged', exchange: context().exchange }])
  })

  it('comes before another one that is offered', async () => {
    const { actor, exchanges, state } = await offered()
    actor.send({ type: 'RESUME', sent })
    expect(state()).toBe('making')
    expect(exchanges.inputs).toMatchObject([{ idempotencyKey: 'the-key-of-then' }])
  })

  it('waits as any other where no answer comes again, and keeps its key', async () => {
    const { actor, exchanges, state, context } = start()
    actor.send({ type: 'RESUME', sent })
    await exchanges.fail(lost())
    expect(state()).toBe('unanswered')
    expect(context().sentUnder).toBe('the-key-of-then')
    actor.send({ type: 'RETRY' })
    expect(exchanges.inputs[1]).toEqual(exchanges.inputs[0])
  })

  it.each([refused(1400), refused(1453, 409)])(
    'gives its key up with a final refusal: %s',
    async (failure) => {
      const { actor, exchanges, state, context } = start()
      actor.send({ type: 'RESUME', sent })
      await exchanges.fail(failure)
      expect(state()).toBe('editing')
      expect(context()).toMatchObject({ sentUnder: undefined, error: failure })
    },
  )
})

it('took every transition', () => {
  expect(watched.left()).toEqual([])
})
