import { isTrivialPin, type PinStatus } from '@kaadi/contract/withdrawal-pins'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { passwordPurpose } from '../sessions/index.ts'
import { pinPurpose } from './verify-pin.ts'
import { pinAttempts } from './withdrawal-pin.ts'
import { createWithdrawalPinsRepository, findPasswordHash, insertPin } from './withdrawal-pins.repository.ts'

export interface SetPin {
  readonly userId: bigint
  readonly key: string
  readonly pin: string
  /** Pre-hash of the account's password. */
  readonly password: string
}

const passwordTries = { scope: 'pin-password', limit: 5, windowSeconds: 15 * 60 }

export function createWithdrawalPinsService(deps: Deps) {
  const { db } = deps.database
  const pins = createWithdrawalPinsRepository(deps.database)

  const status = async (userId: bigint): Promise<PinStatus> => {
    const state = await pins.find(userId)
    return {
      pinSet: state !== undefined,
      attemptsLeft: pinAttempts - (state?.failedAttempts ?? 0),
      lockedUntil: state?.lockedUntil?.toISOString() ?? null,
    }
  }

  const set = async ({ userId, key, pin, password }: SetPin): Promise<PinStatus> => {
    if (isTrivialPin(pin)) throw new DomainError('pinTooSimple')
    await requirePassword(userId, password)
    const pinHash = await deps.secrets.hash(pinPurpose, pin)
    const request = keyedRequest(deps.vault, { userId, key, operation: 'withdrawalPins.set', body: { pin } })
    await withIdempotency(db, request, async (tx) => {
      await insertPin(tx, userId, pinHash)
      return { pinSet: true }
    })
    return status(userId)
  }

  /** The token alone is not enough, and whoever holds one may not guess the password here. */
  const requirePassword = async (userId: bigint, password: string): Promise<void> => {
    const subject = userId.toString()
    await deps.throttle.require({ ...passwordTries, subject })
    const stored = await findPasswordHash(db, userId)
    if (!(await deps.secrets.verify(passwordPurpose, stored, password)))
      throw new DomainError('badCredentials')
    await deps.throttle.clear({ scope: passwordTries.scope, subject })
  }

  return { status, set }
}
