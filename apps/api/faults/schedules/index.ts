import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDatabase } from '../../src/database/index.ts'
import { migrateService } from '../../src/migrate-service.ts'
import { playSchedules } from './play-schedules.ts'
import { openWorld } from './schedule-world.ts'

/**
 * Plays payouts against a hostile provider, ten thousand schedules by chance, on a database of its own. `--runs 500` plays
 * fewer, `--seed 7` plays the same again, `--only 7000123` one alone, by the seed that its fault names.
 */
const { values: options } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const seed = Number(options.seed ?? Date.now() % 1_000_000)
const runs = Number(options.runs ?? 10_000)
const say = (line: string) => process.stdout.write(`${line}\n`)
if (!Number.isInteger(seed) || !(runs > 0)) {
  say('--runs takes a number above zero, --seed a whole number.')
  process.exit(2)
}

const folder = await mkdtemp(join(tmpdir(), 'kaadi-schedules-'))
const embedded = await startDatabase({ dataFolder: folder, log: () => undefined })
let faults = 1
try {
  await migrateService({ url: embedded.url, log: () => undefined })
  const world = await openWorld(embedded.url)
  // What is lost with the power is not asked here, and each schedule commits a hundred times.
  await world.query('alter system set synchronous_commit = off')
  await world.query('select pg_reload_conf()')
  const seeds = options.only
    ? [Number(options.only)]
    : Array.from({ length: runs }, (_, place) => seed * 1_000_000 + place)
  say(options.only ? `schedule ${options.only}` : `seed ${seed}: ${runs} schedules`)
  faults = (await playSchedules(world, seeds, say)).length
  await world.close()
} finally {
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(faults > 0 ? 1 : 0)
