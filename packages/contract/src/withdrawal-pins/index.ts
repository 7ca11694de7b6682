export { type PinStatus, pinStatusSchema, withdrawalPins } from './withdrawal-pins.endpoints.ts'
