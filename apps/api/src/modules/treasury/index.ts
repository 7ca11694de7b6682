import { defineModule } from '../../module.ts'
import { treasuryRoutes } from './treasury.routes.ts'

export const treasuryModule = defineModule({
  name: 'treasury',
  routes: treasuryRoutes,
})
