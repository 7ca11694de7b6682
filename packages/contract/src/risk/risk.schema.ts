import * as z from 'zod/mini'
import {
  bankAccountIdSchema,
  blockIdSchema,
  instantSchema,
  type Named,
  pageQueryFields,
  pauseIdSchema,
  userIdSchema,
} from '../primitives/index.ts'
import { emailSchema } from '../sessions/index.ts'
import { personNameSchema } from '../users/index.ts'
import { pauseRuleSchema } from './pause.rules.ts'
import { pauseScopeSchema } from './pause.schema.ts'

const reason = z
  .string()
  .check(z.trim(), z.minLength(3, 'Say why, so that the other operators know.'), z.maxLength(200))

const sellerPauseFields = z.object({
  pauseId: pauseIdSchema,
  scope: pauseScopeSchema,
  rule: pauseRuleSchema,
  facts: z.array(z.string()),
  startTime: instantSchema,
  untilTime: instantSchema,
  startedBy: z.string(),
  isRunning: z.boolean(),
  /** Of one that was lifted before its end. */
  liftTime: z.nullable(instantSchema),
  liftedBy: z.nullable(z.string()),
  liftReason: z.nullable(z.string()),
})
/** A pause as operators see it. */
export interface SellerPause extends z.infer<typeof sellerPauseFields> {}
/** A pause as operators see it. */
export const sellerPauseSchema: Named<SellerPause, typeof sellerPauseFields.shape> = sellerPauseFields

const pauseRequestFields = z.object({
  sellerId: userIdSchema,
  scope: pauseScopeSchema,
  rule: pauseRuleSchema,
  /** What was seen. The seller reads them as they stand. */
  facts: z
    .array(z.string().check(z.trim(), z.minLength(3), z.maxLength(200)))
    .check(z.minLength(1, 'Name at least one fact: the seller reads it.'), z.maxLength(5)),
  /** At most `pauseMaxDays` from now. */
  untilTime: instantSchema,
})
/** Whom to pause, by which rule and facts, until when. */
export interface PauseRequest extends z.infer<typeof pauseRequestFields> {}
/** Whom to pause, by which rule and facts, until when. */
export const pauseRequestSchema: Named<PauseRequest, typeof pauseRequestFields.shape> = pauseRequestFields

/** Which pause ends now, and why. */
export const liftRequestSchema = z.object({ pauseId: pauseIdSchema, reason })

/** By what somebody or something is known again. */
export const blockKinds = ['email', 'name', 'device', 'bankAccount'] as const
/** Checks a kind of block. */
export const blockKindSchema = z.literal(blockKinds)
/** By what somebody or something is known again. */
export type BlockKind = z.infer<typeof blockKindSchema>

/** A device by the fingerprint that the page of a seller shows. It opens nothing. */
export const deviceIdSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const blockFields = z.object({
  blockId: blockIdSchema,
  kind: blockKindSchema,
  /** Shortened: the list holds fingerprints, not addresses. */
  label: z.string(),
  reason: z.string(),
  /** When it ends by itself; null where it stays until it is removed. */
  untilTime: z.nullable(instantSchema),
  createTime: instantSchema,
  createdBy: z.string(),
  isRunning: z.boolean(),
  removeTime: z.nullable(instantSchema),
  removedBy: z.nullable(z.string()),
  removeReason: z.nullable(z.string()),
  /** On whose page it was made. */
  seller: z.nullable(z.object({ sellerId: userIdSchema, email: z.string() })),
})
/** A line of the block list. */
export interface Block extends z.infer<typeof blockFields> {}
/** A line of the block list. */
export const blockSchema: Named<Block, typeof blockFields.shape> = blockFields

/** Which lines of the block list, and which page of them. */
export const blockPageQuerySchema = z.object({
  ...pageQueryFields,
  /** `running`: what holds now; `over`: what ended or was removed. */
  view: z._default(z.literal(['running', 'over']), 'running'),
  kind: z.optional(blockKindSchema),
  /** A whole mail address, or the beginning of what the line shows. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
})
/** Which lines, with the defaults filled in. */
export interface BlockPageQuery extends z.output<typeof blockPageQuerySchema> {}

const blockRequestFields = z.object({
  /** Devices and bank accounts are named by the seller on whose page they stand. */
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('email'), email: emailSchema }),
    z.object({ kind: z.literal('name'), name: personNameSchema }),
    z.object({ kind: z.literal('device'), sellerId: userIdSchema, deviceId: deviceIdSchema }),
    z.object({ kind: z.literal('bankAccount'), sellerId: userIdSchema, bankAccountId: bankAccountIdSchema }),
  ]),
  reason,
  /** A name has to have one: others may bear it. */
  untilTime: z.optional(z.nullable(instantSchema)),
})
/** What to block, why, and until when. */
export interface BlockRequest extends z.infer<typeof blockRequestFields> {}
/** What to block, why, and until when. */
export const blockRequestSchema: Named<BlockRequest, typeof blockRequestFields.shape> = blockRequestFields

/** Which block ends now, and why. */
export const unblockRequestSchema = z.object({ blockId: blockIdSchema, reason })
