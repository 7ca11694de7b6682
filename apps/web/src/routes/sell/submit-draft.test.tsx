import { sellerEndpoints } from '@kaadi/contract'
import { createBrowserStorage, keptSellDrafts, type SellDraft } from '@kaadi/core/storage'
import { aCardOrder, aCardType, aPage, aSession, aUser, listAndMap } from '@kaadi/testing/builders'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asksToUnload } from '../../../test/asks-to-unload.ts'
import { renderApp, signInByCookie } from '../../../test/render-app.tsx'
import { seenButton } from '../../../test/seen-button.ts'
import {
  aFreshQuote,
  aSellServer,
  avif,
  choosePhoto,
  confirmAll,
  detail,
  fillCode,
  isLocked,
  type Opened,
  open,
  photo,
  send,
  value,
} from '../../../test/sell-screen.tsx'

const { cardOrders, cardTypes, notifications, sessions, users } = sellerEndpoints

beforeEach(() => {
  // The fake service listens at fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage })
const comment = () => screen.findByRole('textbox', { name: /Comment/ })
const isKnown = ({ platform }: Opened) => waitFor(() => expect(platform.session.current().user).toBeTruthy())

/** A physical card of $100 with its front sent, a word to the desk, and one of the two ticks. */
const fillHalf = async (opened: Opened) => {
  await opened.user.type(await value(), '100')
  await isKnown(opened)
  await choosePhoto('Front')
  await screen.findByRole('button', { name: 'Remove front' })
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  await opened.user.type(await comment(), 'From my aunt')
  await opened.user.click(screen.getByRole('checkbox', { name: /The cards are mine/ }))
  await isLocked()
}
/** The browser lets the page go, as Android does with a page behind the camera. */
const drop = (opened: Opened) => {
  window.dispatchEvent(new Event('pagehide'))
  opened.close()
}

describe('the draft of /sell/submit', () => {
  it('survives a page that is dropped: choices, photo, comment, ticks and the locked rate', async () => {
    const server = aSellServer()
    const first = open(undefined, server)
    await fillHalf(first)
    const quotes = server.seen(cardOrders.quote).length
    drop(first)
    const { user, path } = open(undefined, server)
    expect(await comment()).toHaveProperty('value', 'From my aunt')
    expect(await value()).toHaveProperty('value', '100')
    expect(screen.getByRole('button', { name: 'Remove front' })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: /The cards are mine/ })).toHaveProperty('checked', true)
    await isLocked()
    expect(server.seen(cardOrders.quote)).toHaveLength(quotes)
    expect(screen.getByText('We kept what you had entered')).toBeTruthy()

    await choosePhoto('Back')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await user.click(screen.getByRole('checkbox', { name: /asked me to buy/ }))
    await user.click(await send())
    await waitFor(() => expect(path()).toBe(detail))
    expect(server.seen(cardOrders.submit)[0]?.body.cards[0]?.photos.map(({ uploadId }) => uploadId)).toEqual([
      'upload-front',
      'upload-back',
    ])
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
  })

  it('keeps a change that was made right before the page went', async () => {
    const first = open()
    await first.user.type(await value(), '100')
    await isKnown(first)
    fireEvent.change(await comment(), { target: { value: 'The last word' } })
    drop(first)
    open()
    expect(await comment()).toHaveProperty('value', 'The last word')
  })

  it('keeps what was done for another card beside what is done for this one', async () => {
    const first = open()
    await fillHalf(first)
    drop(first)
    const key = 'AFR-sellDrafts'
    localStorage.setItem(key, localStorage.getItem(key)!.replaceAll('"steam"', '"apple"'))
    const drafts = () =>
      JSON.parse(localStorage.getItem(key)!).map(
        ({ cardTypeId, form }: SellDraft) => `${cardTypeId}: ${form.comment}`,
      )
    const second = open()
    await isKnown(second)
    await second.user.type(await comment(), 'Mine')
    await waitFor(() => expect(drafts()).toEqual(['steam: Mine', 'apple: From my aunt']))
    await second.user.clear(await comment())
    await waitFor(() => expect(drafts()).toEqual(['apple: From my aunt']))
  })

  it('never holds a card code or a card PIN', async () => {
    const first = open()
    await fillCode(first)
    await first.user.type(await comment(), 'x')
    drop(first)
    expect(stored()).toContain('AFR-sellDrafts')
    expect(stored()).not.toMatch(/X9KQ2|x9kq2/i)
    open()
    expect(await screen.findByRole('textbox', { name: 'Card code' })).toHaveProperty('value', '')
    expect(screen.getByText(/Enter the card code again/)).toBeTruthy()
  })

  it('says which photo had not been sent yet', async () => {
    const server = aSellServer()
    const first = open(undefined, server)
    await first.user.type(await value(), '100')
    await isKnown(first)
    server.hold(sellerEndpoints.uploads.create)
    await choosePhoto('Front', avif)
    await screen.findByRole('progressbar')
    drop(first)
    open()
    expect(await screen.findByText(/Front had not been sent yet: take it again/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add photo: Front' })).toBeTruthy()
    // Taken again it is not asked for any more.
    await choosePhoto('Front', avif)
    await waitFor(() => expect(screen.queryByText(/had not been sent yet/)).toBeNull())
  })

  it('asks for the rate again where the lock ended meanwhile, and shows the difference', async () => {
    const server = aSellServer()
    const first = open(undefined, server)
    await fillHalf(first)
    drop(first)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    server.on(cardOrders.quote, ({ body }) =>
      aFreshQuote({ faceValue: body.faceValue, quoteId: 'quote-later', payout: '146500' }),
    )
    const { user } = open(undefined, server)
    expect(await screen.findByText('This rate has run out.')).toBeTruthy()
    expect(await screen.findByText(/1,500\.00/)).toBeTruthy()
    await user.click(await seenButton('Use new rate'))
    await isLocked()
  })

  it('is over after a day, when its photos are', async () => {
    const first = open()
    await fillHalf(first)
    drop(first)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
    signInByCookie()
    open()
    expect(await comment()).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Add photo: Front' })).toBeTruthy()
  })

  it('can be thrown away', async () => {
    const first = open()
    await fillHalf(first)
    drop(first)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    expect(await comment()).toHaveProperty('value', '')
    expect(await screen.findByRole('button', { name: 'Add photo: Front' })).toBeTruthy()
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
  })

  it('goes with a sign-out and is nobody else’s', async () => {
    const first = open()
    await fillHalf(first)
    first.platform.session.signOut()
    first.server.on(sessions.end, null)
    await waitFor(() => expect(first.path()).toMatch(/^\/login/))
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
  })

  it('waits for the same seller where the session has ended', async () => {
    const first = open()
    await fillHalf(first)
    first.server.fail(users.me, 'unauthenticated')
    first.platform.session.refreshUser()
    await waitFor(() => expect(first.path()).toMatch(/^\/login/))
    first.close()
    const server = aSellServer()
      .on(sessions.create, aSession())
      .on(users.me, aUser({ userId: 'user-kwame' }))
    const other = open(undefined, server)
    await isKnown(other)
    expect(await comment()).toHaveProperty('value', '')
    await waitFor(() => expect(localStorage.getItem('AFR-sellDrafts')).toBeNull())
  })

  /** A sending whose answer never came. */
  const cutSending = async () => {
    const server = aSellServer().on(cardOrders.submit, () => {
      throw new TypeError('fetch failed')
    })
    const first = open(undefined, server)
    await fillCode(first)
    await first.user.click(await send())
    await screen.findByText(/however often you try/)
    drop(first)
    return server
  }

  it('warns where it was sent and no answer came before the page went', async () => {
    open(undefined, await cutSending())
    expect(await screen.findByText('Your card may have arrived')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Look in your trades' }).getAttribute('href')).toBe(
      '/transaction',
    )
  })

  it('does not say that it was sent, and finds out by itself once there is a connection', async () => {
    const server = await cutSending()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.on(cardOrders.page, () => {
      throw new TypeError('fetch failed')
    })
    open(undefined, server)
    expect((await screen.findByText('Your card may have arrived')).closest('[role]')?.textContent).toContain(
      'We could not tell whether it arrived',
    )
    expect(screen.queryByText(/It was sent/)).toBeNull()
    server.on(cardOrders.page, aPage())
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Not sent yet')).toBeTruthy()
    expect(screen.getByText(/Enter the card code again/)).toBeTruthy()
    expect(screen.queryByText('Your card may have arrived')).toBeNull()
    online.mockRestore()
  })

  it('says that it may have arrived where it was left on its way, also in the list of cards', async () => {
    const server = aSellServer()
      .on(cardTypes.onSale, [photo])
      .on(notifications.list, { ...aPage(), unread: 0 })
    server.hold(cardOrders.submit)
    const opened = open(undefined, server)
    await fillCode(opened)
    await opened.user.click(await send())
    await waitFor(() => expect(server.seen(cardOrders.submit)).toHaveLength(1))
    await opened.user.click(screen.getByRole('button', { name: 'Back' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave before we have an answer?' })
    expect(dialog.textContent).toContain('Your card is being sent and may arrive')
    await opened.user.click(screen.getByRole('button', { name: 'Leave' }))
    const row = await screen.findByRole('link', { name: /Go on selling Steam/ })
    expect(row.textContent).toContain('Your card may have arrived')
  })

  /** Comes back after a sending whose answer never came. */
  const cutAndComeBack = async (orderOfQuote: readonly ReturnType<typeof aCardOrder>[]) => {
    const server = await cutSending()
    server.on(cardOrders.page, aPage(...orderOfQuote))
    return open(undefined, server)
  }

  it('opens the trade that was made where the answer was lost, before it asks for the code again', async () => {
    const { server, path } = await cutAndComeBack([aCardOrder()])
    await waitFor(() => expect(path()).toBe(detail))
    expect(server.seen(cardOrders.page)[0]?.query).toMatchObject({ quoteId: 'quote-100-1' })
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
  })

  it('sends under the key of then where none was made', async () => {
    const { server, user, path } = await cutAndComeBack([])
    await isLocked()
    await user.type(await screen.findByRole('textbox', { name: 'Card code' }), 'x9kq2l7m4t8rb3n')
    server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    await user.click(await send())
    await waitFor(() => expect(path()).toBe(detail))
    const sent = server.seen(cardOrders.submit)
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('opens the trade that the service names for these cards under this rate', async () => {
    const { server, user, path } = await cutAndComeBack([])
    await isLocked()
    await user.type(await screen.findByRole('textbox', { name: 'Card code' }), 'x9kq2l7m4t8rb3n')
    server.fail(cardOrders.submit, 'cardAlreadySubmitted', { details: { giftOrderId: 'order-1' } })
    await user.click(await send())
    await waitFor(() => expect(path()).toBe(detail))
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
  })

  it('is offered in the list of cards', async () => {
    const first = open()
    await fillHalf(first)
    drop(first)
    const server = aSellServer()
      .on(cardTypes.onSale, [])
      .on(notifications.list, { ...aPage(), unread: 0 })
    const { user, path } = open('/sell/list', server)
    await user.click(await screen.findByRole('link', { name: /Go on selling Steam/ }))
    await waitFor(() => expect(path()).toBe('/sell/submit?cardTypeId=steam'))
    expect(await comment()).toHaveProperty('value', 'From my aunt')
  })
})

describe('the draft of /sell/submit, and an address that names what is sold', () => {
  const named = '/sell/submit?cardTypeId=steam&currencyTypeId=us&form=physical&faceValue=75'

  it('is another sale than the one that the address names: a fresh form, and nothing declared yet', async () => {
    const first = open()
    await fillHalf(first)
    drop(first)
    const { user, platform } = open(named)
    expect(await value()).toHaveProperty('value', '75')
    expect(await comment()).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Add photo: Front' })).toBeTruthy()
    for (const declaration of [/The cards are mine/, /Nobody I met online asked me to buy/])
      expect(screen.getByRole('checkbox', { name: declaration })).toHaveProperty('checked', false)
    expect(screen.queryByText('We kept what you had entered')).toBeNull()
    const comments = () =>
      keptSellDrafts(platform.storage.local)
        .list(aUser().userId)
        .map(({ form }) => form.comment)
    expect(comments()).toEqual(['From my aunt'])
    await user.type(await comment(), 'Mine')
    await waitFor(() => expect(comments()).toEqual(['Mine']))
  })

  it('is taken up where the address names the same', async () => {
    const first = open()
    await fillHalf(first)
    drop(first)
    open('/sell/submit?cardTypeId=steam&currencyTypeId=us&form=physical&faceValue=100.00')
    expect(await comment()).toHaveProperty('value', 'From my aunt')
  })

  it('comes back whole under the address that it was begun at, whatever was changed in the form', async () => {
    const first = open(named)
    await first.user.clear(await value())
    await fillHalf(first)
    drop(first)
    open(named)
    expect(await value()).toHaveProperty('value', '100')
    expect(await comment()).toHaveProperty('value', 'From my aunt')
    expect(screen.getByRole('checkbox', { name: /The cards are mine/ })).toHaveProperty('checked', true)
  })

  it('is taken up anywhere where it was sent and no answer came: the cards must not be sent twice', async () => {
    const server = aSellServer().on(cardOrders.submit, () => {
      throw new TypeError('fetch failed')
    })
    const first = open(undefined, server)
    await fillCode(first)
    await first.user.click(await send())
    await screen.findByText(/however often you try/)
    drop(first)
    open(named, server)
    expect(await screen.findByText('Your card may have arrived')).toBeTruthy()
  })
})

describe('drafts of two cards', () => {
  it('are each offered in the list of cards', async () => {
    const first = open()
    await fillHalf(first)
    drop(first)
    const kept = keptSellDrafts(createBrowserStorage(window).local)
    const [steam] = kept.list(aUser().userId)
    kept.set({ ...steam!, cardTypeId: 'apple' })
    const both = [
      aCardType({ countries: ['us', 'gb'] }),
      aCardType({ id: 'apple', name: 'Apple', countries: ['us'] }),
    ]
    const server = aSellServer()
      .on(cardTypes.list, listAndMap(...both))
      .on(cardTypes.onSale, [])
      .on(notifications.list, { ...aPage(), unread: 0 })
    open('/sell/list', server)
    await screen.findByRole('link', { name: /Go on selling Steam/ })
    await screen.findByRole('link', { name: /Go on selling Apple/ })
  })
})

describe('leaving /sell/submit', () => {
  const throughTheList = async () => {
    const server = aSellServer()
      .on(cardTypes.onSale, [photo])
      .on(notifications.list, { ...aPage(), unread: 0 })
    const opened = open('/sell/list', server)
    await opened.user.click(await screen.findByRole('button', { name: /Steam/ }))
    await waitFor(() => expect(opened.path()).toBe('/sell/submit?cardTypeId=steam'))
    return opened
  }
  const systemBack = () => act(() => window.history.back())

  it('by the system’s Back asks, and stays', async () => {
    const opened = await throughTheList()
    await fillHalf(opened)
    systemBack()
    expect(await screen.findByRole('alertdialog', { name: 'Leave without sending?' })).toBeTruthy()
    await opened.user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(opened.path()).toBe('/sell/submit?cardTypeId=steam')
    expect(await comment()).toHaveProperty('value', 'From my aunt')
    systemBack()
    expect(await screen.findByRole('alertdialog', { name: 'Leave without sending?' })).toBeTruthy()
  })

  it('by a push that is opened in the shell asks, and keeps the code; told to leave it goes where the push leads', async () => {
    const postMessage = vi.fn()
    vi.stubGlobal('KaadiNative', { postMessage })
    const server = aSellServer().on(notifications.read, null)
    // In the shell no other start stays at its address.
    sessionStorage.setItem('AFR-ownLoad', '/sell/submit?cardTypeId=steam')
    const opened = renderApp('/sell/submit?cardTypeId=steam', {
      server,
      isSignedIn: true,
      device: { isNative: true },
    })
    await fillCode(opened)
    await waitFor(() => expect(postMessage).toHaveBeenCalledWith('{"type":"ready"}'))
    const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Card code' }).value
    const before = typed()
    expect(before).not.toBe('')
    const push = () =>
      act(() => {
        const notification = { notificationId: 'n1', bizType: 1, id: 'order-1', title: 'Paid', content: '' }
        const data = { type: 'notification', notification }
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: window.location.origin, source: window }),
        )
      })
    push()
    expect(await screen.findByRole('alertdialog', { name: 'Leave without sending?' })).toBeTruthy()
    await opened.user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(typed()).toBe(before)
    push()
    const go = await screen.findByRole('button', { name: 'Leave' })
    expect(go.dataset.variant).toBe('danger')
    await opened.user.click(go)
    await waitFor(() => expect(opened.path()).toBe('/transaction/cardDetail?giftOrderId=order-1'))
    vi.unstubAllGlobals()
  })

  it('by the system’s Back leaves when told to, and finds everything again', async () => {
    const opened = await throughTheList()
    await fillHalf(opened)
    systemBack()
    const go = await screen.findByRole('button', { name: 'Leave' })
    // All of it is kept: nothing is destroyed.
    expect(go.dataset.variant).toBe('primary')
    await opened.user.click(go)
    await waitFor(() => expect(opened.path()).toBe('/sell/list'))
    await opened.user.click(await screen.findByRole('link', { name: /Go on selling Steam/ }))
    expect(await comment()).toHaveProperty('value', 'From my aunt')
    expect(await screen.findByRole('button', { name: 'Remove front' })).toBeTruthy()
  })

  it('asks nothing where nothing was entered', async () => {
    const opened = await throughTheList()
    await value()
    systemBack()
    await waitFor(() => expect(opened.path()).toBe('/sell/list'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks nothing once the card was sent', async () => {
    const opened = await throughTheList()
    await fillHalf(opened)
    await choosePhoto('Back')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await opened.user.click(screen.getByRole('checkbox', { name: /asked me to buy/ }))
    opened.server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    await opened.user.click(await send())
    await waitFor(() => expect(opened.path()).toBe(detail))
    systemBack()
    await waitFor(() => expect(opened.path()).toBe('/sell/list'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is asked by the browser only where a code or a photo would be lost', async () => {
    const opened = open()
    await fillHalf(opened)
    expect(asksToUnload()).toBe(false)
    await opened.user.click(screen.getByRole('radio', { name: 'E-code' }))
    await opened.user.type(await screen.findByRole('textbox', { name: 'Card code' }), 'x9')
    expect(asksToUnload()).toBe(true)
    await confirmAll(opened.user)
  })
})

describe('a sale that is open in two tabs', () => {
  /** What a tab hears of another one that has sent, or started over, the sale of the draft. */
  const endElsewhere = () => {
    const oldValue = localStorage.getItem('AFR-sellDrafts')
    expect(oldValue).toContain('"cardTypeId":"steam"')
    localStorage.removeItem('AFR-sellDrafts')
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: 'AFR-sellDrafts', oldValue, newValue: null }),
        ),
    )
  }
  const openTwice = async (server = aSellServer()) => {
    const first = open(undefined, server)
    await fillHalf(first)
    drop(first)
    const second = open(undefined, server)
    await screen.findByText('We kept what you had entered')
    await isLocked()
    return second
  }

  it('says in the second that it was sent in the first, leads to it, and keeps nothing of it', async () => {
    const server = aSellServer().on(cardOrders.page, aPage(aCardOrder({ orderStatus: 0 })))
    await openTwice(server)
    endElsewhere()
    const link = await screen.findByRole('link', { name: 'Open that trade' })
    expect(link.getAttribute('href')).toBe(detail)
    expect(screen.queryByText('We kept what you had entered')).toBeNull()
    expect(server.seen(cardOrders.page).at(-1)?.query.quoteId).toBe('quote-100-1')
    // Its tab is hidden and shown, and left.
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('AFR-sellDrafts')).toBeNull()
    expect(asksToUnload()).toBe(false)
  })

  it('says that it was ended where no trade was made of its rate, and who goes on has a sale of their own', async () => {
    const server = aSellServer().on(cardOrders.page, aPage())
    const second = await openTwice(server)
    endElsewhere()
    await screen.findByText('This sale was ended in another tab')
    expect(screen.getByRole('link', { name: 'Look in your trades' }).getAttribute('href')).toBe(
      '/transaction',
    )
    await second.user.type(await comment(), ', who gave it to me')
    expect(screen.queryByText('This sale was ended in another tab')).toBeNull()
    await waitFor(() => expect(localStorage.getItem('AFR-sellDrafts')).toContain('who gave it to me'))
  })
})
