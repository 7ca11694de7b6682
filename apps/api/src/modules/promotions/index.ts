import { defineModule, recurring } from '../../module.ts'
import { rewardFriends } from './friends/reward-friends.ts'
import { countMonths } from './months/count-months.ts'
import { promotionInvariants } from './promotions.invariants.ts'
import { promotionsRoutes } from './promotions.routes.ts'

export { addInviteRules, type NewInviteRule } from './friends/invite-rules.repository.ts'
export { inMainUnit } from './in-main-unit.ts'
export { addMonthRules, type NewMonthPrize, type NewRebateStep } from './months/add-month-rules.repository.ts'
export { describeRewards, nameRewards } from './promotions.repository.ts'
export { lockScan } from './scans.repository.ts'
export { inviteSettings } from './settings/invite-settings.ts'
export { prizeSettings } from './settings/prize-settings.ts'
export { rebateSettings } from './settings/rebate-settings.ts'
export {
  claimTaskMarks,
  type DueTaskReward,
  endTaskRewards,
  isFullOfTasks,
  type JudgedTaskReward,
  listDueTaskRewards,
  putOffTaskRewards,
} from './tasks/pay-task-rewards.repository.ts'
export {
  listTaskRewards,
  promiseTaskReward,
  type StoredTaskReward,
} from './tasks/task-rewards.repository.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  routes: promotionsRoutes,
  jobs: { 'reward.friends': recurring(rewardFriends), 'count.months': recurring(countMonths) },
  invariants: promotionInvariants,
  tables: [
    'invite_rules',
    'rewards',
    'reward_claims',
    'promotion_scans',
    'seller_months',
    'closed_months',
    'closed_month_prizes',
    'month_prizes',
    'rebate_steps',
    'past_month_prizes',
    'past_rebate_steps',
  ],
})
