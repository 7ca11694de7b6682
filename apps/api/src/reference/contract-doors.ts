import * as adjustments from '@kaadi/contract/adjustments'
import * as appeals from '@kaadi/contract/appeals'
import * as audit from '@kaadi/contract/audit'
import * as autoWithdrawals from '@kaadi/contract/auto-withdrawals'
import * as avatars from '@kaadi/contract/avatars'
import * as bankAccounts from '@kaadi/contract/bank-accounts'
import * as books from '@kaadi/contract/books'
import * as brandRequestReviews from '@kaadi/contract/brand-request-reviews'
import * as brandRequests from '@kaadi/contract/brand-requests'
import * as campaigns from '@kaadi/contract/campaigns'
import * as cardBalances from '@kaadi/contract/card-balances'
import * as cardOrders from '@kaadi/contract/card-orders'
import * as cardTypes from '@kaadi/contract/card-types'
import * as changes from '@kaadi/contract/changes'
import * as constants from '@kaadi/contract/constants'
import * as coupons from '@kaadi/contract/coupons'
import * as currencies from '@kaadi/contract/currencies'
import * as debts from '@kaadi/contract/debts'
import * as deletion from '@kaadi/contract/deletion'
import * as desk from '@kaadi/contract/desk'
import * as deskMessages from '@kaadi/contract/desk-messages'
import * as documentation from '@kaadi/contract/documentation'
import * as errors from '@kaadi/contract/errors'
import * as exchanges from '@kaadi/contract/exchanges'
import * as gifts from '@kaadi/contract/gifts'
import * as http from '@kaadi/contract/http'
import * as identities from '@kaadi/contract/identities'
import * as insight from '@kaadi/contract/insight'
import * as invites from '@kaadi/contract/invites'
import * as levels from '@kaadi/contract/levels'
import * as notificationSettings from '@kaadi/contract/notification-settings'
import * as notifications from '@kaadi/contract/notifications'
import * as operatorAccounts from '@kaadi/contract/operator-accounts'
import * as operatorFactor from '@kaadi/contract/operator-factor'
import * as operators from '@kaadi/contract/operators'
import * as orderMessages from '@kaadi/contract/order-messages'
import * as partnerApi from '@kaadi/contract/partner-api'
import * as partnerReviews from '@kaadi/contract/partner-reviews'
import * as partners from '@kaadi/contract/partners'
import * as passkeys from '@kaadi/contract/passkeys'
import * as payoutBatches from '@kaadi/contract/payout-batches'
import * as payoutTraces from '@kaadi/contract/payout-traces'
import * as payouts from '@kaadi/contract/payouts'
import * as people from '@kaadi/contract/people'
import * as plaza from '@kaadi/contract/plaza'
import * as primitives from '@kaadi/contract/primitives'
import * as promotions from '@kaadi/contract/promotions'
import * as providerPayouts from '@kaadi/contract/provider-payouts'
import * as push from '@kaadi/contract/push'
import * as rankings from '@kaadi/contract/rankings'
import * as rateAlerts from '@kaadi/contract/rate-alerts'
import * as rateHistory from '@kaadi/contract/rate-history'
import * as reads from '@kaadi/contract/reads'
import * as rebates from '@kaadi/contract/rebates'
import * as rechecks from '@kaadi/contract/rechecks'
import * as redeemers from '@kaadi/contract/redeemers'
import * as reversals from '@kaadi/contract/reversals'
import * as risk from '@kaadi/contract/risk'
import * as search from '@kaadi/contract/search'
import * as sessions from '@kaadi/contract/sessions'
import * as shifts from '@kaadi/contract/shifts'
import * as site from '@kaadi/contract/site'
import * as sitePages from '@kaadi/contract/site-pages'
import * as switches from '@kaadi/contract/switches'
import * as tradeHistory from '@kaadi/contract/trade-history'
import * as treasury from '@kaadi/contract/treasury'
import * as twoFactor from '@kaadi/contract/two-factor'
import * as uploads from '@kaadi/contract/uploads'
import * as users from '@kaadi/contract/users'
import * as verificationReviews from '@kaadi/contract/verification-reviews'
import * as verifications from '@kaadi/contract/verifications'
import * as wallets from '@kaadi/contract/wallets'
import * as withdrawalPins from '@kaadi/contract/withdrawal-pins'
import * as withdrawals from '@kaadi/contract/withdrawals'

/** The contract door by door, so that its schemas are known by the names they are exported with. */
export const contractDoors = {
  adjustments,
  appeals,
  audit,
  avatars,
  'bank-accounts': bankAccounts,
  'brand-request-reviews': brandRequestReviews,
  books,
  'brand-requests': brandRequests,
  campaigns,
  'card-balances': cardBalances,
  'card-orders': cardOrders,
  'card-types': cardTypes,
  changes,
  constants,
  coupons,
  currencies,
  debts,
  deletion,
  desk,
  documentation,
  errors,
  'desk-messages': deskMessages,
  'auto-withdrawals': autoWithdrawals,
  exchanges,
  gifts,
  http,
  insight,
  identities,
  invites,
  levels,
  'notification-settings': notificationSettings,
  notifications,
  'operator-accounts': operatorAccounts,
  'operator-factor': operatorFactor,
  operators,
  'order-messages': orderMessages,
  'partner-api': partnerApi,
  'partner-reviews': partnerReviews,
  partners,
  passkeys,
  'payout-batches': payoutBatches,
  'payout-traces': payoutTraces,
  payouts,
  people,
  plaza,
  primitives,
  promotions,
  'provider-payouts': providerPayouts,
  push,
  rankings,
  'rate-alerts': rateAlerts,
  'rate-history': rateHistory,
  reads,
  rebates,
  rechecks,
  redeemers,
  reversals,
  risk,
  search,
  sessions,
  site,
  shifts,
  'site-pages': sitePages,
  switches,
  'trade-history': tradeHistory,
  treasury,
  'two-factor': twoFactor,
  uploads,
  users,
  'verification-reviews': verificationReviews,
  verifications,
  wallets,
  'withdrawal-pins': withdrawalPins,
  withdrawals,
}
