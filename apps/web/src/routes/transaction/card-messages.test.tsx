import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder, anOrderMessage, aPage } from '@kaadi/testing/builders'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { expectNoSurprises, renderApp } from '../../../test/render-app.tsx'
import { aTradeServer } from '../../../test/trade-screen.tsx'

const { orderMessages, uploads } = sellerEndpoints
const order = aCardOrder({ orderStatus: 1 })
const path = `/transaction/cardDetail?giftOrderId=${order.giftOrderId}`
const asked = anOrderMessage()
const answered = anOrderMessage({
  messageId: 'message-2',
  author: 'desk',
  operator: 'Ada',
  text: '<b>In ten minutes</b>',
})

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const aTalkServer = (...records: ReturnType<typeof anOrderMessage>[]) =>
  aTradeServer(order)
    .on(orderMessages.page, { ...aPage(...records), unread: records.includes(answered) ? 1 : 0 })
    .on(orderMessages.unread, [{ giftOrderId: order.giftOrderId, unread: 1 }])
    .on(orderMessages.read, null)
const open = (server = aTalkServer(answered, asked), at = `${path}&view=messages`) =>
  renderApp(at, { server, isSignedIn: true })

describe('messages about a trade', () => {
  it('are led to from the trade, which says how many are new', async () => {
    const { user } = open(aTalkServer(answered, asked), path)
    await user.click(await screen.findByRole('link', { name: /Ask us 1 new/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ask us' })).toBeTruthy()
    expect(await screen.findByText('Is it paid soon?')).toBeTruthy()
  })

  it('stand oldest first, as text, and are read once they are seen', async () => {
    const { server } = open()
    const log = await screen.findByRole('log')
    await within(log).findByText('<b>In ten minutes</b>')
    expect(log.textContent).toMatch(/Is it paid soon\?.*Ada.*<b>In ten minutes<\/b>/)
    await waitFor(() =>
      expect(server.seen(orderMessages.read)[0]?.body).toEqual({
        giftOrderId: order.giftOrderId,
        messageId: 'message-2',
      }),
    )
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('say whom one writes to where there is none', async () => {
    open(aTalkServer())
    expect(await screen.findByText('Ask us about this trade')).toBeTruthy()
  })

  it('are kept while they are written where the page goes in the middle, each for its trade, until they are sent', async () => {
    const field = () => screen.findByRole('textbox', { name: 'Message' })
    const { user } = open()
    await user.type(await field(), 'It was bought')
    cleanup()
    const other = aCardOrder({ giftOrderId: 'another-order' as typeof order.giftOrderId, orderStatus: 1 })
    open(
      aTradeServer(other)
        .on(orderMessages.page, { ...aPage(), unread: 0 })
        .on(orderMessages.unread, []),
      `/transaction/cardDetail?giftOrderId=${other.giftOrderId}&view=messages`,
    )
    expect(await field()).toHaveProperty('value', '')
    cleanup()
    const again = open(aTalkServer().on(orderMessages.send, asked))
    const written = await field()
    await waitFor(() => expect(written).toHaveProperty('value', 'It was bought'))
    await again.user.type(written, ' today')
    await again.user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(again.server.seen(orderMessages.send)[0]?.body).toMatchObject({ text: 'It was bought today' }),
    )
    expect(written).toHaveProperty('value', '')
    expect(localStorage.getItem('AFR-formDrafts')).toBeNull()
  })

  it('take photos, which go with them once they have arrived, and stand with what was written', async () => {
    const receipt = { uploadId: 'new-message' as never, url: '/object/read?id=new-message' }
    const server = aTalkServer().on(orderMessages.send, ({ body }) => {
      server.on(orderMessages.page, {
        ...aPage(anOrderMessage({ text: body.text, photos: [receipt] })),
        unread: 0,
      })
      return anOrderMessage({ text: body.text, photos: [receipt] })
    })
    const arrive = server.hold(uploads.create)
    const { user } = open(server)
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'This is the receipt')
    const file = new File([new Uint8Array([0, 0, 0, 12]), 'ftypavif'], 'receipt.avif', { type: 'image/avif' })
    fireEvent.change(screen.getByLabelText('Add pictures', { selector: 'input' }), {
      target: { files: [file] },
    })
    await waitFor(() => expect(server.seen(uploads.create)).toHaveLength(1))
    const send = screen.getByRole('button', { name: 'Send' })
    await user.click(send)
    expect(server.seen(orderMessages.send)).toEqual([])
    arrive()
    await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull())
    await user.click(send)
    await waitFor(() =>
      expect(server.seen(orderMessages.send)[0]?.body).toEqual({
        giftOrderId: order.giftOrderId,
        text: 'This is the receipt',
        photos: ['new-message'],
      }),
    )
    expect(server.seen(uploads.create)[0]?.body.kind).toBe('message')
    const log = screen.getByRole('log')
    const shown = await within(log).findByRole('img', { name: 'Photo 1' })
    expect(shown.getAttribute('src')).toContain(receipt.url)
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', '')
  })

  it('written without a connection outlive the page, and go out once when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const keys: (string | null)[] = []
    const server = aTalkServer().on(orderMessages.send, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      throw new TypeError('fetch failed')
    })
    const first = open(server)
    await first.user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello?')
    await first.user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByRole('button', { name: 'Send again' })
    cleanup()
    open(server)
    expect(await screen.findByText('Hello?')).toBeTruthy()
    server
      .on(orderMessages.send, ({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        return anOrderMessage({ text: 'Hello?' })
      })
      .on(orderMessages.page, { ...aPage(anOrderMessage({ text: 'Hello?' })), unread: 0 })
    const before = keys.length
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull())
    expect(screen.getAllByText('Hello?')).toHaveLength(1)
    expect(keys).toHaveLength(before + 1)
    expect(new Set(keys).size).toBe(1)
    expect(JSON.stringify({ ...localStorage })).not.toContain('Hello?')
    onLine.mockRestore()
  })

  it('that did not get through stay, and are sent again under the same key', async () => {
    const server = aTalkServer().fail(orderMessages.send, 'photoMissing')
    const { user } = open(server)
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const again = await screen.findByRole('button', { name: 'Send again' })
    expect(screen.getByText('Hello?')).toBeTruthy()
    server
      .on(orderMessages.send, anOrderMessage({ text: 'Hello?' }))
      .on(orderMessages.page, { ...aPage(anOrderMessage({ text: 'Hello?' })), unread: 0 })
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull())
    const keys = server.seen(orderMessages.send).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
    expect(screen.getAllByText('Hello?')).toHaveLength(1)
  })
})
