import { createHash } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { operators } from '@kaadi/contract/operators'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testConfig } from '../test/app.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { spawnService } from '../test/spawned-service.ts'
import type { Config } from './config.ts'
import { serverUrl } from './database/embedded-postgres/running-server.ts'
import { SafeClient } from './database/index.ts'
import { explainFailure } from './explain-failure.ts'
import { createService, type Service } from './start-service.ts'

let database: TestDatabase
let dataFolder: string
const services: Service[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'kaadi-service-'))
})
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop()
  await database.drop()
  await rm(dataFolder, { recursive: true })
})

function aService(settings: Partial<Config> = {}) {
  const said: string[] = []
  const config = { ...testConfig, databaseUrl: database.url, dataFolder, port: 0, ...settings }
  const service = createService(config, (line) => said.push(line))
  services.push(service)
  return { service, said: () => said.join('\n') }
}

/** The demo's past takes seconds, and one test is about it: the others find it told. */
const skipPast = () =>
  database.asOwner("insert into business_settings (key, value) values ('demo.history', '1')")

const production: Partial<Config> = {
  mode: 'production',
  vaultKey: Buffer.alloc(32, 5),
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@oja.example' },
  publicUrl: 'https://oja.example',
}

describe('the service', () => {
  it('comes up step by step, says where it is, and goes when asked', async () => {
    const { service, said } = aService()
    // Told of an older copy, though it told the demo's past alone, it would not go on.
    const url = await Promise.race([service.start(), service.failed])
    expect(said()).toMatch(/migrations +up to date[\s\S]*demo +16 brands[\s\S]*76 trades[\s\S]*listening/)
    expect(said()).toContain(`${url}/dev/mail`)
    expect(said()).toContain('reviewer@kaadi.example')
    expect((await fetch(`${url}/api/bizset/front/site/getSiteInfo`)).status).toBe(200)
    expect((await readdir(dataFolder)).sort()).toEqual(['ledger-heads', 'uploads', 'vault.key'])
    await service.stop()
    await expect(fetch(url)).rejects.toThrow()
  }, 120_000)

  it('finds its demo content again at the next start', async () => {
    await skipPast()
    await aService().service.start()
    await services[0]!.stop()
    const { service, said } = aService()
    await service.start()
    expect(said()).toMatch(/content is there[\s\S]*history is there/)
  })

  it('says so when its key file is gone, and makes no other', async () => {
    await skipPast()
    await aService().service.start()
    await services[0]!.stop()
    await rm(join(dataFolder, 'vault.key'))
    await expect(aService().service.start()).rejects.toThrow(
      /vault\.key: there is no such file\. Put it back, or bring it from the service that first started/,
    )
    expect(await readdir(dataFolder)).not.toContain('vault.key')
  })

  it('says so when photos cannot be kept in its folder', async () => {
    await skipPast()
    await writeFile(join(dataFolder, 'uploads'), 'no folder')
    const failure = await aService()
      .service.start()
      .catch((error: unknown) => error)
    expect(explainFailure(failure)).toBe(
      `${join(dataFolder, 'uploads', 'photos')} cannot be used (ENOTDIR). Give it to the user who runs the service, or name another folder with KAADI_DATA.`,
    )
  })

  it('says so when its port is taken', async () => {
    await skipPast()
    const other = createServer()
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const { port } = other.address() as { port: number }
    try {
      await expect(aService({ port }).service.start()).rejects.toThrow(`Port ${port} is taken`)
    } finally {
      other.close()
    }
  })

  it.each(['999.1.1.1', '192.0.2.7', 'no.such.host.invalid'])(
    'says so when it cannot listen at %s',
    async (host) => {
      const { service, said } = aService({ host })
      await expect(service.start()).rejects.toThrow(
        `HOST: ${host} is no address of this machine. Write 127.0.0.1`,
      )
      // Told before anything is written.
      expect(said()).toBe('')
    },
  )

  it.each(['a-file', 'a-file/deeper'])('says so when its folder is %s', async (name) => {
    await writeFile(join(dataFolder, 'a-file'), '')
    const { service, said } = aService({ dataFolder: join(dataFolder, name) })
    await expect(service.start()).rejects.toThrow(
      /KAADI_DATA: .*a-file.* is a file, or lies in one\. Name a folder/,
    )
    expect(said()).toBe('')
  })

  it('lets go of what was started when it is stopped in the middle', async () => {
    await skipPast()
    const { service } = aService()
    const started = service.start().catch((error: Error) => error)
    await service.stop()
    await started
    await service.stop()
    // Nothing of it is connected any more: the database can be dropped, and a second one starts.
    await aService().service.start()
  })
})

