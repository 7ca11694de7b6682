import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder, aCardType, aPage, aSession, aUser, listAndMap } from '@kaadi/testing/builders'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoSurprises, renderApp } from '../../../test/render-app.tsx'
import {
  aFreshQuote,
  aSellServer,
  choosePhoto,
  confirmAll,
  detail,
  fillCode,
  isLocked,
  open,
  value,
} from '../../../test/sell-screen.tsx'
import { dropKeptForm } from '../../features/sell-card/form/kept-form.ts'

const { cardOrders, cardTypes, notifications, sessions, users } = sellerEndpoints

let onLine: ReturnType<typeof vi.spyOn>
const goOffline = () => {
  onLine.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}
const comeBack = () => {
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
}
beforeEach(() => {
  // The fake service listens at fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
  onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true) as never
})
afterEach(() => {
  onLine.mockRestore()
  Reflect.deleteProperty(navigator, 'locks')
  vi.unstubAllGlobals()
})

const aServerForAll = () => {
  const server = aSellServer().on(cardOrders.page, aPage())
  server.on(notifications.list, { ...aPage(), unread: 0 })
  return server
}

/** A sale of photos that waits for a connection; its page is still open. */
const queueSale = async (server = aServerForAll()) => {
  const opened = open(undefined, server)
  await opened.user.type(await value(), '100')
  await choosePhoto('Front')
  await choosePhoto('Back')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  await confirmAll(opened.user)
  await isLocked()
  goOffline()
  await opened.user.click(await screen.findByRole('button', { name: 'Send when connected' }))
  await screen.findByText(/waits on this phone for a day/)
  expect(server.seen(cardOrders.submit)).toEqual([])
  return opened
}
const reload = (opened: ReturnType<typeof open>) => {
  window.dispatchEvent(new Event('pagehide'))
  opened.close()
}
const sent = /^Your Steam card was sent/

