import { afterEach, describe, expect, it } from 'vitest'
import { eitherSignal } from './either-signal.ts'

const platformsOwn = AbortSignal.any

afterEach(() => {
  Object.assign(AbortSignal, { any: platformsOwn })
})

describe.each([
  ['as the platform has it', platformsOwn],
  ['where the platform has none', undefined],
] as const)('two signals in one, %s', (_, any) => {
  const either = (one: AbortSignal, other: AbortSignal) => {
    Object.assign(AbortSignal, { any })
    return eitherSignal(one, other)
  }
  it.each([0, 1])('aborts with signal %i, for its reason', (which) => {
    const controllers = [new AbortController(), new AbortController()] as const
    const signal = either(controllers[0].signal, controllers[1].signal)
    expect(signal.aborted).toBe(false)
    controllers[which === 0 ? 0 : 1].abort('enough')
    expect([signal.aborted, signal.reason]).toEqual([true, 'enough'])
  })
  it('is aborted from the start where one of them was', () => {
    const signal = either(AbortSignal.abort('before'), new AbortController().signal)
    expect([signal.aborted, signal.reason]).toEqual([true, 'before'])
  })
})
