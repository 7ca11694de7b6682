import { defineModule } from '../../module.ts'
import { promotionInvariants } from './promotions.invariants.ts'
import { promotionsRoutes } from './promotions.routes.ts'

export { describeRewards } from './promotions.repository.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  routes: promotionsRoutes,
  invariants: promotionInvariants,
  tables: ['rewards'],
})
