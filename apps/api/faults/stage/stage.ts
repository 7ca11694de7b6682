import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { defaultDataFolder } from '../../src/database/index.ts'
import { createFaultService, type FaultService, type ServiceOptions } from './fault-service.ts'
import { mountDisk } from './small-disk.ts'

export interface Stage {
  readonly openService: (options?: ServiceOptions) => Promise<FaultService>
  /** Removes everything, with what is still running: services have process groups of their own, which Ctrl-C does not reach. */
  readonly breakOff: () => Promise<void>
}

const run = promisify(execFile)

/** Data folders of the run's own, beside the service's and gone afterwards. The demo content is made once and copied. */
export async function openStage(log: (line: string) => void): Promise<Stage> {
  const home = join(dirname(await defaultDataFolder()), `faults-${process.pid}`)
  await mkdir(home, { recursive: true, mode: 0o755 })
  const pattern = join(home, 'pattern')
  const opened: FaultService[] = []
  let made: Promise<void> | undefined
  let count = 0
  const make = async () => {
    log('making the demo content')
    const first = createFaultService(pattern, {}, async () => undefined)
    opened.push(first)
    await first.start()
    await first.stop()
  }
  return {
    openService: async (options = {}) => {
      made ??= make()
      await made
      const folder = options.beside?.folder ?? join(home, `service-${++count}`)
      // `cp -Rp`, since the server's files belong to the server's user.
      const disk = options.roomMegabytes ? await mountDisk(folder, pattern, options.roomMegabytes) : undefined
      if (!options.beside) await run('cp', ['-Rp', `${pattern}/.`, folder])
      const service = createFaultService(folder, options, async () => {
        await disk?.unmount()
        if (!options.beside) await rm(folder, { recursive: true, force: true })
      })
      opened.push(service)
      if (options.isStarted !== false) await service.start()
      return service
    },
    breakOff: async () => {
      for (const service of opened.reverse()) await service.remove().catch(() => undefined)
      await rm(home, { recursive: true, force: true })
    },
  }
}
