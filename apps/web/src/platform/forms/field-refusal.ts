import { hasCode } from '@kaadi/core/errors'
import { fromService } from '@kaadi/words'

/** What the service found wrong with this field, in the seller's language where it is known; undefined where nothing. */
export const fieldRefusal = (error: unknown, field: string): string | undefined => {
  const fields = hasCode(error, 'invalidInput') ? error.details?.fields : undefined
  const found = fields?.find(({ path }) => path === field)
  return found && fromService(found.message)
}

/** Whether the service found fault with this field of what was sent. */
export const isAboutField = (error: unknown, field: string): boolean =>
  fieldRefusal(error, field) !== undefined
