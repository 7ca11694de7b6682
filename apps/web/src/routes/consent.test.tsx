import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aHomeServer } from '../../test/a-home.ts'
import { expectAccessible } from '../../test/accessible.ts'
import { renderApp } from '../../test/render-app.tsx'

const { cardOrders, site } = sellerEndpoints
const aTrade = {
  quoteId: 'quote-1' as never,
  cards: [{ code: 'X9KQ2L7M4T8RB3N', photos: [] }],
  ownsCards: true as const,
  notToldByStranger: true as const,
  comment: '',
}
const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the ad network leaves it
  document.cookie = cookie
}
const adHeadersOf = (app: ReturnType<typeof renderApp>) =>
  app.server.seen(site.info).map(({ headers }) => headers.get('fbp'))

beforeEach(() => {
  localStorage.removeItem('AFR-consent')
  Reflect.deleteProperty(window, 'dataLayer')
  setCookie('_fbp=fb.p; Path=/')
})
afterEach(() => setCookie('_fbp=; Path=/; Max-Age=0'))

describe('consent', () => {
  it('is asked for where an ad network has left a cookie, which no call carries before', async () => {
    const app = renderApp('/home', { server: aHomeServer(), isSignedIn: true })
    await screen.findByRole('region', { name: 'Measuring visits' })
    await expectAccessible(document.body)
    await waitFor(() => expect(adHeadersOf(app).length).toBeGreaterThan(0))
    expect(adHeadersOf(app).every((header) => header === null)).toBe(true)
    await app.user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(screen.queryByRole('region', { name: 'Measuring visits' })).toBeNull()
    await app.platform.client.site.info()
    expect(adHeadersOf(app).at(-1)).toBe('fb.p')
  })

  it('can be refused, is not asked for again, and leaves the cookie unread', async () => {
    const app = renderApp('/home', { server: aHomeServer(), isSignedIn: true })
    await app.user.click(await screen.findByRole('button', { name: 'No' }))
    app.close()
    const again = renderApp('/home', { server: aHomeServer(), isSignedIn: true })
    await screen.findByRole('region', { name: 'Balance' })
    await again.platform.client.site.info()
    expect(screen.queryByRole('region', { name: 'Measuring visits' })).toBeNull()
    expect(adHeadersOf(again).every((header) => header === null)).toBe(true)
  })

  it('can be taken back later: the next call carries nothing of the ad network any more', async () => {
    const app = renderApp('/account', { server: aHomeServer(), isSignedIn: true })
    await app.user.click(await screen.findByRole('button', { name: 'Yes' }))
    const choice = await screen.findByRole('region', { name: 'Measuring visits' })
    await app.platform.client.site.info()
    expect(adHeadersOf(app).at(-1)).toBe('fb.p')
    await app.user.click(within(choice).getByRole('radio', { name: 'No' }))
    await app.platform.client.site.info()
    expect(adHeadersOf(app).at(-1)).toBe(null)
    expect(localStorage.getItem('AFR-consent')).toContain('refused')
  })

  it('is sent no measure of a visit before a yes', async () => {
    const app = renderApp('/home', { server: aHomeServer(), isSignedIn: true })
    app.server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    const send = () =>
      app.platform.client.cardOrders.submit({ body: aTrade, idempotencyKey: crypto.randomUUID() })
    const measured = () => (window as { dataLayer?: readonly unknown[] }).dataLayer ?? []
    await screen.findByRole('region', { name: 'Measuring visits' })
    await send()
    expect(measured()).toEqual([])
    await app.user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(measured()).toEqual([])
    await send()
    expect(measured()).toEqual([{ event: 'card_submit_trade' }])
  })

  it('is not asked for where nothing is measured', async () => {
    setCookie('_fbp=; Path=/; Max-Age=0')
    renderApp('/home', { server: aHomeServer(), isSignedIn: true })
    await screen.findByRole('region', { name: 'Balance' })
    expect(screen.queryByRole('region', { name: 'Measuring visits' })).toBeNull()
  })
})
