export { isTrivialPin } from './withdrawal-pin.rules.ts'
export {
  type PinStatus,
  pinStatusSchema,
  type WithdrawalPinsEndpoints,
  withdrawalPins,
} from './withdrawal-pins.endpoints.ts'
