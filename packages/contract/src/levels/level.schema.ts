import * as z from 'zod/mini'
import { amountSchema, cardOrderIdSchema, instantSchema, type Named } from '../primitives/index.ts'

const levelFields = z.object({
  /** From 1 on. */
  level: z.int(),
  /** Written by the service, such as `Silver`. */
  name: z.string(),
  /** From this many points on a seller is on it; 0 for the first. */
  fromPoints: z.int(),
  /** What it adds to each rate, in percent: `0.5`. */
  bonusPercent: amountSchema,
  /** How much can be withdrawn in a day, in percent of each currency's own limit: 150 is half as much again. */
  dailyLimitPercent: z.int(),
  /** A withdrawal stands in the line for payouts as though it had been asked for so many minutes earlier; a day at most. */
  payoutHeadStartMinutes: z.int(),
  /** How much of a withdrawal's fee it takes off, in per cent. */
  feeOffPercent: z.int(),
})
/** A level and what it gives. */
export interface Level extends z.infer<typeof levelFields> {}
/** A level and what it gives. */
export const levelSchema: Named<Level, typeof levelFields.shape> = levelFields

const myLevelFields = z.object({
  level: z.int(),
  name: z.string(),
  points: z.int(),
  /** From how many points on the next level counts; null on the last. */
  nextPoints: z.nullable(z.int()),
  /** All levels, the first one first. */
  levels: z.array(levelSchema),
})
/** Where a seller stands. */
export interface MyLevel extends z.infer<typeof myLevelFields> {}
/** Where a seller stands, among all levels. */
export const myLevelSchema: Named<MyLevel, typeof myLevelFields.shape> = myLevelFields

const pointEntryFields = z.object({
  giftOrderId: cardOrderIdSchema,
  /** What the trade was: `2 × Steam $100`. */
  title: z.string(),
  /** `settled` gives points; `reversed` takes them back. */
  kind: z.literal(['settled', 'reversed']),
  /** Negative where they were taken back. */
  points: z.int(),
  /** All points, after this one. */
  balance: z.int(),
  createTime: instantSchema,
})
/** What one trade did to the points. */
export interface PointEntry extends z.infer<typeof pointEntryFields> {}
/** What one trade did to the points. A trade gives points once, and takes them back at most once. */
export const pointEntrySchema: Named<PointEntry, typeof pointEntryFields.shape> = pointEntryFields
