import type { OperatorRole } from '@kaadi/contract/operators'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { endOperatorSessions } from '../sessions/index.ts'

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
  /** Made although there is an admin. */
  readonly isForced: boolean
}

/** Demo accounts are no admins of anybody's. */
const adminExists = sql<boolean>`exists (select from operators where 'admin' = any (roles) and not is_demo)`
const usable = sql<boolean>`used_at is null and expires_at > now() and (is_forced or not ${adminExists})`

export async function insertLink(on: On, link: NewLink): Promise<void> {
  const { tokenHash, email, roles, lifeMinutes, isForced } = link
  await sql`
    insert into operator_invitations (token_hash, email, roles, is_forced, expires_at)
    values (${tokenHash}, ${email}, ${[...roles]}, ${isForced}, now() + make_interval(mins => ${lifeMinutes}))`.execute(
    on,
  )
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

/** Any number will do that no other lock of a transaction has. */
const linksLock = 7_202_613

/**
 * Uses the link up and makes its operator, or gives an existing one the password; all other links end. Undefined where
 * another was first.
 */
export async function useLink(
  on: On,
  tokenHash: Buffer,
  { publicId, name, passwordHash }: { publicId: string; name: string; passwordHash: string },
): Promise<AcceptedOperator | undefined> {
  // Of two links that are used at once the second is looked at when the first has ended it.
  await sql`select pg_advisory_xact_lock(${linksLock})`.execute(on)
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
      ${endOperatorSessions(sql`select id from operator`)}
    ), used as (
      update operator_invitations i set used_at = now(), operator_id = operator.id
      from link, operator where i.id = link.id
    ), others as (
      delete from operator_invitations i using link where i.id <> link.id and i.used_at is null
    )
    select public_id as "publicId", name, email, roles from operator`.execute(on)
  return rows[0]
}

export async function hasAdmin(on: On): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${adminExists} as found`.execute(on)
  return rows[0]!.found
}
