import { spawn } from 'node:child_process'
import { chown, open, readFile, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'
import { serverEnvironment } from './run.ts'
import { findRunningServer, type RunningServer, readLockFile } from './running-server.ts'
import { endStuck, watchForStuck } from './stuck-server.ts'
import type { ServerUser } from './unprivileged.ts'

/** Where a server runs and as whom. */
export interface ServerPlace {
  readonly folder: string
  readonly bin: string
  readonly user: ServerUser | undefined
}

export interface Starting {
  /** A free one when left out. */
  readonly port?: number
  readonly giveUpMs: number
  /** Whoever started it wants no server any more. */
  readonly signal: AbortSignal
}

/** Recovery of a large log may take its time, as long as the server lives. */
const recoverWithinMs = 120_000
const logLimitBytes = 16 * 1024 * 1024

/**
 * The server that runs on the folder, or a new one. After a double kill the old server's lock and memory outlive it for a
 * moment: it is tried again, and nothing is removed. An old one that lives on and recovers no more is ended first.
 */
export async function joinOrStart(place: ServerPlace, starting: Starting): Promise<RunningServer> {
  const giveUpAt = Date.now() + starting.giveUpMs
  const isStuck = watchForStuck(place.folder)
  for (;;) {
    const server = (await findRunningServer(place.folder)) ?? (await tryStart(place, starting))
    if (server) return server
    starting.signal.throwIfAborted()
    const old = await readLockFile(place.folder)
    if (old && isAlive(old.pid) && (await isStuck(old))) await endStuck(old)
    if (Date.now() > giveUpAt) throw new Error(`PostgreSQL does not start. ${await lastWords(place.folder)}`)
    await sleep(250)
  }
}

async function tryStart(place: ServerPlace, { port, signal }: Starting): Promise<RunningServer | undefined> {
  const { folder, bin, user } = place
  const output = await openLog(folder, user)
  // A group of its own: Ctrl-C reaches us alone, and we stop the server when nothing needs it any more.
  const child = spawn(join(bin, 'postgres'), serverOptions(folder, port ?? (await freePort())), {
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
  while (Date.now() < giveUpAt && !signal.aborted) {
    // It may have found the folder taken by one that another program started.
    if ((await Promise.race([ended, sleep(20, 'waiting')])) === 'ended') return findRunningServer(folder)
    const server = await findRunningServer(folder)
    if (server) return server
  }
  child.ref()
  child.kill('SIGINT')
  await ended
  signal.throwIfAborted()
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
