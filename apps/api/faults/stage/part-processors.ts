import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { FaultService } from './fault-service.ts'

const run = promisify(execFile)

/**
 * Gives the callers, who are this program, the last processor and the service with its PostgreSQL the others, as where
 * callers are phones and not neighbours. Processes that PostgreSQL begins later inherit theirs. Answers how to take it back;
 * undefined where it cannot be done: one processor alone, or a system without `taskset`.
 */
export async function partProcessors(service: FaultService): Promise<(() => Promise<void>) | undefined> {
  const count = availableParallelism()
  if (count < 2) return undefined
  const place = async (processors: string, pids: readonly number[]) => {
    // A process that ended meanwhile needs no place.
    for (const pid of pids)
      await run('taskset', ['-apc', processors, String(pid)]).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw error
      })
  }
  const all = `0-${count - 1}`
  const own = [service.pid(), ...(await withChildren(await service.serverPid()))]
  try {
    await place(String(count - 1), [process.pid])
  } catch {
    return undefined
  }
  await place(`0-${count - 2}`, own)
  return async () => {
    await place(all, [process.pid, service.pid(), ...(await withChildren(await service.serverPid()))])
  }
}

async function withChildren(parent: number | undefined): Promise<number[]> {
  if (parent === undefined) return []
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      return [Number(name), Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])] as const
    }),
  )
  return [parent, ...parents.flatMap(([pid, of]) => (of === parent ? [pid] : []))]
}
