import { defineModule } from '../../module.ts'
import { peopleInvariants } from './people.invariants.ts'
import { peopleRoutes } from './people.routes.ts'

export { pageSellers } from './reading/page-sellers.repository.ts'

export const peopleModule = defineModule({
  name: 'people',
  routes: peopleRoutes,
  invariants: peopleInvariants,
  tables: ['seller_notes'],
})
