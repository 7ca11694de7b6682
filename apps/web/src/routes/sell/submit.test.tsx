import { sellerEndpoints } from '@kaadi/contract'
import {
  aCardCurrency,
  aCardOrder,
  aCardPrice,
  aCardType,
  aQuote,
  aSession,
  aUser,
  listAndMap,
} from '@kaadi/testing/builders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { cardTypes, cardOrders, currencies, sessions, uploads, users } = sellerEndpoints

const uk = aCardCurrency({ id: 'gb', code: 'GBP', symbol: '£', countryCode: 'GB', name: 'UK' })
const photo = aCardPrice({ id: 'photo', minFace: '50', maxFace: '500', rate: '1480' })
const small = aCardPrice({ id: 'small', minFace: '10', maxFace: '45', rate: '1390' })
const code = aCardPrice({ id: 'code', form: 'ecode', needsCode: true, photos: [], rate: '1400' })
const now = () => new Date().toISOString()
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString()

/** A quote whose lock begins now, as the service gives it. */
const aFreshQuote = (given: Parameters<typeof aQuote>[0] = {}) =>
  aQuote({ createTime: now(), serverTime: now(), expiresTime: inTenMinutes(), ...given })

const aSellServer = () =>
  aServer()
    .on(users.me, aUser())
    .on(cardTypes.list, listAndMap(aCardType({ countries: ['us', 'gb'] })))
    .on(cardTypes.currencies, listAndMap(aCardCurrency(), uk))
    .on(cardTypes.allPrices, [photo, small, code])
    .on(currencies.rates, [{ inCurrencyId: 1, outCurrencyId: 2, rate: '0.0075', validUntil: inTenMinutes() }])
    .on(cardOrders.quote, ({ body }) =>
      aFreshQuote({
        quoteId: `quote-${body.faceValue}-${body.currencyId}`,
        faceValue: body.faceValue,
        count: body.count,
        currencyId: body.currencyId,
        payout: body.currencyId === 2 ? '1110' : '148000',
      }),
    )
    .on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    .on(cardOrders.detail, aCardOrder({ orderStatus: 0 }))
    .on(uploads.create, ({ body }) => ({
      uploadId: `upload-${body.kind}` as never,
      url: `/object/read?id=${body.kind}`,
      width: 800,
      height: 600,
      bytes: 90_000,
    }))

const open = (path = '/sell/submit?cardTypeId=steam', server = aSellServer()) =>
  renderApp(path, { server, isSignedIn: true })
type Opened = ReturnType<typeof open>

const value = () => screen.findByRole('textbox', { name: /^Value on the card/ })
const send = () => screen.findByRole('button', { name: /^Send card/ })
const isLocked = () => screen.findByText(/Rate locked until/)
const confirmAll = async (user: Opened['user']) => {
  await user.click(screen.getByRole('checkbox', { name: /The cards are mine/ }))
  await user.click(screen.getByRole('checkbox', { name: /Nobody I know only online/ }))
}
/** An e-code of $100 that lacks nothing. */
const fillCode = async (opened: Opened) => {
  await opened.user.click(await screen.findByRole('radio', { name: 'E-code' }))
  await opened.user.type(await value(), '100')
  await opened.user.type(screen.getByRole('textbox', { name: 'Card code' }), 'x9kq2l7m4t8rb3n')
  await confirmAll(opened.user)
  await isLocked()
}
const detail = '/transaction/cardDetail?giftOrderId=order-1'

