import { defineModule, recurring } from '../../module.ts'
import { giftsRoutes } from './gifts.routes.ts'
import { rewardTasks } from './tasks/reward-tasks.ts'

export { specialSettings } from './settings/special-settings.ts'
export { taskSettings } from './settings/task-settings.ts'
export { addBrandSpecials, type NewBrandSpecial } from './specials/brand-specials.repository.ts'
export { addGiftTasks, type NewGiftTask } from './tasks/add-gift-tasks.repository.ts'

export const giftsModule = defineModule({
  name: 'gifts',
  routes: giftsRoutes,
  jobs: { 'reward.tasks': recurring(rewardTasks) },
  tables: ['gift_tasks', 'brand_specials'],
  views: ['running_specials'],
})
