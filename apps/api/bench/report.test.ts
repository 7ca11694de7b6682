import { expect, it } from 'vitest'
import { compareWithGoals } from './goals.ts'
import type { Played } from './play-row.ts'
import { summariseRounds } from './report.ts'

const row = (name: string, clients: number, perSecond: number, cpuUs = 100): Played => ({
  name,
  clients,
  perSecond,
  cpuUs,
  serverCpuUs: cpuUs,
  p50Ms: 1,
  p99Ms: 2,
  listSizes: { decide: 12 },
})
const round = (speed: number) => ({
  rows: [
    row('TPC-B', 32, 1_000 * speed, 200),
    row('TPC-B', 128, 500 * speed, 400),
    row('posting, hot', 32, 3_500 * speed, 50),
    row('posting, hot', 128, 4_000 * speed, 20),
    row('posting, uniform', 32, 7_000 * speed, 50),
  ],
})
const rounds = [round(1), round(0.1), round(3)]
const lines = summariseRounds(rounds, (name) => name === 'TPC-B')

it('takes ratios inside a round, so that a slow round changes nothing', () => {
  const hot = lines.find(({ name, clients }) => name === 'posting, hot' && clients === 128)
  expect(hot).toMatchObject({
    timesBest: { median: 4, low: 4, high: 4 },
    timesSame: { median: 8 },
    cpuTimes: 0.1,
    perSecond: { median: 4_000, low: 400, high: 12_000 },
  })
})

it('says which goals are met and is silent about rows that were not played', () => {
  const goals = compareWithGoals(rounds, lines, [])
  expect(goals.map(({ text, met }) => [text, met])).toEqual([
    ['posting, hot desk account, 32 clients, against the best TPC-B', true],
    ['posting, hot desk account, 128 clients, against the best TPC-B', false],
    ['the same against TPC-B with 128 clients', true],
    ['CPU of a posting at 32 clients, against that of TPC-B', false],
    ['CPU of a posting at 128 clients, against that of TPC-B', true],
    ['hot against uniform, 1 process', false],
  ])
})
