import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { tellFromKeys } from './audit-lines.repository.ts'

const everyMs = 5_000
const most = 1_000
/** By then who wrote the key has written the line. */
const settledSeconds = 20

/** Links what has no link yet; answers how many lines. */
export async function chainLines(on: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ linked: number }>`select chain_audit(${most}) as linked`.execute(on)
  return rows[0]!.linked
}

async function chainWitnesses(on: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ linked: number }>`select chain_witnesses(${most}) as linked`.execute(on)
  return rows[0]!.linked
}

/** Links all that has no link yet, of both chains. */
export async function chainAll(on: Kysely<Tables>): Promise<void> {
  while ((await chainLines(on)) === most);
  while ((await chainWitnesses(on)) === most);
}

/** Puts lines and witnesses into their chains, in order: the only work that has to wait for itself, and no call waits for it. */
export const chainAudit =
  ({ database: { db } }: Pick<Deps, 'database'>): JobHandler =>
  async () => {
    await tellFromKeys(db, settledSeconds)
    await chainAll(db)
    return { againInMs: everyMs }
  }
