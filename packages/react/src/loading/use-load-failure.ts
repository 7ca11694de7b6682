'use client'

import { ApiError, ContractError, describeError, hasCode } from '@kaadi/core/errors'
import { useOnline } from './use-online.ts'

/** Who can ask again, and how a failure is put into words. */
export interface LoadFailureOptions {
  readonly onRetry?: (() => void) | undefined
  /** The catalogue's words, where it is left out. */
  readonly describe?: (error: unknown) => string
}

/** What stands where content would stand that could not be loaded: props of the kit's `ErrorState`. */
export interface LoadFailureProps {
  readonly kind: 'offline' | 'not-found' | 'failed'
  /** The words of what is not there; of an address that cannot be read the screen has its own. */
  readonly title?: string
  /** The words of what failed. Without a connection the screen has its own. */
  readonly children?: string
  /** The number that support asks for. */
  readonly reference?: string | undefined
  /** Left out for what is not there: it does not come by asking again. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Tells a failed load apart: no connection, not there, or failed, which an answer that cannot be read is too.
 *
 * @example
 * <ErrorState {...useLoadFailure(error, { onRetry: refetch })} />
 */
export function useLoadFailure(
  error: unknown,
  { onRetry, describe = describeError }: LoadFailureOptions = {},
): LoadFailureProps {
  const isOnline = useOnline()
  if (hasCode(error, 'notFound')) return { kind: 'not-found', title: describe(error) }
  // A load takes what it asks for from the address: what cannot be read of it was mistyped or cut short.
  if (hasCode(error, 'invalidInput')) return { kind: 'not-found' }
  // An answer that fits no schema is an answer: the line is there, and this build or the service is at fault.
  const isAnswer = error instanceof ApiError || error instanceof ContractError
  if (!isOnline || !isAnswer) return { kind: 'offline', onRetry }
  return { kind: 'failed', children: describe(error), reference: error.traceId, onRetry }
}
