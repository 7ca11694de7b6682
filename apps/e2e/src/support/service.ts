import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { artifacts, repository } from './folders.ts'

export interface Service {
  readonly url: string
  /** Where its database and photos lie. */
  readonly dataFolder: string
  /** Stops it; its data stay. */
  pause(): Promise<void>
  stop(): Promise<void>
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** Further settings of its host, who knows the address that it will have. */
type Settings = (url: string) => Promise<Record<string, string>>

/**
 * The built service as its host starts it: own data folder, embedded database, demo content. The folder is a copy of
 * what `JOURNEY_DATA` names, where that is set: the data of a service that has started once and stopped.
 */
export const startService = async (settings?: Settings): Promise<Service> => {
  mkdirSync(artifacts, { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'kaadi-journey-'))
  // Whatever database the tests may know, a journey brings its own.
  // Started as root, the database runs without root's rights and must be able to enter; its files keep their owner.
  const { DATABASE_URL: _, JOURNEY_DATA: first, ...environment } = process.env
  if (first) execFileSync('cp', ['-a', `${first}/.`, data])
  chmodSync(data, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = createWriteStream(join(artifacts, 'service.log'))
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: join(repository, 'apps', 'api'),
    env: { ...environment, PORT: String(port), KAADI_DATA: data, ...(await settings?.(url)) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The service ended with code ${code}. See ${join(artifacts, 'service.log')}.`)),
    )
  })
  ended.catch(() => undefined)

  const pause = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  await Promise.race([ended, untilReady(`${url}/api/bizset/front/site/getSiteInfo`)])
  return {
    url,
    dataFolder: data,
    pause,
    stop: async () => {
      await pause()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const untilReady = async (address: string): Promise<void> => {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    const reply = await fetch(address).catch(() => null)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The service did not answer within two minutes.')
}
