import { defineModule } from '../../module.ts'
import { walletsRoutes } from './wallets.routes.ts'

export const walletsModule = defineModule({
  name: 'wallets',
  routes: walletsRoutes,
})
