// Runs a program for as long as we run ourselves, and lets it end by itself when we are told to.
import { spawn } from 'node:child_process'

/**
 * Signals are handed on, and the end of our parent (npm can be killed without a word to its children) is one of them. The
 * program may hear of Ctrl-C from the terminal as well: it takes what comes within a second for the same. We leave when it
 * has left, with its exit code.
 *
 * Answers the program's process.
 */
export function keepService(command, arguments_, options) {
  const service = spawn(command, arguments_, { stdio: 'inherit', ...options })
  // The terminal may be gone: then nobody reads what we say, and that must not end us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => service.kill(signal))
  service.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`)
    process.exit(1)
  })
  service.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    // Once: told again it would hurry.
    clearInterval(watch)
    service.kill('SIGTERM')
  }, 500)
  watch.unref()
  return service
}
