import type { Machine } from './measure/machine.ts'
import { median, type Summary, summarise } from './measure/statistics.ts'
import type { OpenLoopResult } from './open-loop-stage.ts'
import type { Played } from './play-row.ts'

/** The rows of one round. Ratios are taken inside it, since the machine changes between rounds. */
export interface Round {
  readonly rows: readonly Played[]
}

export interface ReportLine {
  readonly name: string
  readonly clients: number
  readonly perSecond: Summary
  /** Against the best TPC-B of the round. */
  readonly timesBest: Summary
  /** Against TPC-B with as many clients, where there is one. */
  readonly timesSame: Summary | undefined
  readonly cpuUs: number | undefined
  /** CPU per operation against that of the best TPC-B. */
  readonly cpuTimes: number | undefined
  readonly p50Ms: number | undefined
  readonly p99Ms: number | undefined
  /** Items in each list, by batcher. */
  readonly listSizes: Readonly<Record<string, number>>
}

export function summariseRounds(
  rounds: readonly Round[],
  isReference: (name: string) => boolean,
): ReportLine[] {
  const first = rounds[0]?.rows ?? []
  const names = first.map(({ name, clients }) => ({ name, clients })).toSorted(byName)
  return names.map(({ name, clients }) => {
    const seen = rounds.map(({ rows }) => {
      const own = rows.find((row) => row.name === name && row.clients === clients)!
      const references = rows.filter((row) => isReference(row.name))
      const best = references.reduce((a, b) => (a.perSecond > b.perSecond ? a : b))
      return { own, best, same: references.find((row) => row.clients === clients) }
    })
    const same = seen.flatMap(({ own, same }) => (same ? [own.perSecond / same.perSecond] : []))
    return {
      name,
      clients,
      perSecond: summarise(seen.map(({ own }) => own.perSecond)),
      timesBest: summarise(seen.map(({ own, best }) => own.perSecond / best.perSecond)),
      timesSame: same.length > 0 ? summarise(same) : undefined,
      cpuUs: middle(seen.map(({ own }) => own.cpuUs)),
      cpuTimes: middle(seen.map(({ own, best }) => own.cpuUs && best.cpuUs && own.cpuUs / best.cpuUs)),
      p50Ms: middle(seen.map(({ own }) => own.p50Ms)),
      p99Ms: middle(seen.map(({ own }) => own.p99Ms)),
      listSizes: middleSizes(seen.map(({ own }) => own.listSizes)),
    }
  })
}

function middleSizes(rounds: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = new Set(rounds.flatMap((sizes) => Object.keys(sizes)))
  return Object.fromEntries([...names].map((name) => [name, middle(rounds.map((sizes) => sizes[name]))!]))
}

const byName = (a: { name: string; clients: number }, b: { name: string; clients: number }) =>
  a.name.localeCompare(b.name) || a.clients - b.clients

const middle = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? median(known) : undefined
}

const columns = [
  'row',
  'clients',
  'per s',
  '× best TPC-B',
  '(spread)',
  '× same',
  'CPU µs',
  '× CPU',
  'p50 ms',
  'p99 ms',
]

export function formatReport(
  lines: readonly ReportLine[],
  machine: Machine,
  openLoop: readonly OpenLoopResult[],
): string {
  const table = lines.map((line) => [
    line.name,
    String(line.clients),
    line.perSecond.median.toFixed(0),
    line.timesBest.median.toFixed(2),
    `${line.timesBest.low.toFixed(2)}–${line.timesBest.high.toFixed(2)}`,
    line.timesSame?.median.toFixed(2) ?? '–',
    line.cpuUs?.toFixed(0) ?? '–',
    line.cpuTimes?.toFixed(2) ?? '–',
    line.p50Ms?.toFixed(2) ?? '–',
    line.p99Ms?.toFixed(2) ?? '–',
  ])
  return [
    `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGib} GiB, ${machine.kernel}`,
    `PostgreSQL ${machine.postgres}, Node ${machine.node}, ${machine.diskSyncsPerSecond} disk syncs a second`,
    '',
    ...align([columns, ...table]),
    '',
    ...lines.flatMap(({ name, clients, listSizes }) => {
      const sizes = Object.entries(listSizes).map(([list, items]) => `${list} ${items.toFixed(1)}`)
      return sizes.length > 0 ? [`items in each list, ${name}, ${clients} clients: ${sizes.join(', ')}`] : []
    }),
    ...openLoop.map(
      ({ share, perSecond, p50Ms, p99Ms, timesCommit, refused }) =>
        `open loop at ${share * 100} % of the maximum (${perSecond.toFixed(0)}/s): p50 ${p50Ms.toFixed(2)} ms, ` +
        `p99 ${p99Ms.toFixed(2)} ms = ${timesCommit.toFixed(1)} × the p99 of a single durable commit` +
        (refused > 0 ? `, ${(refused * 100).toFixed(1)} % turned away` : ''),
    ),
  ].join('\n')
}

function align(rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)))
  return rows.map((row) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!)))
      .join('  '),
  )
}
