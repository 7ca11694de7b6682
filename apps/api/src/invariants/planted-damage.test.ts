import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openPlanter, type Planter } from '../../test/plant.ts'
import { damages } from '../../test/planted/index.ts'
import { liveSoundly } from '../../test/sound-life.ts'
import { allInvariants } from './index.ts'

let database: TestDatabase
let planter: Planter

beforeAll(async () => {
  database = await createTestDatabase()
  await liveSoundly(database)
  planter = await openPlanter(database)
})
afterAll(async () => {
  await planter.end()
  await database.drop()
})

describe('planted damage is caught', () => {
  // First of all: what waits for its link in a chain may do so for a minute.
  it('where there is some: the life before it is sound', async () => {
    expect([...(await planter.plant('select 1')).keys()]).toEqual([])
  })

  it.each(damages)('%s: %s', async (id, _, damage) => {
    const caught = await planter.plant(damage, id)
    expect([...caught.keys()]).toEqual([id])
  })

  it('where it touches something', async () => {
    await expect(planter.plant('update rewards set amount = 1 where id = 0')).rejects.toThrow('Untouched')
  })
})

it('has no room in the schema for a payout that ended before it began', async () => {
  await expect(
    database.asOwner(`update payout_attempts set ended_at = created_at - interval '1 hour' where id = 1`),
  ).rejects.toThrow()
  await expect(
    planter.plant(`update payout_attempts set ended_at = created_at - interval '1 hour' where id = 1`),
  ).rejects.toThrow('payout_attempts_end_after_begin')
})

it.each([
  ['a verification level', 'update users set kyc_level = 3 where id = 7', 'users_verified_by_case'],
  ['the password of a seller', `update users set password_hash = 'y' where id = 7`, 'users_proof_frozen'],
  [
    'the password of an operator',
    `update operators set password_hash = 'y' where id = 1`,
    'operators_change_by_link',
  ],
  [
    'the roles of an operator',
    `update operators set roles = roles || '{admin}' where id = 1`,
    'operators_change_by_link',
  ],
])('refuses to change %s beside the service', async (_, change, constraint) => {
  await expect(database.asOwner(change)).rejects.toMatchObject({ constraint })
})

it('has each of the thirty-six rules about money that the service was planned with', () => {
  const planned = Array.from({ length: 36 }, (_, place) => `I${String(place + 1).padStart(2, '0')}`)
  const known = new Set(allInvariants.map(({ id }) => id))
  expect(planned.filter((id) => !known.has(id))).toEqual([])
})

it('has a planted damage for each rule', () => {
  const planted = new Set(damages.map(([id]) => id))
  expect(allInvariants.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([])
})
