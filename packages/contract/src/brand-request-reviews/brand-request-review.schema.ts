import * as z from 'zod/mini'
import { catalogueIdSchema, instantSchema, type Named, pageQueryFields } from '../primitives/index.ts'

/** Checks the name of a request: small letters and digits of the brand's own name. */
export const brandRequestIdSchema = z.string().check(z.minLength(2), z.maxLength(60))

/** `listed`: the brand is in the catalogue now. `closed`: it will not come. */
export const brandAnswerSchema = z.literal(['listed', 'closed'])

/** Which requests, and which page of them. */
export const brandRequestListQuerySchema = z.object({
  ...pageQueryFields,
  view: z._default(z.literal(['open', 'answered']), 'open'),
  /** `sellers`: what most have asked for; `time`: what was asked for last. */
  sort: z._default(z.literal(['sellers', 'time']), 'sellers'),
  direction: z._default(z.literal(['ascending', 'descending']), 'descending'),
  /** A part of the name. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(60))),
})
/** Which requests, with the defaults filled in. */
export interface BrandRequestListQuery extends z.output<typeof brandRequestListQuerySchema> {}

const rowFields = z.object({
  requestId: brandRequestIdSchema,
  /** As it was asked for first. */
  name: z.string(),
  sellers: z.int(),
  firstTime: instantSchema,
  lastTime: instantSchema,
  /** The last answer; null where there is none, and where it was asked for again since. */
  answer: z.nullable(brandAnswerSchema),
  /** With `listed`: the brand that came. */
  cardTypeId: z.nullable(catalogueIdSchema),
  /** For the desk. */
  note: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answerTime: z.nullable(instantSchema),
})
/** A brand that sellers ask for, as the desk sees it. */
export interface BrandRequestRow extends z.infer<typeof rowFields> {}
/** A brand that sellers ask for, as the desk sees it. */
export const brandRequestRowSchema: Named<BrandRequestRow, typeof rowFields.shape> = rowFields

/** What the desk answers. */
export const brandRequestAnswerSchema = z.object({
  requestId: brandRequestIdSchema,
  answer: brandAnswerSchema,
  /** With `listed`: the brand that came. */
  cardTypeId: z.optional(z.nullable(catalogueIdSchema)),
  /** For the desk alone. */
  note: z.optional(z.string().check(z.trim(), z.maxLength(300))),
})
/** What the desk answers. */
export interface BrandRequestAnswer extends z.infer<typeof brandRequestAnswerSchema> {}
