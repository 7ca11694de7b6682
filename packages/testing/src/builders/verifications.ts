import {
  type ReviewCase,
  type ReviewRow,
  reviewCaseSchema,
  reviewRowSchema,
} from '@kaadi/contract/verification-reviews'
import {
  type Verification,
  type VerificationCase,
  verificationCaseSchema,
  verificationSchema,
} from '@kaadi/contract/verifications'

const time = '2026-11-20T13:05:00.000Z'

/** The first level, waiting. */
export const aVerificationCase = (
  given: Partial<Omit<VerificationCase, 'verificationId'>> = {},
): VerificationCase =>
  verificationCaseSchema.parse({
    verificationId: 'verification-1',
    level: 1,
    status: 'waiting',
    documentKind: 'nin',
    createTime: time,
    decideTime: null,
    refusal: null,
    ...given,
  })

/** Nothing but the mail address yet. */
export const aVerification = (given: Partial<Verification> = {}): Verification =>
  verificationSchema.parse({
    level: 0,
    levels: [
      { level: 0, dailyLimitPercent: 100 },
      { level: 1, dailyLimitPercent: 150 },
      { level: 2, dailyLimitPercent: 300 },
    ],
    nextStep: 1,
    last: null,
    ...given,
  })

const row = {
  verificationId: 'verification-1',
  sellerName: 'adaeze',
  countryCode: 'NG',
  level: 2,
  documentKind: 'votersCard',
  status: 'waiting',
  createTime: time,
  decideTime: null,
}

/** A second level that waits. */
export const aReviewRow = (given: Partial<ReviewRow> = {}): ReviewRow =>
  reviewRowSchema.parse({ ...row, ...given })

/** A second level that waits, with its photos. */
export const aReviewCase = (given: Partial<ReviewCase> = {}): ReviewCase =>
  reviewCaseSchema.parse({
    ...row,
    person: {
      firstName: 'Adaeze',
      lastName: 'Okafor',
      birthDate: '1994-05-17',
      numberKind: 'nin',
      number: '12345678901',
    },
    photos: [
      { kind: 'documentFront', url: '/object/read?id=front' },
      { kind: 'documentBack', url: '/object/read?id=back' },
      { kind: 'selfie', url: '/object/read?id=selfie' },
    ],
    flags: [],
    seller: { memberSince: time, kycLevel: 1, refusedBefore: 0 },
    reason: null,
    decidedBy: null,
    ...given,
  })
