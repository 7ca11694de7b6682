import { findIdentity, SafeClient } from '../database/index.ts'
import { readLedgerHead } from '../ledger/index.ts'
import { type KeptHeads, keptHeads } from './kept-heads.ts'
import { acceptance, explainOlder, isSame, type Missing, OlderDatabase } from './older-database.ts'

interface Asked {
  readonly url: string
  /** Of the kept heads. */
  readonly folder: string
  readonly accepted: string | undefined
}

export interface AcceptedCopy extends Missing {
  readonly kept: KeptHeads
}

/**
 * Throws `OlderDatabase` where the ledger lacks the newest transfer that was seen in this database. Where that very loss is
 * accepted it answers with it: payouts have to be stopped before the kept head is replaced.
 */
export async function requireNewestCopy({ url, folder, accepted }: Asked): Promise<AcceptedCopy | undefined> {
  const client = await connected(url)
  try {
    const identity = await findIdentity(client)
    if (!identity) return undefined
    const kept = keptHeads(folder, identity)
    const seen = await kept.read()
    if (!seen) return undefined
    const { head, asked } = await readLedgerHead(client, seen.id)
    if (isSame(asked, seen)) return undefined
    const missing = { seen, head }
    if (accepted !== acceptance(missing)) throw new OlderDatabase(explainOlder(missing, folder))
    return { ...missing, kept }
  } finally {
    await client.end()
  }
}

/** Of a database that is migrated. */
export async function openKeptHeads(url: string, folder: string): Promise<KeptHeads> {
  const client = await connected(url)
  try {
    return keptHeads(folder, (await findIdentity(client))!)
  } finally {
    await client.end()
  }
}

async function connected(url: string): Promise<SafeClient> {
  const client = new SafeClient({ connectionString: url, application_name: 'kaadi-ledger-head' })
  await client.connect()
  return client
}
