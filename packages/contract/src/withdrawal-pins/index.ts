export { isTrivialPin } from './withdrawal-pin.rules.ts'
export {
  type ChangePinRequest,
  changePinSchema,
  type PinReset,
  type PinStatus,
  pinResetSchema,
  pinStatusSchema,
  type ResetPinRequest,
  resetPinSchema,
  type WithdrawalPinsEndpoints,
  withdrawalPins,
} from './withdrawal-pins.endpoints.ts'
