import { expect, it } from 'vitest'
import { Overloaded } from '../batching/index.ts'
import { createSlots } from './slots.ts'

/** Work that ends when the test says so, by a clock of the test's own. */
function stage(options: { atOnce: number; longestWaitMs: number }) {
  let now = 0
  const slots = createSlots(options, () => now)
  const ends: (() => void)[] = []
  const begin = () => slots(() => new Promise<void>((end) => ends.push(end)))
  const endAt = async (ms: number) => {
    now = ms
    ends.shift()!()
    await new Promise((turn) => setImmediate(turn))
  }
  return { begin, endAt, running: () => ends.length }
}

it('runs so many at a time, the others in the order in which they came', async () => {
  const { begin, endAt, running } = stage({ atOnce: 2, longestWaitMs: 1_000 })
  const all = [begin(), begin(), begin()]
  expect(running()).toBe(2)
  await endAt(10)
  expect(running()).toBe(2)
  await endAt(20)
  await endAt(30)
  await Promise.all(all)
})

it('refuses at once who would wait for too long, going by how long the work took so far', async () => {
  const { begin, endAt } = stage({ atOnce: 1, longestWaitMs: 1_000 })
  for (let ms = 400; ms <= 8_000; ms += 400) {
    const one = begin()
    await endAt(ms)
    await one
  }
  const waiting = [begin(), begin(), begin()]
  await expect(begin()).rejects.toThrow(Overloaded)
  for (const ms of [8_400, 8_800, 9_200]) await endAt(ms)
  await Promise.all(waiting)
})

it('refuses who has waited for too long when the work became slower', async () => {
  const { begin, endAt } = stage({ atOnce: 1, longestWaitMs: 1_000 })
  const first = begin()
  const second = begin()
  const refused = expect(second).rejects.toThrow(Overloaded)
  await endAt(1_001)
  await first
  await refused
})

/** A clock that stands: a slot is taken to last 50 ms. */
const stopped = () => 0

/** Work that lasts until the test ends it. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

it('runs those that yield after those that do not, whoever came first', async () => {
  const slots = createSlots({ atOnce: 1, longestWaitMs: 1_000 }, stopped)
  const busy = lasting()
  const order: string[] = []
  const note = (name: string, yields: boolean) => slots(async () => order.push(name), { yields })
  const all = [slots(busy.run), note('guess 1', true), note('guess 2', true), note('owner', false)]
  busy.end()
  await Promise.all(all)
  expect(order).toEqual(['owner', 'guess 1', 'guess 2'])
})

it('sheds the newest that yields to make room for one that does not', async () => {
  const slots = createSlots({ atOnce: 1, longestWaitMs: 140 }, stopped)
  const busy = lasting()
  const done: string[] = []
  const first = slots(busy.run)
  const kept = slots(async () => done.push('guess 1'), { yields: true })
  const shed = slots(async () => done.push('guess 2'), { yields: true })
  const owner = slots(async () => done.push('owner'))
  await expect(slots(async () => done.push('guess 3'), { yields: true })).rejects.toThrow(Overloaded)
  await expect(shed).rejects.toThrow(Overloaded)
  busy.end()
  await Promise.all([first, kept, owner])
  expect(done).toEqual(['owner', 'guess 1'])
})

it('refuses who comes when only equals wait', async () => {
  const slots = createSlots({ atOnce: 1, longestWaitMs: 90 }, stopped)
  const busy = lasting()
  const all = [slots(busy.run), slots(async () => undefined)]
  await expect(slots(async () => undefined)).rejects.toThrow(Overloaded)
  busy.end()
  await Promise.all(all)
})
