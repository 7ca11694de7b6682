import { sellerEndpoints } from '@kaadi/contract'
import type { CardOrderSummary } from '@kaadi/contract/card-orders'
import {
  aCardCurrency,
  aCardOrderSummary,
  aCardPrice,
  aCardType,
  aContent,
  aPage,
  aPlazaLine,
  aUser,
  aWithdrawal,
  listAndMap,
} from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import { aServer } from './render-app.tsx'

const e = sellerEndpoints

/** A service that answers everything home asks for. */
export const aHomeServer = (orders: readonly CardOrderSummary[] = [aCardOrderSummary()]): FakeServer =>
  aServer()
    .on(e.users.me, aUser())
    .on(e.wallets.available, ({ query }) => (String(query.inCurrencyId) === '1' ? 248600 : 0))
    .on(e.wallets.processing, '60000')
    .on(e.withdrawals.page, aPage(aWithdrawal()))
    .on(e.cardOrders.page, { ...aPage(...orders), waiting: [...orders] })
    .on(e.bankAccounts.list, [])
    .on(e.cardTypes.list, listAndMap(aCardType()))
    .on(e.cardTypes.currencies, listAndMap(aCardCurrency()))
    .on(e.cardTypes.highRates, [aCardPrice()])
    .on(e.promotions.firstOrderReward, { eligible: false, amount: '1000', currencyId: 1, rule: 'Once.' })
    .on(e.coupons.list, [])
    .on(e.site.banners, [])
    .on(e.site.news, [aContent({ id: 'n', title: 'Payouts to OPay take longer today' })])
    .on(e.site.tips, [])
    .on(e.plaza.cardOrders, [aPlazaLine()])
    .on(e.notifications.list, { ...aPage(), unread: 2 })
