import * as z from 'zod/mini'
import { instantSchema, type Named, partnerKeyIdSchema } from '../primitives/index.ts'
import { partnerKeyOverlapHoursMax, partnerModeSchema, partnerScopeSchema } from './partner.programme.ts'

const keyFields = z.object({
  keyId: partnerKeyIdSchema,
  mode: partnerModeSchema,
  /** Its first characters. */
  prefix: z.string(),
  scopes: z.array(partnerScopeSchema),
  /** `ending`: another took its place, and it works until `endTime`. */
  status: z.literal(['live', 'ending', 'ended', 'revoked']),
  createTime: instantSchema,
  /** To the minute; null where it was never used. */
  lastUsedTime: z.nullable(instantSchema),
  endTime: z.nullable(instantSchema),
})
/** A partner's key, without what opens. */
export interface PartnerKey extends z.infer<typeof keyFields> {}
/** A partner's key, without what opens. */
export const partnerKeySchema: Named<PartnerKey, typeof keyFields.shape> = keyFields

const madeKeyFields = z.object({
  ...keyFields.shape,
  /** The key itself. It is told here, and never again. */
  key: z.string(),
})
/** A new key, with what opens. */
export interface MadePartnerKey extends z.infer<typeof madeKeyFields> {}
/** A new key, with what opens. */
export const madePartnerKeySchema: Named<MadePartnerKey, typeof madeKeyFields.shape> = madeKeyFields

const newKeyFields = z.object({
  mode: partnerModeSchema,
  scopes: z.array(partnerScopeSchema).check(z.minLength(1), z.maxLength(4)),
})
/** What a new key is to open. */
export interface NewPartnerKey extends z.infer<typeof newKeyFields> {}
/** What a new key is to open. */
export const newPartnerKeySchema: Named<NewPartnerKey, typeof newKeyFields.shape> = newKeyFields

const rotationFields = z.object({
  keyId: partnerKeyIdSchema,
  /** So long the old one still works beside the new one; not at all where the tier has no room for both. */
  overlapHours: z.int().check(z.gte(0), z.lte(partnerKeyOverlapHoursMax)),
})
/** Which key another takes the place of, and for how long both work. */
export interface PartnerKeyRotation extends z.infer<typeof rotationFields> {}
/** Which key another takes the place of, and for how long both work. */
export const partnerKeyRotationSchema: Named<PartnerKeyRotation, typeof rotationFields.shape> = rotationFields
