import { sellerEndpoints } from '@kaadi/contract'
import type { CardOrder } from '@kaadi/contract/card-orders'
import type { CurrencyId } from '@kaadi/contract/constants'
import type { WalletRecord } from '@kaadi/contract/wallets'
import {
  aBrandSpecial,
  aCardCurrency,
  aCardOrder,
  aCardOrderSummary,
  aCardPrice,
  aCardType,
  aCoupon,
  aDeletionStatus,
  aFriend,
  aFriendReward,
  aGiftTask,
  aMyLevel,
  aNotification,
  anAutoWithdrawRule,
  anExchange,
  anIdentity,
  anInviteSummary,
  anOpenSession,
  aPage,
  aPartnerOverview,
  aPasskey,
  aPlazaLine,
  aPlazaSummary,
  aPointEntry,
  aQuote,
  aRanking,
  aRateAlert,
  aRateHistory,
  aRebateLadder,
  aTradeTotal,
  aTwoFactorStatus,
  aVerification,
  listAndMap,
  someNotificationSettings,
} from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import { aHomeServer } from '../a-home.ts'
import { accountsWithAddress, limitsOf, networks, withdrawalOf } from './seller-accounts.ts'
import {
  anAppealedOrder,
  anOfferedOrder,
  anOpenedOrder,
  aRefusedOrder,
  aReturnedOrder,
  someMessages,
} from './seller-orders.ts'
import { inMinutes, minutesAgo } from './seller-times.ts'

const e = sellerEndpoints
export const recordOf = (id: string, event: WalletRecord['event'], amount: string): WalletRecord => ({
  id,
  event,
  title: event === 'cardOrder' ? 'Steam $100' : 'Withdrawal · GTBank ••4821',
  amount,
  balanceAfter: '248600',
  currencyId: 1,
  sourceId: event === 'cardOrder' ? 'order-1' : 'withdrawal-1',
  time: minutesAgo(90),
})

const brands = [
  'Steam',
  'Apple',
  'Amazon',
  'Google Play',
  'Razer Gold',
  'American Express',
  'Sephora',
  'Xbox',
]
const cardTypes = brands.map((name) => aCardType({ id: name.toLowerCase().replaceAll(' ', '-'), name }))
const prices = cardTypes.map(({ id }) => aCardPrice({ id: `${id}-us`, cardTypeId: id }))

const orders: Readonly<Record<string, () => CardOrder>> = {
  'order-2': aReturnedOrder,
  'order-4': anOpenedOrder,
  'order-5': aRefusedOrder,
  'order-6': anAppealedOrder,
  'order-7': anOfferedOrder,
}

