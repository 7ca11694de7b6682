import * as z from 'zod/mini'
import type { Named } from '../primitives/index.ts'

/** What can be found. */
export const foundKinds = [
  'seller',
  'order',
  'withdrawal',
  'verification',
  'block',
  'partner',
  'campaign',
  'change',
  'operator',
  'audit',
] as const
/** Checks what was found. */
export const foundKindSchema = z.literal(foundKinds)
/** What can be found. */
export type FoundKind = z.infer<typeof foundKindSchema>

const foundFields = z.object({
  kind: foundKindSchema,
  /** What its page is opened by. */
  id: z.string(),
  label: z.string(),
  detail: z.string(),
})
/** Something that a search found. */
export interface Found extends z.infer<typeof foundFields> {}
/** Something that a search found. */
export const foundSchema: Named<Found, typeof foundFields.shape> = foundFields

/** What is looked for has no more letters than this. */
export const longestSearch = 80

/** What is looked for: the beginning of an address, a number, a reference or an id. */
export const searchQuerySchema = z.object({
  text: z.string().check(z.trim(), z.minLength(2), z.maxLength(longestSearch)),
})
