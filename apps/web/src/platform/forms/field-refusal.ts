import { hasCode } from '@kaadi/core/errors'

/** Whether the service found fault with this field of what was sent. */
export const isAboutField = (error: unknown, field: string): boolean =>
  hasCode(error, 'invalidInput') && (error.details?.fields?.some(({ path }) => path === field) ?? false)
