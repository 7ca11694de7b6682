import { defineModule } from '../../module.ts'
import { redeemerInvariants } from './redeemers.invariants.ts'
import { redeemersRoutes } from './redeemers.routes.ts'

export {
  findHandedTo,
  findOpenLine,
  insertLine,
  insertReturn,
  isHandedTo,
  openCustody,
  ordersCustody,
  type StoredCustody,
} from './custody.repository.ts'
export { addRedeemers, lockOpenRedeemer, type NewRedeemer } from './redeemers.repository.ts'

export const redeemersModule = defineModule({
  name: 'redeemers',
  routes: redeemersRoutes,
  invariants: redeemerInvariants,
  tables: ['redeemers', 'custody_lines', 'custody_returns'],
})
