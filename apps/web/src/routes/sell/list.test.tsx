import { sellerEndpoints } from '@kaadi/contract'
import {
  aCardCurrency,
  aCardPrice,
  aCardType,
  aRateHistory,
  aUser,
  listAndMap,
} from '@kaadi/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { brandRequests, cardTypes, currencies, rateAlerts, rateHistory, users } = sellerEndpoints
const steam = aCardType({ countries: ['us', 'gb'] })
const apple = aCardType({ id: 'apple', name: 'Apple', category: 'Shopping', sort: 2 })
const amex = aCardType({ id: 'amex', name: 'American Express Serve Reloadable', category: 'Money', sort: 3 })
const netflix = aCardType({ id: 'netflix', name: 'Netflix', category: 'Streaming', sort: 4, paused: true })
const uk = aCardCurrency({ id: 'gb', code: 'GBP', symbol: '£', countryCode: 'GB', name: 'UK' })
const onSale = (cardTypeId: string, currencyTypeId: string, rate: string) =>
  aCardPrice({ cardTypeId, currencyTypeId, rate })

const aListServer = (user = aUser()) =>
  aServer()
    .on(users.me, user)
    .on(currencies.rates, [
      { inCurrencyId: 1, outCurrencyId: 2, rate: '0.0075', validUntil: '2027-01-01T00:00:00.000Z' },
    ])
    .on(cardTypes.list, listAndMap(steam, apple, amex, netflix))
    .on(cardTypes.currencies, listAndMap(aCardCurrency(), uk))
    .on(cardTypes.onSale, [
      onSale('steam', 'us', '1480'),
      onSale('steam', 'gb', '1890'),
      onSale('apple', 'us', '1395'),
    ])
    .on(cardTypes.allPrices, [])
const aList = (path = '/sell/list', user = aUser()) =>
  renderApp(path, { server: aListServer(user), isSignedIn: true })
const tiles = async () => {
  const list = await screen.findByRole('list', { name: 'Cards' })
  return within(list)
    .getAllByRole('button')
    .map((tile) => tile.textContent)
}

afterEach(() => void vi.useRealTimers())

