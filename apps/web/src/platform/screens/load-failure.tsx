import { ApiError, describeError, hasCode } from '@kaadi/core/errors'
import { ErrorState, type ErrorStateProps } from '@kaadi/ui'
import { useOnline } from '../net/online.ts'

export interface LoadFailureProps extends Omit<ErrorStateProps, 'kind' | 'title' | 'reference' | 'children'> {
  error: unknown
}

/**
 * Stands where content would stand that could not be loaded: offline, not there (the service's words for 404 as given),
 * or failed with the number that support asks for.
 */
export function LoadFailure({ error, ...rest }: LoadFailureProps) {
  const online = useOnline()
  if (hasCode(error, 'notFound')) {
    const { onRetry: _, ...without } = rest
    return <ErrorState {...without} kind="not-found" title={describeError(error)} />
  }
  if (!online || !(error instanceof ApiError)) return <ErrorState {...rest} kind="offline" />
  return (
    <ErrorState {...rest} reference={error.traceId}>
      {describeError(error)}
    </ErrorState>
  )
}
