import { ApiError } from '@kaadi/core/errors'
import { ErrorState } from '@kaadi/ui'
import { sayError } from '../net/say-error.ts'

/** Stands where content would stand that could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!(error instanceof ApiError)) return <ErrorState kind="offline" onRetry={onRetry} />
  const isGone = error.httpStatus === 404
  return (
    <ErrorState
      kind={isGone ? 'not-found' : 'failed'}
      title={isGone ? sayError(error) : undefined}
      reference={error.traceId}
      onRetry={isGone ? undefined : onRetry}
    >
      {isGone ? null : sayError(error)}
    </ErrorState>
  )
}
