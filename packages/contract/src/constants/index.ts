/** Values of `primitives`, and the rule of coupons, without a schema library: for landing pages, money and whatever counts bytes. */
export { type CouponRefusal, couponRefusal } from '../coupons/coupon.rules.ts'
export {
  buildCheckIntervalMs,
  cardsPerOrderMax,
  claimLeaseMs,
  clientVersion,
  commentMaxLength,
  decimalPrecision,
  decimalRounding,
  defaultLocale,
  moneyCeilingDecimals,
  moneyDefaultDecimals,
  nativeStartDelayMs,
  noticeMs,
  passwordMaxLength,
  passwordMinLength,
  photosPerCardMax,
  pinLength,
  pollIntervalMs,
  resubmitWindowMs,
  storagePrefix,
  uploadMaxBytes,
  verificationCodeLength,
  verificationResendMs,
  zoneOffsetMinutes,
} from '../primitives/business-constants.ts'
export {
  type Currency,
  type CurrencyId,
  currencies,
  currencyIds,
  defaultCurrencyId,
} from '../primitives/currency-table.ts'
