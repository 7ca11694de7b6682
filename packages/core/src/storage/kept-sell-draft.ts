import { type Quote, type QuoteRequest, quoteRequestSchema, quoteSchema } from '@kaadi/contract/card-orders'
import { cardFormSchema, receiptTypeSchema } from '@kaadi/contract/card-types'
import { catalogueIdSchema, currencyIdSchema, userIdSchema } from '@kaadi/contract/primitives'
import * as z from 'zod/mini'
import { sellDraftKey } from './draft-keys.ts'
import { draftPhotoSchema, photosKeptMs } from './draft-photo.ts'
import { createKeptValue } from './kept-values.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/**
 * What a seller has entered and not sent yet. Never a card's code or PIN: they are money to whoever reads them. Photos
 * are with the service; the draft holds their ids. Times in milliseconds since 1970, by this device's clock.
 */
export const sellDraftSchema = z.object({
  userId: userIdSchema,
  /** When the first photo was sent, or the draft begun: the service keeps an unused photo for a day. */
  since: z.number(),
  cardTypeId: catalogueIdSchema,
  form: z.object({
    kind: z.object({
      currencyTypeId: catalogueIdSchema,
      form: cardFormSchema,
      receiptType: receiptTypeSchema,
    }),
    faceValue: z.string(),
    currencyId: currencyIdSchema,
    couponId: z.optional(z.nullable(z.string())),
    count: z.int(),
    comment: z.string(),
    ownsCards: z.boolean(),
    notToldByStranger: z.boolean(),
  }),
  photos: z.array(draftPhotoSchema),
  /** The rate that was locked, so that a change meanwhile can be shown. */
  rate: z.optional(z.object({ request: quoteRequestSchema, quote: quoteSchema, quoteEndsAt: z.number() })),
  /** It was sent and no answer had come yet. */
  isUnanswered: z.boolean(),
})
/** What a seller has entered and not sent yet. */
export interface SellDraft extends Omit<z.infer<typeof sellDraftSchema>, 'rate'> {
  readonly rate?:
    | { readonly request: QuoteRequest; readonly quote: Quote; readonly quoteEndsAt: number }
    | undefined
}

/** The draft of a sale, for its own seller and for a day. Anybody else's, and an older one, is dropped. */
export const keptSellDraft = (local: StorageAdapter, now: () => number = Date.now) => {
  const kept = createKeptValue(local, sellDraftKey, sellDraftSchema)
  return {
    get: (userId: string): SellDraft | undefined => {
      const draft = kept.get()
      if (!draft) return undefined
      if (draft.userId === userId && now() - draft.since < photosKeptMs) return draft
      kept.remove()
      return undefined
    },
    /** What is no part of a draft is left out: a code must not come along by accident. */
    set: (draft: SellDraft): void => kept.set(sellDraftSchema.parse(draft)),
    remove: kept.remove,
  }
}
