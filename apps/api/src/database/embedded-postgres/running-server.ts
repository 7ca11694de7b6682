import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ownBackends, SafeClient } from '../safe-client.ts'
import { readPassword, superuser } from './data-folder.ts'
import { isAlive } from './is-alive.ts'

export interface RunningServer {
  readonly pid: number
  readonly port: number
}

/** What the lock file says: pid on line 1, port on line 4. The file is read, never removed. */
export async function readLockFile(dataFolder: string): Promise<RunningServer | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/**
 * Whether the server waits for its clients to leave, by line 8 of its lock file: a "smart" shutdown that somebody asked for.
 * The service's own lines do not leave, so it would neither end nor take another one.
 */
export async function isLeaving(dataFolder: string, { pid }: RunningServer): Promise<boolean> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'stopping'
}

export const serverUrl = async (dataFolder: string, port: number, database: string): Promise<string> =>
  `postgres://${superuser}:${await readPassword(dataFolder)}@127.0.0.1:${port}/${database}`

/** One that does not answer is not waited for. */
const clientOf = async (dataFolder: string, port: number): Promise<SafeClient> =>
  new SafeClient({
    connectionString: await serverUrl(dataFolder, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })

/**
 * The server that answers on this data folder, or undefined. A port and a pid can belong to someone else by now,
 * so the server itself is asked which data it serves.
 */
export async function findRunningServer(dataFolder: string): Promise<RunningServer | undefined> {
  const locked = await readLockFile(dataFolder)
  if (!locked || !isAlive(locked.pid)) return undefined
  const client = await clientOf(dataFolder, locked.port)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === (await realpath(dataFolder)) ? locked : undefined
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Connections of other programs, ours not counted: while there are any, the server is not ours alone to stop. */
export async function countClients(dataFolder: string, port: number): Promise<number> {
  const client = await clientOf(dataFolder, port)
  try {
    await client.connect()
    const { rows } = await client.query<{ clients: string }>(
      `select count(*) as clients from pg_stat_activity where backend_type = 'client backend' and pid <> all ($1)`,
      [ownBackends()],
    )
    return Number(rows[0]?.clients ?? 0)
  } catch {
    return 0
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function createDatabase(dataFolder: string, port: number, database: string): Promise<void> {
  const client = new SafeClient({ connectionString: await serverUrl(dataFolder, port, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database "${database}"`)
  } catch (error) {
    // Another process created it at this instant.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}