describe('/sell/list', () => {
  it('shows each brand with its whole name and best rate, and no accessibility fault', async () => {
    aList()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sell a card' })).toBeTruthy()
    await waitFor(async () => expect(await tiles()).toContain('SSteam₦1,480 per $1'))
    expect((await tiles()).join()).toContain('American Express Serve Reloadable')
    await expectAccessible(document.body)
  })

  it('holds the place of rates whose currency is not known yet: no tile grows under the thumb', async () => {
    const server = aListServer()
    const letGo = server.hold(users.me)
    renderApp('/sell/list', { server, isSignedIn: true })
    expect((await tiles()).join()).toContain('SSteam\u00a0')
    letGo()
    await waitFor(async () => expect(await tiles()).toContain('SSteam₦1,480 per $1'))
  })

  it('shows a seller from Ghana the rates in cedi', async () => {
    aList(undefined, aUser({ countryCode: 'GH', defaultCurrencyId: 2 }))
    await waitFor(async () => expect(await tiles()).toContain('SSteam₵11.1 per $1'))
  })

  it('shows the cards of a coupon alone, until all are asked for', async () => {
    const { user, path } = aList('/sell/list?cardTypeIds=apple,netflix')
    expect(await screen.findByText('Cards for your coupon')).toBeTruthy()
    expect(await tiles()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Show all cards' }))
    expect(await tiles()).toHaveLength(4)
    expect(path()).toBe('/sell/list')
  })

  it('narrows by what is typed, whatever its case, and says when nothing is found', async () => {
    const { user } = aList()
    const search = await screen.findByRole('searchbox', { name: 'Search cards' })
    await user.type(search, 'APP')
    expect(await tiles()).toHaveLength(1)
    await user.clear(search)
    await user.type(search, 'zalando')
    expect(screen.getByText(/“zalando”/, { selector: 'p' })).toBeTruthy()
  })

  it('asks for a brand that is not there, and says how many did', async () => {
    const { user, server } = aList()
    server.on(brandRequests.ask, { name: 'Zalando', sellers: 3 })
    await user.type(await screen.findByRole('searchbox', { name: 'Search cards' }), 'zalando')
    await user.click(screen.getByRole('button', { name: 'Ask for “zalando”' }))
    expect(await screen.findByText(/3 sellers have asked for Zalando/)).toBeTruthy()
    expect(server.seen(brandRequests.ask)[0]).toMatchObject({ body: { name: 'zalando' } })
    await expectAccessible(document.body)
  })

  it('says why a brand cannot be asked for', async () => {
    const { user, server } = aList()
    server.fail(brandRequests.ask, 'brandIsThere')
    await user.type(await screen.findByRole('searchbox', { name: 'Search cards' }), 'Steam Deck')
    await user.click(screen.getByRole('button', { name: /Ask for/ }))
    expect(await screen.findByText(/in the list already/)).toBeTruthy()
  })

  it('keeps category and country in the address and shows the rate of that country', async () => {
    const { user, path } = aList()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country of the card' }), 'UK')
    await waitFor(async () => expect(await tiles()).toEqual(['SSteam₦1,890 per £1']))
    expect(path()).toBe('/sell/list?currencyTypeId=gb')
    await user.click(screen.getByRole('button', { name: 'Shopping' }))
    expect(await screen.findByText('No such card')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all cards' }))
    await waitFor(async () => expect(await tiles()).toHaveLength(4))
    expect(path()).toBe('/sell/list')
  })

  it('learns within half a minute of a brand that is closed, and of one that is open again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server } = aList()
    await waitFor(async () => expect(await tiles()).toContain('SSteam₦1,480 per $1'))
    const steamNow = async () => (await tiles()).find((tile) => tile?.includes('Steam'))
    server.on(cardTypes.list, listAndMap({ ...steam, paused: true }, apple)).on(cardTypes.onSale, [])
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    await waitFor(async () => expect(await steamNow()).toContain('Paused'))
    server.on(cardTypes.list, listAndMap(steam, apple)).on(cardTypes.onSale, [onSale('steam', 'us', '1480')])
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    await waitFor(async () => expect(await steamNow()).toBe('SSteam₦1,480 per $1'))
  })

  it('says that a brand is paused instead of opening it, and offers an alert', async () => {
    const { user, path, server } = aList()
    await user.click(await screen.findByRole('button', { name: /Netflix/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Netflix is paused' })
    expect(path()).toBe('/sell/list')
    server
      .on(rateHistory.read, aRateHistory({ cardTypeId: 'netflix' }))
      .on(rateAlerts.list, { alerts: [], max: 20 })
    await user.click(within(dialog).getByRole('link', { name: 'Alert me' }))
    expect(path()).toBe('/sell/list?rates=netflix')
  })

  it('opens the form of a brand', async () => {
    const { user, path } = aList()
    await user.click(await screen.findByRole('button', { name: /Steam/ }))
    await waitFor(() => expect(path()).toBe('/sell/submit?cardTypeId=steam'))
  })

  it('shows the brands without rates where the rates do not come', async () => {
    const { server } = aList()
    server.fail(cardTypes.onSale, 'overloaded')
    await waitFor(async () => expect((await tiles()).length).toBe(4))
    expectNoSurprises(server)
  })

  it('offers to try again where the brands do not come', async () => {
    const { server, user } = aList()
    server.fail(cardTypes.list, 'internal', { traceId: 'T-1' })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    expect(screen.getByText('T-1')).toBeTruthy()
    server.on(cardTypes.list, listAndMap(steam))
    await user.click(retry)
    expect(await tiles()).toHaveLength(1)
  })
})
