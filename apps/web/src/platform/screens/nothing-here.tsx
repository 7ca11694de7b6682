import { tableMessage } from '@kaadi/contract/errors'
import { ErrorState, type ErrorStateProps } from '@kaadi/ui'
import { fromService } from '@kaadi/words'

/** Stands where content would stand of an address that names nothing, in the words of the service, which is not asked. */
export function NothingHere({ action }: Pick<ErrorStateProps, 'action'>) {
  return <ErrorState kind="not-found" title={fromService(tableMessage(404))} action={action} />
}
