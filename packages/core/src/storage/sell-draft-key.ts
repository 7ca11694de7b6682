import type { StorageAdapter } from './storage-adapter.ts'

/** Key of the draft of a sale. */
export const sellDraftKey = 'sellDraft'

/** Lets the draft of a sale go, whatever it holds. Apart from its schema, which only the sell screen needs. */
export const forgetSellDraft = (local: StorageAdapter): void => local.remove(sellDraftKey)
