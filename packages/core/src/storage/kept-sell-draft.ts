import { type Quote, type QuoteRequest, quoteRequestSchema, quoteSchema } from '@kaadi/contract/card-orders'
import { cardFormSchema, photoKindSchema, receiptTypeSchema } from '@kaadi/contract/card-types'
import { catalogueIdSchema, currencyIdSchema, userIdSchema } from '@kaadi/contract/primitives'
import { uploadSchema } from '@kaadi/contract/uploads'
import * as z from 'zod/mini'
import { createKeptValue } from './kept-values.ts'
import { sellDraftKey } from './sell-draft-key.ts'
import type { StorageAdapter } from './storage-adapter.ts'

const draftPhotoSchema = z.object({
  /** Card and kind, such as `card-1:front`. */
  place: z.string(),
  kind: photoKindSchema,
  /** What the service has of it, without its short-lived address; left out while it is not sent yet. */
  upload: z.optional(z.omit(uploadSchema, { url: true })),
  /** A picture too small to read a code from, as a `data:` address. */
  thumbnail: z.optional(z.string()),
})

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

/** How long the service keeps a photo that no order took, in milliseconds. */
const photosKeptMs = 24 * 3_600_000

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
