export { amountFor, convertMoney } from './convert.ts'
export {
  bestCoupon,
  type CouponDecision,
  type CouponForDecision,
  couponTerms,
  decideCoupon,
  type SaleForCoupon,
} from './coupon.ts'
export { feeFor } from './fee.ts'
export { type FormatMoneyOptions, formatMoney, type MoneyMode, noAmount } from './format-money.ts'
export { groupThousands, ungroupThousands } from './group-thousands.ts'
export {
  decideWithdrawal,
  type LimitsForDecision,
  limitsToAccount,
  maxWithdrawable,
  type WithdrawalDecision,
  type WithdrawalRefusal,
} from './limits.ts'
export { fromMinorUnits, toMinorUnits } from './minor-units.ts'
export {
  add,
  compare,
  isNegative,
  isZero,
  type Money,
  money,
  multiply,
  subtract,
  sum,
  toAmount,
  WideDecimal,
  zero,
} from './money.ts'
export { MoneyError, type MoneyProblem } from './money-error.ts'
export { type CardOfferSum, type OfferInput, priceOffer } from './offer.ts'
export { parseAmount } from './parse-amount.ts'
export {
  type CardQuote,
  type CardQuoteLine,
  type CouponTerms,
  type QuoteCardInput,
  quoteCard,
} from './quote.ts'
export { roundConversion, roundFee, roundNeeded, roundQuote } from './round.ts'
export { type WalletCurrency, walletCurrency } from './wallet-currency.ts'
