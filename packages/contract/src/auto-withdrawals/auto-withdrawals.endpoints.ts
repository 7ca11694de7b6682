import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { autoWithdrawRequestSchema, autoWithdrawRuleSchema } from './auto-withdrawal.schema.ts'

const calls = {
  /** What the seller has withdrawn by itself, in each currency where it was ever set. */
  list: defineEndpoint({
    method: 'GET',
    path: '/bizwithdraw/v1/autoWithdraw/list',
    summary: 'My automatic withdrawals',
    auth: 'bearer',
    data: z.array(autoWithdrawRuleSchema),
  }),
  /**
   * Sets what is withdrawn by itself in a currency, to the main account that there is now. Each withdrawal that it makes is
   * one like others, with their limits and fees.
   */
  set: defineEndpoint({
    method: 'POST',
    path: '/bizwithdraw/v1/autoWithdraw/set',
    asksSecondFactor: true,
    summary: 'Withdraw automatically',
    auth: 'bearer',
    body: autoWithdrawRequestSchema,
    data: autoWithdrawRuleSchema,
    idempotencyKey: true,
    errors: ['defaultAccountMissing', 'pinNotSet', 'wrongPin', 'pinLocked', 'invalidInput'],
  }),
}

/** The calls of `autoWithdrawals` under their own name, so that an editor shows it and not their schemas. */
export interface AutoWithdrawalsEndpoints extends Readonly<typeof calls> {}

/** What a seller has withdrawn by itself. The paths are ours. */
export const autoWithdrawals: AutoWithdrawalsEndpoints = calls
