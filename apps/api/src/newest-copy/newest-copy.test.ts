import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testConfig } from '../../test/app.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type SpawnedService, spawnService } from '../../test/spawned-service.ts'
import type { Config } from '../config.ts'
import { serverUrl } from '../database/embedded-postgres/running-server.ts'
import { SafeClient } from '../database/index.ts'
import type { PayoutProvider } from '../modules/payout-rails/index.ts'
import { noRails } from '../modules/payout-worker/index.ts'
import { createService, type Service } from '../start-service.ts'
import { keptBeforeSending, openKeptHeads, watchLedgerHead } from './index.ts'
import { keptHeads } from './kept-heads.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kaadi-head-'))
  // The embedded server's own user has to get to its folder.
  await chmod(dataFolder, 0o755)
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const heads = () => join(dataFolder, 'ledger-heads')
const keptNumbers = async () => (await readdir(heads())).map((name) => /-(\d+)\.json$/.exec(name)?.[1])

const post = (event: number) =>
  `select ledger_post_all(array[('card-order.paid', ${event}, 0, ledger_desk('cards', 1), ledger_payout('manual', 1), 500)::ledger_leg])`

describe('an installation with an embedded database', () => {
  const settings = {
    KAADI_MODE: 'production',
    KAADI_VAULT_KEY: createHash('sha256').update('a key').digest('base64'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@oja.example',
    KAADI_PUBLIC_URL: 'https://oja.example',
  }
  const started: SpawnedService[] = []
  afterEach(async () => {
    for (const service of started.splice(0)) await service.stop()
  })
  const start = (more: Readonly<Record<string, string>> = {}) => {
    const service = spawnService(undefined, dataFolder, { ...settings, ...more })
    started.push(service)
    return service
  }
  const refusalOf = async (service: SpawnedService): Promise<string> => {
    const error = await service.listening.catch((reason: Error) => reason)
    expect(error).toBeInstanceOf(Error)
    return (error as Error).message
  }
  const asked = async (service: SpawnedService, text: string) => {
    const [, port] = /(?:started|running) on port (\d+)/.exec(service.said())!
    const client = new SafeClient({
      connectionString: await serverUrl(join(dataFolder, 'postgres'), Number(port), 'kaadi'),
    })
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  }
  const place = (name: string) => join(dataFolder, name)
  /** With its owner, who may be another than ours. */
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', place(from), place(to)])

  it('refuses an older copy, says what is missing and what to do, and starts it once that loss is accepted', async () => {
    const first = start()
    await first.listening
    await asked(first, post(1))
    await first.stop()
    expect(await keptNumbers()).toEqual(['1'])
    copy('postgres', 'older')
    const second = start()
    await second.listening
    await asked(second, post(2))
    await second.stop()
    expect(await keptNumbers()).toEqual(['2'])

    await rename(place('postgres'), place('newer'))
    copy('older', 'postgres')
    const refused = start()
    const said = await refusalOf(refused)
    expect(said).toMatch(
      /This database is an older copy: transfer 2 \(card-order\.paid 2\.0, [\d -:.]+ UTC\), which the service saw in it, is missing\. Its newest is transfer 1 \(card-order\.paid 1\.0, .*Put the newer copy back\..*start once with KAADI_ACCEPTED_LEDGER_HEAD=1-for-2\./,
    )
    expect(said).not.toMatch(/migrations|listening|\n\s+at /)
    expect(await refused.ended()).toBe(1)
    expect(await refusalOf(start({ KAADI_ACCEPTED_LEDGER_HEAD: '1-for-3' }))).toContain('1-for-2')

    const accepted = start({ KAADI_ACCEPTED_LEDGER_HEAD: '1-for-2' })
    await accepted.listening
    expect(await asked(accepted, 'select cause, detail, restarted_at from payout_stops')).toEqual([
      {
        cause: 'olderCopy',
        detail: expect.stringContaining('transfer 2 (card-order.paid 2.0'),
        restarted_at: null,
      },
    ])
    await expect
      .poll(() => asked(accepted, 'select from book_matches where ended_at is not null'), { timeout: 20_000 })
      .toHaveLength(1)
    expect(await keptNumbers()).toEqual(['1'])
    await asked(accepted, post(3))
    await accepted.stop()
    // It is the newest copy from now on, without the setting.
    const later = start()
    await later.listening
    expect(later.said()).not.toContain('older copy')
    await later.stop()

    // A database of its own is no older copy of another, and the other is still known.
    await rename(place('postgres'), place('mine'))
    const fresh = start()
    await fresh.listening
    await fresh.stop()
    await rename(place('postgres'), place('fresh'))
    await rename(place('older'), place('postgres'))
    expect(await refusalOf(start())).toContain('This database is an older copy')
  }, 180_000)
})

describe('a running service', () => {
  let database: TestDatabase
  const services: Service[] = []
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(async () => {
    for (const service of services.splice(0)) await service.stop()
    await database.drop()
  })
  const loseNewest = () =>
    database.asOwner(
      `set session_replication_role = replica; delete from ledger_transfers where id = (select max(id) from ledger_transfers)`,
    )
  const watched = async () => {
    const kept = await openKeptHeads(database.url, heads())
    const olderThan: Error[] = []
    const watch = await watchLedgerHead({
      database,
      kept,
      log: () => undefined,
      onOlder: (error) => olderThan.push(error),
    })
    return { kept, watch, olderThan }
  }

  it('ends when an older copy is put beneath it', async () => {
    const production: Partial<Config> = {
      mode: 'production',
      vaultKey: Buffer.alloc(32, 5),
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@oja.example' },
      publicUrl: 'https://oja.example',
    }
    const service = createService(
      { ...testConfig, databaseUrl: database.url, dataFolder, port: 0, ...production },
      () => undefined,
    )
    services.push(service)
    await service.start()
    await database.asOwner(post(1))
    await database.asOwner(post(2))
    await expect.poll(keptNumbers, { timeout: 5_000 }).toEqual(['2'])
    await loseNewest()
    await expect(service.failed).rejects.toThrow(
      /older copy: transfer 2 .*KAADI_ACCEPTED_LEDGER_HEAD=1-for-2/,
    )
  })

  it('has the newest transfer on the disk before a payout leaves, and sends none where one is gone', async () => {
    await database.asOwner(post(1))
    const { watch, olderThan } = await watched()
    const keptAtSending: unknown[] = []
    const send = async () => {
      keptAtSending.push(await keptNumbers())
      return { kind: 'unknown', why: 'noAnswer', detail: '' } as const
    }
    const provider = {
      name: 'paystack',
      send,
      sendMany: async () => [await send()],
    } as unknown as PayoutProvider
    const rails = keptBeforeSending({ ...noRails, providers: new Map([['paystack', provider]]) }, watch)
    const wrapped = rails.providers.get('paystack')!
    await database.asOwner(post(2))
    await wrapped.send({} as never)
    await database.asOwner(post(3))
    await wrapped.sendMany([])
    expect(keptAtSending).toEqual([['2'], ['3']])
    await loseNewest()
    await expect(wrapped.send({} as never)).rejects.toThrow('older copy')
    await expect(wrapped.sendMany([])).rejects.toThrow('older copy')
    expect(keptAtSending).toHaveLength(2)
    expect(olderThan.length).toBeGreaterThan(0)
    await watch.close()
  })

  it('takes no other history for the one it saw, though it is as long', async () => {
    await database.asOwner(post(1))
    const { watch } = await watched()
    await loseNewest()
    await database.asOwner("select setval('ledger_transfers_id_seq', 1, false)")
    await database.asOwner(post(2))
    await expect(watch.keep()).rejects.toThrow('older copy')
    await watch.close()
  })

  it('knows the transfer again whose time the demo has moved into its past', async () => {
    await database.asOwner(post(1))
    const { watch } = await watched()
    await database.asOwner(
      "set session_replication_role = replica; update ledger_transfers set created_at = created_at - interval '9 days'",
    )
    await watch.keep()
    await watch.close()
  })

  it('counts what is committed, not the numbers that were drawn', async () => {
    const { watch } = await watched()
    await database.asOwner(`begin; ${post(1)}; rollback`)
    await database.asOwner(post(2))
    await watch.keep()
    const [{ id }] = (await database.asOwner('select max(id)::text as id from ledger_transfers')) as [
      { id: string },
    ]
    expect(await keptNumbers()).toEqual([id])
    expect(id).not.toBe('1')
    await watch.close()
  })
})

describe('the kept heads', () => {
  const head = (id: string) => ({
    id,
    event: `card-order.paid ${id}.0`,
    moved: '500 1-2',
    postedAt: '2026-11-28 02:00:00',
  })

  it('stay the newest, whichever process keeps one last', async () => {
    const [one, other] = [keptHeads(heads(), 'a'), keptHeads(heads(), 'a')]
    await one.keep(head('10'))
    await other.keep(head('9'))
    expect(await one.read()).toEqual(head('10'))
    await other.keep(head('11'))
    expect(await readdir(heads())).toEqual(['a-11.json'])
    expect(await keptHeads(heads(), 'b').read()).toBeUndefined()
    expect(JSON.parse(await readFile(join(heads(), 'a-11.json'), 'utf8'))).toEqual(head('11'))
  })
})
