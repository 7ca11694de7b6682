import { sellerEndpoints } from '@kaadi/contract'
import {
  aCardOrderSummary,
  aCardPrice,
  aCardType,
  aContent,
  aCoupon,
  aNotification,
  aPage,
  aUser,
  listAndMap,
} from '@kaadi/testing/builders'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aHomeServer } from '../../test/a-home.ts'
import { expectAccessible } from '../../test/accessible.ts'
import { minutesAgo } from '../../test/clock.ts'
import { expectNoSurprises, renderApp } from '../../test/render-app.tsx'

const e = sellerEndpoints

const open = (server = aHomeServer()) => renderApp('/home', { server, isSignedIn: true })
const balance = () => screen.findByRole('region', { name: 'Balance' })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('/home', () => {
  it('says what the seller has, what leaves, and what is being checked', async () => {
    const { server } = open()
    await waitFor(async () => expect((await balance()).textContent).toContain('248,600.00'))
    await waitFor(async () =>
      expect((await balance()).textContent).toMatch(/60,000\.00.* is on its way to GTBank/),
    )
    const order = await screen.findByRole('link', { name: /Steam \$100/ })
    expect(order.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=order-1')
    expect(order.textContent).toContain('Checking')
    expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeTruthy()
    expect(await screen.findByText('ch***a')).toBeTruthy()
    expect(screen.getByText('Payouts to OPay take longer today')).toBeTruthy()
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('shows the best rates, each leading to selling that card', async () => {
    open()
    const row = await screen.findByRole('link', { name: /Steam.*USA · photo/ })
    expect(row.getAttribute('href')).toBe(
      '/sell/submit?cardTypeId=steam&currencyTypeId=us&form=physical&receiptType=none',
    )
    expect(row.textContent).toContain('₦1,480')
    expect(screen.getByText(/^Naira per \$1 of card value\. Updated/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All 1 cards' }).getAttribute('href')).toBe('/sell/list')
  })

  it('shows a seller from Ghana the rates in cedi', async () => {
    const rate = { inCurrencyId: 1, outCurrencyId: 2, rate: '0.0075', validUntil: minutesAgo(-9) } as const
    const server = aHomeServer()
      .on(e.users.me, aUser({ countryCode: 'GH', defaultCurrencyId: 2 }))
      .on(e.currencies.rates, [rate])
    open(server)
    const row = await screen.findByRole('link', { name: /Steam.*USA · photo/ })
    expect(row.textContent).toContain('₵11.1')
    expect(screen.getByText(/^Cedi per \$1 of card value\. Updated/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('₦1,480')
    expectNoSurprises(server)
  })

  it('hides amounts, and remembers it on the next page', async () => {
    const { user } = open()
    const section = await balance()
    await waitFor(() => expect(section.textContent).toContain('248,600'))
    await user.click(within(section).getByRole('button', { name: /Hide amounts/ }))
    expect(within(section).getAllByText('Amount hidden').length).toBeGreaterThan(0)
    expect(localStorage.getItem('AFR-amounts')).toBe('hidden')
  })

  it('puts a card that needs a photo above everything, with its clock', async () => {
    open(
      aHomeServer([
        aCardOrderSummary({ giftOrderId: 'returned', orderStatus: 21, operatorTime: minutesAgo(8) }),
        aCardOrderSummary({ giftOrderId: 'checking' }),
      ]),
    )
    const ask = await screen.findByRole('heading', { name: 'Send it again' })
    expect(screen.getByRole('timer').textContent).toMatch(/^2[12]:/)
    const action = within(ask.closest('section')!).getByRole('link', { name: 'See what is needed' })
    expect(action.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=returned')
    await expectAccessible(document.body)
  })

  it('shows a new seller the three steps', async () => {
    const { user, path } = open(aHomeServer([]))
    expect(await screen.findByRole('heading', { name: 'Your first payout in three steps' })).toBeTruthy()
    await expectAccessible(document.body)
    await user.click(screen.getByRole('link', { name: 'Choose a card' }))
    expect(path()).toBe('/sell/list')
  })

  it('says how many more trades wait for the seller, and leads to them', async () => {
    const asked = ['a', 'b', 'c'].map((giftOrderId) =>
      aCardOrderSummary({ giftOrderId, orderStatus: 2, answerClosesTime: minutesAgo(-600) }),
    )
    open(aHomeServer(asked))
    const more = await screen.findByRole('link', { name: 'and 2 more' })
    expect(more.getAttribute('href')).toBe('/transaction')
    await expectAccessible(document.body)
  })

  it('says what is offered for a card, above all and where another trade waits longer', async () => {
    const offer = { orderStatus: 5, offeredAmount: '118400' } as const
    open(
      aHomeServer([
        aCardOrderSummary({ ...offer, giftOrderId: 'a', answerClosesTime: minutesAgo(-500) }),
        aCardOrderSummary({ ...offer, giftOrderId: 'b', answerClosesTime: minutesAgo(-600) }),
      ]),
    )
    expect(await screen.findByRole('heading', { name: 'We offer ₦118,400.00' })).toBeTruthy()
    const followed = await screen.findByRole('link', { name: /Your decision/ })
    expect(followed.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=b')
    expect(followed.textContent).toMatch(/₦118,400/)
    expect(document.body.textContent).not.toContain('150,000')
    await expectAccessible(document.body)
  })

  it('offers the first reward while it can be earned', async () => {
    const server = aHomeServer().on(e.promotions.firstOrderReward, {
      eligible: true,
      amount: '1000',
      currencyId: 1,
      rule: 'Paid with your first card.',
    })
    open(server)
    const gift = await screen.findByRole('link', { name: /\+₦1, ?000.*On your first sale.*0 of 1 card sold/ })
    expect(gift.getAttribute('href')).toBe('/activity?view=gift')
  })

  it('has a ticket for the coupon that ends first and can be used by now, leading to its rules', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const server = aHomeServer().on(e.coupons.list, [
      aCoupon({ couponId: 'later', startsTime: '2099-11-01T00:00:00.000Z' }),
      aCoupon({ couponId: 'now', title: 'Friday bonus' }),
    ])
    open(server)
    const ticket = await screen.findByRole('link', { name: /\+₦2, ?000.*Friday bonus.*Any card\. Ends/ })
    expect(ticket.getAttribute('href')).toBe('/coupon?couponId=now')
    expect(screen.getByRole('heading', { name: 'For you' })).toBeTruthy()
  })

  it('has no heading for coupons where there is none to use', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const { server } = open(aHomeServer().on(e.coupons.list, [aCoupon({ status: 1 })]))
    await waitFor(() => expect(server.seen(e.coupons.list)).toHaveLength(1))
    await screen.findByRole('heading', { name: 'Just paid' })
    expect(screen.queryByRole('heading', { name: 'For you' })).toBeNull()
  })

  it('keeps its room while it loads', async () => {
    const server = aHomeServer()
    const releases = [e.wallets.available, e.cardOrders.page, e.cardTypes.highRates].map((endpoint) =>
      server.hold(endpoint),
    )
    open(server)
    const section = await balance()
    expect(section.getAttribute('aria-busy')).toBe('true')
    expect(section.textContent).not.toContain('248,600')
    for (const release of releases) release()
    await waitFor(() => expect(section.getAttribute('aria-busy')).toBe('false'))
  })

  it('offers another try for each part that failed, and shows the others', async () => {
    const server = aHomeServer()
      .fail(e.wallets.available, 'forbidden')
      .fail(e.cardTypes.highRates, 'notFound')
    const { user } = open(server)
    const section = await balance()
    await waitFor(() => expect(section.textContent).toContain('Your balance did not load.'))
    expect(await screen.findByRole('heading', { name: 'Not record' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: /Steam \$100/ })).toBeTruthy()
    server.on(e.wallets.available, 5)
    await user.click(within(section).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(section.textContent).toContain('5.00'))
  })

  it('says that the trades did not load, and asks again', async () => {
    const server = aHomeServer().fail(e.cardOrders.page, 'forbidden')
    const { user } = open(server)
    const notice = (await screen.findByText('Your trades did not load.')).parentElement!
    await expectAccessible(document.body)
    server.on(e.cardOrders.page, aPage(aCardOrderSummary()))
    await user.click(within(notice).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Steam \$100/ })).toBeTruthy()
  })

  it('says so where nothing is bought', async () => {
    open(aHomeServer().on(e.cardTypes.highRates, []))
    expect(await screen.findByText(/rates/i, { selector: '.k-rate-board-empty' })).toBeTruthy()
  })

  it('shows what was last known when it is opened without a connection, with its age', async () => {
    const first = open()
    await waitFor(async () => expect((await balance()).textContent).toContain('248,600'))
    await waitFor(() => expect(localStorage.getItem('AFR-lastKnown')).toContain('248600'), { timeout: 3000 })
    first.close()

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const lost = aHomeServer()
    for (const endpoint of [
      e.wallets.available,
      e.wallets.processing,
      e.cardOrders.page,
      e.cardTypes.highRates,
    ]) {
      lost.disconnect(endpoint)
    }
    open(lost)
    const section = await balance()
    await waitFor(() => expect(section.textContent).toContain('248,600'))
    expect(await screen.findByRole('link', { name: /Steam \$100/ })).toBeTruthy()
    expect(screen.getByText(/^You are offline. This is from/)).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('has the line about what is on its way from the start when it is opened again', async () => {
    const first = open()
    await waitFor(async () => expect((await balance()).textContent).toContain('is on its way to GTBank'))
    await waitFor(() => expect(localStorage.getItem('AFR-lastKnown')).toContain('GTBank'), { timeout: 3000 })
    first.close()
    const server = aHomeServer()
    const letGo = server.hold(e.withdrawals.page)
    open(server)
    await waitFor(async () => expect((await balance()).textContent).toContain('248,600'))
    expect((await balance()).textContent).toContain('is on its way to GTBank')
    letGo()
  })

  it('asks again every thirty seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server } = open()
    await waitFor(async () => expect((await balance()).textContent).toContain('248,600'))
    const before = server.seen(e.cardTypes.highRates).length
    server.on(e.wallets.available, 9)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await waitFor(async () => expect((await balance()).textContent).toContain('9.00'))
    expect(server.seen(e.cardTypes.highRates).length).toBe(before + 1)
    vi.useRealTimers()
  })

  it('takes a request away when its thirty minutes end on the open screen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const operatorTime = new Date(Date.now() - (30 * 60_000 - 5_000)).toISOString()
    open(aHomeServer([aCardOrderSummary({ orderStatus: 21, operatorTime })]))
    expect(await screen.findByText('Send it again')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    await waitFor(() => expect(screen.queryByText('Send it again')).toBeNull())
    vi.useRealTimers()
  })

  it('asks for everything again when it is pulled down', async () => {
    const { server } = open()
    await waitFor(async () => expect((await balance()).textContent).toContain('248,600'))
    server.on(e.wallets.available, 7)
    const list = screen.getByRole('main')
    fireEvent.touchStart(list, { touches: [{ clientY: 10 }] })
    fireEvent.touchMove(list, { touches: [{ clientY: 200 }] })
    fireEvent.touchEnd(list, { touches: [] })
    await waitFor(async () => expect((await balance()).textContent).toContain('7.00'))
  })

  it('follows no link of its content that is none', async () => {
    open(
      aHomeServer().on(e.site.banners, [
        aContent({ id: 'evil', title: 'Click', link: 'javascript:alert(1)' }),
        aContent({ id: 'far', title: 'Far away', link: 'https://example.com/x' }),
      ]),
    )
    const far = await screen.findByRole('link', { name: /Far away/ })
    expect([far.getAttribute('href'), far.getAttribute('rel')]).toEqual([
      'https://example.com/x',
      'noopener noreferrer',
    ])
    expect(screen.queryByRole('link', { name: /Click/ })).toBeNull()
  })
})

describe('live events', () => {
  it('move the balance without a reload, and are told', async () => {
    const { server } = open()
    const section = await balance()
    await waitFor(() => expect(section.textContent).toContain('248,600'))
    await waitFor(() => expect(server.openStreams).toBe(1))
    server
      .on(e.wallets.available, 398600)
      .on(e.cardOrders.page, aPage(aCardOrderSummary({ orderStatus: 10 })))
    act(() => {
      server.push({ type: 'cardOrder', seq: 1, giftOrderId: 'order-1', orderStatus: 10 })
      server.push({ type: 'balance', seq: 2, currencyId: 1 })
      server.push({ type: 'notification', seq: 3, notification: aNotification(), unread: 3 })
    })
    await waitFor(() => expect(section.textContent).toContain('398,600'))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /Steam \$100/ }).textContent).toContain('Paid'),
    )
    expect(screen.getByText('Your Steam card is paid')).toBeTruthy()
  })

  it('show an announcement as text', async () => {
    const { server, user } = open()
    await waitFor(() => expect(server.openStreams).toBe(1))
    const notification = aNotification({ bizType: 6, title: 'Tonight', content: '<i>more</i>' })
    act(() => server.push({ type: 'notification', seq: 1, notification, unread: 1 }))
    const popup = await screen.findByRole('dialog', { name: 'Tonight' })
    expect(popup.textContent).toContain('<i>more</i>')
    await user.click(within(popup).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('show a rate that was waited for, and offer to sell the card', async () => {
    const { server, user, path } = open()
    await waitFor(() => expect(server.openStreams).toBe(1))
    const notification = aNotification({ bizType: 6, id: 'steam', title: 'Steam pays ₦1,500 per $1' })
    act(() => server.push({ type: 'notification', seq: 1, notification, unread: 1 }))
    const popup = await screen.findByRole('dialog', { name: 'Steam pays ₦1,500 per $1' })
    await user.click(within(popup).getByRole('link', { name: 'Sell this card' }))
    await waitFor(() => expect(path()).toBe('/sell/submit?cardTypeId=steam'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offer the country and form whose rate was waited for', async () => {
    const { server, user, path } = open()
    await waitFor(() => expect(server.openStreams).toBe(1))
    const notification = aNotification({
      bizType: 6,
      id: 'steam:us:ecode',
      title: 'Steam pays ₦1,500 per $1',
    })
    act(() => server.push({ type: 'notification', seq: 1, notification, unread: 1 }))
    const popup = await screen.findByRole('dialog', { name: 'Steam pays ₦1,500 per $1' })
    await user.click(within(popup).getByRole('link', { name: 'Sell this card' }))
    await waitFor(() => expect(path()).toBe('/sell/submit?cardTypeId=steam&currencyTypeId=us&form=ecode'))
  })

  it.each(['no-such-card', 'closed'])('offer what is bought where the card is not (%s)', async (id) => {
    const closed = aCardType({ id: 'closed' as never, name: 'Closed', enabled: false })
    const { server, user, path } = open(aHomeServer().on(e.cardTypes.list, listAndMap(aCardType(), closed)))
    await waitFor(() => expect(server.openStreams).toBe(1))
    const notification = aNotification({ bizType: 6, id, title: 'It pays ₦1,500 per $1' })
    act(() => server.push({ type: 'notification', seq: 1, notification, unread: 1 }))
    const popup = await screen.findByRole('dialog', { name: 'It pays ₦1,500 per $1' })
    await user.click(await within(popup).findByRole('link', { name: 'See what we buy' }))
    await waitFor(() => expect(path()).toBe('/sell/list'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('refresh the rates silently', async () => {
    const { server } = open()
    await screen.findByRole('link', { name: /1,480 Nigerian naira/ })
    await waitFor(() => expect(server.openStreams).toBe(1))
    server.on(e.cardTypes.highRates, [aCardPrice({ rate: '1500' })])
    const notification = aNotification({ bizType: 7, title: 'refresh' })
    act(() => server.push({ type: 'notification', seq: 1, notification, unread: 1 }))
    expect(await screen.findByRole('link', { name: /1,500 Nigerian naira/ })).toBeTruthy()
    expect(screen.queryByText('refresh')).toBeNull()
  })
})
