import * as z from 'zod/mini'
import {
  instantSchema,
  type Named,
  noteIdSchema,
  pageQueryFields,
  userIdSchema,
} from '../primitives/index.ts'

/** Which sellers, in which order, and which page of them. */
export const sellerPageQuerySchema = z.object({
  ...pageQueryFields,
  /** Of paused sellers alone. */
  only: z.optional(z.literal(['paused'])),
  countryCode: z.optional(z.literal(['NG', 'GH'])),
  /**
   * The beginning of a mail address or of an order's number, an id, the four last digits of a bank account, or the
   * beginning of a device's fingerprint, eight digits of it at least.
   */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
  /** `joined`: by the day the account was opened; `level`: by the seller's level. */
  sort: z._default(z.literal(['joined', 'level']), 'joined'),
  direction: z._default(z.literal(['ascending', 'descending']), 'descending'),
})
/** Which sellers, with the defaults filled in. */
export interface SellerPageQuery extends z.output<typeof sellerPageQuerySchema> {}

const rowFields = z.object({
  sellerId: userIdSchema,
  email: z.string(),
  /** Null until it was told. */
  name: z.nullable(z.string()),
  countryCode: z.string(),
  level: z.int(),
  kycLevel: z.int(),
  createTime: instantSchema,
  isPaused: z.boolean(),
})
/** A line of the list of sellers. */
export interface SellerRow extends z.infer<typeof rowFields> {}
/** A line of the list of sellers. */
export const sellerRowSchema: Named<SellerRow, typeof rowFields.shape> = rowFields

const noteFields = z.object({
  noteId: noteIdSchema,
  text: z.string(),
  author: z.string(),
  createTime: instantSchema,
})
/** What an operator wrote about a seller. It is never changed, and the seller never sees it. */
export interface SellerNote extends z.infer<typeof noteFields> {}
/** What an operator wrote about a seller. It is never changed, and the seller never sees it. */
export const sellerNoteSchema: Named<SellerNote, typeof noteFields.shape> = noteFields
