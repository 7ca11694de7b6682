import { defineModule } from '../../module.ts'
import { cardBalancesRoutes } from './card-balances.routes.ts'

export { addBalancePages, findBalancePage, type NewBalancePage } from './card-balances.repository.ts'

export const cardBalancesModule = defineModule({
  name: 'card-balances',
  routes: cardBalancesRoutes,
  tables: ['card_balance_pages'],
})
