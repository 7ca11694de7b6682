import type { PartnerReview, PartnerReviewRow } from '@kaadi/contract/partner-reviews'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { listKeys, toKey } from '../keys/keys.repository.ts'
import { findReview, type StoredReview, type StoredReviewRow } from './reviews.repository.ts'

/** One partner as the desk sees it. Nobody looks at their own. */
export function createReadReview({ database }: Deps) {
  return async (operator: SignedInOperator, applicationId: string): Promise<PartnerReview> => {
    const found = await findReview(database, applicationId)
    if (!found) throw notFound()
    await requireForeignSeller(database.db, operator, found)
    const keys = found.tier === null ? [] : await listKeys(database, found.userId)
    return { ...toReviewRow(found), ...detailsOf(found), keys: keys.map(toKey) }
  }
}
export type ReadReview = ReturnType<typeof createReadReview>

const detailsOf = (found: StoredReview) => ({
  sells: found.sells,
  reason: found.reason,
  seller: {
    memberSince: found.memberSince.toISOString(),
    kycLevel: found.kycLevel,
    refusedBefore: found.refusedBefore,
    soldLately: fromMinorUnits(found.soldLately, currencies[found.currencyId].decimals),
  },
  webhookUrl: found.webhookUrl,
  deliveries: { waiting: found.waiting, parked: found.parked },
  history: found.history.map(({ time, ...act }) => ({ ...act, time: new Date(time).toISOString() })),
})

export const toReviewRow = (row: StoredReviewRow): PartnerReviewRow => ({
  applicationId: row.applicationId as PartnerReviewRow['applicationId'],
  companyName: row.companyName,
  website: row.website,
  sellerName: row.sellerName,
  countryCode: row.countryCode,
  currencyId: row.currencyId,
  expectedVolume: fromMinorUnits(row.expectedVolume, currencies[row.currencyId].decimals),
  status: row.status,
  tier: row.tier,
  createTime: row.createdAt.toISOString(),
  decideTime: row.decidedAt?.toISOString() ?? null,
})
