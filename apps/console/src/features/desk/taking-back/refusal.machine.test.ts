import type { DecideRequest } from '@kaadi/contract/desk'
import { aDeskOrder } from '@kaadi/testing/builders'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type RefusalInput, refusalMachine, takeBackMs } from './refusal.machine.ts'

const body: DecideRequest = { giftOrderId: 'order-1' as never, leaseToken: 'lease-1', cards: [] }
const begin = (answer: () => Promise<ReturnType<typeof aDeskOrder>>, waitMs = takeBackMs) => {
  const clock = new SimulatedClock()
  const send = vi.fn(answer)
  const machine = refusalMachine.provide({
    actors: { send: fromPromise<ReturnType<typeof aDeskOrder>, RefusalInput>(send) },
  })
  const actor = createActor(machine, { clock, input: { body, idempotencyKey: 'key-1', waitMs } }).start()
  return { clock, send, actor, state: () => actor.getSnapshot().value }
}
const order = aDeskOrder()

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

  it('keeps why it could not be made', async () => {
    const fault = new Error('The claim is gone.')
    const { clock, actor, state } = begin(() => Promise.reject(fault), 100)
    clock.increment(100)
    await vi.waitFor(() => expect(state()).toBe('failed'))
    expect(actor.getSnapshot().context.error).toBe(fault)
  })
})
