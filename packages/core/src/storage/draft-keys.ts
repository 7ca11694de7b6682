import type { StorageAdapter } from './storage-adapter.ts'

/** Key of the drafts of sales. */
export const sellDraftsKey = 'sellDrafts'

/** Key of what was taken again of returned orders. */
export const correctionDraftsKey = 'correctionDrafts'

/** Key of messages about trades that have not reached us. */
export const unsentMessagesKey = 'unsentMessages'

/** Key of appeals that are being written. */
export const appealDraftsKey = 'appealDrafts'

/** Key of what stands in other forms. */
export const formDraftsKey = 'formDrafts'

/** Lets every draft go, whatever it holds. Apart from their schemas, which only their own screens need. */
export const forgetDrafts = (local: StorageAdapter): void => {
  for (const key of [sellDraftsKey, correctionDraftsKey, unsentMessagesKey, appealDraftsKey, formDraftsKey])
    local.remove(key)
}
