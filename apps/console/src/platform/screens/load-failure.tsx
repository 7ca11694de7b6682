import { useLoadFailure } from '@kaadi/react'
import { ErrorState } from '@kaadi/ui'
import { sayError } from '../net/say-error.ts'

/** Stands where content would stand that could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <ErrorState {...useLoadFailure(error, { onRetry, describe: sayError })} />
}
