import type { CardForm } from '@kaadi/contract/card-types'
import type { RateHistory, RateHistoryDays } from '@kaadi/contract/rate-history'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { listRatePoints } from './rate-history.repository.ts'

export interface AskedHistory {
  readonly cardTypeId: string
  readonly currencyTypeId: string
  readonly form: CardForm
  readonly days: RateHistoryDays
}

/** A week is looked at more closely than a quarter. */
const stepHours: Readonly<Record<RateHistoryDays, number>> = { 7: 6, 30: 24, 90: 24 }

/** How the best rate of a kind of card moved. */
export const readRateHistory = async (on: Kysely<Tables>, asked: AskedHistory): Promise<RateHistory> => ({
  ...asked,
  points: await listRatePoints(on, { ...asked, days: Number(asked.days), stepHours: stepHours[asked.days] }),
})