describe('a sale that waits for a connection', () => {
  it('goes once the line is back after a reload that landed on another screen, once, with the way to it', async () => {
    const first = await queueSale()
    reload(first)
    const { server, user, path } = renderApp('/notifications', { server: first.server, isSignedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Notifications' })
    expect(server.seen(cardOrders.submit)).toEqual([])
    comeBack()
    await screen.findByText(sent)
    expect(path()).toBe('/notifications')
    expect(server.seen(cardOrders.submit)).toHaveLength(1)
    expect(server.seen(cardOrders.submit)[0]?.body.cards).toMatchObject([
      { photos: [{ uploadId: 'upload-front' }, { uploadId: 'upload-back' }] },
    ])
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
    goOffline()
    comeBack()
    expectNoSurprises(server)
    await user.click(screen.getByRole('button', { name: 'See the trade' }))
    await waitFor(() => expect(path()).toBe(detail))
    expect(server.seen(cardOrders.submit)).toHaveLength(1)
  })

  it('goes from the screen that its seller left it for, without a reload', async () => {
    const { server, user, path } = await queueSale()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { level: 1, name: 'Sell a card' })
    expect(path()).toBe('/sell/list')
    comeBack()
    await screen.findByText(sent)
    expect(server.seen(cardOrders.submit)).toHaveLength(1)
  })

  it('is asked for first where an answer may have been lost, and not sent again', async () => {
    const first = await queueSale()
    reload(first)
    first.server.on(cardOrders.page, aPage(aCardOrder({ giftOrderId: 'order-1' as never, orderStatus: 0 })))
    const { server } = renderApp('/notifications', { server: first.server, isSignedIn: true })
    comeBack()
    await screen.findByText(sent)
    expect(server.seen(cardOrders.submit)).toEqual([])
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
  })

  it('is sent by the next page where the line was back for a moment, and the page went before an answer came', async () => {
    const first = await queueSale()
    first.server.disconnect(cardOrders.submit)
    comeBack()
    await waitFor(() => expect(screen.queryByText(/waits on this phone for a day/)).toBeNull())
    reload(first)
    const sentUnder = /"sentUnder":"([^"]+)"/.exec(localStorage.getItem('AFR-sellDrafts') ?? '')?.[1]
    const keys: (string | null)[] = []
    first.server.reconnect(cardOrders.submit).on(cardOrders.submit, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return aCardOrder({ orderStatus: 0 })
    })
    renderApp('/notifications', { server: first.server, isSignedIn: true })
    await screen.findByText(sent)
    expect(keys).toEqual([sentUnder])
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
  })

  it('goes once of two tabs', async () => {
    const first = await queueSale()
    reload(first)
    let asked = 0
    // A browser's locks: who asks first has it until its tab lets it go.
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request: (_name: string, _options: object, run: () => Promise<void>) => {
          asked += 1
          return asked === 1 ? run() : new Promise(() => undefined)
        },
      },
    })
    const { server } = renderApp('/notifications', { server: first.server, isSignedIn: true })
    renderApp('/notifications', { server: first.server, isSignedIn: true })
    await act(async () => comeBack())
    await screen.findAllByText(sent)
    expect(asked).toBe(2)
    expect(server.seen(cardOrders.submit)).toHaveLength(1)
  })

  it('is not sent where it pays another sum by then: that is said, and the sale asks first', async () => {
    const first = await queueSale()
    reload(first)
    const { server, user, path } = renderApp('/notifications', { server: first.server, isSignedIn: true })
    server
      .fail(cardOrders.submit, 'quoteExpired', {
        details: { quote: aFreshQuote({ quoteId: 'quote-new', payout: '140000' }) },
      })
      .on(cardOrders.quote, aFreshQuote({ quoteId: 'quote-new', payout: '140000' }))
    comeBack()
    await screen.findByText('Your Steam card was not sent: it pays another sum now. See it first.')
    const sendings = server.seen(cardOrders.submit).length
    await user.click(screen.getByRole('button', { name: 'Open the sale' }))
    await waitFor(() => expect(path()).toBe('/sell/submit?cardTypeId=steam'))
    await screen.findByRole('button', { name: 'Use new rate' })
    expect(await screen.findAllByText(/8,000\.00/)).not.toEqual([])
    expect(
      server
        .seen(cardOrders.submit)
        .slice(sendings)
        .map(({ body }) => body.quoteId),
    ).not.toContain('quote-new')
  })

  it('says why the service refused it, wherever its seller is, and keeps it', async () => {
    const first = await queueSale()
    reload(first)
    const { server } = renderApp('/notifications', { server: first.server, isSignedIn: true })
    server.fail(cardOrders.submit, 'cardCodeMalformed')
    comeBack()
    await screen.findByText(/^Your Steam card was not sent\. ./)
    expect(localStorage.getItem('AFR-sellDrafts')).toContain('"waits"')
  })

  it('says that a code is to be entered again, and sends nothing', async () => {
    const first = open(undefined, aServerForAll())
    await fillCode(first)
    goOffline()
    await first.user.click(await screen.findByRole('button', { name: 'Send when connected' }))
    await screen.findByText('Waiting for a connection')
    reload(first)
    const { server, user, path } = renderApp('/notifications', { server: first.server, isSignedIn: true })
    comeBack()
    await screen.findByText('Your Steam card was not sent: something has to be entered again.')
    expect(server.seen(cardOrders.submit)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Open the sale' }))
    await waitFor(() => expect(path()).toBe('/sell/submit?cardTypeId=steam'))
    await screen.findByText('Not sent yet')
  })

  it('says that its card is not bought right now', async () => {
    const first = await queueSale()
    reload(first)
    // What was known of the brands is a day old.
    localStorage.removeItem('AFR-lastKnown')
    const { server } = renderApp('/notifications', { server: first.server, isSignedIn: true })
    server.on(cardTypes.list, listAndMap(aCardType({ enabled: false })))
    comeBack()
    await screen.findByText('Your Steam card was not sent: we do not buy it right now.')
    expect(server.seen(cardOrders.submit)).toEqual([])
  })

  it('says at the sign-in that it waits, where the session is over, and goes after it', async () => {
    const first = await queueSale()
    reload(first)
    // biome-ignore lint/suspicious/noDocumentCookie: this is how a session runs out
    document.cookie = 'token=; Path=/; Max-Age=0'
    onLine.mockReturnValue(true)
    const visitor = renderApp('/login', { server: first.server })
    await screen.findByText('A sale waits on this phone. Sign in, and it is sent.')
    expect(first.server.seen(cardOrders.submit)).toEqual([])
    visitor.close()
    renderApp('/notifications', { server: first.server, isSignedIn: true })
    await screen.findByText(sent)
    expect(first.server.seen(cardOrders.submit)).toHaveLength(1)
  })

  /** An e-code that waits, under whose open page the session runs out; the line comes back at the sign-in. */
  const dieWhileWaiting = async () => {
    const opened = open(undefined, aServerForAll())
    const { user, server, path, platform } = opened
    await fillCode(opened)
    await waitFor(() => expect(platform.session.current().user).toBeTruthy())
    goOffline()
    await user.click(await screen.findByRole('button', { name: 'Send when connected' }))
    await screen.findByText('Waiting for a connection')
    server.fail(cardOrders.submit, 'unauthenticated')
    comeBack()
    await waitFor(() => expect(path()).toMatch(/^\/login/))
    server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    return opened
  }
  const signInAgain = async ({ user, server }: ReturnType<typeof open>) => {
    server.on(sessions.create, aSession({ access_token: 'token-of-the-next-session' })).on(users.me, aUser())
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'adaeze@example.com')
    await user.type(screen.getByLabelText('Password'), 'Correct horse 7')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  const signInWords = 'A sale waits on this phone. Sign in, and it is sent.'

  it('goes with its code after the sign-in on the same page, as it is said there', async () => {
    const opened = await dieWhileWaiting()
    const { server, path } = opened
    await screen.findByText(signInWords)
    const before = server.seen(cardOrders.submit).length
    await signInAgain(opened)
    await waitFor(() => expect(path()).toBe(detail))
    const sendings = server.seen(cardOrders.submit).slice(before)
    expect(sendings.map(({ body }) => body.cards[0]?.code)).toEqual(['X9KQ2L7M4T8RB3N'])
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
  })

  it('asks after that sign-in where it pays another sum by then', async () => {
    const opened = await dieWhileWaiting()
    const { server, path } = opened
    const fresh = { details: { quote: aFreshQuote({ quoteId: 'quote-new', payout: '131000' }) } }
    server.fail(cardOrders.submit, 'quoteExpired', fresh)
    const before = server.seen(cardOrders.submit).length
    await signInAgain(opened)
    await screen.findByRole('button', { name: 'Use new rate' })
    expect(path()).toBe('/sell/submit?cardTypeId=steam')
    expect(server.seen(cardOrders.submit)).toHaveLength(before + 1)
  })

  it('does not promise at the sign-in to send a code that no page has any more', async () => {
    const opened = await dieWhileWaiting()
    opened.close()
    dropKeptForm()
    renderApp('/login', { server: opened.server })
    await screen.findByText('A sale waits on this phone. Sign in to go on with it.')
    expect(screen.queryByText(signInWords)).toBeNull()
  })
})
