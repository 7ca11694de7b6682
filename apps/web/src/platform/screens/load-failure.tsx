import { useLoadFailure } from '@kaadi/react'
import { ErrorState, type ErrorStateProps } from '@kaadi/ui'
import { sayError } from '../words/say-error.ts'

export interface LoadFailureProps extends Omit<ErrorStateProps, 'kind' | 'title' | 'reference' | 'children'> {
  error: unknown
}

/** Stands where content would stand that could not be loaded. */
export function LoadFailure({ error, onRetry, ...rest }: LoadFailureProps) {
  return <ErrorState {...rest} {...useLoadFailure(error, { onRetry, describe: sayError })} />
}
