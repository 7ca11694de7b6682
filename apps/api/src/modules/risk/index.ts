import { defineModule } from '../../module.ts'
import { riskInvariants } from './risk.invariants.ts'
import { riskRoutes } from './risk.routes.ts'

export { pageBlocks } from './blocking/blocks.repository.ts'
export {
  type CallDevice,
  requireSavable,
  requireServed,
  requireWelcome,
  selectBarred,
  selectBlockedAccounts,
} from './blocking/guards.repository.ts'
export {
  besidesOwn,
  isForeignSeller,
  isOwnOf,
  listOwnAccounts,
  requireForeignSeller,
} from './known-seller.repository.ts'
export { type RunningPause, toOwnPause } from './pausing/own-pause.ts'
export {
  pausedError,
  requirePayable,
  requireUnpaused,
  runningPauseOf,
  selectPaused,
} from './pausing/paused-sellers.repository.ts'
export { listPauses } from './pausing/pauses.repository.ts'

export const riskModule = defineModule({
  name: 'risk',
  routes: riskRoutes,
  invariants: riskInvariants,
  tables: ['seller_pauses', 'blocks'],
  views: ['running_pauses', 'running_blocks'],
})
