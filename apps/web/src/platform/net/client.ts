import { cardOrders } from '@kaadi/contract/card-orders'
import { cardTypes } from '@kaadi/contract/card-types'
import { currencies } from '@kaadi/contract/currencies'
import { notifications } from '@kaadi/contract/notifications'
import { sessions } from '@kaadi/contract/sessions'
import { site } from '@kaadi/contract/site'
import { users } from '@kaadi/contract/users'
import { wallets } from '@kaadi/contract/wallets'
import { withdrawals } from '@kaadi/contract/withdrawals'
import { batchReads, type Client, createClient, sendByXhr } from '@kaadi/core/client'
import { createQueries, type Queries } from '@kaadi/core/queries'
import type { ClientStorage } from '@kaadi/core/storage'
import { restOfLanguage } from '../words/speak-language.ts'

// Noun by noun: the contract's own list would bring the console's calls along. What few screens need comes with them
// (`useLateCalls`).
const endpoints = {
  cardOrders,
  cardTypes,
  currencies,
  notifications,
  sessions,
  site,
  users,
  wallets,
  withdrawals,
}

export type SellerClient = Client<typeof endpoints>

/** Why the service refuses is said in the person's language, of whose words these are the last to come. */
const withWords =
  (fetch: typeof globalThis.fetch): typeof fetch =>
  async (...asked) => {
    const response = await fetch(...asked)
    if (response.status >= 400) await restOfLanguage()
    return response
  }

/** The client of this page: same origin, headers of the web or of the wrapper around it, token from the page's cookie. */
export const createSellerClient = (
  platform: 'web' | 'android' | 'ios',
  storage: ClientStorage,
  fetch: typeof globalThis.fetch,
  proveSecondFactor: () => Promise<boolean>,
): SellerClient =>
  createClient({
    endpoints,
    platform,
    storage,
    fetch: withWords(fetch),
    sendFile: globalThis.XMLHttpRequest && sendByXhr,
    sendCall: batchReads(),
    proveSecondFactor,
  })

/** What can be read, as definitions for `useQuery`. Screens show a failed read themselves, so no notice is made of it. */
export type SellerReads = Queries<typeof endpoints>

export const createSellerReads = (client: SellerClient): SellerReads =>
  createQueries(endpoints, client, { quiet: true })
