import * as z from 'zod/mini'
import {
  amountSchema,
  cardOrderIdSchema,
  instantSchema,
  type Named,
  uploadIdSchema,
} from '../primitives/index.ts'

/** What a card has on it, in its own currency: zero, or up to nine digits before the point. */
export const cardBalanceSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/))

/** What a redeemer says of a card: it redeemed it, could not, found another value, or gave no answer. */
export const redeemerOutcomes = ['redeemed', 'refused', 'otherValue', 'noAnswer'] as const
/** What a redeemer says of a card. */
export type RedeemerOutcome = (typeof redeemerOutcomes)[number]

const findingFields = z.object({
  findingId: z.string(),
  cardId: z.string(),
  /** `issuer`: the issuer's balance page said it; `redeemer`: the company that had the card. */
  source: z.literal(['issuer', 'redeemer']),
  /** Of a redeemer alone. */
  outcome: z.nullable(z.literal(redeemerOutcomes)),
  /** What is on the card, in its own currency; null where nobody said. */
  balance: z.nullable(amountSchema),
  reference: z.nullable(z.string()),
  /** The page that was looked at; null where none is known for the brand. */
  page: z.nullable(z.string()),
  /** Null where there is none, and for whoever may not see it. */
  photo: z.nullable(z.object({ uploadId: uploadIdSchema, url: z.string() })),
  /** SHA-256 of the picture; null where there is none. */
  hash: z.nullable(z.string()),
  by: z.string(),
  time: instantSchema,
})
/** What somebody outside said of a card, as an operator wrote it down. */
export interface Finding extends z.infer<typeof findingFields> {}
/** What somebody outside said of a card, as an operator wrote it down: it is never changed, and shows a decision. */
export const findingSchema: Named<Finding, typeof findingFields.shape> = findingFields

/** What the issuer's balance page said of a card, and a picture of it. */
export const balanceNoteSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  leaseToken: z.string(),
  cardId: z.string(),
  balance: cardBalanceSchema,
  uploadId: uploadIdSchema,
})
/** What the issuer's balance page said of a card, and a picture of it. */
export interface BalanceNote extends z.infer<typeof balanceNoteSchema> {}
