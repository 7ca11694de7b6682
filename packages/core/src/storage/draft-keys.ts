import type { StorageAdapter } from './storage-adapter.ts'

/** Key of the draft of a sale. */
export const sellDraftKey = 'sellDraft'

/** Key of what was taken again of returned orders. */
export const correctionDraftsKey = 'correctionDrafts'

/** Lets every draft go, whatever it holds. Apart from their schemas, which only their own screens need. */
export const forgetDrafts = (local: StorageAdapter): void => {
  for (const key of [sellDraftKey, correctionDraftsKey]) local.remove(key)
}
