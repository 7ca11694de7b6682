import * as z from 'zod/mini'
import { cardFormSchema, receiptTypeSchema } from '../card-types/index.ts'
import { catalogueIdSchema, instantSchema, type Named } from '../primitives/index.ts'
import { isDay } from './period.rules.ts'

/** A day that the calendar has. */
export const daySchema = z.string().check(z.refine(isDay, 'Say a day as 2026-11-25.'))

/** Which days, and of whose work. Without days: the last thirty. */
export const insightQuerySchema = z.object({
  /** The first day, in UTC. */
  from: z.optional(daySchema),
  /** The last day, included. */
  to: z.optional(daySchema),
  cardTypeId: z.optional(catalogueIdSchema),
  form: z.optional(cardFormSchema),
  receiptType: z.optional(receiptTypeSchema),
  operatorId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
})
/** Which days, and of whose work. */
export interface InsightQuery extends z.output<typeof insightQuerySchema> {}

const answersFields = z.object({
  /** Orders that had their first answer in these days. */
  orders: z.int(),
  /** Those of them that had it within the promise that they were sent with. */
  kept: z.int(),
  /**
   * Orders whose promise ended in these days and has passed, that nobody has answered yet: not in `orders`, and not kept. Of a
   * reviewer none.
   */
  overdue: z.int(),
  /** Seconds from sending to the first answer: half of the orders had it sooner, and nine of ten; null without orders. */
  medianSeconds: z.nullable(z.int()),
  ninetiethSeconds: z.nullable(z.int()),
  /** What was answered, each time: an order that was asked about and then paid counts in both. */
  paid: z.int(),
  paidPart: z.int(),
  offered: z.int(),
  returned: z.int(),
  refused: z.int(),
  asked: z.int(),
  cancelled: z.int(),
  /** First verdicts that another reviewer looked at, blind looks at decided orders too, and those that they came to as well. */
  secondLooks: z.int(),
  agreed: z.int(),
})
/** What the desk answered, and how fast. */
export interface DeskAnswers extends z.infer<typeof answersFields> {}

const openStateFields = z.object({
  /** A state in which an order waits for somebody: `orderStatus`. */
  status: z.int(),
  total: z.int(),
  /** How many for how long, by `insightAges`. */
  ages: z.array(z.int()),
})
/** How many orders stand in a state, and since when they were sent. */
export interface OpenState extends z.infer<typeof openStateFields> {}

const deskInsightFields = z.object({
  from: z.string(),
  to: z.string(),
  /** When it was counted. */
  time: instantSchema,
  open: z.array(openStateFields),
  total: answersFields,
  /** Every day of the period, oldest first. */
  days: z.array(z.object({ day: z.string(), ...answersFields.shape })),
  /** By brand, the most orders first; a brand of which orders are overdue and none was answered stands last. */
  brands: z.array(z.object({ cardTypeId: z.string(), name: z.string(), ...answersFields.shape })),
  /** By form and proof of purchase, in the same order. */
  classes: z.array(
    z.object({ form: cardFormSchema, receiptType: receiptTypeSchema, ...answersFields.shape }),
  ),
  reviewers: z.array(z.object({ operatorId: z.string(), name: z.string(), ...answersFields.shape })),
  /** Why cards were not taken as they were sent, the most frequent first. */
  reasons: z.array(z.object({ reasonCode: z.int(), cards: z.int() })),
})
/** How the desk does. */
export interface DeskInsight extends z.infer<typeof deskInsightFields> {}
/** How the desk does: what waits now, and what was answered in a period. */
export const deskInsightSchema: Named<DeskInsight, typeof deskInsightFields.shape> = deskInsightFields
