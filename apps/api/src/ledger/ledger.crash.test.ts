import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, startDatabase } from '../database/index.ts'
import { checkInvariants } from '../invariants/index.ts'
import { ledgerInvariants } from './ledger.invariants.ts'

const worker = join(import.meta.dirname, '../../test/crash-worker.ts')
const acknowledgedBeforeKill = 300
let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kaadi-crash-'))
  await chmod(home, 0o711)
})
afterAll(() => rm(home, { recursive: true, force: true }))

const start = () => startDatabase({ dataFolder: join(home, 'postgres'), log: () => undefined })

/** Lets the service post until enough is acknowledged, kills it, with the database first if wanted, and tells what it said. */
async function postAndKill(url: string, firstEvent: number, withDatabase: boolean): Promise<number[]> {
  const child = spawn(process.execPath, ['-C', '@kaadi/source', worker, url, String(firstEvent)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  let killed = false
  child.stdout.setEncoding('utf8')
  for await (const chunk of child.stdout) {
    said += chunk
    if (killed || said.split('\n').length <= acknowledgedBeforeKill) continue
    killed = true
    if (withDatabase) process.kill(await serverPid(), 'SIGKILL')
    child.kill('SIGKILL')
  }
  await ended
  // The last line may have been cut in the middle of its number.
  return said.slice(0, said.lastIndexOf('\n')).split('\n').map(Number)
}

const serverPid = async (): Promise<number> =>
  Number((await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

it('keeps every acknowledged posting exactly once, whoever is killed', async () => {
  const acknowledged: number[] = []
  for (const [cycle, withDatabase] of [false, true, true].entries()) {
    const database = await start()
    if (cycle === 0) await migrate({ url: database.url })
    acknowledged.push(...(await postAndKill(database.url, 1_000_000 * (cycle + 1), withDatabase)))
    await database.stop()
  }

  const database = await start()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const kept = await client.query<{ event_id: string }>(`select event_id from ledger_transfers`)
  const findings = await checkInvariants(async (text) => (await client.query(text)).rows, ledgerInvariants)
  await client.end()
  await database.stop()

  const found = new Set(kept.rows.map(({ event_id }) => Number(event_id)))
  expect(found.size).toBe(kept.rows.length)
  expect(acknowledged.filter((event) => !found.has(event))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * acknowledgedBeforeKill)
  expect(findings.filter(({ rows }) => rows.length > 0)).toEqual([])
}, 60_000)
