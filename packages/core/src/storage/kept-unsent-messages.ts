import { uploadIdSchema, userIdSchema } from '@kaadi/contract/primitives'
import * as z from 'zod/mini'
import { unsentMessagesKey } from './draft-keys.ts'
import { photosKeptMs } from './draft-photo.ts'
import { createKeptValue } from './kept-values.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/** A message about a trade that has not reached the service. Times in milliseconds since 1970, by this device's clock. */
export const unsentMessageSchema = z.object({
  userId: userIdSchema,
  giftOrderId: z.string(),
  /** Under which it is sent, however often. */
  key: z.string(),
  since: z.number(),
  text: z.string(),
  uploads: z.array(uploadIdSchema),
  /** Its photos, as small as a draft keeps them. */
  previews: z.array(z.object({ id: z.string(), src: z.string() })),
  /** The service said no: it is not sent again by itself. */
  isRefused: z.boolean(),
})
/** A message about a trade that has not reached the service. */
export interface UnsentMessage extends z.infer<typeof unsentMessageSchema> {}

/** More than anyone writes without an answer; the oldest go. */
const maxMessages = 20

/** Messages that were not sent yet, for their own seller and for a day, the oldest first. */
export const keptUnsentMessages = (local: StorageAdapter, now: () => number = Date.now) => {
  const kept = createKeptValue(local, unsentMessagesKey, z.array(unsentMessageSchema))
  const keep = (all: UnsentMessage[]) => (all.length > 0 ? kept.set(all) : kept.remove())
  const fresh = () => (kept.get() ?? []).filter(({ since }) => now() - since < photosKeptMs)
  return {
    list: (userId: string, giftOrderId: string): UnsentMessage[] => {
      const own = fresh().filter((one) => one.userId === userId)
      keep(own)
      return own.filter((one) => one.giftOrderId === giftOrderId)
    },
    set: (message: UnsentMessage): void => {
      const all = fresh()
      const at = all.findIndex(({ key }) => key === message.key)
      const parsed = unsentMessageSchema.parse(message)
      keep((at < 0 ? [...all, parsed] : all.with(at, parsed)).slice(-maxMessages))
    },
    remove: (key: string): void => keep(fresh().filter((one) => one.key !== key)),
  }
}
