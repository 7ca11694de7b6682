import * as z from 'zod/mini'
import { instantSchema, type Named } from '../primitives/index.ts'

/** What a seller cannot do while they are paused. */
export const pauseScopes = ['selling', 'withdrawing', 'both'] as const
/** Checks what is paused. */
export const pauseScopeSchema = z.literal(pauseScopes)
/** What a seller cannot do while they are paused. */
export type PauseScope = z.infer<typeof pauseScopeSchema>

const ownPauseFields = z.object({
  scope: pauseScopeSchema,
  /** Why, and what can be done meanwhile: sentences of `pauseRules`. */
  text: z.string(),
  nextStep: z.string(),
  /** What was seen, in the words of the operator. */
  facts: z.array(z.string()),
  startTime: instantSchema,
  /** When it ends by itself. */
  untilTime: instantSchema,
})
/** A pause as its seller sees it. */
export interface OwnPause extends z.infer<typeof ownPauseFields> {}
/** A pause as its seller sees it. */
export const ownPauseSchema: Named<OwnPause, typeof ownPauseFields.shape> = ownPauseFields