beforeEach(() => {
  // The fake service listens at fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('/sell/submit, choosing', () => {
  it('opens with the brand’s own country and rate, and has no accessibility fault', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sell Steam' })).toBeTruthy()
    expect(await screen.findByText('USA · rate for $50 to $500')).toBeTruthy()
    expect(screen.getByText('From $10 to $500 a card.')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('takes form and value from the address of a calculator', async () => {
    open('/sell/submit?cardTypeId=steam&form=ecode&faceValue=25')
    expect(await screen.findByRole('radio', { name: 'E-code', checked: true })).toBeTruthy()
    expect(await value()).toHaveProperty('value', '25')
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
    ['5', 'The smallest we buy is $10.'],
    ['900', 'The most we buy in one card is $500.'],
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

describe('/sell/submit, cards', () => {
  it('groups a code as it stands on the card and judges it when the field is left', async () => {
    const { user } = open('/sell/submit?cardTypeId=steam&form=ecode')
    const field = await screen.findByRole('textbox', { name: 'Card code' })
    await user.type(field, 'x9kq-2l')
    expect(field).toHaveProperty('value', 'X9KQ2 L')
    await user.tab()
    expect(screen.getByText('Enter all 15 characters. You typed 6.')).toBeTruthy()
    await user.type(field, '7m4t8rb3n')
    expect(screen.queryByText(/Enter all 15/)).toBeNull()
    expect(field.getAttribute('autocomplete')).toBe('off')
  })

  it('asks for code and PIN of each card where the brand has both', async () => {
    const { codeFormat } = aCardType()
    const server = aSellServer().on(
      cardTypes.list,
      listAndMap(aCardType({ codeFormat: { ...codeFormat, cardPin: true } })),
    )
    const { user } = open('/sell/submit?cardTypeId=steam&form=ecode', server)
    await user.click(await screen.findByRole('button', { name: 'One card more' }))
    expect(screen.getByRole('heading', { name: 'Card 2 of 2' })).toBeTruthy()
    expect(screen.getAllByRole('textbox', { name: 'Card PIN' })).toHaveLength(2)
  })

  it('names everything that is missing and leads the focus to the first', async () => {
    const { user, server } = open()
    await user.click(await send())
    expect(await screen.findByText('4 things are missing')).toBeTruthy()
    expect(document.activeElement).toBe(await value())
    expect(screen.getAllByText('Add photos of the front and back.')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Confirm that the cards are yours.' }))
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /The cards are mine/ }))
    expect(server.seen(cardOrders.submit)).toEqual([])
  })

  const choose = async (slot: string, file: File) =>
    fireEvent.change(await screen.findByLabelText(`Add photo: ${slot}`, { selector: 'input' }), {
      target: { files: [file] },
    })
  // No browser but Safari opens HEIC, and the test's none: it goes to the service as it is.
  const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'card.heic', { type: 'image/heic' })

  it('refuses a file that is not a photo, before anything is sent', async () => {
    const { server } = open()
    await choose('Front', new File(['%PDF-1.7'], 'card.jpg', { type: 'image/jpeg' }))
    expect(
      await screen.findByText('Front: This file is not a photo. Choose a JPEG, PNG, WebP or HEIC.'),
    ).toBeTruthy()
    expect(server.seen(uploads.create)).toEqual([])
  })

  it('refuses a photo over 20 MB without reading it', async () => {
    const { server } = open()
    const file = new File(['x'], 'card.jpg', { type: 'image/jpeg' })
    const read = vi.spyOn(file, 'slice')
    Object.defineProperty(file, 'size', { value: 23 * 1024 * 1024 })
    await choose('Back', file)
    expect(await screen.findByText(/^Back: This photo is 23 MB\. The most is 20 MB/)).toBeTruthy()
    expect(read).not.toHaveBeenCalled()
    expect(server.seen(uploads.create)).toEqual([])
  })

  it('sends photos as they are chosen, retries one under its key, and sends the card with both', async () => {
    const opened = open()
    const { user, server, path } = opened
    await user.type(await value(), '100')
    await choose('Front', heic)
    expect(await screen.findByRole('button', { name: 'Remove front' })).toBeTruthy()
    server.disconnect(uploads.create)
    await choose('Back', heic)
    const retry = await screen.findByRole('button', { name: 'Try again: back' })
    expect(screen.getByText(/Back: The photo did not get through/)).toBeTruthy()
    const arrived = server.seen(uploads.create).length
    server.on(uploads.create, ({ body }) => ({
      uploadId: `upload-${body.kind}` as never,
      url: '/object/read',
      width: 1,
      height: 1,
      bytes: 1,
    }))
    await user.click(retry)
    await waitFor(() => expect(server.seen(uploads.create)).toHaveLength(arrived + 1))
    await confirmAll(user)
    await isLocked()
    await user.click(await send())
    await waitFor(() => expect(path()).toBe(detail))
    expect(server.seen(cardOrders.submit)[0]?.body.cards).toEqual([
      {
        photos: [
          { uploadId: 'upload-front', kind: 'front' },
          { uploadId: 'upload-back', kind: 'back' },
        ],
      },
    ])
  })
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
    expect(await screen.findByText('Card sent')).toBeTruthy()
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
    expect(await screen.findByText(/however often you try, it is\s+sent once/)).toBeTruthy()
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

  it('shows the difference of an expired rate and sends under the new one after one tap', async () => {
    const opened = open()
    const { server, user, path } = opened
    await fillCode(opened)
    server.fail(cardOrders.submit, 'quoteExpired', {
      details: { quote: aFreshQuote({ quoteId: 'quote-new', payout: '146500' }) },
    })
    await user.click(await send())
    expect(await screen.findByText('This rate has run out.')).toBeTruthy()
    expect(screen.getByText(/1,500\.00/)).toBeTruthy()
    expect(screen.getByText('148,000.00 Nigerian naira')).toBeTruthy()
    server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    await user.click(screen.getByRole('button', { name: 'Use new rate' }))
    await user.click(await send())
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
    expect(await screen.findByText(/2,000\.00/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Use new rate' }))
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
    server.fail(cardOrders.submit, 'cardAlreadySubmitted', { details: { giftOrderId: 'order-9' } })
    await user.click(await send())
    const link = await screen.findByRole('link', { name: 'Open that trade' })
    expect(link.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=order-9')
  })

  it('says why the service refused, and takes the corrected card under another key', async () => {
    const opened = open()
    const { server, user, path } = opened
    await fillCode(opened)
    server.fail(cardOrders.submit, 'cardCodeMalformed')
    await user.click(await send())
    expect(await screen.findByText('Not sent')).toBeTruthy()
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
    expect(await screen.findByText('The rate could not be locked')).toBeTruthy()
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
    expect(await screen.findByRole('alertdialog', { name: 'Leave without sending?' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(path()).toBe('/sell/submit?cardTypeId=steam')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(path()).toBe('/sell/list'))
  })
})

describe('/sell/submit, when the session dies under it', () => {
  const signInAgain = async ({ user, server }: Opened, userId: string) => {
    server
      .on(sessions.create, aSession({ access_token: 'token-of-the-next-session' }))
      .on(users.me, aUser({ userId }))
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'adaeze@example.com')
    await user.type(screen.getByLabelText('Password'), 'Correct horse 7')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'card.heic', { type: 'image/heic' })
  const dieInTheMiddleOfAnUpload = async (opened: Opened) => {
    const { user, server, path } = opened
    await user.type(await value(), '100')
    await user.type(screen.getByRole('textbox', { name: /Comment/ }), 'From my aunt')
    await waitFor(() => expect(opened.platform.session.current().user).toBeTruthy())
    server.fail(uploads.create, 'unauthenticated')
    fireEvent.change(await screen.findByLabelText('Add photo: Front', { selector: 'input' }), {
      target: { files: [heic] },
    })
    await waitFor(() => expect(path()).toMatch(/^\/login/))
    server.on(uploads.create, ({ body }) => ({
      uploadId: `upload-${body.kind}` as never,
      url: '/object/read',
      width: 1,
      height: 1,
      bytes: 1,
    }))
  }

  it('gives the form back to the same seller and sends the photo again', async () => {
    const opened = open()
    await dieInTheMiddleOfAnUpload(opened)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('From my aunt')
    await signInAgain(opened, aUser().userId)
    expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveProperty('value', 'From my aunt')
    expect(await value()).toHaveProperty('value', '100')
    expect(await screen.findByRole('button', { name: 'Remove front' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  it('gives it to nobody else', async () => {
    const opened = open()
    await dieInTheMiddleOfAnUpload(opened)
    await signInAgain(opened, 'user-kwame')
    expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Add photo: Front' })).toBeTruthy()
  })
})
