import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder, aPage } from '@kaadi/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoSurprises } from '../../../test/render-app.tsx'
import { seenButton } from '../../../test/seen-button.ts'
import {
  aFreshQuote,
  aSellServer,
  choosePhoto,
  confirmAll,
  detail,
  fillCode,
  isLocked,
  type Opened,
  open,
  send,
  value,
} from '../../../test/sell-screen.tsx'

const { cardOrders, uploads } = sellerEndpoints

beforeEach(() => {
  // The fake service listens at fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('/sell/submit, sending', () => {
  it('sends exactly once however often it is tapped, and opens the trade', async () => {
    const opened = open()
    const { server, user, path } = opened
    await fillCode(opened)
    const release = server.hold(cardOrders.submit)
    const button = await send()
    await user.dblClick(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await user.click(button)
    release()
    await waitFor(() => expect(path()).toBe(detail))
    await screen.findByText('Card sent')
    const sent = server.seen(cardOrders.submit)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      quoteId: 'quote-100-1',
      cards: [{ code: 'X9KQ2L7M4T8RB3N', photos: [] }],
      ownsCards: true,
      notToldByStranger: true,
    })
    expectNoSurprises(server)
  })

  it('keeps form and key when the network is lost in the middle', async () => {
    const opened = open()
    const { server, user, path } = opened
    await fillCode(opened)
    // The service took it, but its answer was lost on the way.
    const keys: (string | null)[] = []
    server.on(cardOrders.submit, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      throw new TypeError('fetch failed')
    })
    await user.click(await send())
    await screen.findByText(/however often you try, it is\s+sent once/)
    expect(screen.getByRole('textbox', { name: 'Card code' })).toHaveProperty('value', 'X9KQ2 L7M4T 8RB3N')
    server.on(cardOrders.submit, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return aCardOrder({ orderStatus: 0 })
    })
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(path()).toBe(detail))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('sends by itself, once, what was sent without a connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get')
    const opened = open()
    const { server, user, path } = opened
    await fillCode(opened)
    onLine.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await user.click(await screen.findByRole('button', { name: 'Send when connected' }))
    await screen.findByText('Waiting for a connection')
    expect(server.seen(cardOrders.submit)).toEqual([])
    // A code is in this page's memory and nowhere else.
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/X9KQ2/i)
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(path()).toBe(detail))
    expect(server.seen(cardOrders.submit)).toHaveLength(1)
    onLine.mockRestore()
  })

  it('sends a card of photos by itself, once: the photos, then the rate, then the card', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get')
    const server = aSellServer()
    const { user, path } = open('/sell/submit?cardTypeId=steam', server)
    await value()
    onLine.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    server.disconnect(uploads.create).disconnect(cardOrders.quote)
    await user.type(await value(), '100')
    await choosePhoto('Front')
    await choosePhoto('Back')
    await confirmAll(user)
    await screen.findByRole('button', { name: 'Front, waiting for a connection: try now' })
    await user.click(await screen.findByRole('button', { name: 'Send when connected' }))
    await screen.findByText('Waiting for a connection')
    expect(screen.queryByText(/did not get through/)).toBeNull()
    expect(screen.queryByText(/still on its way/)).toBeNull()
    expect(server.seen(cardOrders.submit)).toEqual([])
    const order: string[] = []
    server
      .on(uploads.create, ({ body }) => {
        order.push(body.kind)
        return {
          uploadId: `upload-${body.kind}` as never,
          url: '',
          width: 800,
          height: 600,
          bytes: 90_000,
        }
      })
      .on(cardOrders.quote, () => {
        order.push('rate')
        return aFreshQuote({ payout: '148000' })
      })
      .on(cardOrders.submit, () => {
        order.push('card')
        return aCardOrder({ orderStatus: 0 })
      })
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(path()).toBe(detail))
    expect(order.slice(0, 2).sort()).toEqual(['back', 'front'])
    expect(order.slice(2)).toEqual(['rate', 'card'])
    expect(server.seen(cardOrders.submit)[0]?.body.cards).toEqual([
      {
        photos: [
          { uploadId: 'upload-front', kind: 'front' },
          { uploadId: 'upload-back', kind: 'back' },
        ],
      },
    ])
    onLine.mockRestore()
  })

  const goOffline = () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    return {
      comeBack: () => {
        onLine.mockReturnValue(true)
        act(() => void window.dispatchEvent(new Event('online')))
      },
      restore: () => onLine.mockRestore(),
    }
  }
  const leave = (opened: ReturnType<typeof open>) => {
    window.dispatchEvent(new Event('pagehide'))
    opened.close()
  }

  it('sends by itself, once, what was to go without a connection before the page was left', async () => {
    const server = aSellServer().on(cardOrders.page, aPage())
    const first = open(undefined, server)
    await first.user.type(await value(), '100')
    await choosePhoto('Front')
    await choosePhoto('Back')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await confirmAll(first.user)
    await isLocked()
    const line = goOffline()
    try {
      await first.user.click(await screen.findByRole('button', { name: 'Send when connected' }))
      await screen.findByText(/it waits on this phone for a day/)
      leave(first)
      server.disconnect(cardOrders.page)
      const second = open(undefined, server)
      await screen.findByText('Waiting for a connection')
      expect(screen.queryByText('We kept what you had entered')).toBeNull()
      expect(server.seen(cardOrders.submit)).toEqual([])
      server.on(cardOrders.page, aPage())
      line.comeBack()
      await waitFor(() => expect(second.path()).toBe(detail))
      expect(server.seen(cardOrders.submit)).toHaveLength(1)
      expect(server.seen(cardOrders.submit)[0]?.body.cards).toMatchObject([
        { photos: [{ uploadId: 'upload-front' }, { uploadId: 'upload-back' }] },
      ])
      expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
    } finally {
      line.restore()
    }
  })

  it('says after the page was left that nothing was sent, where a code is to be entered again', async () => {
    const server = aSellServer().on(cardOrders.page, aPage())
    const first = open(undefined, server)
    await fillCode(first)
    const line = goOffline()
    await first.user.click(await screen.findByRole('button', { name: 'Send when connected' }))
    await screen.findByText('Waiting for a connection')
    leave(first)
    line.restore()
    const second = open(undefined, server)
    await screen.findByText('Not sent yet')
    expect(screen.getByText(/Enter the card code again.*press Send again/)).toBeTruthy()
    expect(server.seen(cardOrders.submit)).toEqual([])
    await second.user.type(screen.getByRole('textbox', { name: 'Card code' }), 'x9kq2l7m4t8rb3n')
    expect(server.seen(cardOrders.submit)).toEqual([])
    await second.user.click(await send())
    await waitFor(() => expect(second.path()).toBe(detail))
    expect(server.seen(cardOrders.submit)).toHaveLength(1)
  })

  it('waits and tries again by itself where the browser sees a connection and nobody is reached', async () => {
    const server = aSellServer()
    server.disconnect(cardOrders.quote)
    const { user, path } = open('/sell/submit?cardTypeId=steam&form=ecode', server)
    await user.type(await value(), '100')
    await user.type(screen.getByRole('textbox', { name: 'Card code' }), 'x9kq2l7m4t8rb3n')
    await confirmAll(user)
    await user.click(await screen.findByRole('button', { name: 'Send when connected' }))
    await screen.findByText('Waiting for a connection')
    expect(screen.queryByText('The rate could not be locked')).toBeNull()
    server.on(cardOrders.quote, aFreshQuote({ payout: '140000' }))
    await waitFor(() => expect(path()).toBe(detail), { timeout: 8_000 })
    expect(server.seen(cardOrders.submit)).toHaveLength(1)
  }, 15_000)

  it('lets a seller take back what waits for a connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get')
    const opened = open()
    const { server, user } = opened
    await fillCode(opened)
    onLine.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await user.click(await screen.findByRole('button', { name: 'Send when connected' }))
    await user.click(await screen.findByRole('button', { name: 'Do not send' }))
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByRole('button', { name: 'Send card' })
    expect(server.seen(cardOrders.submit)).toEqual([])
    onLine.mockRestore()
  })

  it('shows the difference of an expired rate and sends under the new one after one tap', async () => {
    const opened = open()
    const { server, user, path } = opened
    await fillCode(opened)
    server.fail(cardOrders.submit, 'quoteExpired', {
      details: { quote: aFreshQuote({ quoteId: 'quote-new', payout: '146500' }) },
    })
    await user.click(await send())
    await screen.findByText('This rate has run out.')
    expect(screen.getByText(/1,500\.00/)).toBeTruthy()
    expect(screen.getByText('148,000.00 Nigerian naira')).toBeTruthy()
    server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    const sendings = server.seen(cardOrders.submit).length
    await user.click(await seenButton('Use new rate'))
    // The second of two quick taps meets the button that stands there by then.
    await user.click(await send())
    expect(server.seen(cardOrders.submit)).toHaveLength(sendings)
    await user.click(await seenButton('Send card'))
    await waitFor(() => expect(path()).toBe(detail))
    expect(server.seen(cardOrders.submit).at(-1)?.body.quoteId).toBe('quote-new')
  })

  it('asks for the rate again by itself when the lock runs out on the screen', async () => {
    const server = aSellServer().on(cardOrders.quote, () =>
      aFreshQuote({ expiresTime: new Date(Date.now() + 300).toISOString() }),
    )
    const { user } = open(undefined, server)
    await user.type(await value(), '100')
    await isLocked()
    server.on(cardOrders.quote, aFreshQuote({ payout: '150000' }))
    await screen.findByText(/2,000\.00/)
    await user.click(await seenButton('Use new rate'))
    await isLocked()
  })

  it('makes a lock longer once', async () => {
    const opened = open()
    const { server, user } = opened
    await fillCode(opened)
    server.on(cardOrders.extendQuote, aFreshQuote({ canExtend: false }))
    await user.click(screen.getByRole('button', { name: 'Extend' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Extend' })).toBeNull())
    expect(server.seen(cardOrders.extendQuote)).toHaveLength(1)
  })

  it('opens the trade that already holds the card', async () => {
    const opened = open()
    const { server, user } = opened
    await fillCode(opened)
    server.fail(cardOrders.submit, 'cardAlreadySubmitted', {
      details: { giftOrderId: 'order-9', position: 1 },
    })
    await user.click(await send())
    const link = await screen.findByRole('link', { name: 'Open that trade' })
    expect(link.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=order-9')
  })

  /** Two e-codes of $100 that lack nothing. */
  const fillTwo = async (opened: Opened) => {
    await fillCode(opened)
    await opened.user.click(screen.getByRole('button', { name: 'One card more' }))
    const [, second] = await screen.findAllByRole('textbox', { name: 'Card code' })
    await opened.user.type(second!, 'x9kq2l7m4t8rb3m')
    await isLocked()
  }

  it('marks the card at which the service found something, and goes there', async () => {
    const opened = open()
    await fillTwo(opened)
    opened.server.fail(cardOrders.submit, 'invalidInput', {
      details: { fields: [{ path: 'cards.1.code', message: 'Another brand has this code.' }] },
    })
    await opened.user.click(await send())
    const fault = await screen.findByText('Another brand has this code.')
    const [first, second] = screen.getAllByRole('textbox', { name: 'Card code' })
    await waitFor(() => expect(document.activeElement).toBe(second))
    expect(second?.getAttribute('aria-invalid')).toBe('true')
    expect(first?.getAttribute('aria-invalid')).not.toBe('true')
    await opened.user.type(second!, '{Backspace}q')
    expect(fault.isConnected).toBe(false)
  })

  it('marks the card that is in another trade and leads there, while the others can still be sent', async () => {
    const opened = open()
    const { server, user, path } = opened
    await fillTwo(opened)
    server.fail(cardOrders.submit, 'cardAlreadySubmitted', {
      details: { giftOrderId: 'order-9', position: 2 },
    })
    await user.click(await send())
    const words = await screen.findByText('Card 2 is in another of your trades. Nothing was sent.')
    // Beside the words, not only at the card, which a phone has scrolled away.
    const notice = within(words.closest<HTMLElement>('[role="alert"]')!)
    expect(notice.getByRole('link', { name: 'Open that trade' }).getAttribute('href')).toBe(
      '/transaction/cardDetail?giftOrderId=order-9',
    )
    const [, second] = screen.getAllByRole('textbox', { name: 'Card code' })
    expect(second?.getAttribute('aria-invalid')).toBe('true')
    await user.type(second!, '{Backspace}q')
    server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    await user.click(await send())
    await waitFor(() => expect(path()).toBe(detail))
  })

  it('says why the service refused, and takes the corrected card under another key', async () => {
    const opened = open()
    const { server, user, path } = opened
    await fillCode(opened)
    server.fail(cardOrders.submit, 'cardCodeMalformed')
    await user.click(await send())
    await screen.findByText('Not sent')
    server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    await user.click(await send())
    await waitFor(() => expect(path()).toBe(detail))
    const [first, second] = server.seen(cardOrders.submit)
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey)
  })

  it('says that the rate could not be locked and tries again', async () => {
    const server = aSellServer().fail(cardOrders.quote, 'overloaded')
    const { user } = open(undefined, server)
    await user.type(await value(), '100')
    await screen.findByText('The rate could not be locked')
    server.on(cardOrders.quote, aFreshQuote())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await isLocked()
  })

  it('asks before a filled form is left, and keeps card codes out of the browser’s storage', async () => {
    const opened = open()
    await fillCode(opened)
    const { user, path } = opened
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
    expect(kept).not.toMatch(/X9KQ2|x9kq2/)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('alertdialog', { name: 'Leave without sending?' })
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(path()).toBe('/sell/submit?cardTypeId=steam')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(path()).toBe('/sell/list'))
  })
})
