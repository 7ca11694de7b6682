import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type ReferenceRows, SafeClient, transitionRows, writeReferenceRows } from './index.ts'

let database: TestDatabase
let client: SafeClient

beforeAll(async () => {
  database = await createTestDatabase()
  client = new SafeClient({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query(`
    create table moves (from_status smallint, to_status smallint, primary key (from_status, to_status));
    create table steps (from_status smallint, to_status smallint);
    create table shops (name text primary key, hours integer not null, is_open boolean not null default true)`)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const write = (...rows: ReferenceRows[]) => writeReferenceRows(client, rows)
const moves = (transitions: Record<number, number[]>) =>
  transitionRows(
    'moves',
    transitions,
    'select from steps s where (s.from_status, s.to_status) = (gone.from_status, gone.to_status)',
  )
const stored = async () => {
  const rows = await database.asOwner('select from_status, to_status from moves order by 1, 2')
  return rows.map((row) => `${row.from_status}-${row.to_status}`)
}

describe('rows of the contract', () => {
  it('are made to be there, and no others', async () => {
    await write(moves({ 0: [1, 2], 1: [2] }))
    expect(await stored()).toEqual(['0-1', '0-2', '1-2'])
    await write(moves({ 0: [1], 1: [2, 3] }))
    expect(await stored()).toEqual(['0-1', '1-2', '1-3'])
  })

  it('are left alone where they are the same', async () => {
    const versions = () => database.asOwner('select xmin::text, ctid::text from moves order by 1, 2')
    const before = await versions()
    await write(moves({ 0: [1], 1: [2, 3] }))
    expect(await versions()).toEqual(before)
  })

  it('are not taken away from what needs them', async () => {
    await database.asOwner('insert into steps values (1, 3)')
    await expect(write(moves({ 0: [1, 5] }))).rejects.toThrow(
      'The contract no longer has what stored rows need in moves: {"to_status":3,"from_status":1}',
    )
    expect(await stored()).toEqual(['0-1', '1-2', '1-3'])
  })
})

describe('rows of a new installation', () => {
  const shops: ReferenceRows = {
    from: 'start',
    table: 'shops',
    rows: [
      { name: 'a', hours: 8 },
      { name: 'b', hours: 9 },
    ],
  }

  it('are written once: what a host changes or deletes stays so', async () => {
    await write(shops)
    await database.asOwner(`update shops set hours = 24 where name = 'a'; delete from shops where name = 'b'`)
    await write(shops)
    expect(await database.asOwner('select * from shops')).toEqual([{ name: 'a', hours: 24, is_open: true }])
  })

  it('come all or not at all', async () => {
    const broken: ReferenceRows = { from: 'start', table: 'steps', rows: [{ nonsense: 1 }] }
    await expect(write(moves({ 0: [1], 1: [2, 3, 4] }), broken)).rejects.toThrow('nonsense')
    expect(await stored()).not.toContain('1-4')
  })
})

it('are there in a database that the service has made', async () => {
  const [counts] = await database.asOwner(`
    select (select count(*)::integer from banks) as banks, (select count(*)::integer from levels) as levels,
           (select count(*)::integer from settle_currencies) as currencies,
           (select count(*)::integer from payout_rails) as rails, (select count(*)::integer from site_info) as sites`)
  expect(counts).toEqual({ banks: 33, levels: 5, currencies: 3, rails: 3, sites: 1 })
})

it('are marked as written by nobody but a start', async () => {
  await expect(database.reads.query(`insert into starting_rows values ('levels')`)).rejects.toThrow(
    'permission denied',
  )
})
