import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

type On = Kysely<Tables>

/** Since when a demo account is a member. Its level comes from what it has sold. */
export async function setDemoMembership(
  on: On,
  { email, memberDays }: { readonly email: string; readonly memberDays: number },
): Promise<void> {
  await sql`
    update users set created_at = now() - make_interval(days => ${memberDays})
    where email = ${email} and is_demo`.execute(on)
}

export async function countDemoUsers(on: On): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from users where is_demo`.execute(on)
  return rows[0]!.total
}
