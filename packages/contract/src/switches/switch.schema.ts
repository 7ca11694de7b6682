import * as z from 'zod/mini'
import { instantSchema, type Named } from '../primitives/index.ts'

/**
 * What an admin can open and close while the service runs. `service`: all that sellers and visitors do. `payouts`: what is sent
 * to banks; it is the stop of the books, which two people end there. `country`: signing up, selling and withdrawing in one
 * country. `brand`: selling cards of one brand.
 */
export const switchNameSchema = z.literal(['service', 'payouts', 'country', 'brand'])
/** What an admin can open and close while the service runs. */
export type SwitchName = z.infer<typeof switchNameSchema>

const switchFields = z.object({
  name: switchNameSchema,
  /** The country's code, or the brand's id; empty where there is one alone. */
  subject: z.string(),
  /** What the brand is called; null for the others. */
  title: z.nullable(z.string()),
  isOpen: z.boolean(),
  /** Why it is closed, for the other operators; null while it is open. */
  reason: z.nullable(z.string()),
  /** When it is expected to open again, which those who wait are told. Nothing opens by itself. */
  reopensTime: z.nullable(instantSchema),
  /** Who has changed it last; null where nobody has, or the service by itself. */
  changedBy: z.nullable(z.string()),
  changeTime: z.nullable(instantSchema),
})
/** One switch as it stands. */
export interface Switch extends z.infer<typeof switchFields> {}
/** One switch as it stands. */
export const switchSchema: Named<Switch, typeof switchFields.shape> = switchFields

/** How a switch is to stand. */
export const switchChangeSchema = z.object({
  name: switchNameSchema,
  /** Which country, or which brand. */
  subject: z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/, 'There is no such switch.')), ''),
  isOpen: z.boolean(),
  /** How it stood when it was looked at. What somebody else has changed since is not changed over their heads. */
  before: z.object({ isOpen: z.boolean(), changeTime: z.nullable(instantSchema) }),
  /** Needed to close. */
  reason: z.optional(
    z
      .string()
      .check(z.trim(), z.minLength(3, 'Say why, so that the other operators know.'), z.maxLength(200)),
  ),
  /** Of a closing, where it is known: still to come, within a year, and only of what tells it (`tellsReopening`). */
  reopensTime: z.optional(z.nullable(instantSchema)),
})
/** How a switch is to stand. */
export interface SwitchChange extends z.infer<typeof switchChangeSchema> {}
/** How a switch is to stand, as a client sends it. */
export interface SwitchChangeInput extends z.input<typeof switchChangeSchema> {}
