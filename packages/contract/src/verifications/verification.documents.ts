import * as z from 'zod/mini'

/** What a kind of document looks like. */
export interface DocumentFacts {
  /** What the number on it looks like, without spaces and in capitals. */
  readonly pattern: RegExp
  readonly example: string
  /** Whether its back has to be shown too. */
  readonly hasBack: boolean
}

/** Documents that say who somebody is, by the country that gave them. */
export const documentsOf: {
  readonly NG: Readonly<Record<'nin' | 'passport' | 'driversLicence' | 'votersCard', DocumentFacts>>
  readonly GH: Readonly<Record<'ghanaCard' | 'passport' | 'driversLicence', DocumentFacts>>
} = {
  NG: {
    nin: { pattern: /^\d{11}$/, example: '12345678901', hasBack: false },
    passport: { pattern: /^[A-Z]\d{8}$/, example: 'A12345678', hasBack: false },
    driversLicence: { pattern: /^[A-Z0-9]{8,16}$/, example: 'ABC12345AA00', hasBack: true },
    votersCard: { pattern: /^[A-Z0-9]{19}$/, example: '90F5B0AC35295851234', hasBack: true },
  },
  GH: {
    ghanaCard: { pattern: /^GHA-?\d{9}-?\d$/, example: 'GHA-123456789-0', hasBack: true },
    passport: { pattern: /^[A-Z]\d{7}$/, example: 'G1234567', hasBack: false },
    driversLicence: { pattern: /^[A-Z0-9-]{8,20}$/, example: 'KOF-12345678-12345', hasBack: true },
  },
}

/** Every kind of document, of any country. */
export const documentKinds = ['nin', 'passport', 'driversLicence', 'votersCard', 'ghanaCard'] as const
/** Checks a kind of document. */
export const documentKindSchema = z.literal(documentKinds)
/** A kind of document. */
export type DocumentKind = z.infer<typeof documentKindSchema>

/** What the country's document of this kind looks like; undefined where the country has none, or is not known. */
export function documentFacts(countryCode: string, kind: DocumentKind): DocumentFacts | undefined {
  if (countryCode !== 'NG' && countryCode !== 'GH') return undefined
  return (documentsOf[countryCode] as Partial<Record<DocumentKind, DocumentFacts>>)[kind]
}

/** A number as it is compared: without spaces and hyphens, in capitals. */
export const normaliseDocumentNumber = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase()

/** Whether a number has the form of this document. */
export const fitsDocument = ({ pattern }: DocumentFacts, number: string): boolean =>
  pattern.test(number.replace(/\s/g, '').toUpperCase())

/** What a photo for a verification shows. */
export const documentPhotoKinds = ['documentFront', 'documentBack', 'selfie'] as const
/** Checks what a photo for a verification shows. */
export const documentPhotoKindSchema = z.literal(documentPhotoKinds)
/** What a photo for a verification shows. */
export type DocumentPhotoKind = z.infer<typeof documentPhotoKindSchema>

/** The photos that a document needs, in the order in which they are taken. */
export const photosOfDocument = ({ hasBack }: DocumentFacts): readonly DocumentPhotoKind[] =>
  hasBack ? documentPhotoKinds : ['documentFront', 'selfie']
