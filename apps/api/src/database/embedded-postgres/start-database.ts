import { spawn } from 'node:child_process'
import { chown, open, readFile, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareBinaries } from './binaries.ts'
import { createDataFolder, isAlive, isCluster } from './data-folder.ts'
import { serverEnvironment } from './run.ts'
import {
  countClients,
  createDatabase,
  findRunningServer,
  type RunningServer,
  readLockFile,
  serverUrl,
} from './running-server.ts'
import { type ServerUser, serverUser } from './unprivileged.ts'

export interface StartOptions {
  readonly dataFolder: string
  readonly log: (line: string) => void
}

export interface EmbeddedDatabase {
  readonly url: string
  /** True when the server ran already, for example after only our own process was killed. */
  readonly adopted: boolean
  /** Stops the server unless another program still uses it; the last one out stops it. Close your pools first. */
  readonly stop: () => Promise<void>
}

const database = 'kaadi'
const startWithinMs = 15_000
/** Recovery of a large log may take its time, as long as the server lives. */
const recoverWithinMs = 120_000
const stopWithinMs = 30_000
const leaveWithinMs = 500
const logLimitBytes = 16 * 1024 * 1024

/** Starts PostgreSQL on a folder of ours, creating it the first time, or joins the server that runs on it. */
export async function startDatabase({ dataFolder, log }: StartOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(dataFolder)
  const user = serverUser()
  const bin = await prepareBinaries(user)
  if (!(await isCluster(folder))) {
    log(`creating a database in ${folder}`)
    await createDataFolder(folder, bin, user)
  }
  const running = await findRunningServer(folder)
  const server = running ?? (await startWithRetry(folder, bin, user))
  await createDatabase(folder, server.port, database)
  log(`PostgreSQL ${running ? 'was running' : 'started'} on port ${server.port}`)
  let stopping: Promise<void> | undefined
  return {
    url: await serverUrl(folder, server.port, database),
    adopted: running !== undefined,
    stop: () => {
      stopping ??= stopServer(folder, server, log)
      return stopping
    },
  }
}

/** After a double kill the old server's lock and memory outlive it for a moment: try again, remove nothing. */
async function startWithRetry(
  folder: string,
  bin: string,
  user: ServerUser | undefined,
): Promise<RunningServer> {
  const giveUpAt = Date.now() + startWithinMs
  for (;;) {
    const started = await tryStart(folder, bin, user)
    const server = (await findRunningServer(folder)) ?? started
    if (server) return server
    if (Date.now() > giveUpAt) throw new Error(`PostgreSQL did not start. ${await lastWords(folder)}`)
    await sleep(250)
  }
}

async function tryStart(
  folder: string,
  bin: string,
  user: ServerUser | undefined,
): Promise<RunningServer | undefined> {
  const port = await freePort()
  const output = await openLog(folder, user)
  // A group of its own: Ctrl-C reaches us alone, and we stop the server when nothing needs it any more.
  const child = spawn(join(bin, 'postgres'), serverOptions(folder, port), {
    ...user,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  const ended = new Promise<'ended'>((done) => {
    child.once('exit', () => done('ended'))
    child.once('error', () => done('ended'))
  })
  child.unref()
  await output.close()
  const giveUpAt = Date.now() + recoverWithinMs
  while (Date.now() < giveUpAt) {
    if ((await Promise.race([ended, sleep(20, 'waiting')])) === 'ended') return undefined
    const server = await findRunningServer(folder)
    if (server) return server
  }
  child.kill('SIGINT')
  throw new Error(
    `PostgreSQL is still recovering after ${recoverWithinMs / 1000} s. ${await lastWords(folder)}`,
  )
}

const serverOptions = (folder: string, port: number): string[] => [
  '-D',
  folder,
  ...Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    jit: 'off',
    // Spelled out, since money depends on them: an acknowledged commit survives a power cut.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/** SIGINT is PostgreSQL's "fast": it ends sessions, writes a checkpoint and leaves. */
async function stopServer(folder: string, server: RunningServer, log: (line: string) => void): Promise<void> {
  const others = await countRemainingClients(folder, server.port)
  if (others > 0) {
    log(`PostgreSQL stays: ${others} other connections use it`)
    return
  }
  const locked = await readLockFile(folder)
  if (locked?.pid !== server.pid) return
  process.kill(server.pid, 'SIGINT')
  const giveUpAt = Date.now() + stopWithinMs
  while (isAlive(server.pid)) {
    if (Date.now() > giveUpAt) throw new Error(`PostgreSQL (pid ${server.pid}) did not stop`)
    await sleep(20)
  }
  log('PostgreSQL stopped')
}

/** Sessions that were just closed take the server a moment to end. */
async function countRemainingClients(folder: string, port: number): Promise<number> {
  const giveUpAt = Date.now() + leaveWithinMs
  for (;;) {
    const clients = await countClients(folder, port)
    if (clients === 0 || Date.now() > giveUpAt) return clients
    await sleep(20)
  }
}

async function openLog(folder: string, user: ServerUser | undefined) {
  const file = logFile(folder)
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size > logLimitBytes) await truncate(file)
  const handle = await open(file, 'a', 0o600)
  if (user) await chown(file, user.uid, user.gid)
  return handle
}

const logFile = (folder: string): string => `${folder}.log`

async function lastWords(folder: string): Promise<string> {
  const text = await readFile(logFile(folder), 'utf8').catch(() => '')
  return `The end of ${logFile(folder)}:\n${text.trim().split('\n').slice(-8).join('\n')}`
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      )
    })
  })
