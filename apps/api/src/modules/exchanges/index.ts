import { defineModule, recurring } from '../../module.ts'
import { exchangeInvariants } from './exchanges.invariants.ts'
import { sweepQuotes } from './exchanges.jobs.ts'
import { exchangesRoutes } from './exchanges.routes.ts'

export { describeExchanges, nameExchanges } from './exchanges.repository.ts'

export const exchangesModule = defineModule({
  name: 'exchanges',
  routes: exchangesRoutes,
  jobs: { 'sweep.exchangeQuotes': recurring(sweepQuotes) },
  invariants: exchangeInvariants,
  tables: ['exchange_quotes', 'exchanges'],
})
