import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A server and all of its processes stand still, as on a machine that swaps or a disk that hangs. Answers how to go on. */
export async function freezeServer(pid: number): Promise<() => void> {
  const stopped: number[] = []
  // The head first, so that it starts nothing meanwhile.
  for (
    let found = [pid];
    found.length > 0;
    found = (await childrenOf(pid)).filter((child) => !stopped.includes(child))
  ) {
    for (const each of found) signal(each, 'SIGSTOP')
    stopped.push(...found)
  }
  return () => {
    for (const each of stopped.reverse()) signal(each, 'SIGCONT')
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (ppid === parent ? [pid!] : []))
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
