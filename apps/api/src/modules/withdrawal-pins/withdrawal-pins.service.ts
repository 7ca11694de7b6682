import { passwordResetHoldMs } from '@kaadi/contract/constants'
import {
  type ChangePinRequest,
  isTrivialPin,
  type PinReset,
  type PinStatus,
  type ResetPinRequest,
} from '@kaadi/contract/withdrawal-pins'
import type { Deps } from '../../deps.ts'
import { DomainError, invalidField } from '../../errors/domain-error.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import { type KeyedRequest, storedReply, withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { mailCode, requirePassword } from '../sessions/index.ts'
import { holdWithdrawals } from '../users/index.ts'
import { createVerifyPin, pinPurpose } from './verify-pin.ts'
import { pinAttempts } from './withdrawal-pin.ts'
import { pinChangedMail, pinResetCodeMail } from './withdrawal-pins.mails.ts'
import { createWithdrawalPinsRepository, insertPin, replacePin } from './withdrawal-pins.repository.ts'

export interface SetPin {
  readonly userId: bigint
  readonly key: string
  readonly pin: string
  /** Pre-hash of the account's password. */
  readonly password: string
}

type Owner = Pick<SignedInUser, 'id' | 'email' | 'countryCode'>

const purpose = 'resetPin'
const holdSeconds = passwordResetHoldMs / 1000

export function createWithdrawalPinsService(deps: Deps) {
  const { db } = deps.database
  const pins = createWithdrawalPinsRepository(deps.database)
  const verifyPin = createVerifyPin(pins, deps.secrets)

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
    await requirePassword(deps, { id: userId }, password)
    const pinHash = await deps.secrets.hash(pinPurpose, pin)
    const request = keyedRequest(deps.vault, { userId, key, operation: 'withdrawalPins.set', body: { pin } })
    await withIdempotency(db, request, async (tx) => {
      await insertPin(tx, userId, pinHash)
      return { pinSet: true }
    })
    return status(userId)
  }

  const change = async (owner: Owner, body: ChangePinRequest, key: string): Promise<PinStatus> => {
    const userId = owner.id
    const request = keyedRequest(deps.vault, { userId, key, operation: 'withdrawalPins.change', body })
    if (await storedReply(db, request)) return status(userId)
    try {
      await changeOnce(owner, body, request)
    } catch (error) {
      // Of one that comes twice at once the second finds another PIN by then: nobody guessed.
      if (!(await storedReply(db, request))) throw error
      await pins.forgive(userId)
    }
    deps.wakeJobs()
    return status(userId)
  }

  const changeOnce = async (
    { id: userId, email, countryCode }: Owner,
    { oldPin, pin }: ChangePinRequest,
    request: KeyedRequest,
  ): Promise<void> => {
    if (isTrivialPin(pin)) throw new DomainError('pinTooSimple')
    await verifyPin(userId, oldPin)
    if (pin === oldPin) throw invalidField('pin', 'Choose one that you do not have now.')
    const pinHash = await deps.secrets.hash(pinPurpose, pin)
    await withIdempotency(db, request, async (tx) => {
      if (!(await replacePin(tx, userId, pinHash))) throw new DomainError('pinNotSet')
      await deps.mail.send(tx, pinChangedMail(email, { heldUntil: null, at: deps.clock(), countryCode }))
      return { pinSet: true }
    })
  }

  const sendCode = async ({ id: userId, email }: Owner, key: string) => {
    const request = keyedRequest(deps.vault, { userId, key, operation: 'withdrawalPins.sendCode', body: {} })
    const { reply } = await withIdempotency(db, request, (tx) =>
      mailCode(deps, tx, { purpose, email, mailOf: (code) => pinResetCodeMail(email, code) }),
    )
    deps.wakeJobs()
    return reply
  }

  const reset = async (
    { id: userId, email, countryCode }: Owner,
    body: ResetPinRequest,
    key: string,
  ): Promise<PinReset> => {
    const { password, code, pin } = body
    const request = keyedRequest(deps.vault, { userId, key, operation: 'withdrawalPins.reset', body })
    const kept = await storedReply<PinReset>(db, request)
    if (kept) return kept
    if (isTrivialPin(pin)) throw new DomainError('pinTooSimple')
    if (!(await pins.find(userId))) throw new DomainError('pinNotSet')
    await requirePassword(deps, { id: userId }, password)
    await deps.codes.require(db, { purpose, email, code, by: { sellerId: userId } })
    const pinHash = await deps.secrets.hash(pinPurpose, pin)
    const { reply } = await withIdempotency(db, request, async (tx) => {
      await deps.codes.consume(tx, purpose, email)
      const heldUntil = await holdWithdrawals(tx, userId, holdSeconds)
      if (!(await replacePin(tx, userId, pinHash))) throw new DomainError('pinNotSet')
      await deps.mail.send(tx, pinChangedMail(email, { heldUntil, at: deps.clock(), countryCode }))
      return { withdrawalsHeldUntil: heldUntil.toISOString() }
    })
    deps.wakeJobs()
    return reply
  }

  return { status, set, change, sendCode, reset }
}
