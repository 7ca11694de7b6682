import type { DocumentKind, DocumentPhotoKind, VerificationReasonName } from '@kaadi/contract/verifications'
import { type Message, msg } from '@kaadi/words'

export const documentNames: Readonly<Record<DocumentKind, Message>> = {
  nin: msg('NIN slip'),
  passport: msg('Passport'),
  driversLicence: msg("Driver's licence"),
  votersCard: msg("Voter's card"),
  ghanaCard: msg('Ghana Card'),
}

export const photoNames: Readonly<Record<DocumentPhotoKind, Message>> = {
  documentFront: msg('Front of the document'),
  documentBack: msg('Back of the document'),
  selfie: msg('Selfie'),
}

export const stateNames = {
  waiting: msg('Waiting'),
  accepted: msg('Accepted'),
  refused: msg('Refused'),
} as const

export const reasonNames: Readonly<Record<VerificationReasonName, Message>> = {
  numberUnknown: msg('Number is not known to the issuer'),
  mismatch: msg('Details differ from the document'),
  unreadable: msg('Photo is dark, blurred or cut off'),
  expired: msg('Document has run out'),
  otherPerson: msg('Face differs from the document'),
}
