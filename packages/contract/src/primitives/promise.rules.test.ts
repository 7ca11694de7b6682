import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { promiseState } from './promise.rules.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)
const shown = (ms: number) => new Date(ms).toISOString().slice(11, 16)
/** Half an hour, promised at 7:17. */
const promised = { madeAt: at('07:17:00'), dueAt: at('07:47:00') }
const nextOf = (now: string): string => {
  const state = promiseState(promised, at(now))
  return state.kind === 'passed' ? shown(state.nextAt) : state.kind
}

describe('a promised time', () => {
  it('runs up to its last millisecond', () => {
    expect(promiseState(promised, promised.dueAt - 1)).toEqual({ kind: 'running', dueAt: promised.dueAt })
  })

  it('has passed from then on, and has a new time after it', () => {
    expect(promiseState(promised, promised.dueAt)).toEqual({
      kind: 'passed',
      dueAt: promised.dueAt,
      nextAt: at('08:20:00'),
    })
  })

  it.each([
    ['08:00:00', '08:20'],
    ['08:11:59', '08:20'],
    ['08:12:00', '09:20'],
    ['08:23:00', '09:20'],
    ['09:13:00', '11:20'],
    ['23:00:00', '23:20'],
    ['23:30:00', '15:20'],
  ])('read at %s has the new time %s: each is given twice as long as the one before', (now, next) => {
    expect(nextOf(now)).toBe(next)
  })

  it('never has a new time that is over or about to be, whenever it is read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 48 * 3_600_000 }),
        fc.integer({ min: 0, max: 400 * 86_400_000 }),
        (length, late) => {
          const dueAt = promised.madeAt + length
          const state = promiseState({ madeAt: promised.madeAt, dueAt }, dueAt + late)
          if (state.kind !== 'passed') throw new Error('it has passed')
          expect(state.nextAt - (dueAt + late)).toBeGreaterThan(5 * 60_000)
          expect(state.nextAt % 300_000).toBe(0)
        },
      ),
    )
  })

  it('keeps a new time until it is nearly there, so that it does not run away from who reads it', () => {
    expect(nextOf('08:23:00')).toBe(nextOf('09:10:00'))
  })
})
