export {
  type ClientIdentifiers,
  readClientIdentifiers,
  saveClientIdentifiers,
} from './client-identifiers.ts'
export {
  type ClientStorage,
  createBrowserStorage,
  createMemoryStorage,
  createNativeStorage,
  type NativeKeeper,
  type StorageWindow,
} from './client-storage.ts'
export type { CookieDocument } from './cookies.ts'
export {
  appealDraftsKey,
  correctionDraftsKey,
  forgetDrafts,
  formDraftsKey,
  sellDraftsKey,
  unsentMessagesKey,
} from './draft-keys.ts'
export { type AppealDraft, appealDraftSchema, keptAppealDrafts } from './kept-appeal-drafts.ts'
export {
  type CorrectionDraft,
  correctionDraftSchema,
  keptCorrectionDrafts,
} from './kept-correction-drafts.ts'
export { type FormDraft, formDraftSchema, keptFormDrafts } from './kept-form-drafts.ts'
export { keptSellDrafts, type SellDraft, sellDraftSchema } from './kept-sell-draft.ts'
export { keptUnanswered, type Unanswered, unansweredSchema } from './kept-unanswered.ts'
export { keptUnsentMessages, type UnsentMessage, unsentMessageSchema } from './kept-unsent-messages.ts'
export { keptInvitationCode, keptUser } from './kept-user.ts'
export { createKeptValue, type KeptValue } from './kept-values.ts'
export { createMemoryAdapter } from './memory-storage.ts'
export { randomId } from './random-id.ts'
export type { StorageAdapter } from './storage-adapter.ts'
export type { TokenStore } from './token-store.ts'
export { createWebAdapter, type WebStorageArea } from './web-storage.ts'
