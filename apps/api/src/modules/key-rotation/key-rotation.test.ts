import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cardOrders, type Quote } from '@kaadi/contract/card-orders'
import { payouts } from '@kaadi/contract/payouts'
import { type Upload, uploads } from '@kaadi/contract/uploads'
import { users } from '@kaadi/contract/users'
import type { Disk } from 'flydrive'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, signIn, type TestApp } from '../../../test/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { aPicture } from '../../../test/pictures.ts'
import { aReviewer } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../test/selling-seller.ts'
import { aTradingDesk, type TradingSeller } from '../../../test/trading-desk.ts'
import { ConfigError } from '../../config.ts'
import { connect, connectOne, type Database } from '../../database/index.ts'
import { startDevelopmentBankProvider } from '../bank-accounts/index.ts'
import { folderDisk } from '../uploads/index.ts'
import { RotationRefused, requireVaultKey, rotateKey } from './index.ts'
import { passing, sealedColumns } from './sealed-columns.ts'

const [first, second, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const code = aSteamCode()

let stored: TestDatabase
let dataFolder: string
let folder: string
let bankProvider: Awaited<ReturnType<typeof startDevelopmentBankProvider>>
let seller: TradingSeller
let picture: Upload
let withdrawalId: string
let orderId: string

/** The service as it starts: with the root that belongs to the key. Throws where the key is another. */
async function start(key: Buffer): Promise<{ app: TestApp; stop: () => Promise<void> }> {
  const database: Database = await connect({ url: stored.url })
  try {
    const vaultRoot = await requireVaultKey(database.db, { key, source: 'The key in vault.key' })
    const app = await createTestApp({
      database,
      bankProvider,
      vaultKey: key,
      vaultRoot,
      disk: folderDisk(folder),
    })
    const running = { ...app, database: stored }
    return {
      app: running,
      stop: async () => {
        await app.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function rotate(from: Buffer, to: Buffer, disk: Disk = folderDisk(folder)) {
  const { db, close } = connectOne(stored.ownerUrl, 'kaadi-rotate-key')
  try {
    return await rotateKey({ db, disk, from, to, log: () => undefined })
  } finally {
    await close()
  }
}

beforeAll(async () => {
  stored = await createTestDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'kaadi-rotation-'))
  folder = join(dataFolder, 'uploads')
  bankProvider = await startDevelopmentBankProvider()
  await stockCatalogue(stored)
  const { app, stop } = await start(first)
  const trading = await aTradingDesk(app)
  seller = await trading.aSeller({ email: 'rotating@kaadi.example' })
  orderId = (await seller.sell({ codes: [code] })).data.giftOrderId
  await seller.sellPaid()
  withdrawalId = await seller.withdraw('2000')
  picture = (await sendPicture(app)).data
  // A mail that still waits.
  await app.call(users.sendVerificationCode, { body: { email: 'waiting@kaadi.example', purpose: 'signUp' } })
  await stop()
})
afterAll(async () => {
  await bankProvider.close()
  await stored.drop()
  await rm(dataFolder, { recursive: true, force: true })
})

const sendPicture = async (app: TestApp) =>
  app.call<Upload>(uploads.create, {
    token: seller.token,
    body: { kind: 'front', file: await aPicture(77) },
  })

describe('the key of the data', () => {
  it('is known to them: another is refused with what to do', async () => {
    await expect(start(foreign)).rejects.toThrow(ConfigError)
    await expect(start(foreign)).rejects.toThrow(
      /The key in vault\.key is not the key of this database.*npm run rotate-key/s,
    )
    const { stop } = await start(first)
    await stop()
  })

  it('is found out by what is sealed, where the data are of a version that knew of none', async () => {
    await stored.asOwner('delete from vault_keys')
    await expect(start(foreign)).rejects.toThrow(/not the key of this database/)
    const { stop } = await start(first)
    await stop()
    expect(await stored.asOwner('select from vault_keys')).toHaveLength(1)
  })

  it('stands in no column', async () => {
    const rows = await stored.asOwner('select * from vault_keys')
    for (const value of Object.values(rows[0]!)) {
      if (Buffer.isBuffer(value)) expect(value.includes(first.subarray(0, 8))).toBe(false)
    }
  })
})

describe('changing the key', () => {
  it('is refused beside a running service, and does not keep it from working', async () => {
    const { app, stop } = await start(first)
    await app.call(users.me, { token: seller.token })
    await expect(rotate(first, second)).rejects.toThrow(/service is running.*Stop every process/s)
    expect(await app.call(users.me, { token: seller.token })).toMatchObject({ code: 0 })
    await stop()
    // And it may be started again.
    await (await start(first)).stop()
  })

  it('is refused with a wrong old key, or the same key twice', async () => {
    await expect(rotate(foreign, second)).rejects.toThrow(RotationRefused)
    await expect(rotate(first, first)).rejects.toThrow(RotationRefused)
  })

  it('that ended lets the next one begin, though its connection is still there', async () => {
    const { db, close } = connectOne(stored.ownerUrl, 'kaadi-rotate-key')
    try {
      const rotation = { db, disk: folderDisk(folder), from: foreign, to: second, log: () => undefined }
      await expect(rotateKey(rotation)).rejects.toThrow('not the key of this database')
      await expect(rotate(foreign, second)).rejects.toThrow('not the key of this database')
    } finally {
      await close()
    }
  })

  it('that is cut off keeps every service from starting, takes no third key, and goes on where it was', async () => {
    const broken = folderDisk(folder)
    broken.put = () => Promise.reject(new Error('the disk is gone'))
    await expect(rotate(first, second, broken)).rejects.toThrow('the disk is gone')
    await expect(start(first)).rejects.toThrow(/on its way to another vault key.*rotate-key again/s)
    await expect(start(second)).rejects.toThrow(/on its way/)
    await expect(rotate(first, foreign)).rejects.toThrow(/was begun and not finished/)
    const tally = await rotate(first, second)
    expect(tally).toMatchObject({ shut: [] })
    expect(tally.done).toBeGreaterThan(2)
    expect(tally.resealed).toBe(1)
  })

  it('that is done is done once', async () => {
    expect(await rotate(first, second)).toEqual({ resealed: 0, done: 0, shut: [] })
    await expect(start(first)).rejects.toThrow(/not the key of this database/)
  })

  it('leaves everything as it was: passwords, photos, codes, numbers, waiting mail and repeats', async () => {
    const { app, stop } = await start(second)
    try {
      const again: SellingSeller = { ...seller, token: await signIn(app.call, seller.email, seller.password) }
      await expectSameMoneyWay(app)
      await expectSameCard(app, again)
      await app.runJobs()
      expect(app.mailbox.codeFor('waiting@kaadi.example')).toMatch(/^\d{6}$/)
      const kept = await app.deps.photos.get(picture.uploadId)
      expect(kept.toString('latin1', 8, 12)).toBe('WEBP')
    } finally {
      await stop()
    }
  })

  it('is possible again, with what came in between', async () => {
    const between = await start(second)
    await (await aSellingSeller(between.app)).sell()
    await between.stop()
    const tally = await rotate(second, foreign)
    expect(tally.shut).toEqual([])
    const { app, stop } = await start(foreign)
    expect(await signIn(app.call, seller.email, seller.password)).toMatch(/^.{43}$/)
    await stop()
  })

  it('is a command, which says what to do next', async () => {
    const script = join(import.meta.dirname, '../../rotate-key.ts')
    const { stdout } = await promisify(execFile)(process.execPath, ['-C', '@kaadi/source', script], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: stored.ownerUrl,
        KAADI_DATA: dataFolder,
        KAADI_VAULT_KEY: foreign.toString('base64'),
        KAADI_NEXT_VAULT_KEY: first.toString('base64'),
      },
    })
    expect(stdout).toMatch(/Done: \d+ values sealed anew, 0 were done before, 0 open under neither key\./)
    expect(stdout).toMatch(/Set KAADI_VAULT_KEY to the new key/)
    const { app, stop } = await start(first)
    expect((await app.deps.photos.get(picture.uploadId)).toString('latin1', 8, 12)).toBe('WEBP')
    await stop()
  })
})

async function expectSameMoneyWay(app: TestApp): Promise<void> {
  const { token } = await app.signInOperator('admin')
  const id = { id: withdrawalId }
  const started = await app.call(payouts.start, { token, body: id })
  if (started.code !== 0)
    await app.call(payouts.takeOver, { token, body: { ...id, reason: 'The key was changed' } })
  const { data } = await app.call(payouts.openAccount, { token, body: id })
  expect(data).toMatchObject({ accountNumber: seller.accountNumber })
}

async function expectSameCard(app: TestApp, again: SellingSeller): Promise<void> {
  const reviewer = await aReviewer(app)
  const { lease, order } = (await reviewer.claim(orderId)).data
  const shown = await reviewer.call<{ code: string }>('reveal', {
    giftOrderId: orderId,
    leaseToken: lease!.leaseToken,
    cardId: order.cards[0]!.cardId,
    purpose: 'comparePhoto',
  })
  expect(shown.data.code).toBe(code)
  // The fingerprint is the same: this card was sent before.
  const { token } = again
  const { data } = await app.call<Quote>(cardOrders.quote, {
    token,
    body: { priceId: 'steam-us', faceValue: '100', count: 1, currencyId: 1 },
  })
  const repeated = await app.call(cardOrders.submit, {
    token,
    body: {
      quoteId: data.quoteId,
      ownsCards: true,
      notToldByStranger: true,
      cards: [{ code, photos: [] }],
    },
  })
  expect(repeated.code).toBe(1204)
}

it('knows every column of the schema that holds sealed values', async () => {
  const rows = await stored.asOwner(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like 'sealed\\_%' and table_name <> 'vault_keys' order by 1`)
  const known = [
    ...sealedColumns.map(({ table, column }) => `${table}.${column}`),
    ...passing.map(({ table }) => table),
  ]
  for (const { name } of rows as { name: string }[])
    expect(
      known.some((place) => name === place || name.startsWith(`${place}.`)),
      name,
    ).toBe(true)
})
