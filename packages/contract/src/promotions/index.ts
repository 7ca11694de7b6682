export {
  type FirstOrderReward,
  firstOrderRewardSchema,
  type Invitation,
  invitationSchema,
  type PromotionsEndpoints,
  promotions,
  type RewardNotification,
  rewardNotificationSchema,
} from './promotions.endpoints.ts'
