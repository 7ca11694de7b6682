import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { BenchDatabase } from '../setup/bench-database.ts'

export interface ServiceProcess {
  readonly pid: number
  readonly port: number
  readonly barePort: number
  readonly close: () => Promise<void>
}

export async function startServiceProcess({ booksUrl, folder }: BenchDatabase): Promise<ServiceProcess> {
  const child = fork(new URL('./bench-service.ts', import.meta.url), [booksUrl, folder], {
    execArgv: process.execArgv,
  })
  const ended = once(child, 'exit')
  const [ports] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`the service ended with ${code}`))),
  ])) as [{ port: number; barePort: number }]
  return {
    pid: child.pid!,
    ...ports,
    close: async () => {
      child.disconnect()
      await ended
    },
  }
}
