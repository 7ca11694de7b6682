import type { SafeClient } from './safe-client.ts'

/**
 * Does what changes the schema, and witnesses the rules that it made, changed or removed: see
 * migrations/0197-audit-witnessed-schema.sql, before which nothing is witnessed. Belongs in a transaction.
 */
export async function witnessingRules(client: SafeClient, work: () => Promise<unknown>): Promise<void> {
  if (await areWitnessed(client)) await client.query('call remember_rules()')
  await work()
  if (await areWitnessed(client)) await client.query('call witness_rules()')
}

async function areWitnessed(client: SafeClient): Promise<boolean> {
  const { rows } = await client.query<{ areWitnessed: boolean }>(
    `select to_regclass('schema_rules') is not null as "areWitnessed"`,
  )
  return rows[0]!.areWitnessed
}
