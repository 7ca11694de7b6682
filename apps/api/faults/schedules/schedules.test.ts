import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { playSchedule } from './play-schedule.ts'
import { playSchedules } from './play-schedules.ts'
import { openWorld, type ScheduleWorld } from './schedule-world.ts'

/** The short form of `npm run schedules`: forty, others each time. What fails names the seed of its schedule. */
const seed = Date.now() % 1_000_000

let database: TestDatabase
let world: ScheduleWorld
beforeAll(async () => {
  database = await createTestDatabase()
  world = await openWorld(database.ownerUrl)
})
afterAll(async () => {
  await world.close()
  await database.drop()
})

it('pays each withdrawal at most once and ends it as the provider did, whatever happens', async () => {
  const seeds = Array.from({ length: 40 }, (_, place) => seed * 1_000_000 + place)
  expect(await playSchedules(world, seeds)).toEqual([])
}, 180_000)

it('plays the same again from a seed', async () => {
  for (const one of [7, 8, 9]) {
    const [first, again] = [await playSchedule(world, one), await playSchedule(world, one)]
    expect(again).toEqual(first)
    expect(first.steps).toBeGreaterThan(0)
  }
}, 60_000)

it('notices where the books say another amount than the provider', async () => {
  // A kobo of each payment goes astray: the balance of the provider's account is moved behind the books' back.
  await world.query(`
    create function lose_a_kobo() returns trigger language plpgsql as $$
    begin
      if new.address = 'payout:paystack:1' then new.balance := new.balance - 1; end if;
      return new;
    end $$;
    create trigger lose_a_kobo before update on ledger_accounts for each row execute function lose_a_kobo()`)
  const seeds = Array.from({ length: 10 }, (_, place) => 77_000_000 + place)
  const noticed = await playSchedules(world, seeds)
  expect(noticed.join()).toContain("the provider's account moved by")
}, 120_000)
