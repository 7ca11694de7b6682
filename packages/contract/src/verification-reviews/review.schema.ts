import * as z from 'zod/mini'
import { instantSchema, type Named, pageQueryFields, verificationIdSchema } from '../primitives/index.ts'
import {
  documentKindSchema,
  documentPhotoKindSchema,
  verificationReasonSchema,
  verificationStateSchema,
  verificationStepSchema,
} from '../verifications/index.ts'

/** Which cases, and which page of them. */
export const reviewQueueQuerySchema = z.object({
  ...pageQueryFields,
  /** `waiting`: the oldest first; `decided`: the newest decision first. */
  view: z._default(z.literal(['waiting', 'decided']), 'waiting'),
  countryCode: z.optional(z.literal(['NG', 'GH'])),
  level: z.optional(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(2))),
  /** The beginning of the seller's mail address. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
})
/** Which cases, with the defaults filled in. */
export interface ReviewQueueQuery extends z.output<typeof reviewQueueQuerySchema> {}

const rowFields = z.object({
  verificationId: verificationIdSchema,
  sellerName: z.string(),
  countryCode: z.string(),
  level: verificationStepSchema,
  documentKind: documentKindSchema,
  status: verificationStateSchema,
  createTime: instantSchema,
  decideTime: z.nullable(instantSchema),
})
/** A line of the reviewers' list. */
export interface ReviewRow extends z.infer<typeof rowFields> {}
/** A line of the reviewers' list. */
export const reviewRowSchema: Named<ReviewRow, typeof rowFields.shape> = rowFields

const detailFields = z.object({
  ...rowFields.shape,
  /** As it was sent; null where the account was deleted since. */
  person: z.nullable(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      birthDate: z.string(),
      /** The kind of document that the number is of. */
      numberKind: documentKindSchema,
      number: z.string(),
    }),
  ),
  /** By signed addresses that the caller's session can open while the case waits; none once it is decided. */
  photos: z.array(z.object({ kind: documentPhotoKindSchema, url: z.string() })),
  /** What another account already has: the number, or one of the photos. */
  flags: z.array(z.object({ kind: z.literal(['numberOfAnother', 'photoOfAnother']), text: z.string() })),
  seller: z.object({ memberSince: instantSchema, kycLevel: z.int(), refusedBefore: z.int() }),
  reason: z.nullable(verificationReasonSchema),
  decidedBy: z.nullable(z.string()),
})
/** One case as a reviewer sees it. */
export interface ReviewCase extends z.infer<typeof detailFields> {}
/** One case as a reviewer sees it. */
export const reviewCaseSchema: Named<ReviewCase, typeof detailFields.shape> = detailFields

const decisionFields = z.object({
  verificationId: verificationIdSchema,
  verdict: z.literal(['accept', 'refuse']),
  /** Needed to refuse: one of `verificationReasons` that fits the step. */
  reason: z.optional(verificationReasonSchema),
})
/** What a reviewer decides. */
export interface ReviewDecision extends z.infer<typeof decisionFields> {}
/** What a reviewer decides. */
export const reviewDecisionSchema: Named<ReviewDecision, typeof decisionFields.shape> = decisionFields
