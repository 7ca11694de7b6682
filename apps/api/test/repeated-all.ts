import { aPayingProvider } from './paystack/paying-provider.ts'
import { repeatedAccounts } from './repeated-accounts.ts'
import { repeatedAdjustments } from './repeated-adjustments.ts'
import { repeatedBatches } from './repeated-batches.ts'
import { repeatedBooks } from './repeated-books.ts'
import type { RepeatedCall } from './repeated-call.ts'
import { repeatedChanges } from './repeated-changes.ts'
import { repeatedMessages } from './repeated-messages.ts'
import { repeatedMoney } from './repeated-money.ts'
import { repeatedOperators } from './repeated-operators.ts'
import { repeatedPages } from './repeated-pages.ts'
import { repeatedPartners } from './repeated-partners.ts'
import { repeatedPeople } from './repeated-people.ts'
import { repeatedRechecks } from './repeated-rechecks.ts'
import { repeatedRedeemers } from './repeated-redeemers.ts'
import { repeatedSales } from './repeated-sales.ts'
import { createTradingApp } from './trading-desk.ts'

/** A trading service whose payouts a provider can take, for calls that are made for real. */
export const createRepeatingApp = (clock: () => number = Date.now) =>
  createTradingApp({ clock, rails: { ...aPayingProvider().rails, routes: [] } })

/** Each call that takes a key, ready to be made. */
export async function everyRepeatedCall({
  app,
  desk,
}: Awaited<ReturnType<typeof createRepeatingApp>>): Promise<Record<string, () => Promise<RepeatedCall>>> {
  return {
    ...repeatedSales(app, desk),
    ...repeatedRechecks(app, desk),
    ...repeatedRedeemers(app, desk),
    ...repeatedPages(app),
    ...(await repeatedMoney(app, desk)),
    ...repeatedAccounts(app),
    ...repeatedPeople(app),
    ...repeatedMessages(app),
    ...repeatedPartners(app),
    ...repeatedOperators(app),
    ...(await repeatedBatches(app)),
    ...(await repeatedBooks(app)),
    ...(await repeatedAdjustments(app)),
    ...(await repeatedChanges(app)),
  }
}
