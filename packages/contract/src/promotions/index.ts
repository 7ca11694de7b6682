export {
  type FirstOrderReward,
  firstOrderRewardSchema,
  promotions,
  type RewardNotification,
  rewardNotificationSchema,
} from './promotions.endpoints.ts'
