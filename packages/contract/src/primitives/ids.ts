import * as z from 'zod/mini'

// Marked, so that a bundle keeps only the ids it uses.
/* @__NO_SIDE_EFFECTS__ */
const publicId = <const B extends string>() =>
  z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
    .brand<B>()

/** Public ids are opaque random strings: they tell nothing and cannot be counted. */
export const userIdSchema = publicId<'UserId'>()
/** Id of a user. */
export type UserId = z.infer<typeof userIdSchema>

/** `giftOrderId` on the wire. */
export const cardOrderIdSchema = publicId<'CardOrderId'>()
/** Id of a card order. */
export type CardOrderId = z.infer<typeof cardOrderIdSchema>

/** Checks the id of a quote. */
export const quoteIdSchema = publicId<'QuoteId'>()
/** Id of a quote. */
export type QuoteId = z.infer<typeof quoteIdSchema>

/** Checks the id of a coupon. */
export const couponIdSchema = publicId<'CouponId'>()
/** Id of a coupon. */
export type CouponId = z.infer<typeof couponIdSchema>

/** Checks the id of a rate alert. */
export const rateAlertIdSchema = publicId<'RateAlertId'>()
/** Id of a rate alert. */
export type RateAlertId = z.infer<typeof rateAlertIdSchema>

/** Checks the id of a withdrawal. */
export const withdrawalIdSchema = publicId<'WithdrawalId'>()
/** Id of a withdrawal. */
export type WithdrawalId = z.infer<typeof withdrawalIdSchema>

/** Checks the id of an exchange. */
export const exchangeIdSchema = publicId<'ExchangeId'>()
/** Id of an exchange between wallets. */
export type ExchangeId = z.infer<typeof exchangeIdSchema>

/** Checks the id of a quoted exchange. */
export const exchangeQuoteIdSchema = publicId<'ExchangeQuoteId'>()
/** Id of a quoted exchange. */
export type ExchangeQuoteId = z.infer<typeof exchangeQuoteIdSchema>

/** Checks the id of a session. It is no token: it opens nothing. */
export const sessionIdSchema = publicId<'SessionId'>()
/** Id of a session. */
export type SessionId = z.infer<typeof sessionIdSchema>

/** Checks the id of a passkey: ours, not the one by which devices know it. */
export const passkeyIdSchema = publicId<'PasskeyId'>()
/** Id of a passkey. */
export type PasskeyId = z.infer<typeof passkeyIdSchema>

/** Checks the id of a provider's binding to an account. */
export const identityIdSchema = publicId<'IdentityId'>()
/** Id of a provider's binding to an account. */
export type IdentityId = z.infer<typeof identityIdSchema>

/** Checks the id of a saved bank account. */
export const bankAccountIdSchema = publicId<'BankAccountId'>()
/** Id of a saved bank account. */
export type BankAccountId = z.infer<typeof bankAccountIdSchema>

/** Checks the id of a case of verification. */
export const verificationIdSchema = publicId<'VerificationId'>()
/** Id of a case of verification. */
export type VerificationId = z.infer<typeof verificationIdSchema>

/** Checks the id of a pause. */
export const pauseIdSchema = publicId<'PauseId'>()
/** Id of a pause. */
export type PauseId = z.infer<typeof pauseIdSchema>

/** Checks the id of a block. */
export const blockIdSchema = publicId<'BlockId'>()
/** Id of a block. */
export type BlockId = z.infer<typeof blockIdSchema>

/** Checks the id of a company that redeems cards. */
export const redeemerIdSchema = publicId<'RedeemerId'>()
/** Id of a company that redeems cards. */
export type RedeemerId = z.infer<typeof redeemerIdSchema>

/** Checks the id of a note about a seller. */
export const noteIdSchema = publicId<'NoteId'>()
/** Id of a note about a seller. */
export type NoteId = z.infer<typeof noteIdSchema>

/** Checks the id of a message about an order. */
export const orderMessageIdSchema = publicId<'OrderMessageId'>()
/** Id of a message about an order. */
export type OrderMessageId = z.infer<typeof orderMessageIdSchema>

/** Checks the id of a saved answer of the desk. */
export const macroIdSchema = publicId<'MacroId'>()
/** Id of a saved answer of the desk. */
export type MacroId = z.infer<typeof macroIdSchema>
/** Checks the id of a reversal. */
export const reversalIdSchema = publicId<'ReversalId'>()
/** Id of a reversal. */
export type ReversalId = z.infer<typeof reversalIdSchema>

/** Checks the id of a batch of payouts. */
export const payoutBatchIdSchema = publicId<'PayoutBatchId'>()
/** Id of a batch of payouts. */
export type PayoutBatchId = z.infer<typeof payoutBatchIdSchema>

/** Checks the id of an adjustment. */
export const adjustmentIdSchema = publicId<'AdjustmentId'>()
/** Id of an adjustment. */
export type AdjustmentId = z.infer<typeof adjustmentIdSchema>

/** Checks the id of a payout trace. */
export const payoutTraceIdSchema = publicId<'PayoutTraceId'>()
/** Id of a payout trace. */
export type PayoutTraceId = z.infer<typeof payoutTraceIdSchema>

/** Checks the id of an appeal. */
export const appealIdSchema = publicId<'AppealId'>()
/** Id of an appeal. */
export type AppealId = z.infer<typeof appealIdSchema>

/** Checks the id of a blind look at a decided order. */
export const recheckIdSchema = publicId<'RecheckId'>()
/** Id of a blind look at a decided order. */
export type RecheckId = z.infer<typeof recheckIdSchema>

/** Checks the id of an application to the partner programme. */
export const partnerApplicationIdSchema = publicId<'PartnerApplicationId'>()
/** Id of an application to the partner programme. */
export type PartnerApplicationId = z.infer<typeof partnerApplicationIdSchema>

/** Checks the id of a partner's key. It is no key: it opens nothing. */
export const partnerKeyIdSchema = publicId<'PartnerKeyId'>()
/** Id of a partner's key. */
export type PartnerKeyId = z.infer<typeof partnerKeyIdSchema>

/** Checks the id of an event that is told to a partner. */
export const partnerEventIdSchema = publicId<'PartnerEventId'>()
/** Id of an event that is told to a partner. */
export type PartnerEventId = z.infer<typeof partnerEventIdSchema>

/** Checks the id of a stored picture. */
export const uploadIdSchema = publicId<'UploadId'>()
/** Id of a stored picture. */
export type UploadId = z.infer<typeof uploadIdSchema>

/** Checks the id of a notification. */
export const notificationIdSchema = publicId<'NotificationId'>()
/** Id of a notification. */
export type NotificationId = z.infer<typeof notificationIdSchema>

/** Ids of catalogue rows (card types, countries, prices, banners): short strings, stable over time. */
export const catalogueIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
