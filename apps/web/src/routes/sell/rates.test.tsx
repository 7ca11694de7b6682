import { sellerEndpoints } from '@kaadi/contract'
import {
  aCardCurrency,
  aCardPrice,
  aCardType,
  aRateAlert,
  aRateHistory,
  aSetAlert,
  aUser,
  listAndMap,
} from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { cardTypes, currencies, rateAlerts, rateHistory, users } = sellerEndpoints
const steam = aCardType({ countries: ['us', 'gb'] })
const netflix = aCardType({ id: 'netflix', name: 'Netflix', sort: 4, paused: true })
const uk = aCardCurrency({ id: 'gb', code: 'GBP', symbol: '£', countryCode: 'GB', name: 'UK' })

const open = (path = '/sell/list?rates=steam', user = aUser()) => {
  const server = aServer()
    .on(users.me, user)
    .on(currencies.rates, [
      { inCurrencyId: 1, outCurrencyId: 2, rate: '0.0075', validUntil: '2027-01-01T00:00:00.000Z' },
    ])
    .on(cardTypes.list, listAndMap(steam, netflix))
    .on(cardTypes.currencies, listAndMap(aCardCurrency(), uk))
    .on(cardTypes.onSale, [aCardPrice()])
    .on(cardTypes.allPrices, [
      aCardPrice(),
      aCardPrice({ form: 'ecode', rate: '1300' }),
      aCardPrice({ currencyTypeId: 'gb', rate: '1890' }),
    ])
    .on(rateHistory.read, aRateHistory())
    .on(rateAlerts.list, { alerts: [], max: 20 })
  return renderApp(path, { server, isSignedIn: true })
}
const field = () => screen.findByRole('textbox', { name: /At least, Naira per \$1/ })

