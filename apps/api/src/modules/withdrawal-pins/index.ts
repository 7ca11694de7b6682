export { createVerifyPin, type VerifyPin } from './verify-pin.ts'
export { createWithdrawalPinsRepository } from './withdrawal-pins.repository.ts'
export { withdrawalPinsRoutes } from './withdrawal-pins.routes.ts'
