import * as z from 'zod/mini'
import type { Named } from '../primitives/named.ts'

/** Code of a reply that did what was asked (specification, section 7). `000` is another code: it travels as a string and is a failure. */
export const successCode = 0

// A union would say the same, and weigh half a kilobyte in every client.
const codeSchema = z.unknown().check(({ value, issues }) => {
  if (typeof value === 'number' || typeof value === 'string') return
  issues.push({ code: 'invalid_type', expected: 'number', input: value })
}) as z.ZodMiniType<number | string>

const envelopeFields = z.object({
  code: codeSchema,
  msg: z.nullish(z.string()),
  data: z.optional(z.unknown()),
  /** Facts that belong to a failure, such as the attempts left or the fresh quote. */
  details: z.optional(z.unknown()),
  /** Number of the request, for support. */
  traceId: z.optional(z.string()),
})
/** The wrapping of every reply: `code`, `msg`, `data`. */
export interface Envelope extends z.infer<typeof envelopeFields> {}
/** Every reply: `{ code: 0, msg, data }` on success, another `code` and a `msg` for people on failure (decision 44). */
export const envelopeSchema: Named<Envelope, typeof envelopeFields.shape> = envelopeFields

/** Whether HTTP status and envelope code together mean success: 200 or 201, and code 0 as a number. */
export const isSuccess = (httpStatus: number, code: unknown): boolean =>
  (httpStatus === 200 || httpStatus === 201) && code === successCode