it('stopped while the demo past is told says so calmly, and goes on at the next start', async () => {
  const service = spawnService(database.url, dataFolder)
  service.listening.catch(() => undefined)
  const done = `select jsonb_path_query(value::jsonb, '$[*] ? (@.done == true)') from business_settings where key = 'demo.diary'`
  await expect.poll(async () => (await database.asOwner(done)).length, { timeout: 60_000 }).toBeGreaterThan(3)
  expect(await service.stop()).toBe(0)
  expect(service.said()).toContain('history stops here, and goes on at the next start')
  expect(service.said()).not.toMatch(/incomplete|Fastify|\n\s+at /)
}, 90_000)

it('told again 1.3 s later waits for nothing but the end of PostgreSQL, and says so', async () => {
  // The embedded server's own user has to get to its folder.
  await chmod(dataFolder, 0o755)
  const service = spawnService(undefined, dataFolder, {
    KAADI_MODE: 'production',
    KAADI_VAULT_KEY: createHash('sha256').update('a key').digest('base64'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@oja.example',
    KAADI_PUBLIC_URL: 'https://oja.example',
  })
  const address = await service.listening
  // Somebody signs in, and waits for what another one has locked: a patient stop would wait as long.
  const [, port] = /started on port (\d+)/.exec(service.said())!
  const blocker = new SafeClient({
    connectionString: await serverUrl(join(dataFolder, 'postgres'), Number(port), 'kaadi'),
  })
  await blocker.connect()
  await blocker.query('begin; lock table operators, throttles')
  const call = fetch(`${address}${operators.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada@oja.example', password: '0'.repeat(32) }),
  }).catch(() => undefined)
  await expect
    .poll(async () => (await blocker.query('select from pg_locks where not granted')).rowCount, {
      timeout: 3_000,
    })
    .toBeGreaterThan(0)
  service.tell('SIGTERM')
  await sleep(1_300)
  expect(service.said()).toMatch(
    /SIGTERM: stopping\. Asked again after a second, it waits for nothing but the end of PostgreSQL\.\nWaiting for \d+ calls? and \d+ jobs?\./,
  )
  service.tell('SIGTERM')
  // A server that another program uses would stay for it.
  await Promise.all([call, blocker.end()])
  expect(await service.ended()).toBe(1)
  expect(service.said()).toContain('Asked again: nothing is waited for but the end of PostgreSQL.')
  expect(await readdir(join(dataFolder, 'postgres'))).not.toContain('postmaster.pid')
}, 90_000)

describe('production', () => {
  it('starts without demo content, mailbox and printed passwords', async () => {
    const { service, said } = aService(production)
    const url = await service.start()
    expect(said()).not.toMatch(/demo|mailbox|kaadi-demo/i)
    expect((await fetch(`${url}/dev/mail`)).status).toBe(404)
    expect(await database.asOwner('select from users')).toEqual([])
  })

  it('refuses a database with demo accounts, and says what to do', async () => {
    await skipPast()
    await aService().service.start()
    await services[0]!.stop()
    await expect(aService(production).service.start()).rejects.toThrow('holds 12 demo accounts')
  })

  it('refuses a database that may lose what it acknowledged', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await database.asOwner(`alter database ${name} set synchronous_commit = off`)
    await expect(aService(production).service.start()).rejects.toThrow('synchronous_commit = off')
  })

  it('says in a sentence, without a place in our code, what to do about it', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await database.asOwner(`alter database ${name} set synchronous_commit = off`)
    const service = spawnService(database.url, dataFolder)
    const error: Error = (await service.listening.catch((reason: Error) => reason)) as Error
    expect(error.message).toMatch(/may lose what it acknowledged.*alter system set synchronous_commit = on/s)
    expect(error.message).not.toMatch(/\n\s+at /)
  })
})
