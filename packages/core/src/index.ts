export { type Client, type ClientOptions, createClient, createIntent, type Intent } from './client/index.ts'
export {
  AbortedError,
  ApiError,
  type ClientError,
  ContractError,
  describeError,
  hasCode,
  isClientError,
  isFinalRefusal,
  mayRetry,
  NetworkError,
  type Refusal,
} from './errors/index.ts'
export {
  type ClientStorage,
  createBrowserStorage,
  createMemoryStorage,
  createNativeStorage,
} from './storage/index.ts'
