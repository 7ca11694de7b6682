import type { UploadId } from '@kaadi/contract/primitives'
import type { StorageAdapter } from '@kaadi/core/storage'
import { answersKey } from '../../platform/session/desk-storage.ts'

/** A picture that the service has, and that goes with an answer. */
export interface KeptPicture {
  readonly uploadId: UploadId
  /** Short-lived address of it, for this operator alone. */
  readonly url: string
}

/** An answer that is not sent yet. */
export interface KeptAnswer {
  readonly text: string
  readonly pictures: readonly KeptPicture[]
}

const empty: KeptAnswer = { text: '', pictures: [] }

/** Answers that were begun, each with its order, kept with the tab: a reload or a look elsewhere loses nothing. */
export const keptAnswersIn = (storage: StorageAdapter) => {
  const read = (): Record<string, KeptAnswer | undefined> => {
    try {
      return JSON.parse(storage.get(answersKey) ?? '{}')
    } catch {
      return {}
    }
  }
  return {
    of: (giftOrderId: string): KeptAnswer => read()[giftOrderId] ?? empty,
    keep: (giftOrderId: string, answer: KeptAnswer): void => {
      const isEmpty = answer.text === '' && answer.pictures.length === 0
      storage.set(answersKey, JSON.stringify({ ...read(), [giftOrderId]: isEmpty ? undefined : answer }))
    },
  }
}
