import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '../../test/database.ts'
import { migrate } from './index.ts'

let folder: string
let database: EmptyDatabase

beforeAll(async () => {
  database = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'kaadi-rules-'))
  await cp(join(import.meta.dirname, '../../migrations'), folder, { recursive: true })
  await migrate({ url: database.url, folder })
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const migrateBy = async (name: string, text: string) => {
  await writeFile(join(folder, name), text)
  await migrate({ url: database.url, folder })
}
const strays = async () =>
  (await database.asOwner(`select row_key from unwitnessed_of('schema_rules') order by 1`)).map(
    ({ row_key }) => row_key,
  )

describe('rules of the schema', () => {
  it('are witnessed as migrations leave them: triggers, constraints, unique indexes, functions, views', async () => {
    expect(await strays()).toEqual([])
    const names = (await database.asOwner('select name from schema_rules')).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'ledger_entries: ledger_entries_append_only',
        'ledger_accounts: ledger_accounts_no_overdraft',
        'withdrawals: withdrawals_account_exists RI_FKey_check_ins',
        'partner_applications: partner_applications_accepted_once',
        'refuse_change()',
        'held_sellers',
      ]),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('are missed where somebody else changed them, and still after a migration', async () => {
    await database.asOwner('alter table ledger_entries disable trigger ledger_entries_append_only')
    await database.asOwner('drop trigger witnesses_frozen on witnesses')
    const changed = ['ledger_entries: ledger_entries_append_only', 'witnesses: witnesses_frozen']
    expect(await strays()).toEqual(changed)
    await migrateBy(
      '9998-next.sql',
      `create table nexts (id bigint primary key);
       alter table users drop constraint users_level_positive`,
    )
    expect(await strays()).toEqual(changed)
  })

  it('are witnessed anew where a migration puts them right', async () => {
    await migrateBy(
      '9999-right.sql',
      'alter table ledger_entries enable always trigger ledger_entries_append_only',
    )
    expect(await strays()).toEqual(['witnesses: witnesses_frozen'])
  })
})
