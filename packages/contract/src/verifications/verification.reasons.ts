import * as z from 'zod/mini'

/** What a reason says to each side. */
export interface VerificationReason {
  /** What the seller reads. */
  readonly text: string
  readonly nextStep: string
  /** What the reviewer chooses by. */
  readonly deskText: string
  /** The steps it is given at. */
  readonly levels: readonly (1 | 2)[]
}

/** Why a verification is refused. */
export const verificationReasons: Readonly<
  Record<'numberUnknown' | 'mismatch' | 'unreadable' | 'expired' | 'otherPerson', VerificationReason>
> = {
  numberUnknown: {
    text: 'We could not find this number.',
    nextStep: 'Look at your document and enter the number again, digit by digit.',
    deskText: 'Number is not known to the issuer',
    levels: [1],
  },
  mismatch: {
    text: 'Name, date of birth or number do not match your document.',
    nextStep: 'Use your name as it is printed on the document, then send it again.',
    deskText: 'Details differ from the document',
    levels: [1, 2],
  },
  unreadable: {
    text: 'We could not read your document or see your face.',
    nextStep: 'Take the photos again in daylight, without flash, with all four corners in the picture.',
    deskText: 'Photo is dark, blurred or cut off',
    levels: [2],
  },
  expired: {
    text: 'This document has run out.',
    nextStep: 'Send one that is still valid. Any of the listed documents will do.',
    deskText: 'Document has run out',
    levels: [2],
  },
  otherPerson: {
    text: 'The face in the selfie is not the one on the document.',
    nextStep: 'Take the selfie yourself, without a cap or dark glasses, and use your own document.',
    deskText: 'Face differs from the document',
    levels: [2],
  },
}

/** Names a reason of `verificationReasons`. */
export type VerificationReasonName = keyof typeof verificationReasons
/** Every reason, in the order in which the desk shows them. */
export const verificationReasonNames = [
  'numberUnknown',
  'mismatch',
  'unreadable',
  'expired',
  'otherPerson',
] as const satisfies readonly VerificationReasonName[]
/** Checks the name of a reason. */
export const verificationReasonSchema = z.literal(verificationReasonNames)
