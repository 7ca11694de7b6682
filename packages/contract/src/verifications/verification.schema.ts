import * as z from 'zod/mini'
import {
  eachPictureOnce,
  instantSchema,
  type Named,
  uploadIdSchema,
  verificationIdSchema,
} from '../primitives/index.ts'
import { documentKindSchema, documentPhotoKindSchema } from './verification.documents.ts'
import { verificationReasonSchema } from './verification.reasons.ts'

/** 1: name, date of birth and number. 2: photos of a document and of the person. */
export const verificationStepSchema = z.literal([1, 2])
/** How far a case is. A decided one stays as it is; after a refusal comes a new one. */
export const verificationStateSchema = z.literal(['waiting', 'accepted', 'refused'])

const levelFields = z.object({
  /** 0: mail address alone. */
  level: z.int(),
  /** How much can be withdrawn in a day at least, in percent of each currency's own limit. */
  dailyLimitPercent: z.int(),
})
/** A verification level and what it unlocks. */
export interface VerificationLevel extends z.infer<typeof levelFields> {}
/** A verification level and what it unlocks. */
export const verificationLevelSchema: Named<VerificationLevel, typeof levelFields.shape> = levelFields

const caseFields = z.object({
  verificationId: verificationIdSchema,
  level: verificationStepSchema,
  status: verificationStateSchema,
  documentKind: documentKindSchema,
  createTime: instantSchema,
  decideTime: z.nullable(instantSchema),
  /** Why it was refused, and what to do next; null where it was not. */
  refusal: z.nullable(z.object({ reason: verificationReasonSchema, text: z.string(), nextStep: z.string() })),
})
/** What a seller sent to be verified, and what became of it. */
export interface VerificationCase extends z.infer<typeof caseFields> {}
/** What a seller sent to be verified, and what became of it. */
export const verificationCaseSchema: Named<VerificationCase, typeof caseFields.shape> = caseFields

const verificationFields = z.object({
  level: z.int(),
  /** All levels, the first one first. */
  levels: z.array(verificationLevelSchema),
  /** The step that can be taken now; null while a case waits, and on the last level. */
  nextStep: z.nullable(verificationStepSchema),
  /** The newest case; null before the first one. */
  last: z.nullable(verificationCaseSchema),
})
/** Where a seller stands with their verification. */
export interface Verification extends z.infer<typeof verificationFields> {}
/** Where a seller stands with their verification. */
export const verificationSchema: Named<Verification, typeof verificationFields.shape> = verificationFields

const requestFields = z.object({
  level: verificationStepSchema,
  documentKind: documentKindSchema,
  /** The number of the document: for level 1. */
  number: z.optional(z.string().check(z.minLength(6), z.maxLength(40))),
  /** `1994-05-17`: for level 1. */
  birthDate: z.optional(z.iso.date()),
  /** For level 2: the document's front, its back where it has one, and the person. */
  photos: z.optional(
    z
      .array(z.object({ kind: documentPhotoKindSchema, uploadId: uploadIdSchema }))
      .check(z.maxLength(3), eachPictureOnce()),
  ),
})
/** What a seller sends to be verified. */
export interface VerificationRequest extends z.infer<typeof requestFields> {}
/** What a seller sends to be verified. */
export const verificationRequestSchema: Named<VerificationRequest, typeof requestFields.shape> = requestFields
