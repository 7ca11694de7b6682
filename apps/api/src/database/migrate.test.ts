import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '../../test/database.ts'
import { migrate, type SafeClient } from './index.ts'

const real = join(import.meta.dirname, '../../migrations')
let folder: string
let database: EmptyDatabase

beforeAll(async () => {
  database = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'kaadi-migrations-'))
  await writeFile(join(folder, '0001-a.sql'), 'create table a (id int); insert into a values (1)')
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const run = () => migrate({ url: database.url, folder })
const applied = async () =>
  (await database.asOwner('select name from schema_migrations order by name')).map(({ name }) => name)

describe('migrating', () => {
  it('runs each file once, whoever asks and however many at once', async () => {
    await Promise.all([run(), run(), run()])
    await run()
    expect(await applied()).toEqual(['0001-a.sql'])
    expect(await database.asOwner('select id from a')).toEqual([{ id: 1 }])
  })

  it('does what comes then for one start after the other', async () => {
    let [atIt, most] = [0, 0]
    const andThen = async (client: SafeClient) => {
      most = Math.max(most, ++atIt)
      await client.query('select pg_sleep(0.02)')
      atIt -= 1
    }
    await Promise.all([1, 2, 3].map(() => migrate({ url: database.url, folder, andThen })))
    expect(most).toBe(1)
  })

  it('takes a failing file back whole and says which it was', async () => {
    await writeFile(join(folder, '0002-b.sql'), 'create table b (id int); select nonsense')
    await expect(run()).rejects.toThrow('Migration 0002-b.sql failed: column "nonsense" does not exist')
    expect(await applied()).toEqual(['0001-a.sql'])
    expect(await database.asOwner(`select to_regclass('b') as b`)).toEqual([{ b: null }])
    await writeFile(join(folder, '0002-b.sql'), 'create table b (id int)')
    await run()
    expect(await applied()).toEqual(['0001-a.sql', '0002-b.sql'])
  })

  it('refuses a file that was changed after it ran', async () => {
    await writeFile(join(folder, '0002-b.sql'), 'create table b (id bigint)')
    await expect(run()).rejects.toThrow('Migration 0002-b.sql was changed')
    await writeFile(join(folder, '0002-b.sql'), 'create table b (id int)')
  })

  it('refuses a database that a newer service has migrated', async () => {
    await database.asOwner(`insert into schema_migrations (name, checksum) values ('9999-z.sql', '')`)
    await expect(run()).rejects.toThrow(
      /newer than this service: it has migration 9999-z\.sql.* made anew once its folder \(`\.data`\) is removed/,
    )
    await database.asOwner(`delete from schema_migrations where name = '9999-z.sql'`)
  })

  it('upgrades step by step to the same schema as all at once', async () => {
    const steps = await createEmptyDatabase()
    const grown = await mkdtemp(join(tmpdir(), 'kaadi-migrations-'))
    for (const name of (await readdir(real)).sort()) {
      await cp(join(real, name), join(grown, name))
      await migrate({ url: steps.url, folder: grown })
    }
    const whole = await createEmptyDatabase()
    await migrate({ url: whole.url })
    const schema = `select table_name, column_name, data_type, is_nullable from information_schema.columns
                    where table_schema = 'public' order by 1, 2`
    expect(await steps.asOwner(schema)).toEqual(await whole.asOwner(schema))
    await Promise.all([steps.drop(), whole.drop(), rm(grown, { recursive: true })])
  }, 60_000)
})
