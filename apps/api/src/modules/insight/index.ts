import { defineModule, recurring } from '../../module.ts'
import { insightRoutes } from './insight.routes.ts'
import { sumDaysJob } from './sum-days.job.ts'

export const insightModule = defineModule({
  name: 'insight',
  routes: insightRoutes,
  jobs: { 'insight.days': recurring(sumDaysJob) },
  tables: ['desk_days', 'desk_day_reasons', 'money_days', 'money_day_brands', 'desk_days_summed'],
})
