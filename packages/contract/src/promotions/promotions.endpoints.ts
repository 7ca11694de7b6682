import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { amountSchema, currencyIdSchema, type Named } from '../primitives/index.ts'
import { invitationCodeSchema } from '../users/user.schema.ts'

const rewardNotificationFields = z.object({
  id: z.string(),
  title: z.string(),
  amount: amountSchema,
  currencyId: currencyIdSchema,
  type: z.string(),
})
/** A reward that was credited and not shown yet. */
export interface RewardNotification extends z.infer<typeof rewardNotificationFields> {}
/** A reward that was credited and not shown yet. */
export const rewardNotificationSchema: Named<RewardNotification, typeof rewardNotificationFields.shape> =
  rewardNotificationFields

const firstOrderRewardFields = z.object({
  /** Whether the caller still can earn it: the coupon is there, and no sale was paid before. */
  eligible: z.boolean(),
  amount: amountSchema,
  currencyId: currencyIdSchema,
  rule: z.string(),
})
/** What the first successful sale earns. */
export interface FirstOrderReward extends z.infer<typeof firstOrderRewardFields> {}
/** What the first successful sale earns: the sum of the coupon that a new seller is welcomed with. */
export const firstOrderRewardSchema: Named<FirstOrderReward, typeof firstOrderRewardFields.shape> =
  firstOrderRewardFields

const invitationFields = z.object({
  /** First name and initial, or what of it may be told; null where the code is nobody's. */
  invitedBy: z.nullable(z.string()),
})
/** Whose invitation a code is. */
export interface Invitation extends z.infer<typeof invitationFields> {}
/** Whose invitation a code is. */
export const invitationSchema: Named<Invitation, typeof invitationFields.shape> = invitationFields

const calls = {
  /** Rewards that were credited and not shown yet. */
  unreadRewards: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/userRewardNotification/unreadNotifications',
    summary: 'Rewards not seen yet',
    auth: 'bearer',
    data: z.array(rewardNotificationSchema),
  }),
  /** Marks a reward as shown. Harmless when repeated. */
  readReward: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/userRewardNotification/readNotification',
    summary: 'Mark a reward as seen',
    auth: 'bearer',
    body: z.object({ id: z.string().check(z.maxLength(64)) }),
    data: z.null(),
  }),
  /** Whose invitation a code is, to be said before an account is opened with it. */
  invitation: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/invitation/check',
    summary: 'Whose invitation is it?',
    auth: 'none',
    query: z.object({ invitationCode: invitationCodeSchema }),
    data: invitationSchema,
    errors: ['tooManyRequests'],
  }),
  /**
   * What the first successful sale earns, and whether the caller still can earn it. It is a coupon: `coupons.list` has
   * it, and the quote shows it.
   */
  firstOrderReward: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/reward/firstSuccessfulGiftCardOrderRewards',
    summary: 'Reward for the first sale',
    auth: 'bearer',
    data: firstOrderRewardSchema,
  }),
}

/** The calls of `promotions` under their own name, so that an editor shows it and not their schemas. */
export interface PromotionsEndpoints extends Readonly<typeof calls> {}

/** Rewards. */
export const promotions: PromotionsEndpoints = calls
