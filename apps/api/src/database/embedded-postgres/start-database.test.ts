import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareBinaries } from './binaries.ts'
import { type EmbeddedDatabase, startDatabase } from './index.ts'
import { isAlive } from './is-alive.ts'
import { readLockFile } from './running-server.ts'
import { joinOrStart } from './server-process.ts'
import { serverUser } from './unprivileged.ts'

let made: string
let home: string
let dataFolder: string
let running: EmbeddedDatabase[]

beforeAll(async () => {
  made = await aHome()
  const database = await startDatabase({ dataFolder: join(made, 'postgres'), log: () => undefined })
  await database.stop()
})
afterAll(() => rm(made, { recursive: true, force: true }))
beforeEach(async () => {
  home = await aHome()
  dataFolder = join(home, 'postgres')
  running = []
})
afterEach(async () => {
  for (const database of running) await database.stop()
  await rm(home, { recursive: true, force: true })
})

async function aHome(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaadi-boot-'))
  await chmod(folder, 0o711)
  return folder
}

/** As an earlier start left it, with its owner: `initdb` is only for what is about a first start. */
function findCluster(folder: string): void {
  execFileSync('cp', ['-a', join(made, 'postgres'), folder])
}

const start = async (): Promise<EmbeddedDatabase> => {
  const database = await startDatabase({ dataFolder, log: () => undefined })
  running.push(database)
  return database
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Kills the server as a power cut would, not as a stop. */
async function kill9(): Promise<void> {
  const server = await readLockFile(dataFolder)
  process.kill(server!.pid, 'SIGKILL')
}

describe('the first start', () => {
  it('creates a cluster that keeps every commit, listens on this machine alone and asks for a password', async () => {
    const { url, adopted } = await start()
    expect(adopted).toBe(false)
    const settings = await query(
      url,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes',
         'data_checksums', 'listen_addresses', 'unix_socket_directories', 'server_encoding') order by name`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
      unix_socket_directories: '',
    })
    const stranger = new URL(url)
    stranger.password = 'guess'
    await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  it('leaves no draft and removes the draft of a start that was killed', async () => {
    const gone = 2 ** 22 + 1
    await mkdir(`${dataFolder}.draft-${gone}`)
    await writeFile(`${dataFolder}.draft-${gone}-password`, 'secret')
    await start()
    expect((await readdir(home)).sort()).toEqual(['postgres', 'postgres.log'])
  })

  it('lets two processes that start at once share one server', async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(new URL(one.url).port).toBe(new URL(other.url).port)
  })
})

describe('a later start', () => {
  beforeEach(() => findCluster(dataFolder))

  it('finds what was written, on a server that was stopped in between', async () => {
    const first = await start()
    await query(first.url, 'create table kept (id int); insert into kept values (7)')
    await first.stop()
    expect(existsSync(join(dataFolder, 'postmaster.pid'))).toBe(false)
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }])
  })

  it('adopts a server that runs on the folder', async () => {
    const first = await start()
    const second = await start()
    expect(second).toMatchObject({ adopted: true, url: first.url })
  })

  it('recovers after the server was killed, without losing a commit', async () => {
    const first = await start()
    await query(first.url, 'create table kept (id int); insert into kept values (7)')
    await kill9()
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }])
  })

  it('is not misled by a lock file whose port belongs to another server', async () => {
    const first = await start()
    await first.stop()
    findCluster(join(home, 'other'))
    const other = await startDatabase({ dataFolder: join(home, 'other'), log: () => undefined })
    running.push(other)
    const lock = await readFile(join(home, 'other', 'postmaster.pid'), 'utf8')
    const foreign = lock.replace(/^\d+/, String(2 ** 22 + 1)).replace(join(home, 'other'), dataFolder)
    await writeFile(join(dataFolder, 'postmaster.pid'), foreign)
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(new URL(second.url).port).not.toBe(new URL(other.url).port)
  })
})

describe('a server that dies while it is used', () => {
  beforeEach(() => findCluster(dataFolder))

  const isBack = (url: string) =>
    vi.waitFor(async () => expect(await query(url, 'select id from kept')).toEqual([{ id: 7 }]), 15_000)

  it('is started again on the same port, each time, with every commit', async () => {
    const { url } = await start()
    await query(url, 'create table kept (id int); insert into kept values (7)')
    for (let death = 0; death < 2; death++) {
      await kill9()
      await isBack(url)
    }
  })

  it('is started again where somebody asked it to stop as soon as its clients have left', async () => {
    const { url } = await start()
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    const before = await readLockFile(dataFolder)
    process.kill(before!.pid, 'SIGTERM')
    await expect
      .poll(() => query(url, 'select 1 as one').catch(() => []), { timeout: 20_000 })
      .toEqual([{ one: 1 }])
    expect((await readLockFile(dataFolder))!.pid).not.toBe(before!.pid)
    await client.end().catch(() => undefined)
  })

  it('is started once for two programs that use it', async () => {
    const { url } = await start()
    await start()
    await query(url, 'create table kept (id int); insert into kept values (7)')
    await kill9()
    await isBack(url)
    const pids = await query(
      url,
      `select count(*)::int as count from pg_stat_activity where backend_type = 'checkpointer'`,
    )
    expect(pids).toEqual([{ count: 1 }])
  })

  it('is tried again for as long as something is in its way, and says what', async () => {
    const lines: string[] = []
    const database = await startDatabase({ dataFolder, log: (line) => lines.push(line), giveUpMs: 500 })
    running.push(database)
    await query(database.url, 'create table kept (id int); insert into kept values (7)')
    const settings = join(dataFolder, 'postgresql.conf')
    await rename(settings, `${settings}.away`)
    await kill9()
    await vi.waitFor(() => expect(lines.join('\n')).toMatch(/does not start[\s\S]*postgresql.conf/), 15_000)
    await rename(`${settings}.away`, settings)
    await isBack(database.url)
  }, 40_000)

  describe.runIf(process.platform === 'linux')('and lives on, though nobody of it recovers', () => {
    /** Kills one of its processes, and then the one that would recover what that left. */
    const hang = async (pid: number): Promise<void> => {
      const childOf = (title: string) =>
        vi.waitFor(
          async () => {
            const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
            for (const child of children.split(' ').filter(Boolean))
              if ((await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')).includes(title))
                return Number(child)
            throw new Error(`No ${title}`)
          },
          { timeout: 5_000, interval: 1 },
        )
      process.kill(await childOf('walwriter'), 'SIGKILL')
      process.kill(await childOf('startup'), 'SIGKILL')
    }
    const pidOf = async () => (await readLockFile(dataFolder))!.pid

    it('is ended and started again on the same port', async () => {
      const { url } = await start()
      await query(url, 'create table kept (id int); insert into kept values (7)')
      await hang(await pidOf())
      await vi.waitFor(
        async () => expect(await query(url, 'select id from kept')).toEqual([{ id: 7 }]),
        30_000,
      )
    }, 60_000)

    it('is ended by the next start', async () => {
      const user = serverUser()
      const place = { folder: dataFolder, user, bin: await prepareBinaries(user) }
      const { signal } = new AbortController()
      const hung = await joinOrStart(place, { giveUpMs: 15_000, signal })
      await hang(hung.pid)
      await start()
      expect(await pidOf()).not.toBe(hung.pid)
    }, 60_000)
  })

  it('stays down after it was stopped', async () => {
    const database = await start()
    const server = await readLockFile(dataFolder)
    await database.stop()
    await kill9().catch(() => undefined)
    await expect(query(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
    expect(isAlive(server!.pid)).toBe(false)
  })
})

describe('stopping', () => {
  beforeEach(() => findCluster(dataFolder))

  it('happens once, however often it is asked for', async () => {
    const lines: string[] = []
    const database = await startDatabase({ dataFolder, log: (line) => lines.push(line) })
    await Promise.all([database.stop(), database.stop()])
    await database.stop()
    expect(lines.filter((line) => line === 'PostgreSQL stopped')).toHaveLength(1)
  })

  it('leaves the server to a program that still uses it', async () => {
    const [starter, adopter] = [await start(), await start()]
    const client = new Client({ connectionString: adopter.url })
    await client.connect()
    await starter.stop()
    expect((await client.query('select 7 as id')).rows).toEqual([{ id: 7 }])
    await client.end()
    await adopter.stop()
    expect(existsSync(join(dataFolder, 'postmaster.pid'))).toBe(false)
  })
})

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  it('runs the server as another user', async () => {
    await start()
    const server = await readLockFile(dataFolder)
    const status = await readFile(`/proc/${server!.pid}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\t65534\t65534/m)
  })

  it('names the folder that bars the way to the data', async () => {
    const barrier = join(home, 'private')
    await mkdir(barrier, { mode: 0o700 })
    const barred = startDatabase({ dataFolder: join(barrier, 'deep', 'postgres'), log: () => undefined })
    await expect(barred).rejects.toThrow(`may not enter ${barrier}. Set KAADI_DATA`)
  })
})
