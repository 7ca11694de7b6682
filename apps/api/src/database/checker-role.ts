import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The role of 0154-payouts-releases.sql: what the second person does, and nothing else. */
const checkerRole = 'kaadi_checker'

/** Does what the second person may, and nothing else. Where the owner may create no roles there is one for everything. */
export async function inCheckerRole<Answer>(tx: Kysely<Tables>, act: () => Promise<Answer>): Promise<Answer> {
  const { rows } = await sql<{ role: string }>`
    select current_user::text as role from pg_roles where rolname = ${checkerRole}`.execute(tx)
  const [own] = rows
  if (!own) return act()
  await sql`select set_config('role', ${checkerRole}, true)`.execute(tx)
  const answer = await act()
  await sql`select set_config('role', ${own.role}, true)`.execute(tx)
  return answer
}
