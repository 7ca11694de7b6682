import type { OperatorRole } from '@kaadi/contract/operators'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

type On = Kysely<Tables>

export interface StoredLink {
  readonly email: string
  readonly roles: OperatorRole[]
  readonly expiresAt: Date
}

export interface NewLink {
  readonly tokenHash: Buffer
  readonly email: string
  readonly roles: readonly OperatorRole[]
  readonly lifeMinutes: number
}

const usable = sql<boolean>`used_at is null and expires_at > now()`

export async function insertLink(on: On, { tokenHash, email, roles, lifeMinutes }: NewLink): Promise<void> {
  await sql`
    insert into operator_invitations (token_hash, email, roles, expires_at)
    values (${tokenHash}, ${email}, ${[...roles]}, now() + make_interval(mins => ${lifeMinutes}))`.execute(on)
}

export async function findLink(on: On, tokenHash: Buffer): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    select email, roles, expires_at as "expiresAt" from operator_invitations
    where token_hash = ${tokenHash} and ${usable}`.execute(on)
  return rows[0]
}

export interface AcceptedOperator {
  readonly publicId: string
  readonly name: string
  readonly email: string
  readonly roles: OperatorRole[]
}

/** Uses the link up and makes its operator, or gives an existing one the password. Undefined where another was first. */
export async function useLink(
  on: On,
  tokenHash: Buffer,
  { publicId, name, passwordHash }: { publicId: string; name: string; passwordHash: string },
): Promise<AcceptedOperator | undefined> {
  const { rows } = await sql<AcceptedOperator>`
    with link as (
      select id, email, roles from operator_invitations where token_hash = ${tokenHash} and ${usable} for update
    ), operator as (
      insert into operators as o (public_id, email, name, password_hash, roles)
      select ${publicId}, email, ${name}, ${passwordHash}, roles from link
      on conflict on constraint operators_email_unique do update set
        name = excluded.name, password_hash = excluded.password_hash,
        roles = (select array_agg(distinct role order by role) from unnest(o.roles || excluded.roles) role)
      returning id, public_id, name, email, roles
    ), ended as (
      delete from operator_sessions where operator_id in (select id from operator)
    ), used as (
      update operator_invitations i set used_at = now(), operator_id = operator.id
      from link, operator where i.id = link.id
    )
    select public_id as "publicId", name, email, roles from operator`.execute(on)
  return rows[0]
}

/** Demo accounts are no admins of anybody's. */
export async function hasAdmin(on: On): Promise<boolean> {
  const { rows } =
    await sql`select from operators where 'admin' = any (roles) and not is_demo limit 1`.execute(on)
  return rows.length > 0
}
