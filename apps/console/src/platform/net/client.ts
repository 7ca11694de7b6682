import { adjustments } from '@kaadi/contract/adjustments'
import { appeals } from '@kaadi/contract/appeals'
import { audit } from '@kaadi/contract/audit'
import { books } from '@kaadi/contract/books'
import { brandRequestReviews } from '@kaadi/contract/brand-request-reviews'
import { campaigns } from '@kaadi/contract/campaigns'
import { cardBalances } from '@kaadi/contract/card-balances'
import { cardTypes } from '@kaadi/contract/card-types'
import { changes } from '@kaadi/contract/changes'
import { desk } from '@kaadi/contract/desk'
import { deskMessages } from '@kaadi/contract/desk-messages'
import { insight } from '@kaadi/contract/insight'
import { operatorAccounts } from '@kaadi/contract/operator-accounts'
import { operatorFactor } from '@kaadi/contract/operator-factor'
import { operators } from '@kaadi/contract/operators'
import { partnerReviews } from '@kaadi/contract/partner-reviews'
import { payoutBatches } from '@kaadi/contract/payout-batches'
import { payoutTraces } from '@kaadi/contract/payout-traces'
import { payouts } from '@kaadi/contract/payouts'
import { people } from '@kaadi/contract/people'
import { providerPayouts } from '@kaadi/contract/provider-payouts'
import { rechecks } from '@kaadi/contract/rechecks'
import { redeemers } from '@kaadi/contract/redeemers'
import { reversals } from '@kaadi/contract/reversals'
import { risk } from '@kaadi/contract/risk'
import { search } from '@kaadi/contract/search'
import { shifts } from '@kaadi/contract/shifts'
import { site } from '@kaadi/contract/site'
import { sitePages } from '@kaadi/contract/site-pages'
import { switches } from '@kaadi/contract/switches'
import { treasury } from '@kaadi/contract/treasury'
import { verificationReviews } from '@kaadi/contract/verification-reviews'
import { type Client, createClient } from '@kaadi/core/client'
import { createQueries, type Queries } from '@kaadi/core/queries'
import type { ClientStorage } from '@kaadi/core/storage'

const endpoints = {
  adjustments,
  appeals,
  audit,
  campaigns,
  cardBalances,
  cardTypes,
  changes,
  desk,
  deskMessages,
  insight,
  operatorAccounts,
  operatorFactor,
  operators,
  partnerReviews,
  brandRequestReviews,
  payouts,
  payoutBatches,
  payoutTraces,
  providerPayouts,
  books,
  people,
  rechecks,
  redeemers,
  reversals,
  risk,
  search,
  site,
  sitePages,
  shifts,
  switches,
  treasury,
  verificationReviews,
}

export type DeskClient = Client<typeof endpoints>

export const createDeskClient = (storage: ClientStorage, fetch: typeof globalThis.fetch): DeskClient =>
  createClient({ endpoints, platform: 'web', storage, fetch })

/** What can be read, as definitions for `useQuery`. Screens show a failed read themselves, so no notice is made of it. */
export type DeskReads = Queries<typeof endpoints>

export const createDeskReads = (client: DeskClient): DeskReads =>
  createQueries(endpoints, client, { quiet: true })
