import { aSession, aUser, aWithdrawal, aWithdrawalLimits } from '@kaadi/testing/builders'
import { createInspector } from '@statelyai/inspect'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createMemoryStorage } from '../storage/index.ts'
import { hideSecrets, pinMachine, sellCardMachine, sessionMachine, withdrawMachine } from './index.ts'

const inspect = () => {
  const seen: { type: string }[] = []
  const inspector = createInspector({ send: (event) => void seen.push(event) }, { serialize: hideSecrets })
  return { seen, text: () => JSON.stringify(seen), inspect: inspector.inspect }
}

describe('a machine under the Stately inspector', () => {
  it('shows its actor, events and states, and neither password nor token', async () => {
    const inspection = inspect()
    const session = aSession()
    const actor = createActor(
      sessionMachine.provide({
        actors: { signIn: fromPromise(async () => session), loadUser: fromPromise(async () => aUser()) },
      }),
      { inspect: inspection.inspect, input: { storage: createMemoryStorage(), currentPath: () => '/' } },
    )
    actor.start()
    actor.send({ type: 'SIGN_IN', username: 'ada@kaadi.example', password: 'Correct horse 1' })
    await vi.waitFor(() => expect(inspection.text()).toContain('"ready"'))
    expect(new Set(inspection.seen.map(({ type }) => type))).toEqual(
      new Set(['@xstate.actor', '@xstate.event', '@xstate.snapshot']),
    )
    expect(inspection.text()).toContain('signingIn')
    expect(inspection.text()).toContain('SIGN_IN')
    expect(inspection.text()).not.toContain('Correct horse 1')
    expect(inspection.text()).not.toContain(session.access_token)
  })

  it('shows no PIN', async () => {
    const inspection = inspect()
    const pin = createActor(
      pinMachine.provide({ actors: { submitPin: fromPromise<unknown, { pin: string }>(async () => null) } }),
      {
        inspect: inspection.inspect,
        input: { mode: 'enter' },
      },
    )
    pin.start()
    pin.send({ type: 'PASTE', text: '482913' })
    const withdrawal = createActor(
      withdrawMachine.provide({ actors: { requestWithdrawal: fromPromise(async () => aWithdrawal()) } }),
      { inspect: inspection.inspect, input: { limits: aWithdrawalLimits(), bankAccountId: 'b1' } },
    )
    withdrawal.start()
    withdrawal.send({ type: 'SET_AMOUNT', amount: '60000' })
    withdrawal.send({ type: 'CONTINUE' })
    withdrawal.send({ type: 'SUBMIT_PIN', pin: '482913' })
    await vi.waitFor(() => expect(inspection.text()).toContain('"value":"submitted"'))
    expect(inspection.text()).not.toContain('482913')
  })

  it('shows no card code', async () => {
    const inspection = inspect()
    const actor = createActor(sellCardMachine, { inspect: inspection.inspect, input: {} })
    actor.start()
    const trade = { cards: [{ code: 'ABCD-EFGH', photos: [] }], ownsCards: true, notToldByStranger: true }
    actor.send({ type: 'SUBMIT', trade: trade as never })
    await vi.waitFor(() => expect(inspection.text()).toContain('SUBMIT'))
    expect(inspection.text()).not.toContain('ABCD-EFGH')
  })
})

describe('hideSecrets', () => {
  it('leaves everything else as it is', () =>
    expect(
      hideSecrets({ type: 'X', error: { code: 1202 }, digits: '', list: [{ amount: '5' }], none: null }),
    ).toEqual({ type: 'X', error: { code: 1202 }, digits: '', list: [{ amount: '5' }], none: null }))

  it('makes plain data of what cannot be posted to another window', () => {
    const loop: Record<string, unknown> = { now: () => 0, error: new Error('no') }
    loop.self = loop
    expect(structuredClone(hideSecrets(loop))).toMatchObject({
      now: '[function]',
      error: { name: 'Error', message: 'no' },
    })
  })
})
