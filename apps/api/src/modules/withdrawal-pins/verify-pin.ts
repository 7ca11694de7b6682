import { DomainError } from '../../errors/domain-error.ts'
import type { SecretHasher } from '../../vault/index.ts'
import { pinAttempts } from './withdrawal-pin.ts'
import type { createWithdrawalPinsRepository } from './withdrawal-pins.repository.ts'

export const pinPurpose = 'withdrawal-pin'

/**
 * Does `work` once the PIN fits; otherwise throws as `VerifyPin` does. The attempt is forgiven by the statement of `work`
 * itself (`forgivePins`), which spares a commit; where `work` fails, here.
 */
export type WithPin = <Done>(userId: bigint, pin: string, work: () => Promise<Done>) => Promise<Done>

/** Passes when the PIN fits; otherwise throws `pinNotSet`, `wrongPin` or `pinLocked`. */
export type VerifyPin = (userId: bigint, pin: string) => Promise<void>

/** Who waits for whom, in the whole process: withdrawals and bank accounts ask for the same PIN. */
const lastOf = new Map<bigint, Promise<unknown>>()

/**
 * Its attempts are commits of their own: they stay counted whatever becomes of the use case. In one process a user's
 * attempts run one after the other, so that many right ones at once do not lock the PIN.
 */
export function createVerifyPin(pins: Pins, secrets: SecretHasher): VerifyPin {
  const withPin = createWithPin(pins, secrets)
  return (userId, pin) => withPin(userId, pin, () => pins.forgive(userId))
}

type Pins = ReturnType<typeof createWithdrawalPinsRepository>

export function createWithPin(pins: Pins, secrets: SecretHasher): WithPin {
  const verify: VerifyPin = async (userId, pin) => {
    const charged = await pins.charge(userId)
    if (!charged) {
      const state = await pins.find(userId)
      throw state ? locked(state.lockedUntil) : new DomainError('pinNotSet')
    }
    if (await secrets.verify(pinPurpose, charged.pinHash, pin)) return
    if (charged.lockedUntil) throw locked(charged.lockedUntil)
    throw new DomainError('wrongPin', { details: { attemptsLeft: pinAttempts - charged.failedAttempts } })
  }

  return async (userId, pin, work) => {
    const tried = async () => {
      await verify(userId, pin)
      try {
        return await work()
      } catch (error) {
        await pins.forgive(userId)
        throw error
      }
    }
    const turn = (lastOf.get(userId) ?? Promise.resolve()).then(tried)
    const settled = turn.catch(() => undefined)
    lastOf.set(userId, settled)
    await settled.then(() => lastOf.get(userId) === settled && lastOf.delete(userId))
    return turn
  }
}

/** Null only where the lock ended between the two looks: then it may be tried again at once. */
const locked = (lockedUntil: Date | null): DomainError =>
  new DomainError('pinLocked', {
    details: { lockedUntil: lockedUntil?.toISOString() ?? null },
    retryAfterSeconds: lockedUntil ? Math.max(1, Math.ceil((lockedUntil.getTime() - Date.now()) / 1000)) : 1,
  })
