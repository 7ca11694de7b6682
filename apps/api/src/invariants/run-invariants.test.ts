import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { liveSoundly } from '../../test/sound-life.ts'
import { allInvariants, describeFindings, runInvariants } from './index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await liveSoundly(database)
})
afterAll(() => database.drop())

it('finds nothing in sound books', async () => {
  const findings = await runInvariants(database.ownerUrl)
  expect(findings.filter(({ rows }) => rows.length > 0)).toEqual([])
  expect(describeFindings(findings)).toContain(`All ${findings.length} invariants hold.`)
})

it('knows a broken place again by columns that the rule answers', async () => {
  const named = allInvariants.flatMap(({ id, sql, sameBy }) => (sameBy ? [{ id, sql, sameBy }] : []))
  expect(named.length).toBeGreaterThan(5)
  for (const { id, sql, sameBy } of named)
    await expect(
      database.asOwner(`select ${sameBy.join(', ')} from (${sql}) as found limit 0`),
      id,
    ).resolves.toEqual([])
})

it('asks for a migration where the schema is an older one', async () => {
  const empty = await createEmptyDatabase()
  await expect(runInvariants(empty.url)).rejects.toThrow('start the service once to migrate it')
  await empty.drop()
})
