import { adjustmentsNotes } from '../adjustments/adjustments.notes.ts'
import { appealsNotes } from '../appeals/appeals.notes.ts'
import { auditNotes } from '../audit/audit.notes.ts'
import { autoWithdrawalsNotes } from '../auto-withdrawals/auto-withdrawals.notes.ts'
import { avatarsNotes } from '../avatars/avatars.notes.ts'
import { bankAccountsNotes } from '../bank-accounts/bank-accounts.notes.ts'
import { booksNotes } from '../books/books.notes.ts'
import { brandRequestReviewsNotes } from '../brand-request-reviews/brand-request-reviews.notes.ts'
import { brandRequestsNotes } from '../brand-requests/brand-requests.notes.ts'
import { campaignsNotes } from '../campaigns/campaigns.notes.ts'
import { cardBalancesNotes } from '../card-balances/card-balances.notes.ts'
import { cardOrdersNotes } from '../card-orders/card-orders.notes.ts'
import { cardTypesNotes } from '../card-types/card-types.notes.ts'
import { changesNotes } from '../changes/changes.notes.ts'
import { couponsNotes } from '../coupons/coupons.notes.ts'
import { currenciesNotes } from '../currencies/currencies.notes.ts'
import { debtsNotes } from '../debts/debts.notes.ts'
import { deletionNotes } from '../deletion/deletion.notes.ts'
import { deskNotes } from '../desk/desk.notes.ts'
import { deskMessagesNotes } from '../desk-messages/desk-messages.notes.ts'
import type { Endpoints } from '../endpoints.ts'
import { exchangesNotes } from '../exchanges/exchanges.notes.ts'
import { giftsNotes } from '../gifts/gifts.notes.ts'
import { identitiesNotes } from '../identities/identities.notes.ts'
import { insightNotes } from '../insight/insight.notes.ts'
import { invitesNotes } from '../invites/invites.notes.ts'
import { levelsNotes } from '../levels/levels.notes.ts'
import { notificationSettingsNotes } from '../notification-settings/notification-settings.notes.ts'
import { notificationsNotes } from '../notifications/notifications.notes.ts'
import { operatorAccountsNotes } from '../operator-accounts/operator-accounts.notes.ts'
import { operatorFactorNotes } from '../operator-factor/operator-factor.notes.ts'
import { operatorsNotes } from '../operators/operators.notes.ts'
import { orderMessagesNotes } from '../order-messages/order-messages.notes.ts'
import { partnerApiNotes } from '../partner-api/partner-api.notes.ts'
import { partnerReviewsNotes } from '../partner-reviews/partner-reviews.notes.ts'
import { partnersNotes } from '../partners/partners.notes.ts'
import { passkeysNotes } from '../passkeys/passkeys.notes.ts'
import { payoutBatchesNotes } from '../payout-batches/payout-batches.notes.ts'
import { payoutTracesNotes } from '../payout-traces/payout-traces.notes.ts'
import { payoutsNotes } from '../payouts/payouts.notes.ts'
import { peopleNotes } from '../people/people.notes.ts'
import { plazaNotes } from '../plaza/plaza.notes.ts'
import { promotionsNotes } from '../promotions/promotions.notes.ts'
import { providerPayoutsNotes } from '../provider-payouts/provider-payouts.notes.ts'
import { pushNotes } from '../push/push.notes.ts'
import { rankingsNotes } from '../rankings/rankings.notes.ts'
import { rateAlertsNotes } from '../rate-alerts/rate-alerts.notes.ts'
import { rateHistoryNotes } from '../rate-history/rate-history.notes.ts'
import { readsNotes } from '../reads/reads.notes.ts'
import { rebatesNotes } from '../rebates/rebates.notes.ts'
import { rechecksNotes } from '../rechecks/rechecks.notes.ts'
import { redeemersNotes } from '../redeemers/redeemers.notes.ts'
import { reversalsNotes } from '../reversals/reversals.notes.ts'
import { riskNotes } from '../risk/risk.notes.ts'
import { searchNotes } from '../search/search.notes.ts'
import { sessionsNotes } from '../sessions/sessions.notes.ts'
import { shiftsNotes } from '../shifts/shifts.notes.ts'
import { siteNotes } from '../site/site.notes.ts'
import { sitePagesNotes } from '../site-pages/site-pages.notes.ts'
import { switchesNotes } from '../switches/switches.notes.ts'
import { tradeHistoryNotes } from '../trade-history/trade-history.notes.ts'
import { treasuryNotes } from '../treasury/treasury.notes.ts'
import { twoFactorNotes } from '../two-factor/two-factor.notes.ts'
import { uploadsNotes } from '../uploads/uploads.notes.ts'
import { usersNotes } from '../users/users.notes.ts'
import { verificationReviewsNotes } from '../verification-reviews/verification-reviews.notes.ts'
import { verificationsNotes } from '../verifications/verifications.notes.ts'
import { walletsNotes } from '../wallets/wallets.notes.ts'
import { withdrawalPinsNotes } from '../withdrawal-pins/withdrawal-pins.notes.ts'
import { withdrawalsNotes } from '../withdrawals/withdrawals.notes.ts'
import type { NotesOf } from './endpoint-note.ts'

