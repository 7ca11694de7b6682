import { appealWindowMs } from '@kaadi/contract/appeals'
import { userIdSchema } from '@kaadi/contract/primitives'
import * as z from 'zod/mini'
import { appealDraftsKey } from './draft-keys.ts'
import { draftPhotoSchema, photosKeptMs } from './draft-photo.ts'
import { createKeptValue } from './kept-values.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/** An appeal that is being written. Times in milliseconds since 1970, by this device's clock. */
export const appealDraftSchema = z.object({
  userId: userIdSchema,
  giftOrderId: z.string(),
  since: z.number(),
  words: z.string(),
  /** Photos beside it that the service has. */
  photos: z._default(z.array(draftPhotoSchema), []),
  /** When the first of them was chosen: the service keeps an unused photo for a day. */
  photosSince: z._default(z.number(), 0),
})
/** An appeal that is being written. */
export interface AppealDraft extends z.infer<typeof appealDraftSchema> {}

/** Appeals that are being written, one for each order, for their own seller, for as long as an appeal can be made. */
export const keptAppealDrafts = (local: StorageAdapter, now: () => number = Date.now) => {
  const kept = createKeptValue(local, appealDraftsKey, z.array(appealDraftSchema))
  const keep = (all: AppealDraft[]) => (all.length > 0 ? kept.set(all) : kept.remove())
  const fresh = () =>
    (kept.get() ?? [])
      .filter(({ since }) => now() - since < appealWindowMs)
      .map((draft) => (now() - draft.photosSince < photosKeptMs ? draft : { ...draft, photos: [] }))
  const others = (giftOrderId: string) => fresh().filter((one) => one.giftOrderId !== giftOrderId)
  return {
    get: (userId: string, giftOrderId: string): AppealDraft | undefined => {
      const own = fresh().filter((one) => one.userId === userId)
      keep(own)
      return own.find((one) => one.giftOrderId === giftOrderId)
    },
    set: (draft: AppealDraft): void => keep([...others(draft.giftOrderId), appealDraftSchema.parse(draft)]),
    remove: (giftOrderId: string): void => keep(others(giftOrderId)),
  }
}
