import { median } from './measure/statistics.ts'
import type { OpenLoopResult } from './open-loop-stage.ts'
import type { Played } from './play-row.ts'
import type { ReportLine, Round } from './report.ts'

export interface Goal {
  readonly text: string
  readonly reached: number
  readonly wanted: string
  readonly met: boolean
}

interface RowName {
  readonly name: string
  readonly clients: number
}

const http = (name: string, clients = 32): RowName => ({ name: `HTTP: ${name}`, clients })
const posting = (spread: string, clients = 32): RowName => ({ name: `posting, ${spread}`, clients })
const bare = http('bare node:http')

/** What the project asks of itself, said beside what this run reached. Printed, never asserted: machines are noisy. */
export function compareWithGoals(
  rounds: readonly Round[],
  lines: readonly ReportLine[],
  openLoop: readonly OpenLoopResult[],
): Goal[] {
  const line = ({ name, clients }: RowName) =>
    lines.find((own) => own.name === name && own.clients === clients)
  const best = (row: RowName) => line(row)?.timesBest.median
  const rate = (row: RowName, other: RowName) => ratio(rounds, row, other, (played) => played.perSecond)
  const cpu = (row: RowName, other: RowName) => ratio(rounds, row, other, (played) => played.cpuUs)
  const times = (name: string) => line(http(name))?.cpuTimes
  const hot128 = line(posting('hot', 128))
  return [
    ...atLeast('posting, hot desk account, 32 clients, against the best TPC-B', best(posting('hot')), 3),
    ...atLeast(
      'posting, hot desk account, 128 clients, against the best TPC-B',
      best(posting('hot', 128)),
      6,
    ),
    ...atLeast('the same against TPC-B with 128 clients', hot128?.timesSame?.median, 6),
    ...atMost('CPU of a posting at 32 clients, against that of TPC-B', line(posting('hot'))?.cpuTimes, 0.2),
    ...atMost('CPU of a posting at 128 clients, against that of TPC-B', hot128?.cpuTimes, 0.2),
    ...atLeast('hot against uniform, 1 process', rate(posting('hot'), posting('uniform')), 1),
    ...atLeast(
      'hot against uniform, 4 processes',
      rate(posting('hot, 4 processes'), posting('uniform, 4 processes')),
      1,
    ),
    ...atMost('CPU of accepting an order through HTTP, against that of TPC-B', times('accept an order'), 0.9),
    ...atMost('CPU of submitting an order, against that of TPC-B', times('submit an order'), 1),
    ...atMost('CPU of asking for a withdrawal, against that of TPC-B', times('ask for a withdrawal'), 1.3),
    ...atLeast(
      'hello with all hooks, against bare node:http',
      rate(http('hello with all hooks'), bare),
      0.65,
    ),
    ...atMost(
      'CPU of my orders (20 rows), against bare node:http',
      cpu(http('my orders, a page of 20'), bare),
      18,
    ),
    ...atMost(
      'CPU of a poll that brings nothing new, against bare node:http',
      cpu(http('a poll that brings nothing new'), bare),
      4,
    ),
    ...atLeast('public rates, against bare node:http', rate(http('public rates'), bare), 0.6),
    ...atMost(
      'p99 of a posting at half the maximum, against that of a durable commit',
      openLoop.find(({ share }) => share === 0.5)?.timesCommit,
      3,
    ),
  ]
}

/** One row against another, inside each round; the middle of the rounds. */
function ratio(
  rounds: readonly Round[],
  row: RowName,
  other: RowName,
  read: (played: Played) => number | undefined,
): number | undefined {
  const ratios = rounds.flatMap(({ rows }) => {
    const find = (wanted: RowName) =>
      rows.find((own) => own.name === wanted.name && own.clients === wanted.clients)
    const [one, two] = [find(row), find(other)].map((played) => played && read(played))
    return one && two ? [one / two] : []
  })
  return ratios.length > 0 ? median(ratios) : undefined
}

const atLeast = (text: string, reached: number | undefined, goal: number): Goal[] =>
  reached === undefined ? [] : [{ text, reached, wanted: `≥ ${goal}`, met: reached >= goal }]

const atMost = (text: string, reached: number | undefined, goal: number): Goal[] =>
  reached === undefined ? [] : [{ text, reached, wanted: `≤ ${goal}`, met: reached <= goal }]

export const formatGoals = (goals: readonly Goal[]): string =>
  goals
    .map(
      ({ text, reached, wanted, met }) =>
        `${met ? 'met ' : 'open'}  ${text}: ${reached.toFixed(2)} (${wanted})`,
    )
    .join('\n')
