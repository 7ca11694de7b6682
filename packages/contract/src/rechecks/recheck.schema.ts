import * as z from 'zod/mini'
import { cardOrderSummarySchema, signedPhotoSchema } from '../card-orders/card-order.schema.ts'
import { cardFormSchema, receiptTypeSchema } from '../card-types/index.ts'
import { deskFlagSchema, deskVerdicts } from '../desk/desk.schema.ts'
import {
  amountSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
  pageQueryFields,
  recheckIdSchema,
} from '../primitives/index.ts'
import { recheckStatuses } from './recheck.status.ts'

const blindFields = z.object({
  recheckId: recheckIdSchema,
  cardTypeId: z.string(),
  cardTypeName: z.string(),
  countryCode: z.string(),
  faceSymbol: z.string(),
  faceValue: amountSchema,
  form: cardFormSchema,
  receiptType: receiptTypeSchema,
  currencyId: currencyIdSchema,
  /** What the order was quoted at. */
  payout: amountSchema,
  createTime: instantSchema,
  comment: z.nullable(z.string()),
  seller: z.object({ level: z.int(), countryCode: z.string(), memberSince: instantSchema }),
  flags: z.array(deskFlagSchema),
  cards: z.array(
    z.object({
      cardId: z.string(),
      position: z.int(),
      /** Null where the photos show the code: whoever typed it then must not be told by it. */
      maskedCode: z.nullable(z.string()),
      photos: z.array(signedPhotoSchema),
    }),
  ),
  /** Cards whose code was opened since it was taken: only these can be found valid, where they have one. */
  openedCardIds: z.array(z.string()),
  takenUntil: instantSchema,
  serverTime: instantSchema,
})
/** A decided order as whoever looks at it again sees it: without its number, its seller's name, who judged, and what came of it. */
export interface BlindRecheck extends z.infer<typeof blindFields> {}
/** A decided order, to be judged once more by somebody who does not know how it was judged. */
export const blindRecheckSchema: Named<BlindRecheck, typeof blindFields.shape> = blindFields

const mineFields = z.object({
  /** Looks that the caller could take. */
  waiting: z.int(),
  held: z.nullable(blindRecheckSchema),
  /** Looks that differed and that no senior has answered; null for who may not. */
  differing: z.nullable(z.int()),
})
/** What waits for a blind look, and the one that the caller has. */
export interface MyRechecks extends z.infer<typeof mineFields> {}
/** What waits for a blind look, and the one that the caller has. */
export const myRechecksSchema: Named<MyRechecks, typeof mineFields.shape> = mineFields

const judgementFields = z.object({ verdict: z.int(), reasonCode: z.nullable(z.int()) })
/** What somebody found of a card. */
export interface RecheckJudgement extends z.infer<typeof judgementFields> {}

const rowFields = z.object({
  recheckId: recheckIdSchema,
  status: z.literal(recheckStatuses),
  /** As it stands now. */
  order: cardOrderSummarySchema,
  sellerName: z.string(),
  firstBy: z.string(),
  secondBy: z.string(),
  lookTime: instantSchema,
  cards: z.array(z.object({ position: z.int(), first: judgementFields, second: judgementFields })),
  /** What the second reviewer wrote beside their verdicts. */
  note: z.nullable(z.string()),
  /** What a senior said came of it. */
  answer: z.nullable(z.object({ by: z.string(), words: z.string(), time: instantSchema })),
})
/** A look that was made: what both found. */
export interface RecheckRow extends z.infer<typeof rowFields> {}
/** A look that was made: what both found. */
export const recheckRowSchema: Named<RecheckRow, typeof rowFields.shape> = rowFields

/** Which looks, and which page of them. */
export const recheckListQuerySchema = z.object({
  ...pageQueryFields,
  /** `differing`: those that no senior has answered; `answered` and `agreed`: what is over. The newest look first. */
  view: z._default(z.literal(['differing', 'answered', 'agreed']), 'differing'),
  /** The beginning of a trade number, or of the seller's mail address. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
})
/** Which looks, with the defaults filled in. */
export interface RecheckListQuery extends z.output<typeof recheckListQuerySchema> {}

const decisionFields = z.object({
  recheckId: recheckIdSchema,
  /** One for each card. */
  cards: z
    .array(
      z.object({
        cardId: z.string(),
        verdict: z.literal([...deskVerdicts]),
        /** Needed for every verdict but valid. */
        reasonCode: z.optional(z.int()),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  note: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(300))),
})
/** What a reviewer finds who does not know what was found. */
export interface RecheckDecision extends z.infer<typeof decisionFields> {}
/** What a reviewer finds who does not know what was found. */
export const recheckDecisionSchema: Named<RecheckDecision, typeof decisionFields.shape> = decisionFields

/** What came of a look that differed. */
export const recheckAnswerSchema = z.object({
  recheckId: recheckIdSchema,
  words: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
})
