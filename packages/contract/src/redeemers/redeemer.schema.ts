import * as z from 'zod/mini'
import { catalogueIdSchema, instantSchema, type Named, redeemerIdSchema } from '../primitives/index.ts'

const redeemerFields = z.object({
  redeemerId: redeemerIdSchema,
  name: z.string(),
  /** Of one brand alone; null for every brand. */
  cardTypeId: z.nullable(catalogueIdSchema),
  /** Whether cards are handed to it. */
  isOpen: z.boolean(),
  /** Orders whose cards it has now. */
  orders: z.int(),
})
/** A company outside that redeems cards for the desk. */
export interface Redeemer extends z.infer<typeof redeemerFields> {}
/** A company outside that redeems cards for the desk. Sellers are never told its name. */
export const redeemerSchema: Named<Redeemer, typeof redeemerFields.shape> = redeemerFields

/** What is kept of a redeemer: of a new one where the id is left out. */
export const redeemerChangeSchema = z.object({
  redeemerId: z.optional(redeemerIdSchema),
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
  cardTypeId: z.nullable(catalogueIdSchema),
  isOpen: z.boolean(),
})
/** What is kept of a redeemer: of a new one where the id is left out. */
export interface RedeemerChange extends z.infer<typeof redeemerChangeSchema> {}

const custodyFields = z.object({
  redeemer: z.string(),
  /** Those of the order that were handed over. */
  cardIds: z.array(z.string()),
  note: z.string(),
  /** Who handed them over: they had opened the codes. */
  by: z.string(),
  time: instantSchema,
  /** Who wrote down the answer, and when; null while the cards are there. */
  back: z.nullable(z.object({ by: z.string(), time: instantSchema })),
})
/** That cards of an order were handed to a redeemer, and came back. */
export interface Custody extends z.infer<typeof custodyFields> {}
/** That cards of an order were handed to a redeemer, and came back. It is written once and never changed. */
export const custodySchema: Named<Custody, typeof custodyFields.shape> = custodyFields
