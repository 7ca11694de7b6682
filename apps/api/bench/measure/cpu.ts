import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const tickUs = 10_000

interface Stat {
  readonly parent: number
  readonly own: number
  readonly reaped: number
}

function readStat(pid: number | 'self'): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold blanks; the fields after it don't.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const field = (number: number) => Number(fields[number - 3])
    return { parent: field(4), own: field(14) + field(15), reaped: field(16) + field(17) }
  } catch {
    return undefined
  }
}

/** CPU time, in microseconds, of a process and of all its children, those that ended included. Undefined without /proc. */
export function familyCpuUs(pid: number): number | undefined {
  const head = readStat(pid)
  if (!head) return undefined
  const children = readdirSync('/proc')
    .map(Number)
    .filter((candidate) => candidate > 0)
    .map(readStat)
    .filter((stat) => stat?.parent === pid)
  const ticks = children.reduce((sum, stat) => sum + (stat?.own ?? 0), head.own + head.reaped)
  return ticks * tickUs
}

/** CPU time of this process and of the children it has waited for. */
export function ownCpuUs(): number | undefined {
  const stat = readStat('self')
  return stat && (stat.own + stat.reaped) * tickUs
}
