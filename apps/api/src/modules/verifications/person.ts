import type { DocumentKind } from '@kaadi/contract/verifications'
import type { SealedColumn, Vault } from '../../vault/index.ts'

/** Who somebody says they are. Kept sealed. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** `1994-05-17`. */
  readonly birthDate: string
  /** The kind of document that the number is of. */
  readonly numberKind: DocumentKind
  readonly number: string
}

/** Binds sealed details to their case: copied into another row they stay shut. */
const detailsOwner = (publicId: string): string => `verification:${publicId}`

export const sealPerson = (vault: Vault, person: Person, publicId: string): Buffer =>
  vault.seal(Buffer.from(JSON.stringify(person)), detailsOwner(publicId))

export const openPerson = (vault: Vault, sealed: Buffer, publicId: string): Person =>
  JSON.parse(vault.open(sealed, detailsOwner(publicId)).toString()) as Person

/** Equal numbers of one document have one fingerprint, whoever sends them. */
export const numberFingerprint = (vault: Vault, countryCode: string, kind: string, number: string): Buffer =>
  vault.hmac('document-number', `${countryCode}\0${kind}\0${number}`)

export const sealedVerificationColumns: readonly SealedColumn[] = [
  {
    table: 'verification_cases',
    column: 'sealed_details',
    key: ['user_id', 'id'],
    ownerColumn: 'public_id',
    ownerOf: detailsOwner,
  },
]
