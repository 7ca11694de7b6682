import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../bench/measure/statistics.ts'
import { createAdaptiveLimit, type LimitOptions } from './adaptive-limit.ts'

const options: LimitOptions = { targetMs: 500, start: 64, least: 8, most: 1_000 }

/** A service that serves so many at a time, first come first served, for ever the same time each, by a clock of its own. */
function simulate({
  perSecond,
  servers,
  serviceMs,
  seconds,
  limit: limitOptions = options,
}: {
  perSecond: (second: number) => number
  servers: number
  serviceMs: (second: number) => number
  seconds: number
  limit?: LimitOptions
}) {
  let now = 0
  const limit = createAdaptiveLimit(limitOptions, () => now)
  const random = seededRandom(7)
  const free = Array.from({ length: servers }, () => 0)
  const ends: { at: number; leave: () => void }[] = []
  const answered: { at: number; tookMs: number }[] = []
  let arrived = 0
  while (now < seconds * 1000) {
    const arrival = now + (-Math.log(1 - random()) * 1000) / perSecond(now / 1000)
    for (const end of ends.filter(({ at }) => at <= arrival).sort((a, b) => a.at - b.at)) {
      now = end.at
      end.leave()
      ends.splice(ends.indexOf(end), 1)
    }
    now = arrival
    arrived++
    const leave = limit.enter()
    if (!leave) continue
    const server = free.indexOf(Math.min(...free))
    const at = Math.max(free[server]!, now) + serviceMs(now / 1000)
    free[server] = at
    answered.push({ at, tookMs: at - now })
    ends.push({ at, leave })
  }
  const slowest = Math.max(...answered.map(({ tookMs }) => tookMs))
  const within = (from: number, to: number) =>
    answered.filter(({ at }) => at >= from * 1000 && at < to * 1000).length / (to - from)
  return { slowest, within, arrived, answered: answered.length }
}

describe('at five times what can be done', () => {
  it.each([
    ['quick calls', 8, 10, options],
    ['calls that take a while', 4, 60, { ...options, start: 16, least: 4 }],
    ['a service with one hand', 1, 100, { ...options, start: 8, least: 2 }],
  ])('answers within two seconds and does at least 80 %% of it: %s', (_, servers, each, limit) => {
    const capacity = (servers * 1000) / each
    const { slowest, within } = simulate({
      perSecond: () => 5 * capacity,
      servers,
      serviceMs: () => each,
      seconds: 30,
      limit,
    })
    expect(slowest).toBeLessThan(2_000)
    expect(within(0, 30) / capacity).toBeGreaterThan(0.8)
  })

  it('keeps that when the service becomes four times slower in the middle', () => {
    const { slowest, within } = simulate({
      perSecond: () => 4_000,
      servers: 8,
      serviceMs: (second) => (second < 10 ? 10 : 40),
      seconds: 30,
    })
    expect(slowest).toBeLessThan(3_000)
    expect(within(15, 30) / 200).toBeGreaterThan(0.8)
  })
})

it('turns nobody away at eight tenths of what can be done', () => {
  const { arrived, answered } = simulate({
    perSecond: () => 640,
    servers: 8,
    serviceMs: () => 10,
    seconds: 30,
  })
  expect(answered).toBe(arrived)
})

it('lets everybody in again after the rush', () => {
  const { within } = simulate({
    perSecond: (second) => (second < 10 ? 4_000 : 600),
    servers: 8,
    serviceMs: () => 10,
    seconds: 30,
  })
  expect(within(15, 30)).toBeGreaterThan(580)
})

it('turns away at once while nothing comes back', () => {
  let now = 0
  const limit = createAdaptiveLimit(options, () => now)
  for (let entered = 0; entered < 20; entered++) expect(limit.enter()).toBeDefined()
  now = 501
  expect(limit.enter()).toBeUndefined()
  expect(limit.inside()).toBe(20)
})

it('does not let one slow call stand for all', () => {
  let now = 0
  const limit = createAdaptiveLimit(options, () => now)
  limit.enter()
  now = 60_000
  for (let call = 0; call < 100; call++) limit.enter()!()
  expect(limit.inside()).toBe(1)
})

it('counts a call once, however often it is said to be done', () => {
  const limit = createAdaptiveLimit(options, () => 0)
  const leave = limit.enter()!
  leave()
  leave()
  expect(limit.inside()).toBe(0)
})
