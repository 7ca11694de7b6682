import { Client } from 'pg'
import { allInvariants, checkInvariants, type Finding } from '../src/invariants/index.ts'

/** There was no row to damage. */
export class Untouched extends Error {}

/**
 * Damages the stored state behind the schema's back, looks with every invariant, and takes the damage back.
 * Answers the rules that noticed, by id.
 */
export async function plant(
  { ownerUrl }: { readonly ownerUrl: string },
  damage: string,
): Promise<Map<string, Finding>> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    // Triggers and foreign keys sleep: what is planted is what a bug or a flipped byte could leave behind.
    await client.query(`set local session_replication_role = replica`)
    // Several statements answer a list. One that touches no row would plant nothing.
    for (const { command, rowCount } of [await client.query(damage)].flat())
      if (['INSERT', 'UPDATE', 'DELETE'].includes(command) && !rowCount)
        throw new Untouched(`Untouched: ${damage}`)
    const findings = await checkInvariants(async (text) => (await client.query(text)).rows, allInvariants)
    return new Map(findings.filter(({ rows }) => rows.length > 0).map((finding) => [finding.id, finding]))
  } finally {
    await client.query('rollback').catch(() => undefined)
    await client.end()
  }
}
