import * as z from 'zod/mini'

/** Code of a reply that did what was asked (specification, section 7). `000` is another code: it travels as a string and is a failure. */
export const successCode = 0

/** Every reply: `{ code: 0, msg, data }` on success, another `code` and a `msg` for people on failure (design, "The wire"). */
export const envelopeSchema = z.object({
  code: z.union([z.number(), z.string()]),
  msg: z.nullish(z.string()),
  data: z.optional(z.unknown()),
  /** Facts that belong to a failure, such as the attempts left or the fresh quote. */
  details: z.optional(z.unknown()),
  /** Number of the request, for support. */
  traceId: z.optional(z.string()),
})
/** The wrapping of every reply: `code`, `msg`, `data`. */
export type Envelope = z.infer<typeof envelopeSchema>

/** Whether HTTP status and envelope code together mean success: 200 or 201, and code 0 as a number. */
export const isSuccess = (httpStatus: number, code: unknown): boolean =>
  (httpStatus === 200 || httpStatus === 201) && code === successCode
