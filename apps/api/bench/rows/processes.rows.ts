import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { LoopResult } from '../measure/closed-loop.ts'
import { familyCpuUs } from '../measure/cpu.ts'
import { median } from '../measure/statistics.ts'
import type { BenchContext, Measured, OpenRow, Row } from './row.ts'

export interface WorkerOrder {
  readonly url: string
  readonly spread: 'hot' | 'uniform'
  readonly clients: number
  readonly seconds: number
  readonly seed: number
  readonly accounts: number
  /** Events of this worker begin here. */
  readonly firstEvent: string
}

const processes = 4
const clientsEach = 8
const eventsEach = 100_000_000n

/** The same postings from four processes that know nothing of each other, as four API processes would send them. */
export const processesRows: readonly Row[] = (['hot', 'uniform'] as const).map((spread) => ({
  name: `posting, ${spread}, ${processes} processes`,
  clients: processes * clientsEach,
  open: (context: BenchContext) => openWorkers(context, spread),
}))

let nextBlock = 1_000_000_000_000n

async function openWorkers(
  { database, size, seconds, random }: BenchContext,
  spread: 'hot' | 'uniform',
): Promise<OpenRow> {
  const workers = Array.from({ length: processes }, () => {
    nextBlock += eventsEach
    const order: WorkerOrder = {
      url: database.booksUrl,
      spread,
      clients: clientsEach,
      seconds,
      seed: Math.floor(random() * 2 ** 31),
      accounts: size.accounts,
      firstEvent: nextBlock.toString(),
    }
    return fork(new URL('./posting-worker.ts', import.meta.url), [JSON.stringify(order)], {
      execArgv: process.execArgv,
    })
  })
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  return { run: () => runWorkers(workers), close: () => endWorkers(workers) }
}

async function runWorkers(workers: readonly ChildProcess[]): Promise<Measured> {
  const cpuBefore = workersCpuUs(workers)
  const results = await Promise.all(
    workers.map(async (worker) => {
      worker.send('go')
      const [result] = (await once(worker, 'message')) as [LoopResult]
      return result
    }),
  )
  const operations = results.reduce((sum, result) => sum + result.operations, 0)
  return {
    operations,
    posted: operations,
    seconds: Math.max(...results.map((result) => result.seconds)),
    p50Ms: median(results.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
    workerCpuUs: workersCpuUs(workers) - cpuBefore,
  }
}

const workersCpuUs = (workers: readonly ChildProcess[]): number =>
  workers.reduce((sum, { pid }) => sum + (familyCpuUs(pid!) ?? 0), 0)

async function endWorkers(workers: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    workers.map(async (worker) => {
      const ended = once(worker, 'exit')
      worker.send('end')
      await ended
    }),
  )
}