describe('/sell/list?rates', () => {
  it('shows how the rate moved, also as a table, for the kind and time that are chosen', async () => {
    const { server, user, path } = open()
    const chart = await screen.findByRole('figure', { name: 'Steam, USA, Physical card, per $1' })
    await waitFor(() => expect(chart.textContent).toContain('₦1,480'))
    await user.click(within(chart).getByText('Show as a table'))
    expect(within(chart).getAllByRole('row')).toHaveLength(5)
    await expectAccessible(document.body)
    await user.click(within(chart).getByRole('radio', { name: '90 days' }))
    await user.click(screen.getByRole('radio', { name: 'E-code' }))
    expect(path()).toBe('/sell/list?rates=steam&days=90&form=ecode')
    await waitFor(() =>
      expect(server.seen(rateHistory.read).at(-1)).toMatchObject({
        query: { cardTypeId: 'steam', currencyTypeId: 'us', form: 'ecode', days: '90' },
      }),
    )
    expectNoSurprises(server)
  })

  it('sets an alert above a rate, by mail where it is wanted, and lists it', async () => {
    const { server, user } = open()
    await user.type(await field(), '1,500')
    await user.click(screen.getByRole('checkbox', { name: 'Send me a mail too' }))
    server
      .on(rateAlerts.set, aSetAlert({ byMail: true }))
      .on(rateAlerts.list, { alerts: [aRateAlert({ byMail: true })], max: 20 })
    await user.click(screen.getByRole('button', { name: 'Alert me' }))
    expect(await screen.findByRole('button', { name: /Remove the alert of Steam/ })).toBeTruthy()
    expect(screen.getByText('From ₦1,500 per $1 on')).toBeTruthy()
    expect(server.seen(rateAlerts.set)[0]).toMatchObject({
      body: { cardTypeId: 'steam', currencyTypeId: 'us', form: 'physical', above: '1500', byMail: true },
    })
    await expectAccessible(document.body)
  })

  it('leaves the alert of another country alone, and opens that card’s own form empty', async () => {
    const { server, user } = open('/sell/list?rates=steam&currencyTypeId=gb')
    server.on(rateAlerts.list, { alerts: [aRateAlert()], max: 20 })
    const input = await screen.findByRole('textbox', { name: /At least, Naira per £1/ })
    await screen.findByText('From ₦1,500 per $1 on')
    expect((input as HTMLInputElement).value).toBe('')
    expect(screen.getByRole('button', { name: 'Alert me' })).toBeTruthy()
    server.on(rateAlerts.set, aSetAlert({ currencyTypeId: 'gb', above: '2000' })).on(rateAlerts.list, {
      alerts: [aRateAlert({ alertId: 'alert-2', currencyTypeId: 'gb', above: '2000' }), aRateAlert()],
      max: 20,
    })
    await user.type(input, '2000')
    await user.click(screen.getByRole('button', { name: 'Alert me' }))
    expect(await screen.findByText('From ₦2,000 per £1 on')).toBeTruthy()
    expect(screen.getByText('From ₦1,500 per $1 on')).toBeTruthy()
    expect(server.seen(rateAlerts.set)[0]).toMatchObject({ body: { currencyTypeId: 'gb', above: '2000' } })
  })

  it('says before and after that the same card’s alert is replaced, and by what', async () => {
    const { server, user } = open()
    server.on(rateAlerts.list, { alerts: [aRateAlert()], max: 20 })
    await waitFor(async () => expect(((await field()) as HTMLInputElement).value).toBe('1500'))
    expect(screen.getByText(/now: From ₦1,500 per \$1 on\. What you set takes its place/)).toBeTruthy()
    server
      .on(rateAlerts.set, aSetAlert({ above: '1600', replaced: { above: '1500' } }))
      .on(rateAlerts.list, { alerts: [aRateAlert({ above: '1600' })], max: 20 })
    await user.clear(await field())
    await user.type(await field(), '1600')
    await user.click(screen.getByRole('button', { name: 'Change the alert' }))
    expect(await screen.findByText('We tell you from ₦1,600 on')).toBeTruthy()
    expect(screen.getByText('It takes the place of: From ₦1,500 per $1 on.')).toBeTruthy()
  })

  it('offers to sell now where the card pays that much already', async () => {
    const { server, user } = open()
    server.fail(rateAlerts.set, 'rateReached')
    await user.type(await field(), '1400')
    await user.click(screen.getByRole('button', { name: 'Alert me' }))
    const sell = await screen.findByRole('link', { name: 'Sell it now' })
    expect(sell.getAttribute('href')).toBe('/sell/submit?cardTypeId=steam&currencyTypeId=us&form=physical')
    expect(screen.getByText(/pays that much already/)).toBeTruthy()
  })

  it.each(['', 'much', '0', '-3'])('sends nothing for %j', async (typed) => {
    const { server, user } = open()
    const input = await field()
    if (typed) await user.type(input, typed)
    await user.click(screen.getByRole('button', { name: 'Alert me' }))
    expect(await screen.findByText('Enter a rate, such as 1480.')).toBeTruthy()
    expect(server.seen(rateAlerts.set)).toHaveLength(0)
  })

  it('waits for a paused brand to be bought again, without a rate', async () => {
    const { server, user } = open('/sell/list?rates=netflix')
    server.on(rateAlerts.set, aSetAlert({ cardTypeId: 'netflix', above: null }))
    await user.click(await screen.findByRole('button', { name: 'Alert me' }))
    expect(await screen.findByText('We tell you when Netflix is bought again')).toBeTruthy()
    expect(server.seen(rateAlerts.set)[0]).toMatchObject({ body: { cardTypeId: 'netflix', above: null } })
    expect(screen.queryByRole('link', { name: 'Sell Netflix' })).toBeNull()
  })

  it('says what came of an alert, leads to setting it again, and removes it', async () => {
    const { server, user } = open()
    server.on(rateAlerts.list, {
      alerts: [aRateAlert({ firedTime: '2026-11-20T15:00:00.000Z', firedRate: '1505' })],
      max: 20,
    })
    expect(await screen.findByText(/Paid ₦1,505 per \$1 on/)).toBeTruthy()
    server.on(rateAlerts.remove, null).on(rateAlerts.list, { alerts: [], max: 20 })
    await user.click(screen.getByRole('button', { name: /Remove the alert of Steam/ }))
    expect(await screen.findByText('No alerts yet')).toBeTruthy()
    expect(server.seen(rateAlerts.remove)[0]).toMatchObject({ body: { alertId: 'alert-1' } })
  })

  it('takes and shows a rate in the currency of the seller', async () => {
    const { server, user } = open(
      '/sell/list?rates=steam',
      aUser({ countryCode: 'GH', defaultCurrencyId: 2 }),
    )
    server.on(rateAlerts.set, aSetAlert({ above: '1600' }))
    await user.type(await screen.findByRole('textbox', { name: /Cedi per \$1/ }), '12')
    await user.click(screen.getByRole('button', { name: 'Alert me' }))
    expect(await screen.findByText('We tell you from ₵12 on')).toBeTruthy()
    expect(server.seen(rateAlerts.set)[0]).toMatchObject({ body: { above: '1600' } })
  })

  it('keeps the rest where the history does not come', async () => {
    const { server, user } = open()
    server.fail(rateHistory.read, 'internal')
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    expect(await field()).toBeTruthy()
    server.on(rateHistory.read, aRateHistory())
    await user.click(retry)
    expect(await screen.findByText('Show as a table')).toBeTruthy()
  })
})
