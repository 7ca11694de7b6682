/**
 * A place where a test may kill the process, chosen by KAADI_CRASH_AT. Without the variable, and always in
 * production, it does nothing.
 */
export function crashPoint(name: string): void {
  if (process.env.KAADI_MODE !== 'production' && process.env.KAADI_CRASH_AT === name) {
    process.kill(process.pid, 'SIGKILL')
  }
}
