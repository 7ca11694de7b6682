import * as z from 'zod/mini'
import { cardBalanceSchema, redeemerOutcomes } from '../desk/finding.schema.ts'
import { cardOrderIdSchema, redeemerIdSchema, uploadIdSchema } from '../primitives/index.ts'

const maxCardsHandedOver = 20

/** Which cards are handed to which redeemer, and what it should know. */
export const giveToRedeemerSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  leaseToken: z.string(),
  redeemerId: redeemerIdSchema,
  cardIds: z.array(z.string()).check(z.minLength(1), z.maxLength(maxCardsHandedOver)),
  note: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
})
/** Which cards are handed to which redeemer, and what it should know. */
export interface GiveToRedeemer extends z.infer<typeof giveToRedeemerSchema> {}

/** What a redeemer said of each card that it had. */
export const redeemerAnswerSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  cards: z
    .array(
      z.object({
        cardId: z.string(),
        outcome: z.literal(redeemerOutcomes),
        /** Needed for another value, and for that alone: in the card's own currency. */
        value: z.optional(cardBalanceSchema),
        /** The redeemer's number of it. */
        reference: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxCardsHandedOver)),
  /** A picture of the answer; left out where it gave none for any card. */
  uploadId: z.optional(uploadIdSchema),
})
/** What a redeemer said of each card that it had. */
export interface RedeemerAnswer extends z.infer<typeof redeemerAnswerSchema> {}
