import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import type { Named } from '../primitives/named.ts'

/** How many reads travel in one batch at most. */
export const batchMaxReads = 30

const batchedReplyFields = z.object({
  /** The HTTP status that it would have had by itself. */
  status: z.int(),
  /** Its envelope. */
  reply: z.record(z.string(), z.unknown()),
})
/** What one read of a batch was answered. */
export interface BatchedReply extends z.infer<typeof batchedReplyFields> {}
/** What one read of a batch was answered. */
export const batchedReplySchema: Named<BatchedReply, typeof batchedReplyFields.shape> = batchedReplyFields

const calls = {
  /**
   * Answers several reads at once, in their order. Each is done as if it had been asked for by itself, with the headers of
   * this request: its token rule, its refusals and its envelope are its own, and one that fails leaves the others alone.
   * Reads are named by their address, path and query: `/api/bizgift/v1/user/card/page?size=20`. What is no read of the
   * seller's side is answered 404.
   */
  batch: defineEndpoint({
    method: 'POST',
    path: '/bizset/v1/front/readBatch',
    answersInDemonstration: true,
    summary: 'Several reads at once',
    auth: 'optional',
    body: z.object({
      reads: z
        .array(z.string().check(z.regex(/^\/api\/[\x21-\x7e]{1,500}$/)))
        .check(z.minLength(1), z.maxLength(batchMaxReads)),
    }),
    data: z.array(batchedReplySchema),
  }),
}

/** The calls of `reads` under their own name, so that an editor shows it and not their schemas. */
export interface ReadsEndpoints extends Readonly<typeof calls> {}

/** Several reads in one request, for the first look of a screen on a slow connection. */
export const reads: ReadsEndpoints = calls
