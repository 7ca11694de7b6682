import { defineModule } from '../../module.ts'
import { withdrawalPinInvariants } from './withdrawal-pins.invariants.ts'
import { withdrawalPinsRoutes } from './withdrawal-pins.routes.ts'

export { createVerifyPin, createWithPin, type VerifyPin, type WithPin } from './verify-pin.ts'
export { createWithdrawalPinsRepository, forgivePins, removePin } from './withdrawal-pins.repository.ts'

export const withdrawalPinsModule = defineModule({
  name: 'withdrawal-pins',
  routes: withdrawalPinsRoutes,
  invariants: withdrawalPinInvariants,
  tables: ['withdrawal_pins'],
  views: ['pin_holders'],
})
