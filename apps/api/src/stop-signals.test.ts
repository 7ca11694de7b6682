import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { hearStopSignals } from './stop-signals.ts'

function hearing() {
  const process = new EventEmitter()
  let now = 0
  const { asked, hurry } = hearStopSignals(process, () => now)
  const at = (ms: number, signal: string) => {
    now = ms
    process.emit(signal)
  }
  return { asked, hurry, at }
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s asks to stop', async (signal) => {
  const { asked, hurry, at } = hearing()
  at(0, signal)
  expect(await asked).toBe(signal)
  expect(hurry.aborted).toBe(false)
})

it('takes what comes within a second for the same signal: the terminal and npm tell it each', () => {
  const { hurry, at } = hearing()
  at(5_000, 'SIGINT')
  at(5_002, 'SIGINT')
  at(5_500, 'SIGTERM')
  at(5_999, 'SIGINT')
  expect(hurry.aborted).toBe(false)
})

it('hurries when it is asked again later', () => {
  const { hurry, at } = hearing()
  at(5_000, 'SIGINT')
  at(6_000, 'SIGINT')
  expect(hurry.aborted).toBe(true)
})

it('hears further signals without an end of its own', () => {
  const { hurry, at } = hearing()
  for (const ms of [0, 1_000, 2_000, 9_000]) at(ms, 'SIGTERM')
  expect(hurry.aborted).toBe(true)
})
