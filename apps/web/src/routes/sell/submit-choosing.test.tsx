import { sellerEndpoints } from '@kaadi/contract'
import { aCardType, listAndMap } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aSellServer, isLocked, open, photo, value } from '../../../test/sell-screen.tsx'

const { cardOrders, cardTypes } = sellerEndpoints

beforeEach(() => {
  // The fake service listens at fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('/sell/submit, choosing', () => {
  it('opens with the brand’s own country and rate, and has no accessibility fault', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sell Steam' })).toBeTruthy()
    expect(await screen.findByText('USA · rate for $50 to $500')).toBeTruthy()
    expect(screen.getByText('$10 to $500 a card.')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('takes form and value from the address of a calculator', async () => {
    open('/sell/submit?cardTypeId=steam&form=ecode&faceValue=25')
    expect(await screen.findByRole('radio', { name: 'E-code', checked: true })).toBeTruthy()
    expect(await value()).toHaveProperty('value', '25')
  })

  it('pays into the wallet of a coupon that led here', async () => {
    const { user, server } = open('/sell/submit?cardTypeId=steam&currencyId=2')
    expect(await screen.findByRole('radio', { name: 'Cedi', checked: true })).toBeTruthy()
    await user.type(await value(), '100')
    await waitFor(() => expect(server.seen(cardOrders.quote).at(-1)?.body.currencyId).toBe(2))
  })

  it('changes the rate with the value', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '$25' }))
    expect(await screen.findByText('USA · rate for $10 to $45')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '$100' }))
    expect(await screen.findByText('USA · rate for $50 to $500')).toBeTruthy()
  })

  it('offers the nearest kind that is bought', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'UK' }))
    expect(await screen.findByText(/We do not buy this kind of Steam right now/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sell USA · Physical card' }))
    expect(await screen.findByText('USA · rate for $50 to $500')).toBeTruthy()
  })

  it.each([
    ['5', 'We buy cards of $10 to $500.'],
    ['900', 'We buy cards of $10 to $500.'],
    ['52', 'Enter a multiple of $5.'],
  ])('says why a value of %s is not bought, and locks no rate', async (typed, words) => {
    const { user, server } = open()
    await user.type(await value(), typed)
    await user.tab()
    expect(await screen.findByText(words)).toBeTruthy()
    expect((await value()).getAttribute('aria-invalid')).toBe('true')
    expect(server.seen(cardOrders.quote)).toEqual([])
  })

  it('says “about” until the service has priced it, and then what the seller gets', async () => {
    const server = aSellServer()
    const release = server.hold(cardOrders.quote)
    const { user } = open(undefined, server)
    await user.type(await value(), '100')
    const dock = screen.getByRole('region', { name: 'Your quote' })
    expect(await within(dock).findByText('You get about')).toBeTruthy()
    expect(within(dock).getByText('$100 at ₦1,480')).toBeTruthy()
    release()
    await isLocked()
    expect(within(dock).getByText('You get')).toBeTruthy()
    expect(within(dock).getByRole('timer')).toBeTruthy()
  })

  it('prices in the currency the seller is paid in', async () => {
    const { user, server } = open()
    await user.type(await value(), '100')
    await isLocked()
    await user.click(screen.getByRole('radio', { name: 'Cedi' }))
    await waitFor(() => expect(server.seen(cardOrders.quote).at(-1)?.body.currencyId).toBe(2))
    expect(await screen.findByText('1,110.00 Ghanaian cedi')).toBeTruthy()
  })

  it('gives the rate at the head in the currency the seller is paid in', async () => {
    const { user } = open()
    const head = () => screen.getByText('USA · rate for $50 to $500').closest('section, div, article')!
    await screen.findByText('1,480 Nigerian naira')
    await user.click(screen.getByRole('radio', { name: 'Cedi' }))
    expect(await screen.findByText('11.1 Ghanaian cedi')).toBeTruthy()
    expect(head().textContent).not.toContain('₦')
  })

  it('tells of a brand that is not bought', async () => {
    const server = aSellServer().on(cardTypes.list, listAndMap(aCardType({ paused: true })))
    open(undefined, server)
    expect(await screen.findByText('We do not buy Steam right now')).toBeTruthy()
  })

  it('offers to try again where the rates do not come', async () => {
    const server = aSellServer().fail(cardTypes.allPrices, 'internal')
    const { user } = open(undefined, server)
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    server.on(cardTypes.allPrices, [photo])
    await user.click(retry)
    expect(await screen.findByText('USA · rate for $50 to $500')).toBeTruthy()
  })
})
