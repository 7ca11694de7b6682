export { type WrapperPorts, wrapperOf } from '../navigation/wrapper-of.ts'
export {
  type Bridge,
  type BridgeWindow,
  createBridge,
  type IncomingMessage,
} from './bridge.ts'
export { type PageMessage, type WrapperMessage, wrapperMessageSchema } from './bridge-messages.ts'
export { pageMessage, tellWrapper } from './tell-wrapper.ts'
