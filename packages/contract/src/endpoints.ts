import { adjustments } from './adjustments/index.ts'
import { appeals } from './appeals/index.ts'
import { audit } from './audit/index.ts'
import { autoWithdrawals } from './auto-withdrawals/index.ts'
import { avatars } from './avatars/index.ts'
import { bankAccounts } from './bank-accounts/index.ts'
import { books } from './books/index.ts'
import { brandRequestReviews } from './brand-request-reviews/index.ts'
import { brandRequests } from './brand-requests/index.ts'
import { campaigns } from './campaigns/index.ts'
import { cardBalances } from './card-balances/index.ts'
import { cardOrders } from './card-orders/index.ts'
import { cardTypes } from './card-types/index.ts'
import { changes } from './changes/index.ts'
import { coupons } from './coupons/index.ts'
import { currencies } from './currencies/index.ts'
import { debts } from './debts/index.ts'
import { deletion } from './deletion/index.ts'
import { desk } from './desk/index.ts'
import { deskMessages } from './desk-messages/index.ts'
import { exchanges } from './exchanges/index.ts'
import { gifts } from './gifts/index.ts'
import type { AnyEndpoints, Endpoint } from './http/endpoint.ts'
import { identities } from './identities/index.ts'
import { insight } from './insight/index.ts'
import { invites } from './invites/index.ts'
import { levels } from './levels/index.ts'
import { notificationSettings } from './notification-settings/index.ts'
import { notifications } from './notifications/index.ts'
import { operatorAccounts } from './operator-accounts/index.ts'
import { operatorFactor } from './operator-factor/index.ts'
import { operators } from './operators/index.ts'
import { orderMessages } from './order-messages/index.ts'
import { partnerApi } from './partner-api/index.ts'
import { partnerReviews } from './partner-reviews/index.ts'
import { partners } from './partners/index.ts'
import { passkeys } from './passkeys/index.ts'
import { payoutBatches } from './payout-batches/index.ts'
import { payoutTraces } from './payout-traces/index.ts'
import { payouts } from './payouts/index.ts'
import { people } from './people/index.ts'
import { plaza } from './plaza/index.ts'
import { promotions } from './promotions/index.ts'
import { providerPayouts } from './provider-payouts/index.ts'
import { push } from './push/index.ts'
import { rankings } from './rankings/index.ts'
import { rateAlerts } from './rate-alerts/index.ts'
import { rateHistory } from './rate-history/index.ts'
import { reads } from './reads/index.ts'
import { rebates } from './rebates/index.ts'
import { rechecks } from './rechecks/index.ts'
import { redeemers } from './redeemers/index.ts'
import { reversals } from './reversals/index.ts'
import { risk } from './risk/index.ts'
import { search } from './search/index.ts'
import { sessions } from './sessions/index.ts'
import { shifts } from './shifts/index.ts'
import { site } from './site/index.ts'
import { sitePages } from './site-pages/index.ts'
import { switches } from './switches/index.ts'
import { tradeHistory } from './trade-history/index.ts'
import { treasury } from './treasury/index.ts'
import { twoFactor } from './two-factor/index.ts'
import { uploads } from './uploads/index.ts'
import { users } from './users/index.ts'
import { verificationReviews } from './verification-reviews/index.ts'
import { verifications } from './verifications/index.ts'
import { wallets } from './wallets/index.ts'
import { withdrawalPins } from './withdrawal-pins/index.ts'
import { withdrawals } from './withdrawals/index.ts'

const ofSellers = {
  sessions,
  users,
  cardTypes,
  rateHistory,
  rateAlerts,
  brandRequests,
  cardBalances,
  cardOrders,
  tradeHistory,
  orderMessages,
  currencies,
  wallets,
  debts,
  autoWithdrawals,
  exchanges,
  withdrawals,
  withdrawalPins,
  bankAccounts,
  avatars,
  notifications,
  notificationSettings,
  promotions,
  push,
  rankings,
  rebates,
  invites,
  partners,
  gifts,
  coupons,
  levels,
  verifications,
  deletion,
  twoFactor,
  passkeys,
  identities,
  plaza,
  site,
  uploads,
  reads,
}
const ofOperators = {
  operators,
  operatorFactor,
  desk,
  shifts,
  rechecks,
  deskMessages,
  payouts,
  providerPayouts,
  books,
  treasury,
  adjustments,
  verificationReviews,
  appeals,
  reversals,
  payoutBatches,
  payoutTraces,
  redeemers,
  operatorAccounts,
  audit,
  switches,
  changes,
  sitePages,
  campaigns,
  people,
  risk,
  search,
  partnerReviews,
  brandRequestReviews,
  insight,
}
const ofPartners = { partnerApi }

/** Calls of the seller's side under their own name, so that an editor shows it and not their schemas. */
export interface SellerEndpoints extends Readonly<typeof ofSellers> {}
/** Calls of the console under their own name. */
export interface OperatorEndpoints extends Readonly<typeof ofOperators> {}
/** Calls of partners' programs under their own name. */
export interface PartnerEndpoints extends Readonly<typeof ofPartners> {}
/** Every call of the service under its own name. */
export interface Endpoints extends SellerEndpoints, OperatorEndpoints, PartnerEndpoints {}

/** Calls of the seller's side, by noun. */
export const sellerEndpoints: SellerEndpoints = ofSellers

/** Calls of the console, by noun. */
export const operatorEndpoints: OperatorEndpoints = ofOperators

/** Calls of partners' programs, by noun. */
export const partnerEndpoints: PartnerEndpoints = ofPartners

/** Every call of the service, by noun. */
export const endpoints: Endpoints = { ...sellerEndpoints, ...operatorEndpoints, ...partnerEndpoints }

/** Every call with its name, such as `cardOrders.submit`. */
export const endpointList: readonly {
  readonly name: string
  readonly noun: string
  readonly endpoint: Endpoint
}[] = Object.entries(endpoints as unknown as AnyEndpoints).flatMap(([noun, group]) =>
  Object.entries(group).map(([call, endpoint]) => ({ name: `${noun}.${call}`, noun, endpoint })),
)
