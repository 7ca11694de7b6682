import type { DocumentPhotoKind, VerificationReasonName } from '@kaadi/contract/verifications'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { reviewColumns, type StoredReviewRow } from './page-reviews.repository.ts'

export interface StoredReview extends StoredReviewRow {
  readonly userId: bigint
  readonly id: bigint
  readonly sellerEmail: string
  readonly sealed: Buffer | null
  readonly memberSince: Date
  readonly kycLevel: number
  readonly refusedBefore: number
  readonly decidedBy: string | null
  readonly decidedById: bigint | null
  readonly photos: readonly { readonly kind: DocumentPhotoKind; readonly uploadId: string }[]
  /** Another account waits with this number, or is verified by it. */
  readonly isNumberOfAnother: boolean
  readonly isPhotoOfAnother: boolean
}

export async function findReview(on: Reader, publicId: string): Promise<StoredReview | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredReview>`
      select ${reviewColumns}, c.user_id as "userId", c.id, u.email as "sellerEmail", c.sealed_details as sealed,
        u.created_at as "memberSince", u.kyc_level as "kycLevel", o.name as "decidedBy",
        c.decided_by as "decidedById",
        (select count(*)::integer from verification_cases b
         where b.user_id = c.user_id and b.status = 'refused' and b.id < c.id) as "refusedBefore",
        coalesce((select json_agg(json_build_object('kind', p.kind, 'uploadId', i.public_id) order by p.kind)
                  from verification_photos p join pictures i on i.id = p.upload_id
                  where p.user_id = c.user_id and p.case_id = c.id), '[]') as photos,
        exists (select from verification_cases b
                where b.number_fingerprint = c.number_fingerprint and b.user_id <> c.user_id
                  and b.status <> 'refused') as "isNumberOfAnother",
        exists (select from verification_photos p join pictures i on i.id = p.upload_id
                join pictures t on t.sha256 = i.sha256 and t.user_id <> c.user_id
                join verification_photos f on f.upload_id = t.id
                where p.user_id = c.user_id and p.case_id = c.id) as "isPhotoOfAnother"
      from verification_cases c join sellers u on u.id = c.user_id
      left join console_operators o on o.id = c.decided_by
      where c.public_id = ${publicId}`,
  )
  return rows[0]
}

export interface Verdict {
  readonly userId: bigint
  readonly id: bigint
  readonly operatorId: bigint
  readonly status: 'accepted' | 'refused'
  readonly reason: VerificationReasonName | null
}

/** False where somebody else was first: whoever comes second waits here, and finds it decided. */
export async function decideWaiting(tx: Tx, given: Verdict): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update verification_cases
    set status = ${given.status}, reason = ${given.reason}, decided_by = ${given.operatorId}, decided_at = now()
    where user_id = ${given.userId} and id = ${given.id} and status = 'waiting'`.execute(tx)
  return numAffectedRows === 1n
}
