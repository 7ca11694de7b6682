import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import type { Named } from '../primitives/index.ts'

const brandRequestFields = z.object({
  /** As it was asked for first. */
  name: z.string(),
  /** How many sellers have asked for it, the caller among them. */
  sellers: z.int(),
})
/** A brand that sellers ask for. */
export interface BrandRequest extends z.infer<typeof brandRequestFields> {}
/** A brand that sellers ask for. */
export const brandRequestSchema: Named<BrandRequest, typeof brandRequestFields.shape> = brandRequestFields

const calls = {
  /** Asks for a brand that is not in the list. A seller counts once for a name, however it is written. */
  ask: defineEndpoint({
    method: 'POST',
    path: '/comsetbiz/v1/brandRequest/ask',
    summary: 'Ask for a brand',
    auth: 'bearer',
    body: z.object({ name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)) }),
    data: brandRequestSchema,
    idempotencyKey: true,
    errors: ['brandIsThere', 'brandNameMalformed', 'tooManyRequests'],
  }),
}

/** The calls of `brandRequests` under their own name, so that an editor shows it and not their schemas. */
export interface BrandRequestsEndpoints extends Readonly<typeof calls> {}

/** Brands that are missed. The path is ours. */
export const brandRequests: BrandRequestsEndpoints = calls
