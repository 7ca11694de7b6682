import { createHash } from 'node:crypto'
import { seededRandom } from '../bench/measure/statistics.ts'
import type { FaultPart, FaultRow } from './fault-part.ts'
import type { FaultService } from './stage/fault-service.ts'
import type { Stage } from './stage/stage.ts'

export interface PlayedPart {
  readonly name: string
  readonly row: FaultRow
  readonly seconds: number
}

interface Playing {
  readonly seed: number
  readonly seconds: number
  readonly isShort: boolean
  readonly stage: Stage
  readonly log: (line: string) => void
}

/** Plays a part and lets go of what it opened. One that breaks off is a fault, not the end of the run. */
export async function playPart(part: FaultPart, playing: Playing): Promise<PlayedPart> {
  const { stage, seconds, isShort, log } = playing
  const seed = seedOf(playing.seed, part.name)
  const opened: FaultService[] = []
  const startedAt = performance.now()
  const openService = async (options?: Parameters<Stage['openService']>[0]) => {
    const service = await stage.openService(options)
    opened.push(service)
    return service
  }
  const row = await part
    .run({ seed, random: seededRandom(seed), seconds, isShort, openService, log })
    .catch((error: Error): FaultRow => ({ did: 'broke off', faults: [error.stack ?? error.message] }))
  const left: string[] = []
  for (const service of opened.reverse())
    await service.remove().catch((error: Error) => left.push(error.message))
  return {
    name: part.name,
    row: { ...row, faults: [...row.faults, ...left] },
    seconds: (performance.now() - startedAt) / 1000,
  }
}

/** A part's own chance: what the others draw does not shift it. */
const seedOf = (seed: number, name: string): number =>
  createHash('sha256').update(`${seed} ${name}`).digest().readUInt32LE()
