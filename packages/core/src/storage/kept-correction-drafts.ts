import { userIdSchema } from '@kaadi/contract/primitives'
import * as z from 'zod/mini'
import { correctionDraftsKey } from './draft-keys.ts'
import { draftPhotoSchema, photosKeptMs } from './draft-photo.ts'
import { createKeptValue } from './kept-values.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/**
 * What a seller has taken again of a returned order and not sent yet. Never a card's code. Times in milliseconds since
 * 1970, by this device's clock.
 */
export const correctionDraftSchema = z.object({
  userId: userIdSchema,
  /** When it was begun: the service keeps an unused photo for a day. */
  since: z.number(),
  giftOrderId: z.string(),
  /** The decision of the desk that it answers, as the order gives it: another one ends it. */
  operatorTime: z.nullable(z.string()),
  /** When the order can no longer be sent again; left out where it waits for as long as it takes. */
  closesAt: z.optional(z.number()),
  /** The person was at it when this was kept. */
  isOpen: z.boolean(),
  photos: z.array(draftPhotoSchema),
})
/** What a seller has taken again of a returned order and not sent yet. */
export interface CorrectionDraft extends z.infer<typeof correctionDraftSchema> {}

type Answered = Pick<CorrectionDraft, 'giftOrderId' | 'operatorTime'>

/** Drafts of corrections, one for each order, for their own seller. Anybody else's, and what is over, is dropped. */
export const keptCorrectionDrafts = (local: StorageAdapter, now: () => number = Date.now) => {
  const kept = createKeptValue(local, correctionDraftsKey, z.array(correctionDraftSchema))
  const isOver = ({ since, closesAt = Number.POSITIVE_INFINITY }: CorrectionDraft) =>
    now() >= Math.min(since + photosKeptMs, closesAt)
  const keep = (drafts: CorrectionDraft[]) => (drafts.length > 0 ? kept.set(drafts) : kept.remove())
  const without = ({ giftOrderId }: Pick<Answered, 'giftOrderId'>) =>
    (kept.get() ?? []).filter((draft) => draft.giftOrderId !== giftOrderId && !isOver(draft))
  return {
    get: (userId: string, order: Answered): CorrectionDraft | undefined => {
      const isFor = (draft: CorrectionDraft) =>
        draft.giftOrderId !== order.giftOrderId || draft.operatorTime === order.operatorTime
      const drafts = (kept.get() ?? []).filter(
        (draft) => draft.userId === userId && !isOver(draft) && isFor(draft),
      )
      keep(drafts)
      return drafts.find(({ giftOrderId }) => giftOrderId === order.giftOrderId)
    },
    /** What is no part of a draft is left out: a code must not come along by accident. */
    set: (draft: CorrectionDraft): void => keep([...without(draft), correctionDraftSchema.parse(draft)]),
    remove: (order: Pick<Answered, 'giftOrderId'>): void => keep(without(order)),
  }
}
