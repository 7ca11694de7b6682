import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { instantSchema, type Named } from '../primitives/index.ts'
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
    body: z.object({ pin: pinSchema, password: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
    data: pinStatusSchema,
    idempotencyKey: true,
    errors: ['pinAlreadySet', 'pinTooSimple', 'badCredentials'],
  }),
}

/** The calls of `withdrawalPins` under their own name, so that an editor shows it and not their schemas. */
export interface WithdrawalPinsEndpoints extends Readonly<typeof calls> {}

/** The withdrawal password, six digits that guard every payout. The paths are ours. */
export const withdrawalPins: WithdrawalPinsEndpoints = calls
