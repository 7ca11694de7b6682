import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import type { ProvedSignUp } from './open-account.ts'

/** A sign-up whose address is not proved yet. */
export interface MailedSignUp extends ProvedSignUp {
  /** The invitation was its own, and invites nobody. */
  readonly isSelfInvited: boolean
}

export interface NewPendingSignUp extends MailedSignUp {
  readonly tokenHash: Buffer
  readonly lifeSeconds: number
}

export interface PendingSignUp extends MailedSignUp {
  readonly expiresAt: Date
  readonly state: 'waiting' | 'expired' | 'used'
}

const found = sql`email, password_hash as "passwordHash", country_code as "countryCode", invited_by as "invitedBy", language,
  is_self_invited as "isSelfInvited", expires_at as "expiresAt",
  case when used_at is not null then 'used' when expires_at <= now() then 'expired' else 'waiting' end as state`

/** Keeps a sign-up. What waited for the address before gives way: its link is no longer known. */
export async function keepSignUp(tx: Tx, given: NewPendingSignUp): Promise<void> {
  const { tokenHash, email, passwordHash, countryCode, invitedBy, isSelfInvited, language, lifeSeconds } =
    given
  await sql`
    insert into pending_sign_ups (token_hash, email, password_hash, country_code, invited_by, is_self_invited, language,
                                  expires_at)
    values (${tokenHash}, ${email}, ${passwordHash}, ${countryCode}, ${invitedBy}, ${isSelfInvited}, ${language ?? 'en-US'},
            now() + make_interval(secs => ${lifeSeconds}))
    on conflict (email) where used_at is null do update
      set token_hash = excluded.token_hash, password_hash = excluded.password_hash, country_code = excluded.country_code,
          invited_by = excluded.invited_by, is_self_invited = excluded.is_self_invited, language = excluded.language, created_at = now(), expires_at = excluded.expires_at`.execute(
    tx,
  )
}

export async function findSignUp(on: Kysely<Tables>, tokenHash: Buffer): Promise<PendingSignUp | undefined> {
  const { rows } = await sql<PendingSignUp>`
    select ${found} from pending_sign_ups where token_hash = ${tokenHash}`.execute(on)
  return rows[0]
}

/** Uses the link up; undefined where another was first, or it has run out. */
export async function takeSignUp(tx: Tx, tokenHash: Buffer): Promise<MailedSignUp | undefined> {
  const { rows } = await sql<MailedSignUp>`
    update pending_sign_ups set used_at = now()
    where token_hash = ${tokenHash} and used_at is null and expires_at > now()
    returning email, password_hash as "passwordHash", country_code as "countryCode", invited_by as "invitedBy",
      language, is_self_invited as "isSelfInvited"`.execute(tx)
  return rows[0]
}

export async function removeOldSignUps(on: Kysely<Tables>): Promise<void> {
  await sql`delete from pending_sign_ups where expires_at < now() - interval '30 days'`.execute(on)
}
