export {
  type Bridge,
  type BridgeWindow,
  createBridge,
  type IncomingMessage,
  wrapperOf,
} from './bridge.ts'
export { type PageMessage, type WrapperMessage, wrapperMessageSchema } from './bridge-messages.ts'
