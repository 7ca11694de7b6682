import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrderSummary, aCardType, aPage, aUser, listAndMap } from '@kaadi/testing/builders'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aServer, renderApp } from '../../test/render-app.tsx'

const { bankAccounts, cardOrders, cardTypes, coupons, levels, wallets, withdrawals, users } = sellerEndpoints

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
}
const comeBack = () =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  })
afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
})

const lost = [
  bankAccounts.list,
  bankAccounts.banks,
  cardOrders.page,
  cardOrders.detail,
  cardTypes.list,
  cardTypes.currencies,
  cardTypes.onSale,
  cardTypes.allPrices,
  coupons.list,
  coupons.invalid,
  coupons.info,
  levels.mine,
  levels.points,
  wallets.available,
  wallets.processing,
  wallets.records,
  withdrawals.limits,
  withdrawals.page,
  withdrawals.detail,
]
const anUnreachableServer = () =>
  lost.reduce((server, endpoint) => server.disconnect(endpoint), aServer().on(users.me, aUser()))

describe('without a connection', () => {
  it.each([
    '/sell/list',
    '/sell/submit?cardTypeId=steam',
    '/transaction',
    '/transaction?tab=withdrawals',
    '/transaction/cardDetail?giftOrderId=order-1',
    '/transaction/withdrawDetail?id=withdrawal-1',
    '/account/center/exp',
    '/coupon',
    '/coupon?couponId=coupon-1',
    '/coupon/invalid',
    '/wallet/history',
    '/wallet/bankList',
    '/wallet/withdraw',
  ])('%s says so once and can be tried again', async (path) => {
    goOffline()
    renderApp(path, { server: anUnreachableServer(), isSignedIn: true })
    expect(await screen.findByText('You are offline')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    // Said once: the page says it, and no notice beside it.
    expect(screen.queryByText('network error')).toBeNull()
  })

  it('asks again by itself when the connection is back', async () => {
    const server = anUnreachableServer()
    renderApp('/transaction', { server, isSignedIn: true })
    await screen.findByText('You are offline')
    act(goOffline)
    server.on(cardOrders.page, aPage(aCardOrderSummary())).on(cardTypes.list, listAndMap(aCardType()))
    comeBack()
    expect(await screen.findByRole('link', { name: /Steam/ })).toBeTruthy()
  })
})
