interface SqlError extends Error {
  readonly code?: string
  readonly constraint?: string
}

/** SQLSTATEs of our own functions. */
export const ledgerStates = {
  insufficientFunds: 'KL001',
  noSuchAccount: 'KL003',
  appendOnly: 'KL009',
} as const

/** Deadlock, serialization failure: the statement was undone and may be sent again. */
const undone = new Set(['40001', '40P01'])

/** The server went away or is not ready, or the line to it broke: whether the last statement was committed is unknown. */
const lineStates = new Set(['57P01', '57P02', '57P03', '57P05'])
const lineClass = /^08/
const lineCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const lineMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/

/**
 * The server works, and cannot do this now: seconds after which it may. A full disk is no matter of a moment; what others
 * hold or use up mostly is.
 */
const distress: Readonly<Record<string, number>> = {
  /** read_only_sql_transaction: a standby that is to take over. */
  '25006': 5,
  /** idle_in_transaction_session_timeout */
  '25P03': 1,
  /** insufficient_resources */
  '53000': 5,
  /** disk_full */
  '53100': 30,
  /** out_of_memory */
  '53200': 5,
  /** too_many_connections */
  '53300': 1,
  /** configuration_limit_exceeded */
  '53400': 5,
  /** lock_not_available: a wait for a lock took too long. */
  '55P03': 1,
  /** query_canceled: a statement took too long. */
  '57014': 1,
  /** Files: the disk or its quota is full, no more can be open. */
  ENOSPC: 30,
  EDQUOT: 30,
  EMFILE: 1,
  ENFILE: 1,
}
/** A server that was killed is back within two seconds. */
const secondsForLine = 1
const secondsForUndone = 1

const asSqlError = (error: unknown): SqlError | undefined =>
  error instanceof Error ? (error as SqlError) : undefined

export const sqlStateOf = (error: unknown): string | undefined => asSqlError(error)?.code

/** The name of the constraint that refused: repositories turn it into a domain error. */
export const constraintOf = (error: unknown): string | undefined => asSqlError(error)?.constraint

export const isUndone = (error: unknown): boolean => undone.has(sqlStateOf(error) ?? '')

export function isConnectionLost(error: unknown): boolean {
  const known = asSqlError(error)
  if (!known) return false
  const code = known.code ?? ''
  return (
    lineStates.has(code) || lineClass.test(code) || lineCodes.has(code) || lineMessages.test(known.message)
  )
}

/** No line was to be had at all: nothing was sent. */
const unsentCodes = new Set([
  '08001',
  '08004',
  '57P03',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const unsentMessages = /^timeout exceeded when trying to connect|due to connection timeout$/

/** The line broke under a statement: it may have been committed. */
export const isLostUnderway = (error: unknown): boolean =>
  isConnectionLost(error) &&
  !unsentCodes.has(sqlStateOf(error) ?? '') &&
  !unsentMessages.test(asSqlError(error)?.message ?? '')

/** The same statement may succeed when it is sent again. */
export const isTransient = (error: unknown): boolean => isUndone(error) || isConnectionLost(error)

/**
 * Seconds after which to ask again where the database, or the disk, cannot do its work now: nothing is wrong with what
 * was asked. Undefined for any other error.
 */
export function retryAfterDistress(error: unknown): number | undefined {
  if (isConnectionLost(error)) return secondsForLine
  if (isUndone(error)) return secondsForUndone
  return distress[sqlStateOf(error) ?? '']
}
