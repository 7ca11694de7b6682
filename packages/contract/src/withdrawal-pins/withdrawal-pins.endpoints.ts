import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { instantSchema, type Named } from '../primitives/index.ts'
import { passwordHashSchema } from '../sessions/index.ts'
import { verificationCodeSchema, verificationSentSchema } from '../users/user.schema.ts'
import { pinSchema } from '../withdrawals/withdrawal.schema.ts'

const pinStatusFields = z.object({
  pinSet: z.boolean(),
  attemptsLeft: z.int(),
  /** Until when every PIN is refused; null where it is not locked. */
  lockedUntil: z.nullable(instantSchema),
})
/** Whether a PIN is set and can be used. */
export interface PinStatus extends z.infer<typeof pinStatusFields> {}
/** Whether a PIN is set, how many tries are left, and until when it is locked. */
export const pinStatusSchema: Named<PinStatus, typeof pinStatusFields.shape> = pinStatusFields

const changePinFields = z.object({ oldPin: pinSchema, pin: pinSchema })
/** What a caller gives to change the withdrawal password. */
export interface ChangePinRequest extends z.infer<typeof changePinFields> {}
/** The withdrawal password as it is, and as it is to be. */
export const changePinSchema: Named<ChangePinRequest, typeof changePinFields.shape> = changePinFields

const resetPinFields = z.object({
  /** Of the account. */
  password: passwordHashSchema,
  code: verificationCodeSchema,
  pin: pinSchema,
})
/** What a caller gives who has forgotten the withdrawal password. */
export interface ResetPinRequest extends z.infer<typeof resetPinFields> {}
/** The account's password, the mailed code, and the withdrawal password as it is to be. */
export const resetPinSchema: Named<ResetPinRequest, typeof resetPinFields.shape> = resetPinFields

const pinResetFields = z.object({
  /** Until when withdrawals wait. */
  withdrawalsHeldUntil: instantSchema,
})
/** What follows from a reset. */
export interface PinReset extends z.infer<typeof pinResetFields> {}
/** What follows from a reset. */
export const pinResetSchema: Named<PinReset, typeof pinResetFields.shape> = pinResetFields

const calls = {
  /** Whether a PIN is set, how many tries are left, and until when it is locked. */
  status: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizWithdrawPassword/status',
    summary: 'Withdrawal password: is one set?',
    auth: 'bearer',
    data: pinStatusSchema,
  }),
  /** Sets the first PIN. The account's password proves who asks, since a token alone must not open the way out. */
  set: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizWithdrawPassword/set',
    asksSecondFactor: true,
    summary: 'Set the withdrawal password',
    auth: 'bearer',
    body: z.object({ pin: pinSchema, password: passwordHashSchema }),
    data: pinStatusSchema,
    idempotencyKey: true,
    errors: ['pinAlreadySet', 'pinTooSimple', 'badCredentials'],
  }),
  /** Another PIN, for who knows the one that is set. A wrong one counts as a try, as it does at a withdrawal. */
  change: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizWithdrawPassword/change',
    asksSecondFactor: true,
    summary: 'Change the withdrawal password',
    auth: 'bearer',
    body: changePinSchema,
    data: pinStatusSchema,
    idempotencyKey: true,
    errors: ['pinNotSet', 'wrongPin', 'pinLocked', 'pinTooSimple', 'invalidInput'],
  }),
  /** Mails a six-digit code to the user's own address. Once a minute. */
  sendCode: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizWithdrawPassword/sendCode',
    summary: 'Mail the code to reset the withdrawal password',
    auth: 'bearer',
    data: verificationSentSchema,
    idempotencyKey: true,
    errors: ['tooFrequentOperation'],
  }),
  /**
   * Another PIN in place of a forgotten or locked one, proved by the account's password and the mailed code. Withdrawals
   * wait for 24 hours, and the owner is mailed: whoever got hold of both cannot empty the wallet unseen.
   */
  reset: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizWithdrawPassword/reset',
    asksSecondFactor: true,
    summary: 'Reset the withdrawal password',
    auth: 'bearer',
    body: resetPinSchema,
    data: pinResetSchema,
    idempotencyKey: true,
    errors: ['pinNotSet', 'pinTooSimple', 'badCredentials', 'badVerificationCode', 'tooManyRequests'],
  }),
}

/** The calls of `withdrawalPins` under their own name, so that an editor shows it and not their schemas. */
export interface WithdrawalPinsEndpoints extends Readonly<typeof calls> {}

/** The withdrawal password, six digits that guard every payout. The paths are ours. */
export const withdrawalPins: WithdrawalPinsEndpoints = calls
