import type { ReviewCase, ReviewRow } from '@kaadi/contract/verification-reviews'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { deskViewer } from '../../uploads/index.ts'
import { openPerson } from '../person.ts'
import type { StoredReviewRow } from './page-reviews.repository.ts'
import { findReview, type StoredReview } from './reviews.repository.ts'

export function createReadCase({ database, vault, photoSigner }: Deps) {
  return async (operator: SignedInOperator, verificationId: string): Promise<ReviewCase> => {
    const found = await findReview(database, verificationId)
    if (!found) throw notFound()
    await requireForeignSeller(database.db, operator, found)
    const viewer = deskViewer(operator.sessionHash)
    const isWaiting = found.status === 'waiting'
    return {
      ...toReviewRow(found),
      person: found.sealed && openPerson(vault, found.sealed, verificationId),
      photos: isWaiting
        ? found.photos.map(({ kind, uploadId }) => ({ kind, url: photoSigner.sign(uploadId, viewer) }))
        : [],
      flags: flagsOf(found),
      seller: {
        memberSince: found.memberSince.toISOString(),
        kycLevel: found.kycLevel,
        refusedBefore: found.refusedBefore,
      },
      reason: found.reason,
      decidedBy: found.decidedBy,
    }
  }
}
export type ReadCase = ReturnType<typeof createReadCase>

export const toReviewRow = (row: StoredReviewRow): ReviewRow => ({
  verificationId: row.verificationId,
  sellerName: row.sellerName,
  countryCode: row.countryCode,
  level: row.level,
  documentKind: row.documentKind,
  status: row.status,
  createTime: row.createdAt.toISOString(),
  decideTime: row.decidedAt?.toISOString() ?? null,
})

const flagsOf = ({ isNumberOfAnother, isPhotoOfAnother }: StoredReview): ReviewCase['flags'] => [
  ...(isNumberOfAnother
    ? [{ kind: 'numberOfAnother' as const, text: 'Another account uses this number' }]
    : []),
  ...(isPhotoOfAnother
    ? [{ kind: 'photoOfAnother' as const, text: 'Another account sent one of these photos' }]
    : []),
]
