/** What every failed call carries: which call it was. */
interface FailedCall {
  /** Method and path, such as `POST /bizgift/v1/user/card/submitTrade`. Never query or body, which may be secret. */
  readonly call: string
}

interface ApiFailure extends FailedCall {
  readonly code: number | string
  readonly httpStatus: number
  readonly serverMessage?: string | undefined
  readonly details?: unknown
  readonly traceId?: string | undefined
  readonly retryAfterMs?: number | undefined
}

/** The service answered and said no. `code` is one of the contract's, or the HTTP status where the reply had none. */
export class ApiError extends Error implements FailedCall {
  override readonly name = 'ApiError'
  readonly kind = 'api' as const
  declare readonly call: string
  /** Code of the envelope. `'000'` is a string and a failure. */
  declare readonly code: number | string
  declare readonly httpStatus: number
  /** The server's own words, if it had any. */
  declare readonly serverMessage: string | undefined
  /** Facts that belong to the failure, such as the attempts left or a fresh quote. `hasCode` types them. */
  declare readonly details: unknown
  /** Number of the request, for support. */
  declare readonly traceId: string | undefined
  /** How long the server asked to wait, in milliseconds. */
  declare readonly retryAfterMs: number | undefined

  constructor(failure: ApiFailure) {
    super(`${failure.call} was refused with ${failure.code}: ${failure.serverMessage ?? 'no message'}`)
    Object.assign(this, failure)
  }
}

/** No reply arrived, so it is not known whether the call had an effect. */
export class NetworkError extends Error implements FailedCall {
  override readonly name = 'NetworkError'
  readonly kind = 'network' as const
  declare readonly call: string
  declare readonly reason: 'unreachable' | 'timeout'

  constructor(call: string, reason: NetworkError['reason'], cause?: unknown) {
    super(`${call} got no reply (${reason}).`, { cause })
    this.call = call
    this.reason = reason
  }
}

/** What was wrong with a reply that does not fit the contract. */
export type ContractProblem = 'not-json' | 'envelope' | 'data' | 'too-large'

/** A reply arrived that is not what the contract promises: another version, a proxy's page, a broken server. */
export class ContractError extends Error implements FailedCall {
  override readonly name = 'ContractError'
  readonly kind = 'contract' as const
  declare readonly call: string
  declare readonly problem: ContractProblem
  /** Where the reply differs, such as `data.rate`. Paths alone, never values. */
  declare readonly paths: readonly string[]
  /** Number of the request, for support, where the reply had one. */
  declare readonly traceId: string | undefined

  constructor(call: string, problem: ContractProblem, paths: readonly string[] = [], traceId?: string) {
    super(`${call} answered out of contract (${[problem, ...paths].join(', ')}).`)
    this.call = call
    this.problem = problem
    this.paths = paths
    this.traceId = traceId
  }
}

/** The caller took the call back. Whether it had an effect is not known. */
export class AbortedError extends Error implements FailedCall {
  override readonly name = 'AbortedError'
  readonly kind = 'aborted' as const
  declare readonly call: string

  constructor(call: string) {
    super(`${call} was aborted.`)
    this.call = call
  }
}

/** Everything that a call of the client can throw, told apart by `kind`. */
export type ClientError = ApiError | NetworkError | ContractError | AbortedError

/** Whether a caught value is one of the client's errors. */
export const isClientError = (error: unknown): error is ClientError =>
  [ApiError, NetworkError, ContractError, AbortedError].some((one) => error instanceof one)
