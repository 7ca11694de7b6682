import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../../src/database/embedded-postgres/is-alive.ts'
import { readLockFile, serverUrl } from '../../src/database/embedded-postgres/running-server.ts'
import { SafeClient } from '../../src/database/index.ts'
import { describeFindings, runInvariants } from '../../src/invariants/index.ts'
import { type Call, createCall } from './call.ts'

export interface ServiceOptions {
  /** Joins this one on its data folder and its database, as a second process of the same installation. */
  readonly beside?: FaultService
  readonly env?: Readonly<Record<string, string>>
  /** Run by `scripts/keep-service.mjs` in one process group with it, as `npm start` does in a terminal. */
  readonly isKept?: boolean
  /** Puts its folder on a disk of its own with so much room beside the demo content. Where `whyNoMount` knows no reason. */
  readonly roomMegabytes?: number
  /** False: the part starts it by itself. */
  readonly isStarted?: boolean
}

/** The whole service as `npm start` runs it, in a process that a part may kill and start again. */
export interface FaultService {
  /** Holds `postgres`, `uploads` and `vault.key`. */
  readonly folder: string
  /** Where it answers; another port after each start. */
  readonly url: () => string
  readonly pid: () => number
  /** Everything that it wrote, over all of its starts. */
  readonly said: () => string
  /** Calls an endpoint of the contract over HTTP. Rejects when the connection is lost; a refusal is a reply. */
  readonly call: Call
  /** Starts it, also again after an end. Resolves when it listens. */
  readonly start: () => Promise<void>
  /** As Ctrl-C: resolves when it has ended. */
  readonly stop: () => Promise<void>
  readonly kill: (signal: NodeJS.Signals) => void
  /** To the whole process group, as a terminal does it. */
  readonly killGroup: (signal: NodeJS.Signals) => void
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: () => Promise<number | NodeJS.Signals>
  readonly isRunning: () => boolean
  /** The head of PostgreSQL's processes; undefined while there is none. */
  readonly serverPid: () => Promise<number | undefined>
  /** Of the owner, who may do everything. */
  readonly databaseUrl: () => Promise<string>
  readonly onDatabase: <Row = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<Row[]>
  /** What the invariants find, a sentence each; none while the books are sound. */
  readonly findings: () => Promise<string[]>
  /** Stops service and database, however they stand, and removes the folder. */
  readonly remove: () => Promise<void>
}

/** The first start makes the demo content, on processors that other tests use as well. */
const startWithinMs = 240_000
/** The reviewers of a run are quicker than people. */
const ownSettings = { KAADI_LOG_LEVEL: 'error', PORT: '0', KAADI_REVEALS_PER_HOUR: '1000000' }
const server = join(import.meta.dirname, '../../src/server.ts')
const keeper = join(import.meta.dirname, '../../../../scripts/keep-service.mjs')
const serverArguments = ['-C', '@kaadi/source', server]
const keeperArguments = [
  '--input-type=module',
  '--eval',
  `import { keepService } from ${JSON.stringify(keeper)}
   keepService(process.execPath, ${JSON.stringify(serverArguments)}, {})`,
]

export function createFaultService(
  folder: string,
  { env = {}, isKept = false }: ServiceOptions,
  removeFolder: () => Promise<void>,
): FaultService {
  let child: ChildProcess | undefined
  let exit: Promise<number | NodeJS.Signals> = Promise.resolve(0)
  let url = ''
  let said = ''

  const start = async () => {
    // A group of its own: Ctrl-C at the run's terminal is the run's alone.
    const own = spawn(process.execPath, isKept ? keeperArguments : serverArguments, {
      env: { ...process.env, ...ownSettings, ...env, KAADI_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    child = own
    exit = once(own, 'exit').then(([code, signal]) => (signal as NodeJS.Signals | null) ?? (code as number))
    const from = said.length
    const listening = Promise.withResolvers<string>()
    const hear = (chunk: string) => {
      said += chunk
      const found = /listening +(http:\S+)\n/.exec(said.slice(from))
      if (found) listening.resolve(found[1]!)
    }
    for (const stream of [own.stdout, own.stderr]) stream.setEncoding('utf8').on('data', hear)
    const failed = exit.then((code) => fail(`The service ended with ${code} before it listened.`))
    const late = sleep(startWithinMs, undefined, { ref: false }).then(() =>
      fail('The service does not listen.'),
    )
    url = await Promise.race([listening.promise, failed, late])
  }
  const fail = (text: string): never => {
    throw new Error(`${text} It said:\n${said.slice(-4_000)}`)
  }

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const dataFolder = join(folder, 'postgres')
  const serverPid = async () => {
    const pid = (await readLockFile(dataFolder))?.pid
    return pid !== undefined && isAlive(pid) ? pid : undefined
  }
  const databaseUrl = async () => {
    const lock = await readLockFile(dataFolder)
    if (!lock) throw new Error('No database runs on this folder.')
    return serverUrl(dataFolder, lock.port, 'kaadi')
  }
  const kill = (signal: NodeJS.Signals) => {
    if (isRunning()) child?.kill(signal)
  }
  const killGroup = (signal: NodeJS.Signals) => {
    if (isRunning()) process.kill(-child!.pid!, signal)
  }
  const stop = async () => {
    kill('SIGINT')
    await exit
  }

  return {
    folder,
    url: () => url,
    pid: () => child?.pid ?? 0,
    said: () => said,
    call: createCall(() => url),
    start,
    stop,
    kill,
    killGroup,
    ended: () => exit,
    isRunning,
    serverPid,
    databaseUrl,
    onDatabase: async <Row>(text: string, values: readonly unknown[] = []) => {
      const client = new SafeClient({ connectionString: await databaseUrl() })
      await client.connect()
      try {
        return (await client.query(text, values.length > 0 ? [...values] : undefined)).rows as Row[]
      } finally {
        await client.end()
      }
    },
    findings: async () => {
      const findings = await runInvariants(await databaseUrl())
      const broken = findings.filter(({ rows }) => rows.length > 0)
      return broken.map((finding) => describeFindings([finding]))
    },
    remove: async () => {
      killGroup('SIGKILL')
      await exit
      await endServer(await serverPid())
      await removeFolder()
    },
  }
}

/** What a part left behind is not asked to write a checkpoint. */
async function endServer(pid: number | undefined): Promise<void> {
  if (pid === undefined) return
  process.kill(pid, 'SIGQUIT')
  while (isAlive(pid)) await sleep(20)
}
