import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { connect, type Database, defaultDataFolder, startDatabase } from '../../src/database/index.ts'
import { migrateService } from '../../src/migrate-service.ts'
import { type SeedSize, seedBooks } from './seed-books.ts'
import { seedService } from './seed-service.ts'
import { seedTpcb } from './seed-tpcb.ts'

export interface BenchDatabase {
  readonly folder: string
  /** The head of the server's processes. */
  readonly serverPid: number
  readonly booksUrl: string
  readonly tpcbUrl: string
  readonly books: Database
  /** Runs SQL on the books as their owner. */
  readonly onBooks: (text: string) => Promise<Record<string, unknown>[]>
  readonly remove: () => Promise<void>
}

/** A server of the bench's own, seeded, beside the service's data and gone afterwards. */
export async function openBenchDatabase(size: SeedSize, log: (line: string) => void): Promise<BenchDatabase> {
  const folder = join(dirname(await defaultDataFolder()), `bench-${process.pid}`)
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const dataFolder = join(folder, 'postgres')
  const server = await startDatabase({ dataFolder, log })
  const lock = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')
  const owner = new Client({ connectionString: server.url })
  await owner.connect()
  const tpcbUrl = new URL(server.url)
  tpcbUrl.pathname = '/tpcb'
  await owner.query('create database tpcb')
  // A sign-in costs milliseconds of CPU by design; pgbench's 128 would be counted as its transactions.
  await owner.query(`set scram_iterations = 1; alter role ${owner.user} password '${owner.password}'`)
  log(`seeding ${size.accounts} accounts and ${size.entries} entries`)
  await migrateService({ url: server.url })
  await seedBooks(owner, size)
  await seedService((text) => owner.query(text))
  await seedTpcb(tpcbUrl.href, size.tpcbScale)
  const books = await connect({ url: server.url })
  return {
    folder,
    serverPid: Number(lock.split('\n')[0]),
    booksUrl: server.url,
    tpcbUrl: tpcbUrl.href,
    books,
    onBooks: async (text) => (await owner.query<Record<string, unknown>>(text)).rows,
    remove: async () => {
      await books.close()
      await owner.end()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
