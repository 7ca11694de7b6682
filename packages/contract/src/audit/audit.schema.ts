import * as z from 'zod/mini'
import { instantSchema, type Named, pageQueryFields } from '../primitives/index.ts'

const shortText = z.optional(z.string().check(z.minLength(1), z.maxLength(80)))

/** Which lines of the audit, and which page of them. */
export const auditQuerySchema = z.object({
  ...pageQueryFields,
  operatorId: shortText,
  /** A call by its name, such as `desk.decide`. */
  call: shortText,
  /** The id of what it was about, whole. */
  subject: shortText,
  outcome: z.optional(z.literal(['done', 'refused'])),
  from: z.optional(instantSchema),
  /** Up to here, this instant not included. */
  before: z.optional(instantSchema),
})
/** Which lines, with the defaults filled in. */
export interface AuditQuery extends z.output<typeof auditQuerySchema> {}

const factFields = z.object({ name: z.string(), value: z.string() })
const changeFields = z.object({
  name: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

const lineFields = z.object({
  lineId: z.string(),
  time: instantSchema,
  operatorId: z.string(),
  operatorName: z.string(),
  /** Which call, such as `desk.decide`. */
  call: z.string(),
  /** The id of what it was about; null where it names nothing. */
  subject: z.nullable(z.string()),
  /** What was asked for: ids, choices and numbers. Never what is secret, and no text that somebody wrote. */
  asked: z.array(factFields),
  changes: z.array(changeFields),
  /** Address in the network that it came from; null for a line that was told from the key of its call. */
  ip: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** `0` where it was done, else the code that it was refused with. */
  outcome: z.string(),
  isRefused: z.boolean(),
  /** Its place in the chain and the digest up to there, in hex; null for some seconds, until it has one. */
  link: z.nullable(z.object({ place: z.int(), digest: z.string() })),
})
/** What an operator did, or tried to do. */
export interface AuditLine extends z.infer<typeof lineFields> {}
/** What an operator did, or tried to do. */
export const auditLineSchema: Named<AuditLine, typeof lineFields.shape> = lineFields
