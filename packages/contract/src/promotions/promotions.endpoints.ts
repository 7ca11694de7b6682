import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { amountSchema, currencyIdSchema } from '../primitives/index.ts'

export const rewardNotificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  amount: amountSchema,
  currencyId: currencyIdSchema,
  type: z.string(),
})
export type RewardNotification = z.infer<typeof rewardNotificationSchema>

export const firstOrderRewardSchema = z.object({
  /** Whether the caller still can earn it. */
  eligible: z.boolean(),
  amount: amountSchema,
  currencyId: currencyIdSchema,
  rule: z.string(),
})
export type FirstOrderReward = z.infer<typeof firstOrderRewardSchema>

/** Rewards. Source: specification, section 7; shapes: design, "Screens". */
export const promotions = {
  unreadRewards: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/userRewardNotification/unreadNotifications',
    summary: 'Rewards not seen yet',
    auth: 'bearer',
    data: z.array(rewardNotificationSchema),
  }),
  readReward: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/userRewardNotification/readNotification',
    summary: 'Mark a reward as seen',
    auth: 'bearer',
    body: z.object({ id: z.string().check(z.maxLength(64)) }),
    data: z.null(),
  }),
  firstOrderReward: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/reward/firstSuccessfulGiftCardOrderRewards',
    summary: 'Reward for the first sale',
    auth: 'bearer',
    data: firstOrderRewardSchema,
  }),
}
