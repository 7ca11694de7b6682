import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { passwordPurpose } from '../signing-in/password.ts'
import { tooManyWrongPasswords } from '../signing-in/sign-in-guard.ts'
import type { ThrottleState } from '../throttle.repository.ts'
import type { FactorOwner } from '../two-factor/holder.ts'

/** Whichever call asks: who may try five times may not try five times at each of them. */
const tries = { scope: 'own-password', limit: 5, windowSeconds: 15 * 60 }

const tooOften = ({ secondsLeft }: ThrottleState): DomainError =>
  new DomainError('tooManyRequests', {
    message: tooManyWrongPasswords(secondsLeft),
    retryAfterSeconds: secondsLeft,
  })

/**
 * Passes when it is the password of who is signed in; otherwise throws `badCredentials`, and `tooManyRequests` after five
 * tries. The token alone is not enough where it is asked for, and whoever holds one may not guess the password there.
 */
export async function requirePassword(
  deps: Pick<Deps, 'database' | 'throttle' | 'secrets'>,
  { realm = 'user', id }: FactorOwner,
  password: string,
): Promise<void> {
  const subject = realm === 'user' ? String(id) : `${realm}:${id}`
  const [paid] = await deps.throttle.take([{ ...tries, subject }])
  if (paid!.hits > tries.limit) throw tooOften(paid!)
  const passwords = sql.table(realm === 'user' ? 'seller_passwords' : 'operator_passwords')
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from ${passwords} where id = ${id}`.execute(deps.database.db)
  if (!(await deps.secrets.verify(passwordPurpose, rows[0]?.hash, password)))
    throw new DomainError('badCredentials')
  await deps.throttle.clear({ scope: tries.scope, subject })
}
