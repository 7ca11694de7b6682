import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { byHand, lost, refused, watch } from '../machine.test-kit.ts'
import { type PinInput, pinMachine } from './pin.machine.ts'

const watched = watch(pinMachine)

let clock: SimulatedClock
beforeEach(() => {
  clock = new SimulatedClock()
})

const start = (mode: PinInput['mode'] = 'enter') => {
  const service = byHand<{ pin: string }, unknown>()
  const actor = createActor(pinMachine.provide({ actors: { submitPin: fromPromise(service.call) } }), {
    clock,
    inspect: watched.inspect,
    input: { mode, now: () => clock.now() },
  })
  actor.start()
  return {
    actor,
    service,
    type: (digits: string) => {
      for (const digit of digits) actor.send({ type: 'DIGIT', digit })
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

describe('entering a PIN', () => {
  it('is sent by itself with the sixth digit, once', () => {
    const { type, service, state } = start()
    type('48291')
    expect(state()).toBe('entering')
    type('345')
    expect(state()).toBe('submitting')
    expect(service.inputs).toEqual([{ pin: '482913' }])
  })

  it('takes digits alone, and corrections', () => {
    const { actor, type, context } = start()
    type('4a 8-')
    expect(context().digits).toBe('48')
    actor.send({ type: 'DELETE' })
    expect(context().digits).toBe('4')
    actor.send({ type: 'CLEAR' })
    actor.send({ type: 'DELETE' })
    expect(context().digits).toBe('')
  })

  it('may be pasted', () => {
    const { actor, service } = start()
    actor.send({ type: 'PASTE', text: ' 48 29-1345 ' })
    expect(service.inputs).toEqual([{ pin: '482913' }])
  })

  it('is forgotten once it is accepted', async () => {
    const { type, service, state, context } = start()
    type('482913')
    await service.answer(null)
    expect(state()).toBe('accepted')
    expect(context().digits).toBe('')
  })

  it('starts over with the attempts left when it is wrong, and the words go with the next digit', async () => {
    const { type, service, state, context } = start()
    type('482913')
    await service.fail(refused(1405, 428, { details: { attemptsLeft: 3 } }))
    expect(state()).toBe('entering')
    expect(context()).toMatchObject({ digits: '', attemptsLeft: 3, problem: 'refused' })
    type('1')
    expect(context().problem).toBeUndefined()
  })

  it('starts over when no answer came', async () => {
    const { type, service, state, context } = start()
    type('482913')
    await service.fail(lost())
    expect(state()).toBe('entering')
    expect(context().error).toMatchObject({ kind: 'network' })
  })

  it('is locked after too many, to the millisecond', async () => {
    const { type, service, state, context } = start()
    type('482913')
    await service.fail(refused(1406, 423, { retryAfterMs: 1_800_000 }))
    type('1')
    clock.increment(1_799_999)
    expect([state(), context().digits]).toEqual(['locked', ''])
    clock.increment(1)
    expect(state()).toBe('entering')
    expect(context()).toMatchObject({ problem: undefined, lockedUntil: undefined })
  })
})

describe('setting a PIN', () => {
  it('asks for it twice', () => {
    const { type, service, state } = start('confirm')
    type('482913')
    expect(state()).toBe('confirming')
    type('482913')
    expect(state()).toBe('submitting')
    expect(service.inputs).toEqual([{ pin: '482913' }])
  })

  it('takes corrections in the second entry, and a paste', () => {
    const { actor, type, service, state, context } = start('confirm')
    type('482913')
    type('47')
    actor.send({ type: 'DELETE' })
    expect(context()).toMatchObject({ digits: '4', first: '482913' })
    actor.send({ type: 'CLEAR' })
    expect([state(), context().digits]).toEqual(['confirming', ''])
    actor.send({ type: 'PASTE', text: '482 913' })
    expect(service.inputs).toEqual([{ pin: '482913' }])
  })

  it('starts over when the two differ', () => {
    const { type, service, state, context } = start('confirm')
    type('482913')
    type('482914')
    expect(state()).toBe('entering')
    expect(context()).toMatchObject({ digits: '', first: undefined, problem: 'mismatch' })
    expect(service.inputs).toEqual([])
  })

  it.each(['111111', '123456', '484848', '987654'])('refuses %s before it is entered twice', (pin) => {
    const { type, service, state, context } = start('confirm')
    type(pin)
    expect(state()).toBe('entering')
    expect(context()).toMatchObject({ digits: '', first: undefined, problem: 'tooSimple' })
    type('4')
    expect(context().problem).toBeUndefined()
    expect(service.inputs).toEqual([])
  })

  it('starts over from the first entry when the service refuses it', async () => {
    const { type, service, state, context } = start('confirm')
    type('482913')
    type('482913')
    await service.fail(refused(1409, 400))
    expect(state()).toBe('entering')
    expect(context()).toMatchObject({ first: undefined, problem: 'refused', error: { code: 1409 } })
  })
})

it('takes every transition and refuses by every guard', () => expect(watched.left()).toEqual([]))
