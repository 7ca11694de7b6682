import { readdir, readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { FaultService } from './fault-service.ts'

/** Milliseconds of all processors together, since some moment. */
export interface ProcessorTime {
  readonly all: number
  /** What callers and other programs left: used by the service and its database, or by nobody. */
  readonly left: number
  /** Of this program, which calls. */
  readonly callers: number
}

const msPerTick = 10

export async function processorTime(service: FaultService): Promise<ProcessorTime> {
  const times = cpus().map(({ times: own }) => own)
  const all = times.flatMap((own) => Object.values(own)).reduce((sum, ms) => sum + ms, 0)
  const idle = times.reduce((sum, own) => sum + own.idle, 0)
  const { user, system } = process.cpuUsage()
  const callers = (user + system) / 1000
  const used = await usedBy(service)
  return { all, callers, left: used === undefined ? all - callers : idle + used }
}

export const timeBetween = (before: ProcessorTime, after: ProcessorTime): ProcessorTime => ({
  all: after.all - before.all,
  left: after.left - before.left,
  callers: after.callers - before.callers,
})

/** Of the service, PostgreSQL and its processes, ended ones too; undefined where the system does not tell. */
async function usedBy(service: FaultService): Promise<number | undefined> {
  const server = await service.serverPid()
  const names = await readdir('/proc').catch(() => [])
  const stats = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readStat))
  const own = stats.filter(
    (stat) => stat && [stat.pid, stat.parent].some((pid) => pid === server || pid === service.pid()),
  )
  if (own.length === 0) return undefined
  return own.reduce((sum, stat) => sum + stat!.own + (stat!.pid === server ? stat!.ofEnded : 0), 0)
}

/** As proc(5) numbers the fields: behind the name, which may hold blanks, stands the third. */
async function readStat(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = (...numbers: number[]) =>
    numbers.reduce((sum, number) => sum + Number(fields[number - 3]), 0) * msPerTick
  return { pid: Number(pid), parent: Number(fields[1]), own: ticks(14, 15), ofEnded: ticks(16, 17) }
}
