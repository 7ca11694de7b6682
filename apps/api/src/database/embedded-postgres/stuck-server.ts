import { readFile } from 'node:fs/promises'
import { isLeaving, type RunningServer } from './running-server.ts'
import { end } from './stop-server.ts'

/** A crash is recovered from by a `startup` process; whoever is through with it has a `walwriter`. */
const worksOrRecovers = /\b(startup|walwriter)\b/
const stuckAfterMs = 10_000
const lookEveryMs = 1_000
const endWithinMs = 5_000

/**
 * Whether the server lives on but nobody of it works or recovers: the process that recovered it was killed as well, and it
 * answers "in recovery mode" for ever. Of Linux alone; elsewhere nobody can tell, and the answer is no.
 */
async function isWithoutWorkers({ pid }: RunningServer): Promise<boolean> {
  if (process.platform !== 'linux') return false
  try {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const titles = await Promise.all(
      children
        .split(' ')
        .filter(Boolean)
        .map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
    )
    return !titles.some((title) => worksOrRecovers.test(title))
  } catch {
    return false
  }
}

/** Whether the process serves this folder: a number in a lock file can belong to someone else by now. */
const serves = async (folder: string, { pid }: RunningServer): Promise<boolean> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0').includes(folder)

/**
 * Watches the server of a folder. Asked as often as one likes, it says yes once the same server has been stuck for ten
 * seconds: between the death of a process and its successor are milliseconds.
 */
export function watchForStuck(folder: string, now = Date.now): (server: RunningServer) => Promise<boolean> {
  let seen = { pid: 0, since: 0 }
  let lookAt = 0
  return async (server) => {
    if (now() < lookAt) return false
    lookAt = now() + lookEveryMs
    const isStuck =
      (await isWithoutWorkers(server)) && !(await isLeaving(folder, server)) && (await serves(folder, server))
    if (!isStuck) seen = { pid: 0, since: 0 }
    else if (seen.pid !== server.pid) seen = { pid: server.pid, since: now() }
    return isStuck && now() - seen.since >= stuckAfterMs
  }
}

/** Ends it without a checkpoint: the next start reads the log. */
export async function endStuck({ pid }: RunningServer): Promise<void> {
  if (!(await end(pid, 'SIGQUIT', endWithinMs))) await end(pid, 'SIGKILL', endWithinMs)
}
