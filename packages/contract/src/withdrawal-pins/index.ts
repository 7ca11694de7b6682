export { isTrivialPin } from './withdrawal-pin.rules.ts'
export { type PinStatus, pinStatusSchema, withdrawalPins } from './withdrawal-pins.endpoints.ts'
