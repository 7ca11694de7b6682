import { fieldRefusal } from '../../../platform/forms/field-refusal.ts'
import { sayError } from '../../../platform/words/say-error.ts'

/** What is wrong with amount or account as the service says it, else the error itself. */
export const sayRefusal = (error: unknown): string =>
  fieldRefusal(error, 'amount') ?? fieldRefusal(error, 'bankAccountId') ?? sayError(error)
