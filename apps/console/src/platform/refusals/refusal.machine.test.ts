import type { DecideRequest } from '@kaadi/contract/desk'
import { errorCodes } from '@kaadi/contract/errors'
import { ApiError, NetworkError } from '@kaadi/core/errors'
import { aDeskOrder } from '@kaadi/testing/builders'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { askAgainMs, type RefusalInput, refusalMachine, takeBackMs } from './refusal.machine.ts'

const body: DecideRequest = { giftOrderId: 'order-1' as never, leaseToken: 'lease-1', cards: [] }
const begin = (answer: () => Promise<ReturnType<typeof aDeskOrder>>, waitMs = takeBackMs) => {
  const clock = new SimulatedClock()
  const send = vi.fn(answer)
  const machine = refusalMachine.provide({
    actors: { send: fromPromise<unknown, RefusalInput>(send) },
  })
  const actor = createActor(machine, { clock, input: { body, idempotencyKey: 'key-1', waitMs } }).start()
  return { clock, send, actor, state: () => actor.getSnapshot().value }
}
const order = aDeskOrder()
const refusedAs = (name: 'claimLost' | 'unauthenticated') =>
  new ApiError({ call: 'POST /decide', ...errorCodes[name] })
const noAnswer = () => new NetworkError('POST /decide', 'timeout')

describe('a refusal', () => {
  it('is sent after five seconds, and not a millisecond before', async () => {
    const { clock, send, state } = begin(async () => order)
    clock.increment(takeBackMs - 1)
    expect([state(), send.mock.calls.length]).toEqual(['waiting', 0])
    clock.increment(1)
    expect(state()).toBe('sending')
    await vi.waitFor(() => expect(state()).toBe('sent'))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is never sent once it was taken back', () => {
    const { clock, send, actor, state } = begin(async () => order)
    actor.send({ type: 'TAKE_BACK' })
    clock.increment(takeBackMs * 2)
    expect([state(), send.mock.calls.length]).toEqual(['takenBack', 0])
  })

  it('cannot be taken back while it is sent', async () => {
    const { actor, state } = begin(async () => order)
    actor.send({ type: 'SEND' })
    actor.send({ type: 'TAKE_BACK' })
    expect(state()).toBe('sending')
    await vi.waitFor(() => expect(state()).toBe('sent'))
  })

  it('keeps why the service did not take it', async () => {
    const fault = refusedAs('claimLost')
    const { clock, actor, state } = begin(() => Promise.reject(fault), 100)
    clock.increment(100)
    await vi.waitFor(() => expect(state()).toBe('failed'))
    expect(actor.getSnapshot().context.error).toBe(fault)
  })

  it('is asked for again where no answer came: it may have been made', async () => {
    const answers = [() => Promise.reject(noAnswer()), async () => order]
    const { clock, send, state } = begin(() => answers.shift()!(), 100)
    clock.increment(100)
    await vi.waitFor(() => expect(state()).toBe('unanswered'))
    clock.increment(askAgainMs - 1)
    expect(send).toHaveBeenCalledTimes(1)
    clock.increment(1)
    await vi.waitFor(() => expect(state()).toBe('sent'))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is left open where the session ended before an answer came, and fails where it ended before anything was sent', async () => {
    const ended = () => Promise.reject(refusedAs('unauthenticated'))
    const answers = [() => Promise.reject(noAnswer()), ended]
    const asked = begin(() => answers.shift()!(), 100)
    asked.clock.increment(100)
    await vi.waitFor(() => expect(asked.state()).toBe('unanswered'))
    asked.actor.send({ type: 'SEND' })
    await vi.waitFor(() => expect(asked.state()).toBe('left'))
    const first = begin(ended, 100)
    first.clock.increment(100)
    await vi.waitFor(() => expect(first.state()).toBe('failed'))
  })
})