/** A note for every call. Clients do not load it: it is for pages that people read. */
export const endpointNotes: { readonly [N in keyof Endpoints]: NotesOf<Endpoints[N]> } = {
  avatars: avatarsNotes,
  bankAccounts: bankAccountsNotes,
  campaigns: campaignsNotes,
  books: booksNotes,
  brandRequests: brandRequestsNotes,
  cardBalances: cardBalancesNotes,
  cardOrders: cardOrdersNotes,
  orderMessages: orderMessagesNotes,
  cardTypes: cardTypesNotes,
  changes: changesNotes,
  coupons: couponsNotes,
  currencies: currenciesNotes,
  debts: debtsNotes,
  deletion: deletionNotes,
  desk: deskNotes,
  deskMessages: deskMessagesNotes,
  autoWithdrawals: autoWithdrawalsNotes,
  exchanges: exchangesNotes,
  gifts: giftsNotes,
  identities: identitiesNotes,
  invites: invitesNotes,
  levels: levelsNotes,
  verifications: verificationsNotes,
  verificationReviews: verificationReviewsNotes,
  appeals: appealsNotes,
  reversals: reversalsNotes,
  payoutBatches: payoutBatchesNotes,
  payoutTraces: payoutTracesNotes,
  redeemers: redeemersNotes,
  sitePages: sitePagesNotes,
  notifications: notificationsNotes,
  notificationSettings: notificationSettingsNotes,
  operators: operatorsNotes,
  passkeys: passkeysNotes,
  partnerApi: partnerApiNotes,
  partnerReviews: partnerReviewsNotes,
  brandRequestReviews: brandRequestReviewsNotes,
  partners: partnersNotes,
  operatorFactor: operatorFactorNotes,
  operatorAccounts: operatorAccountsNotes,
  audit: auditNotes,
  insight: insightNotes,
  payouts: payoutsNotes,
  people: peopleNotes,
  providerPayouts: providerPayoutsNotes,
  plaza: plazaNotes,
  promotions: promotionsNotes,
  push: pushNotes,
  rankings: rankingsNotes,
  rebates: rebatesNotes,
  rateAlerts: rateAlertsNotes,
  rateHistory: rateHistoryNotes,
  reads: readsNotes,
  risk: riskNotes,
  search: searchNotes,
  sessions: sessionsNotes,
  site: siteNotes,
  rechecks: rechecksNotes,
  shifts: shiftsNotes,
  switches: switchesNotes,
  tradeHistory: tradeHistoryNotes,
  treasury: treasuryNotes,
  adjustments: adjustmentsNotes,
  twoFactor: twoFactorNotes,
  uploads: uploadsNotes,
  users: usersNotes,
  wallets: walletsNotes,
  withdrawalPins: withdrawalPinsNotes,
  withdrawals: withdrawalsNotes,
}
