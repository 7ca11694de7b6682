import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { amountSchema, currencyIdSchema } from '../primitives/index.ts'

/** A reward that was credited and not shown yet. */
export const rewardNotificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  amount: amountSchema,
  currencyId: currencyIdSchema,
  type: z.string(),
})
/** A reward that was credited and not shown yet. */
export type RewardNotification = z.infer<typeof rewardNotificationSchema>

/** What the first successful sale earns: the sum of the coupon that a new seller is welcomed with. */
export const firstOrderRewardSchema = z.object({
  /** Whether the caller still can earn it: the coupon is there, and no sale was paid before. */
  eligible: z.boolean(),
  amount: amountSchema,
  currencyId: currencyIdSchema,
  rule: z.string(),
})
/** What the first successful sale earns. */
export type FirstOrderReward = z.infer<typeof firstOrderRewardSchema>

/** Rewards. Source: specification, section 7; shapes: design, "Screens". */
export const promotions = {
  /**
   * Rewards that were credited and not shown yet.
   *
   * Units: amounts are decimal strings in the reward's currency.
   * Errors: the general ones.
   * Source: specification, section 7.
   */
  unreadRewards: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/userRewardNotification/unreadNotifications',
    summary: 'Rewards not seen yet',
    auth: 'bearer',
    data: z.array(rewardNotificationSchema),
  }),
  /**
   * Marks a reward as shown. Harmless when repeated.
   *
   * Errors: the general ones.
   * Source: specification, section 7.
   */
  readReward: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/userRewardNotification/readNotification',
    summary: 'Mark a reward as seen',
    auth: 'bearer',
    body: z.object({ id: z.string().check(z.maxLength(64)) }),
    data: z.null(),
  }),
  /**
   * What the first successful sale earns, and whether the caller still can earn it. It is a coupon: `coupons.list` has
   * it, and the quote shows it.
   *
   * Units: the amount is a decimal string in the reward's currency.
   * Errors: the general ones.
   * Source: specification, section 7.
   */
  firstOrderReward: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/reward/firstSuccessfulGiftCardOrderRewards',
    summary: 'Reward for the first sale',
    auth: 'bearer',
    data: firstOrderRewardSchema,
  }),
}
