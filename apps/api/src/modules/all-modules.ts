import { databaseModule } from '../database/index.ts'
import type { Deps } from '../deps.ts'
import { idempotencyModule } from '../idempotency/index.ts'
import { ledgerModule } from '../ledger/index.ts'
import type { Module } from '../module.ts'
import { outboxModule } from '../outbox/index.ts'
import { vaultModule } from '../vault/index.ts'
import { adjustmentsModule } from './adjustments/index.ts'
import { appealsModule } from './appeals/index.ts'
import { auditModule } from './audit/index.ts'
import { avatarsModule } from './avatars/index.ts'
import { bankAccountsModule } from './bank-accounts/index.ts'
import { booksModule } from './books/index.ts'
import { cardBalancesModule } from './card-balances/index.ts'
import { cardOrdersModule } from './card-orders/index.ts'
import { cardTypesModule } from './card-types/index.ts'
import { changesModule } from './changes/index.ts'
import { couponsModule } from './coupons/index.ts'
import { currenciesModule } from './currencies/index.ts'
import { debtsModule } from './debts/index.ts'
import { deletionModule } from './deletion/index.ts'
import { deskModule } from './desk/index.ts'
import { exchangesModule } from './exchanges/index.ts'
import { giftsModule } from './gifts/index.ts'
import { identitiesModule } from './identities/index.ts'
import { insightModule } from './insight/index.ts'
import { levelsModule } from './levels/index.ts'
import { mailModule } from './mail/index.ts'
import { notificationsModule } from './notifications/index.ts'
import { operatorsModule } from './operators/index.ts'
import { orderMessagesModule } from './order-messages/index.ts'
import { partnerApiModule } from './partner-api/index.ts'
import { partnersModule } from './partners/index.ts'
import { payoutBatchesModule } from './payout-batches/index.ts'
import { payoutTracesModule } from './payout-traces/index.ts'
import { payoutWorkerModule } from './payout-worker/index.ts'
import { payoutsModule } from './payouts/index.ts'
import { peopleModule } from './people/index.ts'
import { plazaModule } from './plaza/index.ts'
import { promotionsModule } from './promotions/index.ts'
import { providerEventsModule } from './provider-events/index.ts'
import { rateAlertsModule } from './rate-alerts/index.ts'
import { readsModule } from './reads/index.ts'
import { rechecksModule } from './rechecks/index.ts'
import { redeemersModule } from './redeemers/index.ts'
import { reversalsModule } from './reversals/index.ts'
import { riskModule } from './risk/index.ts'
import { searchModule } from './search/index.ts'
import { sessionsModule } from './sessions/index.ts'
import { shiftsModule } from './shifts/index.ts'
import { siteModule } from './site/index.ts'
import { switchesModule } from './switches/index.ts'
import { treasuryModule } from './treasury/index.ts'
import { uploadsModule } from './uploads/index.ts'
import { usersModule } from './users/index.ts'
import { verificationsModule } from './verifications/index.ts'
import { walletsModule } from './wallets/index.ts'
import { withdrawalPinsModule } from './withdrawal-pins/index.ts'
import { withdrawalsModule } from './withdrawals/index.ts'

/**
 * All that the service is made of. Its routes, jobs, invariants, tables and reference rows follow from this list, in which a
 * module comes after those whose tables its own refer to.
 */
export const allModules: readonly Module<Deps>[] = [
  databaseModule,
  ledgerModule,
  outboxModule,
  idempotencyModule,
  vaultModule,
  usersModule,
  operatorsModule,
  sessionsModule,
  identitiesModule,
  mailModule,
  currenciesModule,
  exchangesModule,
  cardTypesModule,
  cardBalancesModule,
  siteModule,
  promotionsModule,
  uploadsModule,
  avatarsModule,
  notificationsModule,
  rateAlertsModule,
  bankAccountsModule,
  withdrawalPinsModule,
  couponsModule,
  giftsModule,
  cardOrdersModule,
  shiftsModule,
  redeemersModule,
  deskModule,
  rechecksModule,
  insightModule,
  orderMessagesModule,
  appealsModule,
  reversalsModule,
  payoutTracesModule,
  withdrawalsModule,
  payoutsModule,
  payoutWorkerModule,
  payoutBatchesModule,
  providerEventsModule,
  booksModule,
  adjustmentsModule,
  treasuryModule,
  levelsModule,
  changesModule,
  verificationsModule,
  partnersModule,
  partnerApiModule,
  debtsModule,
  deletionModule,
  switchesModule,
  peopleModule,
  riskModule,
  searchModule,
  auditModule,
  walletsModule,
  plazaModule,
  readsModule,
]
