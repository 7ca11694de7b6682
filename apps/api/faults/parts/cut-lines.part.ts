import { setTimeout as sleep } from 'node:timers/promises'
import { users } from '@kaadi/contract/users'
import { type LineProxy, openLineProxy } from '../../test/line-proxy.ts'
import type { FaultPart } from '../fault-part.ts'
import { comesBack } from '../stage/comes-back.ts'
import { type EventStream, openEventStream } from '../stage/event-stream.ts'
import type { FaultService } from '../stage/fault-service.ts'
import { freezeServer } from '../stage/freeze.ts'
import { createJournal } from '../stage/journal.ts'
import { startProbe } from '../stage/probe.ts'
import { type Operator, openReviewers, openSellers, type Seller } from '../stage/traders.ts'
import { missing, nothingAcknowledged, nothingPaid, tradeOnce } from '../stage/trading.ts'

/** Nobody is kept waiting longer: the service gives up after four seconds, and the fifth is for a machine that is busy. */
const longestMs = 5_000
const backWithinMs = 20_000
const frozenMs = 8_000

interface Scene {
  /** Looks after PostgreSQL. */
  readonly keeper: FaultService
  /** Reaches the same database through the proxy. */
  readonly service: FaultService
  readonly line: LineProxy
}

type Cut = (scene: Scene) => Promise<unknown>

const cuts: readonly [string, Cut][] = [
  ['reset by the network', async ({ line }) => line.reset()],
  [
    'ended by the server',
    ({ keeper }) =>
      keeper.onDatabase(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      ),
  ],
  [
    'cut by the death of PostgreSQL',
    async ({ keeper }) => process.kill((await keeper.serverPid())!, 'SIGKILL'),
  ],
  [
    'held by a frozen PostgreSQL',
    async ({ keeper }) => {
      const thaw = await freezeServer((await keeper.serverPid())!)
      await sleep(frozenMs)
      thaw()
    },
  ],
]
const clientCounts = [4, 0, 1, 16]

/**
 * Cuts the lines to the database in every way, while nobody, one, four or sixteen are at work. No process ends, nobody
 * waits long, and trades, jobs and live streams go on by themselves.
 */
export const part: FaultPart = {
  name: 'cut lines',
  run: async (context) => {
    const keeper = await context.openService()
    const line = await openLineProxy(await keeper.databaseUrl())
    const service = await context.openService({ beside: keeper, env: { DATABASE_URL: line.url } })
    const scene = { keeper, service, line }
    const sellers = await openSellers(service, 16)
    const reviewers = await openReviewers(service, 16)
    const stream = openEventStream(service, sellers[0]!.token)
    const journal = createJournal(service)
    const acknowledged = nothingAcknowledged()
    const pids = [keeper.pid(), service.pid()]
    const faults: string[] = []
    let rounds = 0
    let slowestMs = 0
    const endsAt = Date.now() + context.seconds * 1000

    const playRound = async (cut: Cut, clients: number): Promise<string[]> => {
      const trading = { stopped: false }
      const trade = async (seller: Seller, reviewer: Operator) => {
        while (!trading.stopped)
          await tradeOnce({ seller, reviewer, random: context.random }, journal, acknowledged)
      }
      const traded = sellers.slice(0, clients).map((seller, index) => trade(seller, reviewers[index]!))
      await sleep(500 + context.random() * 500)
      const probe = clients > 0 ? startProbe(service, sellers.at(-1)!, { longestMs }) : undefined
      await cut(scene)
      const isBack = await comesBack(service, sellers.at(-1)!)
      const seen = (await probe?.stop()) ?? []
      slowestMs = Math.max(slowestMs, probe?.slowestMs() ?? 0)
      trading.stopped = true
      await Promise.all(traded)
      if (!isBack) return [...seen, 'It does not come back.']
      return [...seen, ...(await journal.settle(service)), ...(await missing(keeper, acknowledged))]
    }

    do {
      const [name, cut] = cuts[rounds % cuts.length]!
      const clients = clientCounts[Math.floor(rounds / cuts.length + rounds) % clientCounts.length]!
      const found = await playRound(cut, clients)
      faults.push(...found.map((fault) => `Lines ${name}, ${clients} clients: ${fault}`))
      rounds++
      if (![keeper, service].every((each) => each.isRunning())) {
        faults.push(`Lines ${name}, ${clients} clients: the service has ended. ${service.said().slice(-500)}`)
        break
      }
    } while (Date.now() < endsAt || rounds < cuts.length)
    if (keeper.pid() !== pids[0] || service.pid() !== pids[1]) faults.push('A process was started again.')
    faults.push(...(await jobsGoOn(service)), ...(await streamIsWhole(keeper, sellers[0]!, stream)))
    faults.push(...(await keeper.findings()), ...nothingPaid(acknowledged), ...journal.oddities())
    stream.close()
    await line.close()
    const did = `${rounds} cuts, ${journal.acknowledged()} acknowledged writes, slowest answer ${Math.round(slowestMs)} ms`
    return { did, faults }
  },
}

/** A mail is asked for, and arrives. */
async function jobsGoOn(service: FaultService): Promise<string[]> {
  const email = 'after-the-cuts@kaadi.example'
  await service.call(users.sendVerificationCode, { body: { email, purpose: 'signUp' } })
  const giveUpAt = Date.now() + backWithinMs
  while (Date.now() < giveUpAt) {
    const mails = await service.onDatabase('select from development_mails where recipient = $1', [email])
    if (mails.length > 0) return []
    await sleep(100)
  }
  return ['Jobs stand still.']
}

/** Every event of the seller was read, once and in order, over all the cuts. */
async function streamIsWhole(keeper: FaultService, { id }: Seller, stream: EventStream): Promise<string[]> {
  const [row] = await keeper.onDatabase<{ last: string }>(
    'select coalesce(max(seq), 0) as last from user_events where user_id = $1',
    [id],
  )
  const last = Number(row!.last)
  const giveUpAt = Date.now() + backWithinMs
  while ((stream.seqs().at(-1) ?? 0) < last && Date.now() < giveUpAt) await sleep(50)
  const read = stream.seqs()
  if (read.length === last && read.every((seq, index) => seq === index + 1)) return []
  return [`The live stream read ${read.length} of ${last} events, the last ${read.at(-1)}.`]
}
