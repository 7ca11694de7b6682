import type { FaultPart } from '../fault-part.ts'
import { races, type Track } from '../races/index.ts'
import type { FaultService } from '../stage/fault-service.ts'
import { openOperators, openReviewers, openSellers } from '../stage/traders.ts'

/**
 * Two processes on one database, and in each race several who want what only one can have: one gets it, the others are
 * told why not, and the books are sound.
 */
export const part: FaultPart = {
  name: 'races',
  run: async ({ openService, random, seconds, log }) => {
    const service = await openService()
    const twin = await openService({ beside: service })
    const desk = {
      reviewers: await openReviewers(service, 6),
      treasurers: await openOperators(service, 4, 'treasurer'),
      senior: (await openOperators(service, 1, 'senior'))[0]!,
    }
    const faults: string[] = []
    const endsAt = Date.now() + seconds * 1000
    let rounds = 0
    do {
      const track: Track = { service, twin, random, ...desk, sellers: await openSellers(service, 2) }
      for (const [name, race] of races) {
        const found = await race(track).catch((error: Error) => [error.message])
        faults.push(...found.map((fault) => `${name}: ${fault}.`))
      }
      rounds++
      log(`round ${rounds}`)
    } while (Date.now() < endsAt)
    faults.push(...(await service.findings()), ...[service, twin].flatMap(ended))
    return { did: `${rounds} rounds of ${races.length} races over two processes`, faults }
  },
}

const ended = (service: FaultService): string[] => (service.isRunning() ? [] : ['A process has ended.'])
