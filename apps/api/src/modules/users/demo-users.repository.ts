import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

type On = Kysely<Tables>

/** A demo account's level, and since when it is a member. */
export async function setDemoStanding(
  on: On,
  {
    email,
    level,
    exp,
    memberDays,
  }: { readonly email: string; readonly level: number; readonly exp: number; readonly memberDays: number },
): Promise<void> {
  await sql`
    update users set level = ${level}, exp = ${exp}, created_at = now() - make_interval(days => ${memberDays})
    where email = ${email} and is_demo`.execute(on)
}

export async function countDemoUsers(on: On): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from users where is_demo`.execute(on)
  return rows[0]!.total
}
