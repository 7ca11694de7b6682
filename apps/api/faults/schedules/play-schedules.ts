import { allInvariants, checkInvariants } from '../../src/invariants/index.ts'
import { chainAll } from '../../src/modules/audit/index.ts'
import { playSchedule } from './play-schedule.ts'
import type { ScheduleWorld } from './schedule-world.ts'

const reportEvery = 500

/** Plays schedules one after the other, and looks at all invariants now and then. Answers what was wrong. */
export async function playSchedules(
  world: ScheduleWorld,
  seeds: readonly number[],
  say: (line: string) => void = () => undefined,
): Promise<string[]> {
  const faults: string[] = []
  const since = performance.now()
  let steps = 0
  for (const [place, seed] of seeds.entries()) {
    const played = await playSchedule(world, seed)
    steps += played.steps
    for (const fault of played.faults) {
      faults.push(`schedule ${seed}: ${fault}`)
      say(`schedule ${seed}: ${fault}`)
    }
    const isLast = place === seeds.length - 1
    if ((place + 1) % reportEvery !== 0 && !isLast) continue
    // No service runs here, whose job it would be.
    await chainAll(world.database.db)
    for (const { id, title, rows } of await checkInvariants(world.query, allInvariants)) {
      if (rows.length === 0) continue
      const fault = `${id} ${title}: ${JSON.stringify(rows.slice(0, 3), (_, value) => (typeof value === 'bigint' ? String(value) : value))}`
      faults.push(fault)
      say(fault)
    }
    const seconds = ((performance.now() - since) / 1000).toFixed(0)
    say(`${place + 1} schedules, ${steps} steps, ${faults.length} faults, ${seconds} s`)
  }
  return faults
}