/** A service that answers every screen of a seller in the middle of things. */
export const aSellerService = (): FakeServer =>
  aHomeServer([
    aCardOrderSummary({ giftOrderId: 'order-2', orderStatus: 21, operatorTime: minutesAgo(8) }),
    aCardOrderSummary({ createTime: minutesAgo(40) }),
    aCardOrderSummary({ giftOrderId: 'order-3', orderStatus: 10, settledAmount: '150000' }),
  ])
    .on(e.site.page, ({ query }) => ({
      name: query.name,
      text: Array.from(
        { length: 12 },
        (_, part) => `Part ${part + 1}. We buy gift cards and pay into your own account.`,
      ).join('\n\n'),
      updateTime: minutesAgo(60 * 24),
    }))
    .on(e.site.contacts, [
      {
        id: 'whatsapp',
        type: 'whatsapp',
        label: 'WhatsApp',
        value: '+234 700 000 0000',
        link: 'https://wa.me/2347000000000',
      },
    ])
    .on(e.cardTypes.list, listAndMap(...cardTypes))
    .on(e.cardTypes.currencies, listAndMap(aCardCurrency()))
    .on(e.cardTypes.highRates, prices.slice(0, 6))
    .on(e.cardTypes.onSale, prices)
    .on(e.cardTypes.allPrices, [aCardPrice({ minFace: '10', maxFace: '500' })])
    .on(e.coupons.list, [aCoupon()])
    .on(e.coupons.info, aCoupon())
    .on(e.coupons.invalid, aPage(aCoupon({ couponId: 'coupon-2', status: 3 })))
    .on(e.levels.mine, aMyLevel())
    .on(e.sessions.list, [
      anOpenSession(),
      anOpenSession({ id: 'session-2', isPhone: false, isCurrent: false, lastSeenTime: minutesAgo(90) }),
    ])
    .on(e.twoFactor.status, aTwoFactorStatus({ isOn: true, since: minutesAgo(4000), recoveryCodesLeft: 8 }))
    .on(e.identities.provider, { provider: { name: 'Example Login' } })
    .on(e.identities.list, [anIdentity()])
    .on(e.passkeys.list, [aPasskey(), aPasskey({ id: 'passkey-2', name: 'Laptop', isStopped: true })])
    .on(e.avatars.own, { url: null })
    .on(e.notificationSettings.list, someNotificationSettings())
    .on(e.push.key, { publicKey: `B${'x'.repeat(86)}` })
    .on(e.plaza.withdrawals, [aPlazaLine({ label: 'GTBank', cardTypeId: null })])
    .on(e.rankings.board, aRanking())
    .on(e.rebates.ladder, aRebateLadder())
    .on(e.gifts.tasks, [
      aGiftTask(),
      aGiftTask({ taskId: 'done', title: 'Done', progress: 3 }),
      aGiftTask({
        taskId: 'claimed',
        title: 'Claimed',
        progress: 3,
        // A month of a long name.
        reward: { status: 'maturing', maturesTime: '2098-11-29T08:00:00.000Z', withheldFor: null },
      }),
    ])
    .on(e.gifts.specials, [aBrandSpecial()])
    .on(e.rateHistory.read, aRateHistory())
    .on(e.rateAlerts.list, { alerts: [aRateAlert()], max: 20 })
    .on(e.exchanges.detail, anExchange())
    .on(e.currencies.settleCurrencies, [
      { id: 1, settleCurrencyName: 'NGN', settleCurrencySymbol: '₦', rate: 1 },
      { id: 2, settleCurrencyName: 'GHS', settleCurrencySymbol: 'GH₵', rate: 136 },
    ])
    .on(e.currencies.rates, [
      { inCurrencyId: 1, outCurrencyId: 2, rate: '0.00735', validUntil: inMinutes(1) },
    ])
    .on(e.partners.overview, aPartnerOverview())
    .on(e.invites.summary, anInviteSummary())
    .on(
      e.invites.friends,
      aPage(
        aFriend({ hasSold: true, isVerified: true, reward: aFriendReward() }),
        aFriend({
          name: 'Musa I.',
          hasSold: true,
          progress: { soldAmount: '18500.00', sellAmount: '50000.00', currencyId: 1 },
          joinedTime: '2026-11-14T08:00:00.000Z',
        }),
        aFriend({
          name: 'o***a',
          hasSold: true,
          reward: aFriendReward({ status: 'maturing', maturesTime: '2026-12-01T08:00:00.000Z' }),
          joinedTime: '2026-11-13T08:00:00.000Z',
        }),
        aFriend({
          name: 'c***e',
          hasSold: true,
          reward: aFriendReward({ status: 'withheld', withheldFor: 'linked' }),
          joinedTime: '2026-11-12T18:00:00.000Z',
        }),
        aFriend({ name: 'b***g', joinedTime: '2026-11-12T08:00:00.000Z' }),
        aFriend({ name: null, joinedTime: '2026-11-02T08:00:00.000Z' }),
      ),
    )
    .on(e.plaza.summary, aPlazaSummary())
    .on(e.cardBalances.list, [
      {
        cardTypeId: 'steam',
        url: 'https://store.steampowered.com/account',
        how: 'Signed in, with the code.',
      },
    ])
    .on(e.deletion.status, aDeletionStatus())
    .on(
      e.levels.points,
      aPage(
        aPointEntry({ createTime: minutesAgo(90) }),
        aPointEntry({ giftOrderId: 'order-3', balance: 1_150 }),
      ),
    )
    .on(e.cardOrders.quote, () =>
      aQuote({ createTime: minutesAgo(0), serverTime: minutesAgo(0), expiresTime: inMinutes(10) }),
    )
    .on(e.cardOrders.detail, ({ query: { giftOrderId } }) => ({
      ...(orders[giftOrderId]?.() ?? aCardOrder({ dueTime: inMinutes(12) })),
      giftOrderId,
    }))
    .on(e.orderMessages.page, ({ query }) => ({
      ...(query.giftOrderId === 'order-1' ? aPage() : aPage(...someMessages())),
      unread: query.giftOrderId === 'order-1' ? 0 : 1,
    }))
    .on(e.orderMessages.read, null)
    .on(e.orderMessages.unread, [{ giftOrderId: 'order-2' as never, unread: 1 }])
    .on(e.verifications.status, aVerification())
    .on(e.withdrawals.detail, ({ query }) => withdrawalOf(query.id))
    .on(e.tradeHistory.totals, [aTradeTotal()])
    .on(e.autoWithdrawals.list, [anAutoWithdrawRule()])
    .on(e.withdrawals.limits, ({ query }) => limitsOf(Number(query.currencyId) as CurrencyId))
    .on(e.withdrawalPins.status, { pinSet: true, attemptsLeft: 5, lockedUntil: null })
    .on(e.bankAccounts.list, accountsWithAddress())
    .on(e.bankAccounts.banks, ({ query }) => (Number(query.currencyId) === 3 ? networks : []))
    .on(
      e.wallets.records,
      aPage(recordOf('r2', 'withdrawal', '-60000'), recordOf('r1', 'cardOrder', '148000')),
    )
    .on(e.notifications.list, {
      ...aPage(aNotification(), aNotification({ notificationId: 'n2', readFlag: true })),
      unread: 1,
    })
