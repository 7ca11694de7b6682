import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { removeIdentities } from '../../identities/index.ts'

export interface NewPassword {
  readonly userId: bigint
  readonly passwordHash: string
  /** For how long withdrawals wait from now on; 0 where they do not. */
  readonly holdSeconds: number
}

/** Gives a seller another password; answers until when their withdrawals wait. An earlier wait is not cut short. */
export async function setPassword(
  tx: Tx,
  { userId, passwordHash, holdSeconds }: NewPassword,
): Promise<Date | null> {
  const { rows } = await sql<{ heldUntil: Date | null }>`
    update users set password_hash = ${passwordHash}, password_set_at = clock_timestamp(),
      withdrawals_held_until = case when ${holdSeconds}::integer = 0 then withdrawals_held_until
                                    else now() + make_interval(secs => ${holdSeconds}) end
    where id = ${userId}
    returning case when withdrawals_held_until > now() then withdrawals_held_until end as "heldUntil"`.execute(
    tx,
  )
  // Whoever bound a login of theirs while they had the password is out with it.
  await removeIdentities(tx, userId)
  return rows[0]!.heldUntil
}

export async function findPasswordHash(on: Kysely<Tables>, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from users where email = ${email}`.execute(on)
  return rows[0]?.hash
}

interface Holder {
  readonly userId: bigint
  readonly countryCode: string
}

/** Who has this address, and locks the row: of two changes at once the second is made over the first. */
export async function lockByEmail(tx: Tx, email: string): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select id as "userId", country_code as "countryCode" from users where email = ${email} for update`.execute(
    tx,
  )
  return rows[0]
}
