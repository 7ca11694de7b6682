import type { CardOrder } from '@kaadi/contract/card-orders'
import { aCardOrder } from '@kaadi/testing/builders'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { byHand, lost, refused, watch } from '../machine.test-kit.ts'
import {
  type OrderResubmitEmitted,
  type OrderResubmitInput,
  orderResubmitMachine,
  type ResubmitInput,
  type ReturnedOrder,
} from './order-resubmit.machine.ts'

const watched = watch(orderResubmitMachine)

const decidedAt = '2026-11-20T13:00:00.000Z'
const returned: ReturnedOrder = {
  giftOrderId: 'order-1',
  orderStatus: 21,
  operatorTime: decidedAt,
  fId: null,
  serverTime: decidedAt,
}
const request = { giftOrderId: 'order-1', cards: [{ cardId: 'card-1', photos: [] }] }
const minutes = 60_000

let clock: SimulatedClock
beforeEach(() => {
  clock = new SimulatedClock()
})

const start = (order: Partial<ReturnedOrder> = {}, input: Partial<OrderResubmitInput> = {}) => {
  const service = byHand<ResubmitInput, CardOrder>()
  const actor = createActor(
    orderResubmitMachine.provide({ actors: { resubmit: fromPromise(service.call) } }),
    {
      clock,
      inspect: watched.inspect,
      input: { order: { ...returned, ...order }, now: () => clock.now(), ...input },
    },
  )
  const emitted: OrderResubmitEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    service,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

describe('the window to send an order again (specification, section 4)', () => {
  it('is open until 30:00.000 after the decision', () => {
    const { actor, state, context } = start()
    clock.increment(30 * minutes - 1)
    expect(state()).toBe('open')
    clock.increment(1)
    expect(state()).toBe('closed')
    expect(context().closedBy).toBe('window-over')
    expect(actor.getSnapshot().status).toBe('done')
  })

  it.each([
    ['29:59.999', '2026-11-20T13:29:59.999Z', 'open'],
    ['30:00.000', '2026-11-20T13:30:00.000Z', 'closed'],
  ])('that began %s ago is %s', (_age, serverTime, expected) =>
    expect(start({ serverTime }).state()).toBe(expected),
  )

  it.each([
    ['another status', { orderStatus: 20 as const }],
    ['an order that is itself a second sending', { fId: 'order-0' }],
    ['an order that nobody decided', { operatorTime: null }],
  ])('is never open for %s', (_what, order) => {
    const { state, context } = start(order)
    expect(state()).toBe('closed')
    expect(context().closedBy).toBe('not-correctable')
  })

  it.each([2, -2])('keeps its length on a phone whose clock is %i days off', (days) => {
    const off = days * 24 * 60 * minutes
    const now = () => Date.parse(decidedAt) + off + clock.now()
    const { state } = start({ serverTime: '2026-11-20T13:10:00.000Z' }, { now })
    clock.increment(20 * minutes - 1)
    expect(state()).toBe('open')
    clock.increment(1)
    expect(state()).toBe('closed')
  })

  it('counts from the moment the reply arrived, not from the moment the screen was built', () => {
    clock.increment(5 * minutes)
    const { state } = start({}, { receivedAt: 0 })
    clock.increment(25 * minutes - 1)
    expect(state()).toBe('open')
    clock.increment(1)
    expect(state()).toBe('closed')
  })
})

describe('sending again', () => {
  it('ends with the new order', async () => {
    const { actor, emitted, service, state, context } = start()
    actor.send({ type: 'SUBMIT', request })
    expect(state()).toBe('sending')
    expect(service.inputs[0]).toEqual({ request, idempotencyKey: context().idempotencyKey })
    await service.answer(aCardOrder({ giftOrderId: 'order-2', fId: 'order-1' }))
    expect(state()).toBe('sent')
    expect(context().sentOrder?.fId).toBe('order-1')
    expect(emitted).toEqual([{ type: 'sent', order: context().sentOrder }])
  })

  it('goes on when the window closes meanwhile: the server decides', async () => {
    const { actor, service, state } = start()
    clock.increment(30 * minutes - 1)
    actor.send({ type: 'SUBMIT', request })
    clock.increment(10 * minutes)
    expect(state()).toBe('sending')
    await service.answer(aCardOrder())
    expect(state()).toBe('sent')
  })

  it('is sent once, however often it is tapped', () => {
    const { actor, service } = start()
    for (let tap = 0; tap < 5; tap++) actor.send({ type: 'SUBMIT', request })
    expect(service.inputs).toHaveLength(1)
  })

  it('is refused when the phone woke up after the window, before its timer ran', () => {
    let now = 0
    const { actor, service, state } = start({}, { now: () => now })
    now = 30 * minutes
    actor.send({ type: 'SUBMIT', request })
    expect(state()).toBe('open')
    expect(service.inputs).toEqual([])
  })

  it.each([
    [1207, 'window-over'],
    [1208, 'already-used'],
    [1209, 'not-correctable'],
    [1213, 'not-correctable'],
    [404, 'not-correctable'],
  ])('closes when the service answers %i', async (code, closedBy) => {
    const { actor, service, state, context } = start()
    actor.send({ type: 'SUBMIT', request })
    await service.fail(refused(code))
    expect(state()).toBe('closed')
    expect(context()).toMatchObject({ closedBy, error: { code } })
  })

  it('opens again with another key when the cards were refused', async () => {
    const { actor, service, state, context } = start()
    actor.send({ type: 'SUBMIT', request })
    await service.fail(refused(1205, 400))
    expect(state()).toBe('open')
    expect(context().error).toMatchObject({ code: 1205 })
    actor.send({ type: 'SUBMIT', request })
    expect(context().error).toBeUndefined()
    expect(service.inputs[1]?.idempotencyKey).not.toBe(service.inputs[0]?.idempotencyKey)
    clock.increment(30 * minutes)
    await service.fail(refused(1205, 400))
    expect(state()).toBe('closed')
  })

  it.each([lost(), refused(1000, 500), refused(1005, 409)])(
    'waits after %s and repeats under the same key, after the window too',
    async (failure) => {
      const { actor, service, state } = start()
      actor.send({ type: 'SUBMIT', request })
      await service.fail(failure)
      expect(state()).toBe('unanswered')
      clock.increment(31 * minutes)
      expect(state()).toBe('unanswered')
      actor.send({ type: 'RETRY' })
      expect(service.inputs[1]).toEqual(service.inputs[0])
      await service.answer(aCardOrder())
      expect(state()).toBe('sent')
    },
  )

  it('does nothing on a retry that nothing asked for', () => {
    const { actor, service, state } = start()
    actor.send({ type: 'RETRY' })
    expect([state(), service.inputs]).toEqual(['open', []])
  })
})

it('takes every transition and refuses by every guard', () => expect(watched.left()).toEqual([]))
