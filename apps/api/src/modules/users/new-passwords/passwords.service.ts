import { passwordResetHoldMs } from '@kaadi/contract/constants'
import type { ChangePasswordRequest, PasswordChanged, ResetPasswordRequest } from '@kaadi/contract/users'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { type KeyedRequest, storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { visitorKey } from '../../../idempotency/visitor-key.ts'
import {
  codeRefused,
  endUserSessions,
  forgetTries,
  normaliseEmail,
  type Place,
  passwordPurpose,
  requirePassword,
} from '../../sessions/index.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { passwordChangedMail } from './passwords.mails.ts'
import { findPasswordHash, lockByEmail, setPassword } from './set-password.repository.ts'

/** Many people share one address of a phone network: this stops floods, not neighbours. */
const resetsPerPlace = { scope: 'reset-password', limit: 120, windowSeconds: 3600 }

interface NewPassword {
  readonly email: string
  /** Pre-hash. */
  readonly password: string
  readonly purpose: 'resetPassword' | 'changePassword'
  readonly holdSeconds: number
  /** The session that stays. */
  readonly except?: Buffer
}

const unchanged = () => invalidField('password', 'This is your password already. Choose another one.')

/** Forgotten passwords, and those that are changed. */
export function createPasswordsService(deps: Deps) {
  const { db } = deps.database

  const reset = async (
    { email: given, code, password }: ResetPasswordRequest,
    key: string,
    place: Place,
  ): Promise<PasswordChanged> => {
    const email = normaliseEmail(given)
    const request = visitorKey(deps.vault, 'users.resetPassword', email, key, { email, code, password })
    const kept = await storedReply<PasswordChanged>(db, request)
    if (kept) return kept
    await deps.throttle.require({ ...resetsPerPlace, subject: place.ip })
    if (await isCommonPassword(email, password)) throw new DomainError('weakPassword')
    await deps.codes.require(db, { purpose: 'resetPassword', email, code, by: place })
    // After the code alone: before it, a guess at the password would be answered.
    const present = await findPasswordHash(db, email)
    if (present !== undefined && (await deps.secrets.verify(passwordPurpose, present, password)))
      throw unchanged()
    const holdSeconds = passwordResetHoldMs / 1000
    const changed = await save({ email, password, purpose: 'resetPassword', holdSeconds }, request)
    await forgetTries(deps.throttle, email, place)
    return changed
  }

  const change = async (
    user: SignedInUser,
    body: ChangePasswordRequest,
    key: string,
  ): Promise<PasswordChanged> => {
    const { id: userId, email, sessionHash } = user
    const { oldPassword, code, password } = body
    const request = keyedRequest(deps.vault, { userId, key, operation: 'users.changePassword', body })
    const kept = await storedReply<PasswordChanged>(db, request)
    if (kept) return kept
    await requirePassword(deps, { id: userId }, oldPassword)
    if (password === oldPassword) throw unchanged()
    if (await isCommonPassword(email, password)) throw new DomainError('weakPassword')
    const purpose = 'changePassword'
    await deps.codes.require(db, { purpose, email, code, by: { sellerId: userId } })
    return save({ email, password, purpose, holdSeconds: 0, except: sessionHash }, request)
  }

  const save = async (given: NewPassword, request: KeyedRequest): Promise<PasswordChanged> => {
    const passwordHash = await deps.secrets.hash(passwordPurpose, given.password)
    const ended: Buffer[] = []
    const { reply } = await withIdempotency(db, request, async (tx) => {
      ended.length = 0
      return replace(tx, { ...given, passwordHash }, ended)
    })
    for (const hash of ended) deps.forgetSession(hash)
    deps.wakeJobs()
    return reply
  }

  const replace = async (
    tx: Tx,
    { email, purpose, passwordHash, holdSeconds, except }: NewPassword & { readonly passwordHash: string },
    ended: Buffer[],
  ): Promise<PasswordChanged> => {
    await deps.codes.consume(tx, purpose, email)
    const holder = await lockByEmail(tx, email)
    if (!holder) throw codeRefused(true)
    const { userId, countryCode } = holder
    const heldUntil = await setPassword(tx, { userId, passwordHash, holdSeconds })
    ended.push(...(await endUserSessions(tx, userId, except)))
    await deps.mail.send(tx, passwordChangedMail(email, { heldUntil, at: deps.clock(), countryCode }))
    return { withdrawalsHeldUntil: heldUntil?.toISOString() ?? null, endedSessions: ended.length }
  }

  return { reset, change }
}
