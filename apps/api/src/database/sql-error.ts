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

/** The server went away or is not ready: whether the last statement was committed is unknown. */
const lineStates = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006'])
const lineCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const lineMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const asSqlError = (error: unknown): SqlError | undefined =>
  error instanceof Error ? (error as SqlError) : undefined

export const sqlStateOf = (error: unknown): string | undefined => asSqlError(error)?.code

/** The name of the constraint that refused: repositories turn it into a domain error. */
export const constraintOf = (error: unknown): string | undefined => asSqlError(error)?.constraint

export const isUndone = (error: unknown): boolean => undone.has(sqlStateOf(error) ?? '')

export function isConnectionLost(error: unknown): boolean {
  const known = asSqlError(error)
  if (!known) return false
  return (
    lineStates.has(known.code ?? '') || lineCodes.has(known.code ?? '') || lineMessages.test(known.message)
  )
}

/** The same statement may succeed when it is sent again. */
export const isTransient = (error: unknown): boolean => isUndone(error) || isConnectionLost(error)
