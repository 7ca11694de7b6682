import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultPart } from '../fault-part.ts'
import type { FaultService } from '../stage/fault-service.ts'
import { createJournal, type Journal } from '../stage/journal.ts'
import { openReviewers, openSellers } from '../stage/traders.ts'
import { type Acknowledged, missing, nothingAcknowledged, nothingPaid, tradeOnce } from '../stage/trading.ts'

const traders = 8
const writesBeforeKill = { long: 50, short: 20 }
const tradesWithinMs = 60_000
/**
 * On a busy machine all traders may be cut off before anything was paid, time and again: it goes on for so many cycles
 * until something is, and lets them come further with each round of victims.
 */
const maxCyclesUnpaid = 12
const victims = ['service', 'database', 'both'] as const

/**
 * Kills the service, its database or both in the middle of trades, again and again. Whatever was acknowledged is there
 * once, whatever had no answer gets one under its key, and the books are sound.
 */
export const part: FaultPart = {
  name: 'crash cycles',
  run: async (context) => {
    const service = await context.openService()
    const sellers = await openSellers(service, context.isShort ? traders : 4 * traders)
    const reviewers = await openReviewers(service, traders)
    const journal = createJournal(service)
    const acknowledged = nothingAcknowledged()
    const faults: string[] = []
    const kills = { service: 0, database: 0, both: 0 }
    const endsAt = Date.now() + context.seconds * 1000
    const fewest = writesBeforeKill[context.isShort ? 'short' : 'long']
    let cycles = 0
    do {
      const trading = { stopped: false }
      const before = journal.acknowledged()
      const unpaidRounds = acknowledged.paid.size === 0 ? Math.floor(cycles / victims.length) : 0
      const writes = fewest * (1 + unpaidRounds)
      const pick = <T>(list: readonly T[]): T => list[Math.floor(context.random() * list.length)]!
      const traded = reviewers.map(async (reviewer) => {
        while (!trading.stopped) {
          await tradeOnce({ seller: pick(sellers), reviewer, random: context.random }, journal, acknowledged)
          // A dead service refuses at once: no need to hammer it.
          if (!service.isRunning()) await sleep(50)
        }
      })
      const giveUpAt = Date.now() + tradesWithinMs
      while (journal.acknowledged() - before < writes && Date.now() < giveUpAt) await sleep(5)
      if (Date.now() >= giveUpAt) faults.push('No trades go through.')
      await sleep(context.random() * 100)
      const victim = victims[cycles++ % victims.length]!
      kills[victim]++
      await kill(service, victim)
      trading.stopped = true
      await Promise.all(traded)
      if (!service.isRunning()) await service.start()
      faults.push(...(await lookAfter(service, journal, acknowledged)))
    } while (
      Date.now() < endsAt ||
      cycles < victims.length ||
      (acknowledged.paid.size === 0 && cycles < maxCyclesUnpaid)
    )
    return {
      did: describe(kills, journal),
      faults: [...faults, ...nothingPaid(acknowledged), ...journal.oddities()],
    }
  },
}

async function kill(service: FaultService, victim: (typeof victims)[number]): Promise<void> {
  const server = victim === 'service' ? undefined : await service.serverPid()
  if (server) process.kill(server, 'SIGKILL')
  if (victim === 'database') return
  service.kill('SIGKILL')
  await service.ended()
}

async function lookAfter(
  service: FaultService,
  journal: Journal,
  acknowledged: Acknowledged,
): Promise<string[]> {
  const unsettled = await journal.settle(service)
  return [...unsettled, ...(await missing(service, acknowledged)), ...(await service.findings())]
}

const describe = (kills: Readonly<Record<(typeof victims)[number], number>>, journal: Journal): string =>
  `${kills.service} kills of the service, ${kills.database} of the database, ${kills.both} of both; ` +
  `${journal.acknowledged()} acknowledged writes`
