import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClosings } from './closings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<void>(() => undefined)

it('closes in the reverse order of opening, one after the other, each once', async () => {
  const closed: string[] = []
  const closings = createClosings(() => undefined)
  for (const name of ['database', 'calls']) closings.add({ name, close: async () => void closed.push(name) })
  await closings.closeAll()
  await closings.closeAll()
  expect(closed).toEqual(['calls', 'database'])
})

it('says what it waits for, when it takes a while', async () => {
  const said: string[] = []
  const closings = createClosings((line) => said.push(line))
  const calls = Promise.withResolvers<void>()
  closings.add({ name: 'calls', waitsFor: () => '2 calls that are under way', close: () => calls.promise })
  const closed = closings.closeAll()
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(said).toEqual(['Waiting for 2 calls that are under way. Ask again (Ctrl-C) to stop at once.'])
  calls.resolve()
  await closed
})

it('waits for nothing in a hurry but for what must not be left behind', async () => {
  const closings = createClosings(() => undefined)
  const hurry = new AbortController()
  const server = Promise.withResolvers<void>()
  let hurrySignal: AbortSignal | undefined
  closings.add({
    name: 'PostgreSQL',
    isVital: true,
    close: (signal) => {
      hurrySignal = signal
      return server.promise
    },
  })
  closings.add({ name: 'calls', close: never })
  let isClosed = false
  const closed = closings.closeAll(hurry.signal).then(() => {
    isClosed = true
  })
  hurry.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect([hurrySignal?.aborted, isClosed]).toEqual([true, false])
  server.resolve()
  await closed
})

it('goes on after one that fails, and says so', async () => {
  const said: string[] = []
  const closings = createClosings((line) => said.push(line))
  let isClosed = false
  closings.add({
    name: 'database',
    close: async () => {
      isClosed = true
    },
  })
  closings.add({ name: 'calls', close: () => Promise.reject(new Error('no')) })
  await closings.closeAll()
  expect([isClosed, said]).toEqual([true, ['calls: no']])
})
