import type { UploadId } from '@kaadi/contract/primitives'
import type { StorageAdapter } from '@kaadi/core/storage'
import { keptByIdIn } from '../../platform/forms/kept-by-id.ts'
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

/** Answers that were begun, each with its order. */
export const keptAnswersIn = (storage: StorageAdapter) => {
  const answers = keptByIdIn<KeptAnswer>(storage, answersKey)
  return {
    of: (giftOrderId: string): KeptAnswer => answers.of(giftOrderId) ?? empty,
    keep: (giftOrderId: string, answer: KeptAnswer): void => {
      const isEmpty = answer.text === '' && answer.pictures.length === 0
      answers.keep(giftOrderId, isEmpty ? undefined : answer)
    },
  }
}
