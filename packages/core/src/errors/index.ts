export {
  AbortedError,
  ApiError,
  type ClientError,
  ContractError,
  type ContractProblem,
  isClientError,
  NetworkError,
} from './client-error.ts'
export { describeError, hasCode, isFinalRefusal, mayRetry } from './describe-error.ts'
