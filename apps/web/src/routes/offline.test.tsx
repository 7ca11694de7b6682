import { sellerEndpoints } from '@kaadi/contract'
import {
  aCardOrder,
  aCardOrderSummary,
  aCardPrice,
  aCardType,
  aCoupon,
  aFriend,
  aGiftTask,
  aNotification,
  anInviteSummary,
  aPage,
  aPlazaLine,
  aPlazaSummary,
  aRanking,
  aRebateLadder,
  aTradeTotal,
  aUser,
  aWithdrawal,
  listAndMap,
} from '@kaadi/testing/builders'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aHomeServer } from '../../test/a-home.ts'
import { bankAccountsOf } from '../../test/browser/seller-accounts.ts'
import { aServer, renderApp } from '../../test/render-app.tsx'
import { aSellServer } from '../../test/sell-screen.tsx'

const {
  bankAccounts,
  cardOrders,
  cardTypes,
  coupons,
  gifts,
  invites,
  levels,
  notifications,
  plaza,
  promotions,
  rankings,
  rebates,
  site,
  tradeHistory,
  users,
  wallets,
  withdrawals,
} = sellerEndpoints

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
  gifts.tasks,
  gifts.specials,
  invites.summary,
  invites.friends,
  levels.mine,
  levels.points,
  promotions.firstOrderReward,
  rankings.board,
  rebates.ladder,
  wallets.available,
  wallets.processing,
  wallets.records,
  withdrawals.limits,
  withdrawals.page,
  withdrawals.detail,
]
const beside = [notifications.list, plaza.cardOrders, plaza.summary, site.info, tradeHistory.totals, users.me]
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
    '/activity?view=invite',
    '/activity?view=rankList',
    '/activity?view=rebate',
    '/activity?view=gift',
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
    // No age of what is not there.
    expect(screen.queryByText(/^You are offline\. This is from/)).toBeNull()
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

  it.each([
    ['/transaction', 'cardOrders', () => screen.findByRole('link', { name: /Steam/ })],
    ['/notifications', 'pages', () => screen.findByText('Steam was paid')],
    ['/sell/list', 'onSale', () => screen.findByText(/₦1,480 per \$1/)],
    ['/activity?view=invite', 'friends', () => screen.findByText('ADAEZE7')],
    ['/activity?view=rankList', 'rankings', () => screen.findByText('t***i')],
    ['/activity?view=rebate', 'ladder', () => screen.findByText(/Your sales in/)],
    ['/activity?view=gift', 'tasks', () => screen.findByText('Three cards in a week')],
    ['/coupon', 'coupons', () => screen.findByText('Coupon of June')],
    ['/trad', 'plaza', () => screen.findByText(/Just sold/)],
    ['/wallet/cash', 'bankAccounts', () => screen.findByText(/4821/)],
    ['/transaction/cardDetail?giftOrderId=order-1', 'detail', () => screen.findByText('GC-2611-27-00001')],
    ['/transaction/withdrawDetail?id=withdrawal-1', 'detail', () => screen.findByText(/ADAEZE N OKAFOR/)],
  ] as const)('%s shows after a reload what it last knew, with its age', async (path, name, rows) => {
    const online = aHomeServer()
      .on(coupons.list, [aCoupon({ title: 'Coupon of June' })])
      .on(tradeHistory.totals, [aTradeTotal()])
      .on(cardTypes.onSale, [aCardPrice({ cardTypeId: 'steam', rate: '1480' })])
      .on(invites.summary, anInviteSummary())
      .on(invites.friends, aPage(aFriend()))
      .on(rankings.board, aRanking())
      .on(rebates.ladder, aRebateLadder())
      .on(gifts.tasks, [aGiftTask()])
      .on(notifications.list, { ...aPage(aNotification({ title: 'Steam was paid' })), unread: 1 })
      .on(plaza.cardOrders, [aPlazaLine({ label: 'Just sold' })])
      .on(plaza.summary, aPlazaSummary())
      .on(wallets.records, aPage())
      .on(cardOrders.detail, aCardOrder({ tradeNumber: 'GC-2611-27-00001' }))
      .on(withdrawals.detail, aWithdrawal())
      .on(bankAccounts.list, bankAccountsOf(1))
    const before = renderApp(path, { server: online, isSignedIn: true })
    await rows()
    await waitFor(() => expect(localStorage.getItem('AFR-lastKnown')).toContain(`"${name}"`), {
      timeout: 5_000,
    })
    before.close()
    goOffline()
    const gone = [...lost, ...beside].reduce((server, endpoint) => server.disconnect(endpoint), aServer())
    const after = renderApp(path, { server: gone, isSignedIn: true })
    await rows()
    await waitFor(() => expect(after.platform.session.current().error).toBeTruthy())
    expect(await screen.findByText(/^You are offline\. This is from/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    // The notice says it, and no red message over the screen.
    expect(screen.queryByText('network error')).toBeNull()
  })

  it('says once of gifts and tasks that neither came, and asks for both again', async () => {
    goOffline()
    const server = anUnreachableServer()
    const { user } = renderApp('/activity?view=gift', { server, isSignedIn: true })
    await screen.findByText('You are offline')
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    expect(screen.getAllByText('You are offline')).toHaveLength(1)
    server
      .on(promotions.firstOrderReward, { eligible: true, amount: '2000.00', currencyId: 1, rule: 'Once.' })
      .on(gifts.tasks, [aGiftTask()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Three cards in a week')).toBeTruthy()
    expect(await screen.findByText('Your first sale')).toBeTruthy()
  })

  it('says of brands without rates from when they are', async () => {
    const home = renderApp('/home', { server: aHomeServer(), isSignedIn: true })
    await waitFor(() => expect(localStorage.getItem('AFR-lastKnown')).toContain('highRates'), {
      timeout: 5_000,
    })
    home.close()
    goOffline()
    const gone = [...lost, ...beside].reduce((server, endpoint) => server.disconnect(endpoint), aServer())
    renderApp('/sell/list', { server: gone, isSignedIn: true })
    expect(await screen.findByRole('list', { name: 'Cards' })).toBeTruthy()
    expect(await screen.findByText(/^You are offline\. This is from/)).toBeTruthy()
  })

  it('says so once also where the browser believes in a line that is gone', async () => {
    const server = anUnreachableServer().disconnect(users.me)
    const { platform } = renderApp('/coupon', { server, isSignedIn: true })
    expect(await screen.findByText('You are offline')).toBeTruthy()
    await waitFor(() => expect(platform.session.current().error).toBeTruthy())
    expect(screen.queryByText('network error')).toBeNull()
  })

  it('shows the coupons that it last knew also after the sell screen read them', async () => {
    const online = () => aSellServer().on(coupons.list, [aCoupon({ title: 'Coupon of June' })])
    const first = renderApp('/coupon', { server: online(), isSignedIn: true })
    await screen.findByText('Coupon of June')
    await waitFor(() => expect(localStorage.getItem('AFR-lastKnown')).toContain('Coupon of June'), {
      timeout: 5_000,
    })
    first.close()
    const sale = renderApp('/sell/submit?cardTypeId=steam', { server: online(), isSignedIn: true })
    await screen.findByRole('textbox', { name: /^Value on the card/ })
    await waitFor(() => expect(localStorage.getItem('AFR-lastKnown')).toContain('allPrices'), {
      timeout: 5_000,
    })
    sale.close()
    goOffline()
    renderApp('/coupon', { server: anUnreachableServer(), isSignedIn: true })
    expect(await screen.findByText('Coupon of June')).toBeTruthy()
    expect(await screen.findByText(/^You are offline\. This is from/)).toBeTruthy()
  })

  it('asks again by itself when the connection is back after it was opened without one', async () => {
    goOffline()
    const server = anUnreachableServer()
    renderApp('/transaction', { server, isSignedIn: true })
    await screen.findByText('You are offline')
    server.on(cardOrders.page, aPage(aCardOrderSummary())).on(cardTypes.list, listAndMap(aCardType()))
    comeBack()
    expect(await screen.findByRole('link', { name: /Steam/ })).toBeTruthy()
  })

  it('asks again where no browser says that the connection is back: its live stream does', async () => {
    const server = anUnreachableServer()
    renderApp('/coupon', { server, isSignedIn: true })
    await screen.findByText('You are offline')
    await waitFor(() => expect(server.openStreams).toBe(1), { timeout: 5_000 })
    server.on(coupons.list, [aCoupon({ title: 'Coupon of June' })]).cutStreams()
    expect(await screen.findByText('Coupon of June', {}, { timeout: 5_000 })).toBeTruthy()
  })
})

describe('while the service answers with faults', () => {
  const balance = () => waitFor(() => expect(document.body.textContent).toContain('248,600'))
  it.each([
    ['/home', wallets.available, 'available', balance],
    ['/wallet/cash', wallets.available, 'available', balance],
    ['/transaction', cardOrders.page, 'cardOrders', () => screen.findByRole('link', { name: /Steam/ })],
  ] as const)('%s says from when its figures are', async (path, endpoint, name, figures) => {
    const online = () => aHomeServer().on(wallets.records, aPage()).on(tradeHistory.totals, [aTradeTotal()])
    const before = renderApp(path, { server: online(), isSignedIn: true })
    await figures()
    await waitFor(() => expect(localStorage.getItem('AFR-lastKnown')).toContain(`"${name}"`), {
      timeout: 5_000,
    })
    expect(screen.queryByText(/This is from/)).toBeNull()
    before.close()
    renderApp(path, { server: online().fail(endpoint, 'internal'), isSignedIn: true })
    await figures()
    expect(await screen.findByText(/^No newer answer came\. This is from/)).toBeTruthy()
    expect(screen.queryByText(/You are offline/)).toBeNull()
  })
})
