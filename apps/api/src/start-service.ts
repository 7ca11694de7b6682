import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type App, buildApp } from './app.ts'
import { type Closings, createClosings } from './closings.ts'
import { type Config, ConfigError } from './config.ts'
import { connect, type Database, explainUnsafe, oneAtATime, startDatabase } from './database/index.ts'
import { explainingAddress, requireFreeAddress } from './environment/require-free-address.ts'
import { openSites } from './front-ends/site-folders.ts'
import { welcome } from './front-ends/welcome.ts'
import { migrateService } from './migrate-service.ts'
import { chainAll } from './modules/audit/index.ts'
import { startDevelopmentBankProvider } from './modules/bank-accounts/index.ts'
import { acceptOlderCopy } from './modules/books/index.ts'
import { demoAccountNames, requireNoDemo, seedDemo, seedHistory, tellPartners } from './modules/demo/index.ts'
import { requireVaultKey } from './modules/key-rotation/index.ts'
import { openDevelopmentMailbox } from './modules/mail/index.ts'
import { bucketDisk, folderDisk, requireWritable } from './modules/uploads/index.ts'
import {
  keptBeforeSending,
  type LedgerHeadWatch,
  openKeptHeads,
  requireNewestCopy,
  tellMissing,
  watchLedgerHead,
} from './newest-copy/index.ts'
import { openPayoutRails } from './open-payout-rails.ts'
import { dataFolderOf, requireReachable } from './stored-data.ts'
import { findStoredKey, readDevelopmentKey } from './vault/index.ts'

export interface Service {
  /** Brings everything up, step by step, and answers where it is reached. */
  readonly start: () => Promise<string>
  /**
   * Answers what is under way, then lets go of what was started, be it all or a part. Safe to call twice. Once `hurry` is
   * aborted nothing is waited for but the end of PostgreSQL.
   */
  readonly stop: (hurry?: AbortSignal) => Promise<void>
  /** Rejects when it must not go on: an older copy of the database was put beneath it. */
  readonly failed: Promise<never>
}

/** What the steps of a start share. */
interface Starting {
  readonly config: Config
  readonly closings: Closings
  readonly say: (line: string) => void
  /** Says how far it is. */
  readonly step: (name: string, text: string) => void
  /** Aborted when the service is stopped in the middle of its start, which then goes no further. */
  readonly signal: AbortSignal
  readonly frontEnds: Promise<unknown>
  /** Told what ends the service while it runs. */
  readonly fail: (error: Error) => void
}

/** @param frontEnds settles when their files stand: nobody is told an address before. */
export function createService(
  config: Config,
  say: (line: string) => void,
  frontEnds: Promise<unknown> = Promise.resolve(),
): Service {
  const closings = createClosings(say)
  const stopping = new AbortController()
  const since = performance.now()
  const step: Starting['step'] = (name, text) =>
    say(`[${((performance.now() - since) / 1000).toFixed(1).padStart(4)} s] ${name.padEnd(10)} ${text}`)
  const failing = Promise.withResolvers<never>()
  // Who only starts and stops it does not look.
  failing.promise.catch(() => undefined)
  let starting: Promise<string> | undefined
  let stopped: Promise<void> | undefined
  const stop = async (hurry?: AbortSignal) => {
    stopping.abort(new Error('The start was broken off.'))
    await closings.closeAll(hurry)
    // It fails now, or has come so far that there is more to let go of.
    await starting?.catch(() => undefined)
    await closings.closeAll(hurry)
  }
  return {
    start: () => {
      starting ??= start({
        config,
        closings,
        say,
        step,
        signal: stopping.signal,
        frontEnds,
        fail: failing.reject,
      })
      return starting
    },
    stop: (hurry) => {
      stopped ??= stop(hurry)
      return stopped
    },
    failed: failing.promise,
  }
}

async function start(starting: Starting): Promise<string> {
  const { config, closings, say, step, signal, frontEnds } = starting
  const isDevelopment = config.mode === 'development'
  const folder = await dataFolderOf(config)
  await requireFreeAddress(config)
  const { database, head } = await openDatabase(folder, starting)
  if (!isDevelopment) await requireNoDemo(database)
  const smtpUrl = config.mail.smtpUrl ?? (await openMailbox(database, closings))
  const keyFile = join(folder, 'vault.key')
  const vaultKey = config.vaultKey ?? (await readKeyFile(keyFile, database))
  const source = config.vaultKey ? 'KAADI_VAULT_KEY' : `The key in ${keyFile}`
  const vaultRoot = await requireVaultKey(database.db, { key: vaultKey, source })
  const disk = config.s3 ? await bucketDisk(config.s3) : await openFolder(join(folder, 'uploads'))
  const bankProvider =
    config.payouts.paystack ?? (isDevelopment ? await openBankProvider(closings) : undefined)
  const rails = keptBeforeSending(await openPayoutRails(config, folder, closings), head)
  const sites = openSites(isDevelopment)
  signal.throwIfAborted()
  const app = await buildApp({
    config,
    database,
    smtpUrl,
    vaultKey,
    vaultRoot,
    disk,
    sites,
    ...(bankProvider && { bankProvider }),
    rails,
    log: (line) => console.warn(line),
  })
  closings.add({ name: 'calls', close: () => app.http.close(), waitsFor: app.describeWork })
  await app.http.ready()
  if (isDevelopment) await seed(app, starting)
  signal.throwIfAborted()
  // What an earlier process wrote last, and what the demo has made: nobody looks before it has its link.
  await chainAll(database.db)
  await app.planJobs()
  app.jobs.start()
  step('jobs', 'working')
  await frontEnds
  signal.throwIfAborted()
  await listen(app, config)
  const url = `http://${config.host}:${(app.http.server.address() as AddressInfo).port}`
  step('listening', url)
  say(welcome(config.publicUrl ?? url, sites, isDevelopment))
  return url
}

