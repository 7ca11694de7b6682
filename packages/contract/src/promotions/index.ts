export {
  type FirstOrderReward,
  firstOrderRewardSchema,
  type Invitation,
  invitationSchema,
  promotions,
  type RewardNotification,
  rewardNotificationSchema,
} from './promotions.endpoints.ts'
