import type { Withdrawal, WithdrawalLimits } from '@kaadi/contract/withdrawals'
import { aWithdrawal, aWithdrawalLimits } from '@kaadi/testing/builders'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { toAmount } from '../../money/index.ts'
import { byHand, lost, refused, watch } from '../machine.test-kit.ts'
import {
  type FindWithdrawalInput,
  type RequestWithdrawalInput,
  type WithdrawEmitted,
  withdrawalDecision,
  withdrawMachine,
} from './withdraw.machine.ts'

const watched = watch(withdrawMachine)

let clock: SimulatedClock
beforeEach(() => {
  clock = new SimulatedClock()
})

const start = (limits: Partial<WithdrawalLimits> = {}, bankAccountId: string | undefined = 'bank-1') => {
  const service = byHand<RequestWithdrawalInput, Withdrawal>()
  const search = byHand<FindWithdrawalInput, Withdrawal | undefined>()
  const actor = createActor(
    withdrawMachine.provide({
      actors: { requestWithdrawal: fromPromise(service.call), findWithdrawal: fromPromise(search.call) },
    }),
    {
      clock,
      inspect: watched.inspect,
      input: { limits: aWithdrawalLimits(limits), bankAccountId, now: () => clock.now() },
    },
  )
  const emitted: WithdrawEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    service,
    search,
    /** Its name alone, whatever goes on within it. */
    state: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? value : Object.keys(value)[0]
    },
    context: () => actor.getSnapshot().context,
  }
}

const atPin = (limits: Partial<WithdrawalLimits> = {}) => {
  const started = start(limits)
  started.actor.send({ type: 'SET_AMOUNT', amount: '60000' })
  started.actor.send({ type: 'CONTINUE' })
  return started
}

const submitting = () => {
  const started = atPin()
  started.actor.send({ type: 'SUBMIT_PIN', pin: '482913' })
  return started
}

describe('the amount', () => {
  it('shows fee and net while it is typed', () => {
    const { actor, context } = start()
    expect(withdrawalDecision(context())).toBeUndefined()
    actor.send({ type: 'SET_AMOUNT', amount: '60000' })
    const decision = withdrawalDecision(context())
    expect(decision?.ok && [decision.fee, decision.net].map(toAmount)).toEqual(['50', '59950'])
  })

  it.each([
    ['', 'bank-1'],
    ['999.99', 'bank-1'],
    ['100000.01', 'bank-1'],
    ['60000.001', 'bank-1'],
    ['abc', 'bank-1'],
    ['1e5', 'bank-1'],
  ])('does not let %j go on', (amount, account) => {
    const { actor, state } = start({}, account)
    actor.send({ type: 'SET_AMOUNT', amount })
    actor.send({ type: 'CONTINUE' })
    expect(state()).toBe('amount')
  })

  it('needs an account', () => {
    const actor = createActor(withdrawMachine, {
      inspect: watched.inspect,
      input: { limits: aWithdrawalLimits() },
    })
    actor.start()
    actor.send({ type: 'SET_AMOUNT', amount: '60000' })
    actor.send({ type: 'CONTINUE' })
    expect(actor.getSnapshot().value).toBe('amount')
    actor.send({ type: 'SET_ACCOUNT', bankAccountId: 'bank-2' })
    actor.send({ type: 'CONTINUE' })
    expect(actor.getSnapshot().value).toBe('pin')
  })

  it('is judged by fresh limits', () => {
    const { actor, context } = start()
    actor.send({ type: 'SET_AMOUNT', amount: '60000' })
    actor.send({ type: 'SET_LIMITS', limits: aWithdrawalLimits({ available: '5000' }) })
    expect(withdrawalDecision(context())).toMatchObject({ ok: false, reason: 'insufficientFunds' })
  })
})

it('goes back from the PIN to the amount, which stays', () => {
  const { actor, service, state, context } = atPin()
  actor.send({ type: 'BACK' })
  expect([state(), context().amount, service.inputs]).toEqual(['amount', '60000', []])
})

describe('a user without withdrawal password', () => {
  it('sets one first', () => {
    const { actor, state, context } = atPin({ pinSet: false })
    expect(state()).toBe('pinMissing')
    actor.send({ type: 'BACK' })
    expect(state()).toBe('amount')
    actor.send({ type: 'CONTINUE' })
    actor.send({ type: 'PIN_SET' })
    expect(state()).toBe('pin')
    expect(context().limits.pinSet).toBe(true)
  })
})

