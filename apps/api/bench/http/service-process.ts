import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { BenchDatabase } from '../setup/bench-database.ts'
import type { SentSizes } from './list-sizes.ts'

export interface ServiceProcess {
  readonly pid: number
  readonly port: number
  readonly barePort: number
  /** How many lists its batchers have sent since it started. */
  readonly sentSizes: () => Promise<SentSizes>
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
    sentSizes: async () => {
      child.send('sizes')
      const [{ lists }] = (await once(child, 'message')) as [{ lists: SentSizes }]
      return lists
    },
    close: async () => {
      child.disconnect()
      await ended
    },
  }
}
