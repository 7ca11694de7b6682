import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { type App, buildApp } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import {
  connect,
  type Database,
  defaultDataFolder,
  migrate,
  requireDurability,
  startDatabase,
} from './database/index.ts'
import { openSites } from './front-ends/site-folders.ts'
import { welcome } from './front-ends/welcome.ts'
import { startDevelopmentBankProvider } from './modules/bank-accounts/index.ts'
import { requireNoDemo, seedDemo, seedHistory } from './modules/demo/index.ts'
import { openDevelopmentMailbox } from './modules/mail/development-mailbox.ts'
import { bucketDisk, folderDisk } from './modules/uploads/index.ts'
import { readDevelopmentKey } from './modules/vault/index.ts'

export interface Service {
  /** Brings everything up, step by step, and answers where it is reached. */
  readonly start: () => Promise<string>
  /** Answers what is under way, then lets go of what was started, be it all or a part. Safe to call twice. */
  readonly stop: () => Promise<void>
}

type Closing = () => Promise<void>
type Step = (name: string, text: string) => void

export function createService(config: Config, say: (line: string) => void): Service {
  const closings: Closing[] = []
  const since = performance.now()
  const step: Step = (name, text) =>
    say(`[${((performance.now() - since) / 1000).toFixed(1).padStart(4)} s] ${name.padEnd(10)} ${text}`)
  let starting: Promise<string> | undefined
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await closeAll(closings)
    // A start that is under way fails now, or has come so far that there is more to let go of.
    await starting?.catch(() => undefined)
    await closeAll(closings)
  }
  return {
    start: () => {
      starting ??= start(config, step, closings, say)
      return starting
    },
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

async function start(
  config: Config,
  step: Step,
  closings: Closing[],
  say: (line: string) => void,
): Promise<string> {
  const isDevelopment = config.mode === 'development'
  const folder = await dataFolder(config)
  const database = await openDatabase(config, folder, step, closings)
  if (!isDevelopment) await requireNoDemo(database)
  const smtpUrl = config.mail.smtpUrl ?? (await openMailbox(database, closings))
  const vaultKey = config.vaultKey ?? (await readDevelopmentKey(join(folder, 'vault.key')))
  const disk = config.s3 ? await bucketDisk(config.s3) : folderDisk(join(folder, 'uploads'))
  const bankProvider = isDevelopment ? await openBankProvider(closings) : undefined
  const sites = openSites(isDevelopment)
  const app = await buildApp({
    config,
    database,
    smtpUrl,
    vaultKey,
    disk,
    sites,
    ...(bankProvider && { bankProvider }),
    log: (line) => console.warn(line),
  })
  closings.push(() => app.http.close())
  await app.http.ready()
  if (isDevelopment) await seed(app, step)
  await app.planJobs()
  app.jobs.start()
  step('jobs', 'working')
  await listen(app, config)
  const url = `http://${config.host}:${(app.http.server.address() as AddressInfo).port}`
  step('listening', url)
  say(welcome(config.publicUrl ?? url, sites, isDevelopment))
  return url
}

async function listen({ http }: App, { host, port }: Config): Promise<void> {
  try {
    await http.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new ConfigError([
      `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
    ])
  }
}

/** Beside the database's own folder, for what is not in it: photos, and the key of a development installation. */
const dataFolder = async ({ dataFolder: chosen }: Config): Promise<string> =>
  chosen ? resolve(chosen) : dirname(await defaultDataFolder())

async function openDatabase(
  config: Config,
  folder: string,
  step: Step,
  closings: Closing[],
): Promise<Database> {
  const url = config.databaseUrl ?? (await startEmbedded(folder, step, closings))
  const migrations: string[] = []
  await migrate({ url, log: (line) => migrations.push(line) })
  step('migrations', migrations.length === 0 ? 'up to date' : `${migrations.length} applied`)
  const database = await connect({ url, onIdleError: (error) => console.warn(`database: ${error.message}`) })
  closings.push(database.close)
  await requireDurability(database.db)
  return database
}

async function startEmbedded(folder: string, step: Step, closings: Closing[]): Promise<string> {
  const embedded = await startDatabase({
    dataFolder: join(folder, 'postgres'),
    log: (line) => step('database', line),
  })
  closings.push(embedded.stop)
  return embedded.url
}

/** A trade that can not be replayed is no reason not to start. */
async function seed({ deps, http }: App, step: Step): Promise<void> {
  step('demo', await seedDemo(deps))
  step(
    'demo',
    await seedHistory(deps, http).catch((error: Error) => `history is incomplete: ${error.message}`),
  )
}

async function openBankProvider(closings: Closing[]) {
  const provider = await startDevelopmentBankProvider()
  closings.push(provider.close)
  return provider
}

async function openMailbox(database: Database, closings: Closing[]): Promise<string> {
  const mailbox = await openDevelopmentMailbox(database)
  closings.push(mailbox.close)
  return mailbox.smtpUrl
}

/** In the reverse order of starting. */
async function closeAll(closings: Closing[]): Promise<void> {
  for (const close of closings.splice(0).reverse()) {
    await close().catch((error: Error) => console.error(error.message))
  }
}