describe('the request', () => {
  it('carries amount, account and PIN, and ends with the withdrawal', async () => {
    const { service, emitted, state, context } = submitting()
    expect(service.inputs[0]).toEqual({
      request: { currencyId: 1, bankAccountId: 'bank-1', amount: '60000', shownFee: '50', pin: '482913' },
      idempotencyKey: context().idempotencyKey,
    })
    await service.answer(aWithdrawal({ id: 'w7' }))
    expect(state()).toBe('submitted')
    expect(context()).toMatchObject({ withdrawal: { id: 'w7' }, request: undefined })
    expect(emitted).toEqual([{ type: 'submitted', withdrawal: context().withdrawal }])
  })

  it('carries the fee that was shown, whatever the limits say meanwhile', () => {
    const { actor, service } = atPin()
    const feeRule = { feeType: 'fixed', fee: '75' } as const
    actor.send({ type: 'SET_LIMITS', limits: aWithdrawalLimits({ feeRule }) })
    actor.send({ type: 'SUBMIT_PIN', pin: '482913' })
    expect(service.inputs[0]?.request.shownFee).toBe('50')
  })

  it('is sent once, however often it is tapped', () => {
    const { actor, service } = submitting()
    for (let tap = 0; tap < 5; tap++) actor.send({ type: 'SUBMIT_PIN', pin: '482913' })
    expect(service.inputs).toHaveLength(1)
  })

  it.each([lost(), refused(1000, 500), refused(1005, 409)])(
    'waits after %s and is repeated under the same key',
    async (failure) => {
      const { actor, service, state } = submitting()
      await service.fail(failure)
      expect(state()).toBe('unanswered')
      actor.send({ type: 'BACK' })
      actor.send({ type: 'SUBMIT_PIN', pin: '000000' })
      expect(state()).toBe('unanswered')
      actor.send({ type: 'RETRY' })
      expect(service.inputs[1]).toEqual(service.inputs[0])
      await service.answer(aWithdrawal())
      expect(state()).toBe('submitted')
    },
  )

  it('is looked for while it waits for an answer, and shown where it arrived', async () => {
    const { actor, service, search, emitted, state, context } = submitting()
    await service.fail(lost())
    expect(search.inputs).toEqual([])
    clock.increment(5_000)
    await search.fail(lost())
    clock.increment(5_000)
    await search.answer(undefined)
    expect(state()).toBe('unanswered')
    clock.increment(5_000)
    const { idempotencyKey } = service.inputs[0]!
    expect(search.inputs).toEqual([{ idempotencyKey }, { idempotencyKey }, { idempotencyKey }])
    await search.answer(aWithdrawal({ id: 'w7' }))
    expect(state()).toBe('submitted')
    expect(context()).toMatchObject({ withdrawal: { id: 'w7' }, sentUnder: undefined, request: undefined })
    expect(emitted).toEqual([{ type: 'submitted', withdrawal: context().withdrawal }])
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('tells how many tries a wrong PIN leaves, and forgets it', async () => {
    const { actor, service, state, context } = submitting()
    await service.fail(refused(1405, 428, { details: { attemptsLeft: 2 } }))
    expect(state()).toBe('pin')
    expect(context()).toMatchObject({ attemptsLeft: 2, request: undefined, error: { code: 1405 } })
    actor.send({ type: 'SUBMIT_PIN', pin: '111111' })
    expect(service.inputs[1]?.idempotencyKey).not.toBe(service.inputs[0]?.idempotencyKey)
  })

  it('is locked after too many, until the instant the service names', async () => {
    const { actor, service, state, context } = submitting()
    const lockedUntil = new Date(30 * 60_000).toISOString()
    await service.fail(refused(1406, 423, { details: { lockedUntil } }))
    expect(state()).toBe('locked')
    expect(context()).toMatchObject({ attemptsLeft: 0, lockedUntil: 30 * 60_000 })
    actor.send({ type: 'SUBMIT_PIN', pin: '111111' })
    expect(state()).toBe('locked')
    actor.send({ type: 'BACK' })
    actor.send({ type: 'CONTINUE' })
    expect(state()).toBe('locked')
    clock.increment(30 * 60_000 - 1)
    expect(state()).toBe('locked')
    clock.increment(1)
    expect(state()).toBe('pin')
    expect(context()).toMatchObject({ lockedUntil: undefined, error: undefined })
  })

  it.each([
    [{ retryAfterMs: 60_000, details: { lockedUntil: '2031-01-01T00:00:00.000Z' } }, 60_000],
    [{}, 30 * 60_000],
    [{ details: { lockedUntil: 'soon' } }, 30 * 60_000],
  ])('is locked for as long as %j says', async (more, ms) => {
    const { service, context } = submitting()
    await service.fail(refused(1406, 423, more))
    expect(context().lockedUntil).toBe(ms)
  })

  it.each([1400, 1401, 1402, 1403, 1727, 404])('comes back to the amount after %i', async (code) => {
    const { actor, service, emitted, state, context } = submitting()
    await service.fail(refused(code))
    expect(state()).toBe('amount')
    expect(context()).toMatchObject({ amount: '60000', error: { code }, request: undefined })
    expect(emitted).toEqual([{ type: 'refused' }])
    actor.send({ type: 'SET_AMOUNT', amount: '5000' })
    expect(context().error).toBeUndefined()
  })

  it('leads to setting a PIN where the service knows of none', async () => {
    const { service, state } = submitting()
    await service.fail(refused(1404))
    expect(state()).toBe('pinMissing')
  })
})

describe('a sending that got no answer on an earlier visit', () => {
  const sent = { idempotencyKey: 'the-key-of-then', amount: '1400', bankAccountId: 'bank-7' }
  const seeking = () => {
    const started = start()
    started.actor.send({ type: 'SEEK', sent })
    return started
  }
  const notFound = async () => {
    const started = seeking()
    await started.search.answer(undefined)
    return started
  }

  it('is looked for by its key before anything else can be asked for', () => {
    const { actor, search, state } = seeking()
    actor.send({ type: 'CONTINUE' })
    actor.send({ type: 'SET_AMOUNT', amount: '5000' })
    expect(state()).toBe('seeking')
    expect(search.inputs).toEqual([{ idempotencyKey: 'the-key-of-then' }])
  })

  it('is shown where it arrived', async () => {
    const { search, emitted, state, context } = seeking()
    await search.answer(aWithdrawal({ id: 'w7' }))
    expect(state()).toBe('submitted')
    expect(context()).toMatchObject({ withdrawal: { id: 'w7' }, sentUnder: undefined })
    expect(emitted).toEqual([{ type: 'submitted', withdrawal: context().withdrawal }])
  })

  it('that did not arrive goes again under the same key, however often the PIN is wrong', async () => {
    const { actor, service, state, context } = await notFound()
    expect(state()).toBe('amount')
    expect(context()).toMatchObject({ amount: '1400', bankAccountId: 'bank-7', sentUnder: 'the-key-of-then' })
    actor.send({ type: 'CONTINUE' })
    actor.send({ type: 'SUBMIT_PIN', pin: '111111' })
    await service.fail(refused(1405, 428))
    actor.send({ type: 'SUBMIT_PIN', pin: '482913' })
    expect(service.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'the-key-of-then',
      'the-key-of-then',
    ])
    await service.answer(aWithdrawal())
    expect(context().sentUnder).toBeUndefined()
  })

  it('that arrived after all is shown instead of what was sent now', async () => {
    const { actor, service, search, state, context } = await notFound()
    actor.send({ type: 'SET_AMOUNT', amount: '5000' })
    actor.send({ type: 'CONTINUE' })
    actor.send({ type: 'SUBMIT_PIN', pin: '482913' })
    await service.fail(refused(1004, 422))
    expect(state()).toBe('seeking')
    expect(context().request).toBeUndefined()
    await search.answer(aWithdrawal({ id: 'w7' }))
    expect(context()).toMatchObject({ withdrawal: { id: 'w7' } })
  })

  it('gives its key up with a final refusal', async () => {
    const { actor, service, context } = await notFound()
    actor.send({ type: 'CONTINUE' })
    actor.send({ type: 'SUBMIT_PIN', pin: '482913' })
    await service.fail(refused(1400))
    expect(context().sentUnder).toBeUndefined()
    actor.send({ type: 'CONTINUE' })
    actor.send({ type: 'SUBMIT_PIN', pin: '482913' })
    expect(service.inputs[1]?.idempotencyKey).not.toBe('the-key-of-then')
  })

  it('is looked for again where nobody answers: by a press, and every five seconds', async () => {
    const { actor, search, state, context } = seeking()
    await search.fail(lost())
    expect(state()).toBe('unreached')
    expect(context().error).toMatchObject({ kind: 'network' })
    actor.send({ type: 'RETRY' })
    expect(state()).toBe('seeking')
    await search.fail(lost())
    clock.increment(4_999)
    expect(state()).toBe('unreached')
    clock.increment(1)
    expect(state()).toBe('seeking')
    expect(search.inputs).toHaveLength(3)
  })

  it('of another page lends its key to what is sent from here', () => {
    const { actor, service } = atPin()
    actor.send({ type: 'SUBMIT_PIN', pin: '482913', sentUnder: 'the-key-of-another-page' })
    expect(service.inputs[0]?.idempotencyKey).toBe('the-key-of-another-page')
  })
})

it('takes every transition and refuses by every guard', () => expect(watched.left()).toEqual([]))
