import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { hideSecrets } from '../hide-secrets.ts'
import { byHand, lost, refused, watch } from '../machine.test-kit.ts'
import { codeRevealMachine, codeShownMs, type RevealInput, type ShownCode } from './code-reveal.machine.ts'

const watched = watch(codeRevealMachine)
const shown: ShownCode = { code: 'X9KQ2L7MPT4RW8C', cardPin: '4821' }

let clock: SimulatedClock
beforeEach(() => {
  clock = new SimulatedClock()
})

const start = () => {
  const service = byHand<RevealInput, ShownCode>()
  const actor = createActor(codeRevealMachine.provide({ actors: { reveal: fromPromise(service.call) } }), {
    clock,
    inspect: watched.inspect,
    input: { now: () => clock.now() },
  })
  actor.start()
  return {
    service,
    open: (purpose = 'checkBalance') => actor.send({ type: 'OPEN', purpose }),
    hide: () => actor.send({ type: 'HIDE' }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

describe('opening a code', () => {
  it('shows it for thirty seconds to the millisecond, and then keeps nothing of it', async () => {
    const reveal = start()
    reveal.open()
    expect(reveal.service.inputs).toMatchObject([{ purpose: 'checkBalance' }])
    await reveal.service.answer(shown)
    expect(codeShownMs).toBe(30_000)
    clock.increment(codeShownMs - 1)
    expect(reveal.context().shown).toEqual(shown)
    clock.increment(1)
    expect(reveal.state()).toBe('hidden')
    expect(JSON.stringify(reveal.context())).not.toContain(shown.code)
  })

  it('hides it at once when asked to', async () => {
    const reveal = start()
    reveal.open()
    await reveal.service.answer(shown)
    expect(JSON.stringify(hideSecrets(reveal.context()))).not.toContain(shown.code)
    reveal.hide()
    expect(reveal.context()).toMatchObject({ shown: undefined, hidesAt: undefined })
  })

  it('shows nothing that arrives after it was hidden', async () => {
    const reveal = start()
    reveal.open()
    reveal.hide()
    await reveal.service.answer(shown)
    expect(reveal.state()).toBe('hidden')
    expect(reveal.context().shown).toBeUndefined()
  })

  it('is one showing where no answer came, and another one for another purpose', async () => {
    const reveal = start()
    reveal.open()
    reveal.open()
    await reveal.service.fail(lost())
    expect(reveal.context().error).toBeDefined()
    reveal.open()
    expect(reveal.context().error).toBeUndefined()
    await reveal.service.fail(lost())
    reveal.open('redeem')
    await reveal.service.fail(refused(1605, 429))
    reveal.open('redeem')
    await reveal.service.fail(refused(1601))
    reveal.open('redeem')
    await reveal.service.answer(shown)
    reveal.hide()
    reveal.open('redeem')
    const keys = reveal.service.inputs.map(({ idempotencyKey }) => idempotencyKey)
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys.slice(1)).size).toBeGreaterThanOrEqual(4)
    expect(keys[5]).not.toBe(keys[4])
  })
})

it('has every transition taken by the tests above', () => {
  expect(watched.left()).toEqual([])
})
