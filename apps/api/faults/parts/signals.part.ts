import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { uploads } from '@kaadi/contract/uploads'
import type { FaultContext, FaultPart } from '../fault-part.ts'
import type { FaultService } from '../stage/fault-service.ts'
import { createJournal, type Journal } from '../stage/journal.ts'
import { type Operator, openReviewers, openSellers, type Seller } from '../stage/traders.ts'
import { type Acknowledged, missing, nothingAcknowledged, tradeOnce } from '../stage/trading.ts'

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Long enough for a call that is under way, short against the time after which a terminal's owner gives up. */
const endsWithinMs = 30_000
const hurriesWithinMs = 15_000

interface Scene {
  readonly service: FaultService
  readonly seller: Seller
  readonly reviewer: Operator
  readonly journal: Journal
  readonly acknowledged: Acknowledged
  readonly random: () => number
}

type Moment = (scene: Scene, signal: NodeJS.Signals) => Promise<string[]>

/** Signals to the process group of `npm start`, in every state: PostgreSQL is stopped, and nothing acknowledged is lost. */
export const part: FaultPart = {
  name: 'signals',
  run: async (context) => {
    const service = await context.openService({ isKept: true })
    const [seller] = await openSellers(service, 1)
    const [reviewer] = await openReviewers(service, 1)
    const journal = createJournal(service)
    const scene: Scene = {
      service,
      seller: seller!,
      reviewer: reviewer!,
      journal,
      acknowledged: nothingAcknowledged(),
      random: context.random,
    }
    const faults: string[] = []
    let stops = 0
    const endsAt = Date.now() + context.seconds * 1000
    do {
      for (const [name, moment] of momentsOf(context)) {
        const signal = names[stops++ % names.length]!
        const found = await moment(scene, signal)
        faults.push(...found.map((fault) => `${signal} ${name}: ${fault}`))
        if (service.isRunning()) await service.stop()
      }
      await service.start()
      faults.push(...(await journal.settle(service)))
      faults.push(...(await missing(service, scene.acknowledged)), ...(await service.findings()))
    } while (Date.now() < endsAt)
    return { did: `${stops} stops of the process group`, faults: [...faults, ...journal.oddities()] }
  },
}

const momentsOf = ({ isShort }: FaultContext): [string, Moment][] => {
  const all: [string, Moment][] = [
    ['while trading', whileTrading],
    ['twice within a second', twice],
    ['again, with a call that does not end', inAHurry],
    ['during the start', duringStart],
    ['while idle', whileIdle],
  ]
  return isShort ? all.slice(0, 4) : all
}

const whileIdle: Moment = async ({ service }, signal) => {
  if (!service.isRunning()) await service.start()
  service.killGroup(signal)
  return ended(service, 0)
}

const whileTrading: Moment = async ({ service, ...scene }, signal) => {
  if (!service.isRunning()) await service.start()
  const trading = { stopped: false }
  const traded = (async () => {
    while (!trading.stopped) {
      await tradeOnce(scene, scene.journal, scene.acknowledged)
      await sleep(20)
    }
  })()
  await sleep(300 + scene.random() * 300)
  service.killGroup(signal)
  const faults = await ended(service, 0)
  trading.stopped = true
  await traded
  return faults
}

const twice: Moment = async ({ service, random }, signal) => {
  if (!service.isRunning()) await service.start()
  service.killGroup(signal)
  await sleep(random() * 500)
  service.killGroup(signal)
  return ended(service, 0)
}

/** A photo that never comes keeps a patient stop waiting; a second press ends that, and PostgreSQL properly. */
const inAHurry: Moment = async ({ service, seller }, signal) => {
  if (!service.isRunning()) await service.start()
  const from = service.said().length
  const sender = await startEndlessUpload(service, seller)
  service.killGroup(signal)
  await sleep(1_500)
  const faults = service.said().slice(from).includes('Waiting for 1 call')
    ? []
    : ['It does not say what it waits for.']
  if (!service.isRunning()) faults.push('It did not wait for the call.')
  service.killGroup(signal)
  faults.push(...(await ended(service, 1, hurriesWithinMs)))
  sender.destroy()
  return faults
}

const duringStart: Moment = async ({ service, random }, signal) => {
  if (service.isRunning()) await service.stop()
  const started = service.start().catch(() => undefined)
  // Earlier there is no PostgreSQL that could be left behind.
  while ((await service.serverPid()) === undefined) await sleep(10)
  await sleep(random() * 500)
  service.killGroup(signal)
  const faults = await ended(service, 0)
  await started
  return faults
}

async function startEndlessUpload(service: FaultService, { token }: Seller): Promise<Socket> {
  const { port } = new URL(service.url())
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise<void>((done) => socket.once('connect', done))
  socket.write(
    [
      `POST ${uploads.create.path} HTTP/1.1`,
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      'idempotency-key: endless-upload',
      'content-type: multipart/form-data; boundary=frontier',
      'content-length: 100000',
      '',
      '--frontier\r\ncontent-disposition: form-data; name="kind"\r\n\r\n',
    ].join('\r\n'),
  )
  await sleep(300)
  return socket
}

async function ended(service: FaultService, code: number, withinMs = endsWithinMs): Promise<string[]> {
  const end = await Promise.race([service.ended(), sleep(withinMs, 'not at all' as const, { ref: false })])
  const left = await service.serverPid()
  return [
    ...(end === code
      ? []
      : [`It ended with ${end} and not with ${code}. It said:\n${service.said().slice(-500)}`]),
    ...(left === undefined ? [] : [`PostgreSQL (${left}) is left running.`]),
  ]
}
