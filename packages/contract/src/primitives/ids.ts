import * as z from 'zod/mini'

const publicId = <const B extends string>() =>
  z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
    .brand<B>()

/** Public ids are opaque random strings: they tell nothing and can not be counted. */
export const userIdSchema = publicId<'UserId'>()
export type UserId = z.infer<typeof userIdSchema>

/** `giftOrderId` on the wire. */
export const cardOrderIdSchema = publicId<'CardOrderId'>()
export type CardOrderId = z.infer<typeof cardOrderIdSchema>

export const quoteIdSchema = publicId<'QuoteId'>()
export type QuoteId = z.infer<typeof quoteIdSchema>

export const withdrawalIdSchema = publicId<'WithdrawalId'>()
export type WithdrawalId = z.infer<typeof withdrawalIdSchema>

export const bankAccountIdSchema = publicId<'BankAccountId'>()
export type BankAccountId = z.infer<typeof bankAccountIdSchema>

export const uploadIdSchema = publicId<'UploadId'>()
export type UploadId = z.infer<typeof uploadIdSchema>

export const notificationIdSchema = publicId<'NotificationId'>()
export type NotificationId = z.infer<typeof notificationIdSchema>

/** Ids of catalogue rows (card types, countries, prices, banners): short strings, stable over time. */
export const catalogueIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