/** Made at the first start alone: with another one nothing that is sealed would open. */
async function readKeyFile(file: string, { db }: Database): Promise<Buffer> {
  if (!existsSync(file) && (await findStoredKey(db)))
    throw new ConfigError([
      `The data of this database are sealed under a vault key that is not in ${file}: there is no such file. Put it back, or bring it from the service that first started on this database, or set KAADI_VAULT_KEY to the key in it. Without it photos and card codes stay shut.`,
    ])
  return readDevelopmentKey(file)
}

async function openFolder(folder: string) {
  await requireWritable(folder)
  return folderDisk(folder)
}

/** Lines that may wait to be taken up. Where they overflow the sender tries again after seconds, and then after more. */
const maxNewLines = 2_048

const listen = ({ http }: App, { host, port }: Config): Promise<void> =>
  explainingAddress({ host, port }, async () => {
    await http.listen({ host, port, backlog: maxNewLines })
  })

interface OpenedDatabase {
  readonly database: Database
  readonly head: LedgerHeadWatch
}

async function openDatabase(folder: string, starting: Starting): Promise<OpenedDatabase> {
  const { config, closings, step, signal, fail } = starting
  if (config.databaseUrl) await requireReachable(config.databaseUrl)
  const url = config.databaseUrl ?? (await startEmbedded(folder, starting))
  signal.throwIfAborted()
  const heads = join(folder, 'ledger-heads')
  const older = await requireNewestCopy({ url, folder: heads, accepted: config.acceptedLedgerHead })
  const migrations: string[] = []
  await migrateService({ url, log: (line) => migrations.push(line) })
  step('migrations', migrations.length === 0 ? 'up to date' : `${migrations.length} applied`)
  const database = await connect({ url, onIdleError: (error) => console.warn(`database: ${error.message}`) })
  closings.add({ name: 'connections to the database', close: database.close })
  const unsafe = await explainUnsafe(database.db)
  if (unsafe) throw new ConfigError([unsafe])
  if (older) {
    await acceptOlderCopy(database, tellMissing(older))
    await older.kept.replace(older.head)
    step('database', 'an older copy, as accepted: payouts are stopped')
  }
  const head = await watchLedgerHead({
    database,
    kept: await openKeptHeads(url, heads),
    log: (line) => console.warn(line),
    onOlder: fail,
  })
  closings.add({ name: 'head of the ledger', close: head.close })
  return { database, head }
}

async function startEmbedded(folder: string, { closings, step, signal }: Starting): Promise<string> {
  const embedded = await startDatabase({
    dataFolder: join(folder, 'postgres'),
    log: (line) => step('database', line),
    signal,
  })
  closings.add({ name: 'PostgreSQL', isVital: true, close: embedded.stop })
  return embedded.url
}

/** Any number will do that no other lock of the whole database has. */
const demoLock = 7_202_612

/** Of two starts on one empty database the second waits, and finds the content made or goes on with it. */
async function seed({ deps, http }: App, { step, signal }: Starting): Promise<void> {
  const { url } = deps.database
  const onWait = () => step('demo', 'waiting for another start that makes it')
  await oneAtATime({ url, lockKey: demoLock, onWait, signal }, async () => {
    step('demo', await seedDemo(deps))
    signal.throwIfAborted()
    step('demo', await tellHistory(deps, http, signal))
    signal.throwIfAborted()
    step('demo', await tellPartners(deps, http).catch(sayIncomplete('partners are')))
  })
}

/** A trade that cannot be replayed is no reason not to start. */
const tellHistory = (...given: Parameters<typeof seedHistory>): Promise<string> =>
  seedHistory(...given).catch((error: Error) => {
    const [, , signal] = given
    return signal?.aborted
      ? 'history stops here, and goes on at the next start'
      : sayIncomplete('history is')(error)
  })

const sayIncomplete =
  (what: string) =>
  (error: Error): string =>
    `${what} incomplete: ${error.message}`

async function openBankProvider(closings: Closings) {
  const provider = await startDevelopmentBankProvider(demoAccountNames)
  closings.add({ name: 'bank provider', close: provider.close })
  return provider
}

async function openMailbox(database: Database, closings: Closings): Promise<string> {
  const mailbox = await openDevelopmentMailbox(database)
  closings.add({ name: 'mailbox', close: mailbox.close })
  return mailbox.smtpUrl
}
