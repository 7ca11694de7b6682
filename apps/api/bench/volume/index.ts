import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { defaultDataFolder, startDatabase } from '../../src/database/index.ts'
import { migrateService } from '../../src/migrate-service.ts'
import { catalogueRows } from '../../test/round-rates.ts'
import { median } from '../measure/statistics.ts'
import { explain, statementsOf } from './explain.ts'
import { fill } from './fill.ts'
import { listReads } from './list-reads.ts'
import { findSubject } from './subject.ts'

/**
 * Prints PostgreSQL's time of each list with 200 waiting orders (four decided ones and five photos beside each) and with
 * a hundred times as many, on a server of its own.
 */
const base = 200
const turns = 9

type Times = ReadonlyMap<string, number>

const folder = join(dirname(await defaultDataFolder()), `volume-${process.pid}`)
await mkdir(folder, { recursive: true, mode: 0o755 })
const server = await startDatabase({ dataFolder: join(folder, 'postgres'), log: console.error })
try {
  const small = await timesWith('volume_1', base)
  const large = await timesWith('volume_100', base * 100)
  for (const [name, ms] of small) {
    const times = large.get(name)! / ms
    console.log(
      `${name.padEnd(26)}${ms.toFixed(3).padStart(9)} ms${large.get(name)!.toFixed(3).padStart(9)} ms${times.toFixed(1).padStart(7)} ×`,
    )
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function timesWith(name: string, count: number): Promise<Times> {
  const url = new URL(server.url)
  await onDatabase(url.href, (asOwner) => asOwner(`create database ${name}`))
  url.pathname = `/${name}`
  await migrateService({ url: url.href })
  return onDatabase(url.href, async (asOwner, client) => {
    await asOwner(catalogueRows)
    await fill({ asOwner }, count)
    const subject = await findSubject({ asOwner })
    const times = new Map<string, number>()
    for (const [list, read] of Object.entries(listReads)) {
      const statements = await statementsOf(url.href, (on) => read(on, subject))
      const seen: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        let ms = 0
        for (const statement of statements) ms += (await explain(client, statement)).ms
        seen.push(ms)
      }
      times.set(list, median(seen))
    }
    return times
  })
}

type AsOwner = (text: string) => Promise<Record<string, unknown>[]>

async function onDatabase<R>(
  url: string,
  work: (asOwner: AsOwner, client: Client) => Promise<R>,
): Promise<R> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async (text) => (await client.query<Record<string, unknown>>(text)).rows, client)
  } finally {
    await client.end()
  }
}
