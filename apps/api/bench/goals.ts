import { median } from './measure/statistics.ts'
import type { OpenLoopResult } from './open-loop-stage.ts'
import type { ReportLine, Round } from './report.ts'

export interface Goal {
  readonly text: string
  readonly reached: number
  readonly wanted: string
  readonly met: boolean
}

/** What the project asks of itself, said beside what this run reached. Printed, never asserted: machines are noisy. */
export function compareWithGoals(
  rounds: readonly Round[],
  lines: readonly ReportLine[],
  openLoop: readonly OpenLoopResult[],
): Goal[] {
  const line = (name: string, clients: number) =>
    lines.find((own) => own.name === name && own.clients === clients)
  const hot32 = line('posting, hot', 32)
  const hot128 = line('posting, hot', 128)
  const half = openLoop.find(({ share }) => share === 0.5)
  return [
    ...atLeast('posting, hot desk account, 32 clients, against the best TPC-B', hot32?.timesBest.median, 3),
    ...atLeast('posting, hot desk account, 128 clients, against the best TPC-B', hot128?.timesBest.median, 6),
    ...atLeast(
      'posting, hot desk account, 128 clients, against TPC-B with 128',
      hot128?.timesSame?.median,
      6,
    ),
    ...atMost('CPU of a posting at 128 clients, against that of TPC-B', hot128?.cpuTimes, 0.2),
    ...atLeast(
      'hot against uniform, 1 process',
      hotOverUniform(rounds, 'posting, hot', 'posting, uniform'),
      1,
    ),
    ...atLeast(
      'hot against uniform, 4 processes',
      hotOverUniform(rounds, 'posting, hot, 4 processes', 'posting, uniform, 4 processes'),
      1,
    ),
    ...atMost('p99 at half the maximum, against that of a durable commit', half?.timesCommit, 3),
  ]
}

function hotOverUniform(rounds: readonly Round[], hot: string, uniform: string): number | undefined {
  const ratios = rounds.flatMap(({ rows }) => {
    const one = rows.find(({ name, clients }) => name === hot && clients === 32)
    const other = rows.find(({ name, clients }) => name === uniform && clients === 32)
    return one && other ? [one.perSecond / other.perSecond] : []
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
