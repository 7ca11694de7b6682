import { defineModule } from '../../module.ts'
import { operatorInvariants } from './operators.invariants.ts'
import { operatorsRoutes } from './operators.routes.ts'

export { pageAccounts } from './accounts/accounts.repository.ts'
export { countDemoOperators, createOperatorsRepository } from './operators.repository.ts'

export const operatorsModule = defineModule({
  name: 'operators',
  routes: operatorsRoutes,
  invariants: operatorInvariants,
  tables: ['operators', 'operator_invitations', 'operator_changes', 'trace_counts'],
  views: ['console_operators', 'operator_passwords'],
})
