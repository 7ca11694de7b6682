import type { Reader } from '../../database/named-read.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { findPartner, type StoredPartner } from './partners.repository.ts'

/** Who takes part, paused or not. */
export async function requirePartner(on: Reader, userId: bigint): Promise<StoredPartner> {
  const partner = await findPartner(on, userId)
  if (!partner) throw new DomainError('notPartner')
  return partner
}

/** Who may do something: a paused partner may look, and end keys. */
export async function requireActive(on: Reader, userId: bigint): Promise<StoredPartner> {
  const partner = await requirePartner(on, userId)
  if (partner.status !== 'active') throw new DomainError('partnerSuspended')
  return partner
}
