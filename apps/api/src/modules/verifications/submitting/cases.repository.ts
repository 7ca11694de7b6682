import type { DocumentKind } from '@kaadi/contract/verifications'
import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'

interface NextLevel {
  /** Beyond the last one where there is none. */
  readonly next: number
  readonly isWaiting: boolean
  /** The seller has asked to delete their account. Nobody who has not can ask for it until the commit. */
  readonly isLeaving: boolean
}

/** `leaving_sellers` is of 0123-deletion.sql: the module deletion, which erases what is sent here, cannot be asked itself. */
export async function findLevelToTake(tx: Tx, userId: bigint): Promise<NextLevel> {
  const { rows } = await sql<NextLevel>`
    select verification_level_of(${userId}) + 1 as next,
           exists (select from verification_cases where user_id = ${userId} and status = 'waiting') as "isWaiting",
           exists (select leaving_sellers(array[${userId}]::bigint[])) as "isLeaving"`.execute(tx)
  return rows[0]!
}

export interface NewCase {
  readonly userId: bigint
  readonly publicId: string
  readonly level: 1 | 2
  readonly countryCode: string
  readonly documentKind: DocumentKind
  readonly sealed: Buffer
  readonly fingerprint: Buffer
}

/** Of two at once the schema lets one in. */
export async function insertCase(tx: Tx, given: NewCase): Promise<bigint> {
  try {
    const { rows } = await sql<{ id: bigint }>`
      insert into verification_cases (user_id, public_id, level, country_code, document_kind, sealed_details,
                                      number_fingerprint)
      values (${given.userId}, ${given.publicId}, ${given.level}, ${given.countryCode}, ${given.documentKind},
              ${given.sealed}, ${given.fingerprint})
      returning id`.execute(tx)
    return rows[0]!.id
  } catch (error) {
    if (constraintOf(error) === 'verification_cases_one_waits') throw new DomainError('verificationWaiting')
    throw error
  }
}

export async function insertPhotos(
  tx: Tx,
  userId: bigint,
  caseId: bigint,
  photos: readonly { readonly kind: string; readonly id: bigint }[],
): Promise<void> {
  try {
    for (const { kind, id } of photos)
      await sql`
        insert into verification_photos (user_id, case_id, kind, upload_id)
        values (${userId}, ${caseId}, ${kind}, ${id})`.execute(tx)
  } catch (error) {
    if (constraintOf(error) === 'verification_photos_once') throw new DomainError('photoMissing')
    throw error
  }
}

/** The details that were accepted as level 1. */
export async function findAcceptedPerson(
  tx: Tx,
  userId: bigint,
): Promise<{ sealed: Buffer; publicId: string } | undefined> {
  const { rows } = await sql<{ sealed: Buffer; publicId: string }>`
    select sealed_details as sealed, public_id as "publicId" from verification_cases
    where user_id = ${userId} and level = 1 and status = 'accepted' and sealed_details is not null`.execute(
    tx,
  )
  return rows[0]
}
