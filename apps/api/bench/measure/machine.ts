import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGib: number
  readonly kernel: string
  readonly diskSyncsPerSecond: number
  readonly postgres: string
  readonly node: string
}

export async function describeMachine(pool: Pool, folder: string): Promise<Machine> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const list = cpus()
  return {
    cpu: list[0]?.model ?? 'unknown',
    cores: list.length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    kernel: `${type()} ${release()}`,
    diskSyncsPerSecond: measureSyncs(folder),
    postgres: rows[0]!.server_version,
    node: process.version,
  }
}

/** What a commit has to wait for: a block written and synced, one after the other, for half a second. */
function measureSyncs(folder: string): number {
  const file = join(folder, `sync-${process.pid}`)
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(8192, 1)
  try {
    const startedAt = performance.now()
    let syncs = 0
    for (; performance.now() - startedAt < 500; syncs++) {
      writeSync(handle, block, 0, block.length, 0)
      fdatasyncSync(handle)
    }
    return Math.round((syncs * 1000) / (performance.now() - startedAt))
  } finally {
    closeSync(handle)
    rmSync(file)
  }
}
