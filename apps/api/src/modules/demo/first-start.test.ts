import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '../../../test/database.ts'
import { aDataFolder, type SpawnedService, spawnService } from '../../../test/spawned-service.ts'
import { allInvariants, checkInvariants } from '../../invariants/index.ts'
import { demoOperators, demoSellers } from './accounts.ts'
import { demoPayouts } from './history/story/money/payouts.ts'
import { demoSales } from './history/story/sales.ts'
import { tellStory } from './history/story/story.ts'

let database: EmptyDatabase
let folder: Awaited<ReturnType<typeof aDataFolder>>
const services: SpawnedService[] = []
beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = await aDataFolder()
})
afterEach(async () => {
  for (const service of services.splice(0)) await service.kill()
  await database.drop()
  await folder.remove()
})

function start(): SpawnedService {
  const service = spawnService(database.url, folder.path)
  services.push(service)
  return service
}

/** Whether a start has come so far; false as well while there is not even the table. */
const holds = (condition: string) =>
  database.asOwner(`select ${condition} as holds`).then(
    ([row]) => row!.holds === true,
    () => false,
  )
const steps = tellStory().length
const historySteps = (
  share: number,
) => `(select count(*) from business_settings s, jsonb_array_elements(s.value::jsonb) line
  where s.key = 'demo.diary' and (line -> 'done')::boolean) >= ${Math.floor(steps * share)}`

/** In the order in which a first start comes to them. */
const places = [
  ['in the middle of the migrations', '(select count(*) from schema_migrations) >= 6'],
  ['when the cards are there and the prices are on their way', 'exists (select from card_types)'],
  ['between two sellers', '(select count(*) from users) >= 2'],
  ['at the first steps of the past', historySteps(0.02)],
  ['in the middle of the past', historySteps(0.5)],
  ['near the end of the past', historySteps(0.9)],
  ['when the past is told and gets its age', historySteps(1)],
] as const

const wholeContent = {
  sellers: demoSellers.length,
  operators: demoOperators.length,
  orders: demoSales.length + demoSales.filter(({ end }) => end.kind === 'replaced').length,
  withdrawals: demoPayouts.length,
  diaries: 0,
}
async function expectWholeAndSound(): Promise<void> {
  const [content] = await database.asOwner(`
    select (select count(*)::integer from users) as sellers, (select count(*)::integer from operators) as operators,
           (select count(*)::integer from card_orders) as orders, (select count(*)::integer from withdrawals) as withdrawals,
           (select count(*)::integer from business_settings where key = 'demo.diary') as diaries`)
  expect(content).toEqual(wholeContent)
  const findings = await checkInvariants((text) => database.asOwner(text), allInvariants)
  expect(findings.filter(({ rows }) => rows.length > 0)).toEqual([])
}

it('is gone on with by the next one wherever it was killed, until all of the demo content is there', async () => {
  for (const [, condition] of places) {
    const first = start()
    await vi.waitUntil(() => holds(condition), { timeout: 120_000, interval: 10 })
    await first.kill()
    expect(first.said()).not.toContain('incomplete')
  }
  const last = start()
  await last.listening
  expect(last.said()).toMatch(/\d+ trades|history is there/)
  await expectWholeAndSound()
  expect(await last.stop()).toBe(0)
}, 300_000)

it('comes up beside another one that starts on the same empty database at the same moment', async () => {
  const both = [start(), start()]
  const addresses = await Promise.all(both.map(({ listening }) => listening))
  for (const address of addresses)
    expect((await fetch(`${address}/api/bizset/front/site/getSiteInfo`)).status).toBe(200)
  const said = both.map((service) => service.said())
  expect(said.filter((text) => /\d+ trades/.test(text))).toHaveLength(1)
  expect(said.filter((text) => text.includes('history is there'))).toHaveLength(1)
  await expectWholeAndSound()
  for (const service of both) expect(await service.stop()).toBe(0)
}, 300_000)
