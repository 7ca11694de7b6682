import { resolve } from 'node:path'
import { prepareBinaries } from './binaries.ts'
import { createDataFolder, isCluster } from './data-folder.ts'
import { keepRunning } from './keep-running.ts'
import { createDatabase, findRunningServer, isLeaving, serverUrl } from './running-server.ts'
import { joinOrStart, type ServerPlace } from './server-process.ts'
import { stopServer } from './stop-server.ts'
import { watchForStuck } from './stuck-server.ts'
import { serverUser } from './unprivileged.ts'

export interface StartOptions {
  readonly dataFolder: string
  readonly log: (line: string) => void
  /** How long a start is tried before it is called a failure. */
  readonly giveUpMs?: number
  /** Breaks off a start that is under way. */
  readonly signal?: AbortSignal
}

export interface EmbeddedDatabase {
  /** The same for as long as it is not stopped: a server that dies is started again on its port. */
  readonly url: string
  /** True when the server ran already, for example after only our own process was killed. */
  readonly adopted: boolean
  /**
   * Stops the server unless another program still uses it; the last one out stops it. `hurry` is aborted by who cannot
   * wait for a checkpoint any longer.
   */
  readonly stop: (hurry?: AbortSignal) => Promise<void>
}

const database = 'kaadi'

/** Starts PostgreSQL on a folder of ours, creating it the first time, or joins the server that runs on it. */
export async function startDatabase(options: StartOptions): Promise<EmbeddedDatabase> {
  const { dataFolder, log, giveUpMs = 15_000, signal = new AbortController().signal } = options
  const folder = resolve(dataFolder)
  const user = serverUser()
  const place: ServerPlace = { folder, user, bin: await prepareBinaries(user) }
  if (!(await isCluster(folder))) {
    log(`creating a database in ${folder}`)
    await createDataFolder(folder, place.bin, user)
  }
  const running = await findRunningServer(folder)
  const first = running ?? (await joinOrStart(place, { giveUpMs, signal }))
  await createDatabase(folder, first.port, database).catch(async (error) => {
    await stopServer(folder, first, { log })
    throw error
  })
  log(`PostgreSQL ${running ? 'was running' : 'started'} on port ${first.port}`)
  const kept = keepRunning({
    first,
    isLeaving: (server) => isLeaving(folder, server),
    isStuck: watchForStuck(folder),
    start: ({ port }, left) => joinOrStart(place, { port, giveUpMs, signal: left }),
    log,
  })
  const stop = async (hurry?: AbortSignal) => {
    await kept.letGo()
    await stopServer(folder, kept.current(), { log, ...(hurry && { hurry }) })
  }
  let stopping: Promise<void> | undefined
  return {
    url: await serverUrl(folder, first.port, database),
    adopted: running !== undefined,
    stop: (hurry) => {
      stopping ??= stop(hurry)
      return stopping
    },
  }
}
