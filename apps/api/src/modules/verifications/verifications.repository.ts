import type { VerificationCase, VerificationReasonName } from '@kaadi/contract/verifications'
import { sql } from 'kysely'
import type { Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'

export interface StoredLevel {
  readonly level: number
  readonly dailyLimitPercent: number
}

/** The first one first. */
export const listVerificationLevels = (on: Reader): Promise<StoredLevel[]> =>
  rowsOf(
    on,
    sql<StoredLevel>`
      select level, daily_percent as "dailyLimitPercent" from verification_levels order by level`,
  )

export interface StoredCase {
  readonly verificationId: VerificationCase['verificationId']
  readonly level: 1 | 2
  readonly status: VerificationCase['status']
  readonly documentKind: VerificationCase['documentKind']
  readonly reason: VerificationReasonName | null
  readonly createdAt: Date
  readonly decidedAt: Date | null
}

export const caseColumns = sql`c.public_id as "verificationId", c.level, c.status, c.document_kind as "documentKind",
  c.reason, c.created_at as "createdAt", c.decided_at as "decidedAt"`

export async function findNewestCase(on: Reader, userId: bigint): Promise<StoredCase | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredCase>`
      select ${caseColumns} from verification_cases c where c.user_id = ${userId} order by c.id desc limit 1`,
  )
  return rows[0]
}

export async function findVerifiedLevel(on: Reader, userId: bigint): Promise<number> {
  const rows = await rowsOf(
    on,
    sql<{ level: number }>`select kyc_level as level from sellers where id = ${userId}`,
  )
  return rows[0]?.level ?? 0
}

/** What an account that is deleted had sent. The decisions stay, without the person; the sweep of photos takes the pictures. */
export async function eraseVerifications(tx: Tx, userId: bigint): Promise<void> {
  await sql`delete from verification_photos where user_id = ${userId}`.execute(tx)
  await sql`
    update verification_cases set sealed_details = null, number_fingerprint = null
    where user_id = ${userId}`.execute(tx)
}
