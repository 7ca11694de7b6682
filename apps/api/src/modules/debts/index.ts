import { defineModule } from '../../module.ts'
import { debtsRoutes } from './debts.routes.ts'

export const debtsModule = defineModule({
  name: 'debts',
  routes: debtsRoutes,
})
