export { anAdjustment } from './adjustments.ts'
export { anAppealCase, anAppealRow, anOrderAppeal } from './appeals.ts'
export { aBooksException, aBooksMatch, aBooksStanding, aPayoutStop } from './books.ts'
export { aBrandRequestRow } from './brand-requests.ts'
export { aCardOrder, aCardOrderSummary, aQuote, aTradeTotal } from './card-orders.ts'
export { aCardCurrency, aCardPrice, aCardType, listAndMap } from './card-types.ts'
export { aCampaign, aChange, aChangeDetail, aGrant, aSettingRow, someFigures } from './changes.ts'
export { aCoupon } from './coupons.ts'
export { aDebt } from './debts.ts'
export {
  aDeskOrder,
  aDeskQueueRow,
  anOperator,
  aPayout,
  aPayoutDetail,
  aPayoutEvent,
  aPayoutReturn,
  aProviderTimeline,
} from './desk.ts'
export { anExchange, anExchangeQuote } from './exchanges.ts'
export { aBrandSpecial, aGiftTask } from './gifts.ts'
export { aDeskInsight, aMoneyInsight, someDeskAnswers, someMoney } from './insight.ts'
export { aFriend, aFriendReward, anInviteSummary } from './invites.ts'
export { aMyLevel, aPointEntry } from './levels.ts'
export { aNotification, someNotificationSettings } from './notifications.ts'
export {
  anAuditLine,
  anOperatorAccount,
  anOperatorDetail,
  anOperatorInvitation,
} from './operators.ts'
export { aDeskMessage, aMacro, anInboxRow, anOrderMessage, knownOfOrder } from './order-messages.ts'
export { aPage } from './page.ts'
export {
  aDelivery,
  aPartnerApplication,
  aPartnerKey,
  aPartnerOrder,
  aPartnerOverview,
  aPartnerPhoto,
  aPartnerQuote,
  aPartnerReview,
  aPartnerReviewRow,
  aPartnerStanding,
  aPartnerVolume,
} from './partners.ts'
export { aBatchedPayout, aPayoutBatch, aPayoutBatchDetail } from './payout-batches.ts'
export { aPaidWithdrawal, aPayoutTrace } from './payout-traces.ts'
export {
  aBlock,
  aFound,
  anOwnPause,
  aSellerNote,
  aSellerPage,
  aSellerPause,
  aSellerRow,
} from './people.ts'
export { aPlazaLine, aPlazaSummary } from './plaza.ts'
export { aRanking, aRankingPlace } from './rankings.ts'
export { aRateAlert, aRateHistory, aSetAlert } from './rate-alerts.ts'
export { aRebateLadder } from './rebates.ts'
export { aBlindRecheck, aRecheckRow, someRechecks } from './rechecks.ts'
export { aCustody, aFinding, aRedeemer } from './redeemers.ts'
export { aReversal } from './reversals.ts'
export { aMyShift, aShift } from './shifts.ts'
export { aContent, aSiteInfo } from './site.ts'
export { anEditedPage, anEditedPageRow, aPageVersion } from './site-pages.ts'
export { aSwitch } from './switches.ts'
export { aCurrencyStanding, aLedgerAccount, aLedgerBalance, aLedgerLine } from './treasury.ts'
export {
  aDeletionStatus,
  anIdentity,
  anOpenSession,
  aPasskey,
  aPasskeyCreation,
  aPasskeyRequest,
  aSession,
  aTwoFactorStatus,
  aUser,
} from './users.ts'
export { aReviewCase, aReviewRow, aVerification, aVerificationCase } from './verifications.ts'
export { anAutoWithdrawRule, aWithdrawal, aWithdrawalLimits } from './withdrawals.ts'
