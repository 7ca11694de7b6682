import { sellerEndpoints } from '@kaadi/contract'
import { aCardPrice, aCardType, aRateHistory, aSiteInfo, listAndMap } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aService } from '../../test/a-service.ts'
import { expectAccessible } from '../../test/accessible.ts'
import { openPage } from '../../test/page.ts'
import { startLanding } from './pcad.ts'

const { cardTypes, promotions, rateHistory, site } = sellerEndpoints

const open = ({ service = aService(), invitationCode = undefined as string | undefined } = {}) => {
  openPage('pcad')
  startLanding(service.fetch, invitationCode)
  return { service, user: userEvent.setup() }
}
const state = () => document.querySelector<HTMLElement>('.k-landing-calculator')?.dataset.state
const payout = () => document.querySelector('.k-landing-calculator-payout')?.textContent
const ready = () => waitFor(() => expect(state()).toBe('ready'))
const board = () => document.querySelector<HTMLElement>('[data-rates="board"]')!
const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href')

beforeEach(() => void vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList))
afterEach(() => void vi.restoreAllMocks())

describe('/pcad', () => {
  it('says what a $100 card of the best brand pays today', async () => {
    open()
    await ready()
    expect(payout()).toBe('₦148,000')
    const heading = screen.getByRole('heading', { level: 1 })
    expect(within(heading).getByRole('combobox', { name: 'Card' })).toHaveProperty('value', 'steam')
    await expectAccessible(document.body)
  })

  it('shows how the best rate moved when it is opened, as a drawing and a table', async () => {
    const { service } = open()
    service.on(rateHistory.read, aRateHistory())
    await ready()
    const box = document.querySelector<HTMLDetailsElement>('[data-history]')!
    await waitFor(() => expect(box.hidden).toBe(false))
    expect(service.seen(rateHistory.read)).toHaveLength(0)
    box.open = true
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(5)
    expect(box.textContent).toContain('From ₦1,440 to ₦1,480.')
    expect(box.querySelector('path')?.getAttribute('d')).toBeTruthy()
    expect(service.seen(rateHistory.read)[0]).toMatchObject({
      query: { cardTypeId: 'steam', currencyTypeId: 'us', form: 'physical', days: '30' },
    })
    await expectAccessible(document.body)
  })

  it('says that the history does not come, and asks again when it is opened again', async () => {
    const { service } = open()
    service.fail(rateHistory.read, 'internal')
    await ready()
    const box = document.querySelector<HTMLDetailsElement>('[data-history]')!
    await waitFor(() => expect(box.hidden).toBe(false))
    box.open = true
    expect(await screen.findByText(/We cannot show this right now/)).toBeTruthy()
    service.on(rateHistory.read, aRateHistory())
    box.open = false
    await waitFor(() => expect(box.open).toBe(false))
    box.open = true
    expect(await screen.findByRole('table')).toBeTruthy()
  })

  it('says until when the service is closed, and not that signing in works', async () => {
    const reopensTime = '2026-12-01T08:00:00.000Z'
    const service = aService().fail(cardTypes.highRates, 'notOperational', { details: { reopensTime } })
    open({ service })
    await waitFor(() => expect(state()).toBe('unavailable'))
    expect(screen.getByText('We are closed for now')).toBeTruthy()
    expect(screen.getByText(/^We open again on 1 Dec/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('work as always')
  })

  it('follows brand and value, within what is bought', async () => {
    const { user } = open()
    await ready()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value of the card' }), '$200')
    expect(payout()).toBe('₦296,000')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Card' }), 'Razer Gold')
    // £200 is not bought: the value in the middle of its range stands in.
    expect(screen.getByRole('combobox', { name: 'Value of the card' })).toHaveProperty('value', '20')
    expect(payout()).toBe('₦27,250')
  })

  it('takes a value of one’s own, and says the range', async () => {
    const { user } = open()
    await ready()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value of the card' }), 'Other value')
    const own = screen.getByRole('textbox', { name: 'Value on the card' })
    expect(document.activeElement).toBe(own)
    await user.type(own, '5')
    expect(screen.getByText('This rate is for $10 to $500.')).toBeTruthy()
    expect(payout()).toBe('--')
    await user.type(own, '5.50')
    expect(payout()).toBe('₦82,140')
    expect(screen.queryByText('This rate is for $10 to $500.')).toBeNull()
  })

  it('takes another rate of the brand for a value that the best one is not for, and says its kind', async () => {
    const best = aCardPrice({ minFace: '50', maxFace: '500' })
    const small = aCardPrice({ id: 'small', minFace: '10', maxFace: '45', rate: '1390' })
    const code = aCardPrice({ id: 'code', form: 'ecode', minFace: '5', maxFace: '500', rate: '1400' })
    const service = aService().on(cardTypes.highRates, [best]).on(cardTypes.allPrices, [best, code, small])
    const { user } = open({ service })
    await ready()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value of the card' }), 'Other value')
    const own = screen.getByRole('textbox', { name: 'Value on the card' })
    await user.type(own, '12,5')
    await waitFor(() => expect(payout()).toBe('₦17,375'))
    expect(document.querySelector('.k-landing-calculator-own [role="status"]')?.textContent).toBe('')
    await user.clear(own)
    await user.type(own, '7')
    expect(payout()).toBe('₦9,800')
    expect(screen.getByText('At this value we buy it as USA · code.')).toBeTruthy()
    expect(hrefOf('[data-sell]')).toContain('form%3Decode')
    await user.clear(own)
    await user.type(own, '3')
    expect(payout()).toBe('--')
    expect(screen.getByText('We buy $5 to $500 a card.')).toBeTruthy()
    expect(service.seen(cardTypes.allPrices)).toHaveLength(1)
  })

  it.each([
    ['12,5', '₦18,500', '12.5'],
    ['12,50', '₦18,500', '12.50'],
    ['1 2', '₦17,760', '12'],
    ['$12.5', '₦18,500', '12.5'],
    ['12,500', '--', undefined],
    ['1,000', '--', undefined],
    ['1.000,5', '--', undefined],
    ['0100', '₦148,000', '100'],
  ])('reads %s as the app does: %s', async (typed, paid, faceValue) => {
    const { user } = open()
    await ready()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value of the card' }), 'Other value')
    await user.type(screen.getByRole('textbox', { name: 'Value on the card' }), typed)
    expect(payout()).toBe(paid)
    const sell = new URL(hrefOf('[data-sell]')!, 'https://kaadi.test').searchParams.get('ret')!
    expect(new URLSearchParams(sell.split('?')[1]).get('faceValue') ?? undefined).toBe(faceValue)
  })

  it.each(['1,000', '1 000', '1000'])('reads %s as a thousand', async (typed) => {
    const { user } = open({ service: aService().on(cardTypes.highRates, [aCardPrice({ maxFace: '2000' })]) })
    await ready()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value of the card' }), 'Other value')
    await user.type(screen.getByRole('textbox', { name: 'Value on the card' }), typed)
    expect(payout()).toBe('₦1,480,000')
    expect(hrefOf('[data-sell]')).toContain('faceValue%3D1000')
  })

  it('keeps the value where the other brand is bought at it, too', async () => {
    const prices = [
      aCardPrice(),
      aCardPrice({ id: 'amazon-us', cardTypeId: 'amazon', rate: '1283', minFace: '25', maxFace: '400' }),
    ]
    const brands = listAndMap(aCardType(), aCardType({ id: 'amazon', name: 'Amazon' }))
    const { user } = open({
      service: aService().on(cardTypes.list, brands).on(cardTypes.highRates, prices),
    })
    await ready()
    const face = screen.getByRole('combobox', { name: 'Value of the card' })
    const brand = screen.getByRole('combobox', { name: 'Card' })
    await user.selectOptions(face, '$200')
    await user.selectOptions(brand, 'Amazon')
    expect([face, payout()]).toMatchObject([{ value: '200' }, '₦256,600'])
    await user.selectOptions(face, 'Other value')
    await user.type(screen.getByRole('textbox', { name: 'Value on the card' }), '123')
    await user.selectOptions(brand, 'Steam')
    expect(payout()).toBe('₦182,040')
    expect(hrefOf('[data-sell]')).toContain('cardTypeId%3Dsteam')
    expect(hrefOf('[data-sell]')).toContain('faceValue%3D123')
  })

  it('brings no value along at which the card is not bought', async () => {
    const { user } = open()
    await ready()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value of the card' }), 'Other value')
    const own = screen.getByRole('textbox', { name: 'Value on the card' })
    await user.type(own, '123')
    expect(hrefOf('[data-sell]')).toContain('faceValue%3D123')
    await user.clear(own)
    await user.type(own, '99999')
    expect(payout()).toBe('--')
    expect(hrefOf('[data-sell]')).toContain('cardTypeId%3Dsteam')
    expect(hrefOf('[data-sell]')).not.toContain('faceValue')
  })

  it('goes on with a value of one’s own by Enter, too', async () => {
    const { user } = open()
    await ready()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value of the card' }), 'Other value')
    const pressed = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('[data-sell]')?.addEventListener('click', pressed)
    await user.type(screen.getByRole('textbox', { name: 'Value on the card' }), '75{Enter}')
    expect(pressed).toHaveBeenCalledOnce()
    expect(hrefOf('[data-sell]')).toContain('faceValue%3D75')
  })

  it('brings card, value and invitation along to the sign-up and into the QR code', async () => {
    const service = aService().on(promotions.invitation, { invitedBy: 'Ngozi E.' })
    const { user } = open({ invitationCode: 'ADA-7', service })
    await ready()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value of the card' }), '$50')
    const href = hrefOf('[data-sell]')!
    const url = new URL(href, 'https://kaadi.test')
    expect([url.pathname, url.searchParams.get('invitationCode')]).toEqual(['/register', 'ADA-7'])
    expect(url.searchParams.get('ret')).toBe(
      '/sell/submit?cardTypeId=steam&currencyTypeId=us&form=physical&faceValue=50',
    )
    expect(hrefOf('[data-link="/login"]')).toBe('/login?invitationCode=ADA-7')
    expect(await screen.findByText(/Ngozi E\. invited you/)).toBeTruthy()
    await waitFor(() => expect(document.querySelector('[data-qr] path')).not.toBeNull())
  })

  it('says of an invitation whose it is, that it is nobody’s, or nothing', async () => {
    const note = () => document.querySelector<HTMLElement>('[data-invited]')!
    open({ invitationCode: 'GONE', service: aService().on(promotions.invitation, { invitedBy: null }) })
    expect(note().hidden).toBe(true)
    expect(await screen.findByText(/This invitation code is not known/)).toBeTruthy()
    open({ invitationCode: 'ADA-7', service: aService().fail(promotions.invitation, 'overloaded') })
    await ready()
    expect(note().hidden).toBe(true)
  })

  it('keeps a share of accepted cards to itself that speaks of those refused', async () => {
    open({ service: aService().on(site.info, aSiteInfo({ medianSeconds: null, acceptedPercent: 71 })) })
    await waitFor(() => expect(document.title).toContain('Kaadi'))
    expect(document.querySelector<HTMLElement>('[data-proof]')?.hidden).toBe(true)
  })

  it('lists the rates, each leading to selling that card', async () => {
    open()
    await ready()
    const rows = await within(board()).findAllByRole('link')
    expect(rows).toHaveLength(2)
    expect(rows[1]?.textContent).toContain('₦1,362.5')
    expect(new URL(rows[1]!.getAttribute('href')!, 'https://k.test').searchParams.get('ret')).toBe(
      '/sell/submit?cardTypeId=razer&currencyTypeId=gb&form=ecode',
    )
    expect(document.querySelector('[data-board-note]')?.textContent).toMatch(/^Naira per \$1 or £1\. Updated/)
  })

  it('names the receipt that a rate is for, and opens its sale with it', async () => {
    const own = aCardPrice({ receiptType: 'cash' })
    open({ service: aService().on(cardTypes.highRates, [own]) })
    await ready()
    await waitFor(() => expect(board().textContent).toContain('receipt'))
    expect(hrefOf('[data-rates="board"] a')).toContain('receiptType%3Dcash')
    expect(hrefOf('[data-sell]')).toContain('receiptType%3Dcash')
  })

  it('shows six rates at first, and all of them on request', async () => {
    const brands = Array.from({ length: 9 }, (_, at) => aCardType({ id: `b${at}`, name: `Brand ${at}` }))
    const service = aService()
      .on(cardTypes.list, listAndMap(...brands))
      .on(
        cardTypes.highRates,
        brands.map(({ id }) => aCardPrice({ id, cardTypeId: id })),
      )
    const { user } = open({ service })
    await ready()
    await waitFor(() => expect(within(board()).getAllByRole('link')).toHaveLength(6))
    await user.click(screen.getByRole('link', { name: 'See all 9 rates' }))
    expect(within(board()).getAllByRole('link')).toHaveLength(9)
  })

  it('works without rates, says so, and can be asked again', async () => {
    const service = aService().fail(cardTypes.highRates, 'forbidden')
    const { user } = open({ service })
    await waitFor(() => expect(state()).toBe('unavailable'))
    expect(within(board()).getByText('Rates unavailable')).toBeTruthy()
    expect(hrefOf('[data-sell]')).toBe('/register')
    await expectAccessible(document.body)
    service.on(cardTypes.highRates, [])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(service.seen(cardTypes.highRates)).toHaveLength(2))
    await waitFor(() => expect(state()).toBe('unavailable'))
    const fresh = await (await aService().fetch('/api/comsetbiz/v1/comGiftCardTypeConf/highRateCards')).json()
    service.on(cardTypes.highRates, fresh.data)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await ready()
    expect(payout()).toBe('₦148,000')
  })

  it('bears the tenant’s name and proof', async () => {
    open({ service: aService().on(site.info, aSiteInfo({ siteName: 'Zuri', medianSeconds: 420 })) })
    await waitFor(() => expect(document.title).toBe('Sell gift cards for naira · Zuri'))
    expect(screen.getByRole('link', { name: /Zuri/ })).toBeTruthy()
    expect(screen.getByText('about 7 minutes')).toBeTruthy()
    expect(screen.getByText('97%')).toBeTruthy()
  })

  it.each([
    [66, 'about a minute'],
    [0, 'less than a minute'],
  ])('says a usual time of %s seconds in words: %s', async (medianSeconds, words) => {
    open({ service: aService().on(site.info, aSiteInfo({ medianSeconds })) })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('shows no share that tells more of what was refused', async () => {
    open({ service: aService().on(site.info, aSiteInfo({ medianSeconds: 420, acceptedPercent: 71 })) })
    expect(await screen.findByText('about 7 minutes')).toBeTruthy()
    expect(document.querySelector<HTMLElement>('[data-proof-accepted]')?.hidden).toBe(true)
    expect(document.body.textContent).not.toContain('71')
  })

  it('claims nothing before the first trade', async () => {
    open({ service: aService().on(site.info, aSiteInfo({ medianSeconds: null, acceptedPercent: null })) })
    await waitFor(() => expect(document.title).toContain('Kaadi'))
    expect(document.querySelector<HTMLElement>('[data-proof]')?.hidden).toBe(true)
  })
})
