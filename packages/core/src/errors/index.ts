export {
  AbortedError,
  ApiError,
  type ClientError,
  ContractError,
  type ContractProblem,
  isClientError,
  NetworkError,
} from './client-error.ts'
export {
  describeError,
  hasCode,
  isFinalRefusal,
  isOutOfReach,
  mayRetry,
  type Refusal,
} from './describe-error.ts'
export { numberDetail, textDetail } from './failure-details.ts'
