import * as z from 'zod/mini'
import {
  amountSchema,
  currencyIdSchema,
  instantSchema,
  monthSchema,
  type Named,
} from '../primitives/index.ts'

/** `sold`: who was paid most for cards. `clean`: whose cards were accepted as they were sent. */
export const rankingBoardSchema = z.enum(['sold', 'clean'])
/** What a board counts. */
export type RankingBoard = z.infer<typeof rankingBoardSchema>

const rankingPlaceFields = z.object({
  place: z.int(),
  maskedName: z.string(),
  /** What was paid for cards in the month. */
  amount: amountSchema,
  /** Trades that were decided in the month. */
  trades: z.int(),
  /** Of a hundred trades, so many were paid as they were quoted. */
  cleanPercent: z.int(),
  /** What the place wins; null for nothing. */
  prize: z.nullable(amountSchema),
})
/** A seller's place in a month. */
export interface RankingPlace extends z.infer<typeof rankingPlaceFields> {}
/** A seller's place in a month. */
export const rankingPlaceSchema: Named<RankingPlace, typeof rankingPlaceFields.shape> = rankingPlaceFields

const rankingPrizeFields = z.object({
  place: z.int(),
  amount: amountSchema,
})
/** What a place wins. */
export interface RankingPrize extends z.infer<typeof rankingPrizeFields> {}
/** What a place wins. */
export const rankingPrizeSchema: Named<RankingPrize, typeof rankingPrizeFields.shape> = rankingPrizeFields

const rankingFields = z.object({
  board: rankingBoardSchema,
  month: monthSchema,
  /** Of the caller's wallet, and of every amount here. */
  currencyId: currencyIdSchema,
  /** Whether prizes are given in this currency: else there is no board. */
  isRunning: z.boolean(),
  /** When the month ends, or has ended. */
  endTime: instantSchema,
  /** Whether it was counted for the last time, and its prizes given. */
  isClosed: z.boolean(),
  /** When sales were last counted; null before the first time. */
  countedTime: z.nullable(instantSchema),
  /** The first twenty. */
  places: z.array(rankingPlaceSchema),
  /** The caller's own; null where nothing of theirs counts. */
  own: z.nullable(rankingPlaceSchema),
  /** How many trades of the caller count in the month so far: below `minTrades` there is no place. */
  ownTrades: z.int(),
  /** What is missing to the place above, on the board of sums; null on the other, and in the first place. */
  gap: z.nullable(amountSchema),
  /** What places win, the first of them first. A place that is left out wins nothing. */
  prizes: z.array(rankingPrizeSchema),
  /** From how many trades on a seller stands on the board. */
  minTrades: z.int(),
  /** Months that can be asked for, the newest first. */
  months: z.array(monthSchema),
})
/** The best sellers of a month. */
export interface Ranking extends z.infer<typeof rankingFields> {}
/** The best sellers of a month. */
export const rankingSchema: Named<Ranking, typeof rankingFields.shape> = rankingFields
