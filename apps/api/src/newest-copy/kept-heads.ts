import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../config.ts'
import type { LedgerHead } from '../ledger/index.ts'

/** The newest head of the ledger that was seen in one database, kept outside it. */
export interface KeptHeads {
  readonly folder: string
  readonly read: () => Promise<LedgerHead | undefined>
  /** On the disk when it resolves. A newer one that another process has kept stays. */
  readonly keep: (head: LedgerHead) => Promise<void>
  /** In place of whatever was kept; nothing of a ledger that is empty. */
  readonly replace: (head: LedgerHead | undefined) => Promise<void>
}

/**
 * A file for each head, named for its database and number, so that two processes on one folder never put an older one over a
 * newer: the greatest counts, and what is below it is taken away.
 */
export function keptHeads(folder: string, identity: string): KeptHeads {
  const nameOf = (id: string) => `${identity}-${id}.json`
  const idOf = (name: string) => name.slice(identity.length + 1, -'.json'.length)
  const numbers = async (): Promise<string[]> => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.filter((name) => nameOf(idOf(name)) === name && /^\d+$/.test(idOf(name))).map(idOf)
  }
  const drop = async (isOver: (id: string) => boolean) => {
    for (const id of await numbers()) if (isOver(id)) await rm(join(folder, nameOf(id)), { force: true })
  }
  const write = async (head: LedgerHead) => {
    await mkdir(folder, { recursive: true })
    const aside = join(folder, `${randomBytes(6).toString('hex')}.tmp`)
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(JSON.stringify(head))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, join(folder, nameOf(head.id)))
    await syncFolder(folder)
  }
  return {
    folder,
    read: async () => {
      const newest = (await numbers()).reduce((most, id) => (BigInt(id) > BigInt(most) ? id : most), '0')
      return newest === '0' ? undefined : readHeadFile(join(folder, nameOf(newest)), newest)
    },
    keep: async (head) => {
      await write(head)
      await drop((id) => BigInt(id) < BigInt(head.id))
    },
    replace: async (head) => {
      if (head) await write(head)
      await drop((id) => id !== head?.id)
    },
  }
}

async function readHeadFile(file: string, id: string): Promise<LedgerHead> {
  const head = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  if (head?.id === id && [head.event, head.moved, head.postedAt].every((part) => typeof part === 'string'))
    return head
  throw new ConfigError([
    `${file} is damaged. It holds the newest transfer of the ledger that the service saw, by which an older copy of the database is known. Where you are sure that the database is the newest one, remove the file.`,
  ])
}

/** A new name is on the disk only then. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
