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
  /** What the place wins, in a closed month what it won; null for nothing, and where it was not paid. */
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

const rankingOwnPrizeFields = z.object({
  amount: amountSchema,
  /** On its way while the seller has saved no bank account or is paused; then credited or withheld. */
  status: z.enum(['maturing', 'credited', 'withheld']),
  /** The class of the reason: the account looks like another person's, or was closed. */
  withheldFor: z.nullable(z.enum(['linked', 'soldLess', 'closed'])),
})
/** What became of the caller's prize. */
export interface RankingOwnPrize extends z.infer<typeof rankingOwnPrizeFields> {}
/** What became of the caller's prize. */
export const rankingOwnPrizeSchema: Named<RankingOwnPrize, typeof rankingOwnPrizeFields.shape> =
  rankingOwnPrizeFields

const rankingFields = z.object({
  board: rankingBoardSchema,
  month: monthSchema,
  /** Of the caller's wallet, and of every amount here. */
  currencyId: currencyIdSchema,
  /** Whether prizes are given in this currency, or were in the month: else there is no board. */
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
  /** What the caller won in a closed month; null for nothing. */
  ownPrize: z.nullable(rankingOwnPrizeSchema),
  /** How many trades of the caller count in the month so far: below `minTrades` there is no place. */
  ownTrades: z.int(),
  /** What is missing to the place above, on the board of sums; null on the other, and in the first place. */
  gap: z.nullable(amountSchema),
  /** What places win, in a closed month what it was closed with, the first of them first. A place that is left out wins nothing. */
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
