import { shuffled } from '../../bench/measure/statistics.ts'
import { sqlStateOf } from '../../src/database/index.ts'
import { openPlanter, Untouched } from '../../test/plant.ts'
import { damages } from '../../test/planted/index.ts'
import type { FaultPart } from '../fault-part.ts'
import { aFlip } from '../stage/flips.ts'
import { liveThrough } from '../stage/life.ts'

/** A violated constraint: unique, check, not null. */
const refusal = /^23/

/**
 * Damages the books of a service that lived, behind its back: every corruption that is known by name, and then a value
 * of money in a row that chance picks. Each is found by an invariant or refused by the schema.
 */
export const part: FaultPart = {
  name: 'planted corruptions',
  run: async ({ openService, random, seconds, isShort, log }) => {
    const service = await openService()
    await liveThrough(service)
    const faults = await service.findings()
    const planter = await openPlanter({ ownerUrl: await service.databaseUrl() })
    /** What this life has nothing of. The unit tests plant every one of them in a life that has. */
    const withoutVictim: string[] = []
    const count = { named: 0, flipped: 0, refused: 0 }

    const play = async (damage: string, sql: string, id?: string): Promise<void> => {
      try {
        const caught = [...(await planter.plant(sql, id)).keys()]
        if (id ? !caught.includes(id) : caught.length === 0)
          faults.push(`Nobody notices ${damage} (${id ?? 'any'}).`)
      } catch (error) {
        if (refusal.test(sqlStateOf(error) ?? '')) count.refused++
        else if (id && error instanceof Untouched) withoutVictim.push(damage)
        else faults.push(`${damage} could not be planted: ${(error as Error).message}`)
      }
    }
    const endsAt = Date.now() + seconds * 1000
    for (const [id, damage, sql] of shuffled(damages, random)) {
      // A short run plants some of them, a long one all.
      if (isShort && Date.now() >= endsAt) break
      await play(damage, sql, id)
      count.named++
    }
    while (Date.now() < endsAt || count.flipped < 10) {
      await play(...aFlip(random))
      count.flipped++
    }
    await planter.end()
    log(`${count.refused} refused by the schema`)
    if (withoutVictim.length > 0) log(`without a victim: ${withoutVictim.join('; ')}`)
    // A rule whose damage finds nothing anywhere is not tried here: that many are a fault of the demo content.
    // Of fifteen, which a short run plants, two such meet by chance in one run of ten.
    if (withoutVictim.length > Math.max(3, count.named / 10))
      faults.push(`Many found no victim: ${withoutVictim.join('; ')}.`)
    const did =
      `${count.named} of ${damages.length} named corruptions, ${count.flipped} values changed by chance; ` +
      `${count.refused} refused by the schema, ${withoutVictim.length} without a victim, the others found`
    return { did, faults: [...faults, ...(await service.findings())] }
  },
}
