export {
  type DocumentFacts,
  type DocumentKind,
  type DocumentPhotoKind,
  documentFacts,
  documentKindSchema,
  documentKinds,
  documentPhotoKindSchema,
  documentPhotoKinds,
  documentsOf,
  fitsDocument,
  normaliseDocumentNumber,
  photosOfDocument,
} from './verification.documents.ts'
export {
  type VerificationReason,
  type VerificationReasonName,
  verificationReasonNames,
  verificationReasonSchema,
  verificationReasons,
} from './verification.reasons.ts'
export {
  type Verification,
  type VerificationCase,
  type VerificationLevel,
  type VerificationRequest,
  verificationCaseSchema,
  verificationLevelSchema,
  verificationRequestSchema,
  verificationSchema,
  verificationStateSchema,
  verificationStepSchema,
} from './verification.schema.ts'
export { type VerificationsEndpoints, verifications } from './verifications.endpoints.ts'
