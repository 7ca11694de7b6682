import { readFileSync } from 'node:fs'

/**
 * Whether a process runs. One that has ended keeps its number until its parent asks for it, which nobody does in a
 * container without an init: it does not count.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !hasEnded(pid)
}

function hasEnded(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    // After the name, which is in brackets and may hold anything.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
