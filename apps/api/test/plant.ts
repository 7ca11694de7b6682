import { Client } from 'pg'
import { allInvariants, checkInvariants, type Finding } from '../src/invariants/index.ts'

/** There was no row to damage. */
export class Untouched extends Error {}

export interface Planter {
  /**
   * Damages the stored state behind the schema's back, looks with every invariant, or with those of one id, and takes the damage
   * back. Answers the rules that noticed, by id.
   */
  readonly plant: (damage: string, id?: string) => Promise<Map<string, Finding>>
  readonly end: () => Promise<void>
}

/** On one connection: a new one would read the whole schema again for each damage. */
export async function openPlanter({ ownerUrl }: { readonly ownerUrl: string }): Promise<Planter> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  const names = new Map<string, string>()
  /** Planned once: on few rows to plan takes longer than to look. */
  const look = async (text: string) => {
    if (!names.has(text)) names.set(text, `look_${names.size}`)
    return (await client.query({ name: names.get(text)!, text })).rows
  }
  return {
    plant: async (damage, id) => {
      await client.query('begin')
      try {
        // Triggers and foreign keys sleep: what is planted is what a bug or a flipped byte could leave behind.
        await client.query(`set local session_replication_role = replica`)
        // Several statements answer a list. One that touches no row would plant nothing.
        for (const { command, rowCount } of [await client.query(damage)].flat())
          if (['INSERT', 'UPDATE', 'DELETE'].includes(command) && !rowCount)
            throw new Untouched(`Untouched: ${damage}`)
        const wanted = id === undefined ? allInvariants : allInvariants.filter((rule) => rule.id === id)
        const findings = await checkInvariants(look, wanted)
        return new Map(findings.filter(({ rows }) => rows.length > 0).map((finding) => [finding.id, finding]))
      } finally {
        await client.query('rollback')
      }
    },
    end: () => client.end(),
  }
}
