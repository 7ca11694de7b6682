import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const server = join(import.meta.dirname, '../src/server.ts')

/** The service as a process of its own, which may be killed. */
export interface SpawnedService {
  /** Resolves with its address, rejects with what it said when it ends before. */
  readonly listening: Promise<string>
  readonly said: () => string
  /** As `kill -9`: resolves when it is gone. */
  readonly kill: () => Promise<void>
  /** As Ctrl-C: resolves with the exit code. */
  readonly stop: () => Promise<number | null>
  readonly tell: (signal: NodeJS.Signals) => void
  /** Resolves with the exit code. */
  readonly ended: () => Promise<number | null>
}

/** Without a database of the tests' own it brings one, as an installation does. */
export function spawnService(
  databaseUrl: string | undefined,
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): SpawnedService {
  const { PATH } = process.env
  const child = spawn(process.execPath, ['-C', '@kaadi/source', server], {
    env: {
      ...{ PATH, KAADI_DATA: dataFolder, PORT: '0', KAADI_LOG_LEVEL: 'error' },
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  let said = ''
  const listening = Promise.withResolvers<string>()
  // Whoever kills it does not wait for it.
  listening.promise.catch(() => undefined)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const address = /listening +(http:\S+)\n/.exec(said)?.[1]
      if (address) listening.resolve(address)
    })
  }
  void exit.then(() => listening.reject(new Error(`The service ended. It said:\n${said}`)))
  const ended = async () => {
    await exit
    return child.exitCode
  }
  const endBy = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended()
  }
  return {
    listening: listening.promise,
    said: () => said,
    kill: async () => void (await endBy('SIGKILL')),
    stop: () => endBy('SIGINT'),
    tell: (signal) => child.kill(signal),
    ended,
  }
}

export async function aDataFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'kaadi-data-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
