import { SafeClient, sqlStateOf } from '../database/index.ts'
import { allInvariants } from './all-invariants.ts'
import { checkInvariants } from './check-invariants.ts'
import type { Finding } from './invariant.ts'

/** All rules over one moment: a repeatable-read transaction that can't write. */
export async function runInvariants(url: string): Promise<Finding[]> {
  const client = new SafeClient({ connectionString: url, application_name: 'kaadi-invariants' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const findings = await checkInvariants(async (text) => (await client.query(text)).rows, allInvariants)
    await client.query('commit')
    return findings
  } catch (cause) {
    // undefined_table, undefined_column
    if (!['42P01', '42703'].includes(sqlStateOf(cause) ?? '')) throw cause
    throw new Error('The database is not at this version: start the service once to migrate it.', { cause })
  } finally {
    await client.end()
  }
}
