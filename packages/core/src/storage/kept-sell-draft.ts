import { type Quote, type QuoteRequest, quoteRequestSchema, quoteSchema } from '@kaadi/contract/card-orders'
import { cardFormSchema, receiptTypeSchema } from '@kaadi/contract/card-types'
import { catalogueIdSchema, currencyIdSchema, userIdSchema } from '@kaadi/contract/primitives'
import * as z from 'zod/mini'
import { sellDraftsKey } from './draft-keys.ts'
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
  /** What the address named that the sale was begun at. */
  named: z.optional(
    z.object({
      currencyTypeId: z.optional(z.string()),
      form: z.optional(cardFormSchema),
      receiptType: z.optional(receiptTypeSchema),
      faceValue: z.optional(z.string()),
      currencyId: z.optional(currencyIdSchema),
    }),
  ),
  /** The rate that was locked, so that a change meanwhile can be shown. */
  rate: z.optional(
    z.object({
      request: quoteRequestSchema,
      quote: quoteSchema,
      quoteEndsAt: z.number(),
      /** The key of a sending under it that got no answer. */
      sentUnder: z.optional(z.string()),
    }),
  ),
  /** It was sent and no answer had come yet. */
  isUnanswered: z.boolean(),
  /** It was to be sent as soon as there is a connection, at this payout. Of what `isWhole` nothing has to be entered again. */
  waits: z.optional(z.object({ payout: z.string(), isWhole: z.optional(z.boolean()) })),
})
/** What a seller has entered and not sent yet. */
export interface SellDraft extends Omit<z.infer<typeof sellDraftSchema>, 'rate'> {
  readonly rate?:
    | {
        readonly request: QuoteRequest
        readonly quote: Quote
        readonly quoteEndsAt: number
        readonly sentUnder?: string | undefined
      }
    | undefined
}

/** More cards than anyone is in the middle of; the oldest goes. */
const maxDrafts = 5

/** The drafts of sales, one for each card, for their own seller and for a day. For a seller anybody else's, and an older one, is dropped. */
export const keptSellDrafts = (local: StorageAdapter, now: () => number = Date.now) => {
  const kept = createKeptValue(local, sellDraftsKey, z.array(sellDraftSchema))
  const keep = (drafts: SellDraft[]) =>
    drafts.length > 0 ? kept.set(z.array(sellDraftSchema).parse(drafts)) : kept.remove()
  const isOfToday = ({ since }: { readonly since: number }) => now() - since < photosKeptMs
  const others = (cardTypeId: string) =>
    (kept.get() ?? []).filter((draft) => draft.cardTypeId !== cardTypeId && isOfToday(draft))
  const list = (userId: string): SellDraft[] => {
    const found = kept.get() ?? []
    const drafts = found.filter((draft) => draft.userId === userId && isOfToday(draft))
    if (drafts.length < found.length) keep(drafts)
    return drafts
  }
  return {
    /** The one that was worked on last stands first. */
    list,
    get: (userId: string, cardTypeId: string): SellDraft | undefined =>
      list(userId).find((draft) => draft.cardTypeId === cardTypeId),
    /** Those that are to be sent by themselves, whoever sells, for a screen that does not know who is there. */
    waiting: (): SellDraft[] => (kept.get() ?? []).filter((draft) => draft.waits && isOfToday(draft)),
    /** What is no part of a draft is left out: a code must not come along by accident. */
    set: (draft: SellDraft): void => keep([draft, ...others(draft.cardTypeId)].slice(0, maxDrafts)),
    remove: (cardTypeId: string): void => keep(others(cardTypeId)),
  }
}
