import { sellerEndpoints } from '@kaadi/contract'
import { aCardType, listAndMap } from '@kaadi/testing/builders'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aSellServer, fillCode, isLocked, open, send, value } from '../../../test/sell-screen.tsx'

const { cardOrders, cardTypes } = sellerEndpoints

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', undefined)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const set = (server: ReturnType<typeof aSellServer>, paused: boolean) =>
  server.on(cardTypes.list, listAndMap(aCardType({ countries: ['us', 'gb'], paused })))
const notBought = () => screen.queryByText('We do not buy Steam right now')
const isClosed = () => screen.findByText('We stop buying Steam')

describe('/sell/submit of a brand that is closed while it stands', () => {
  it('goes on under the rate that is locked, says until when, and sends', async () => {
    const server = aSellServer()
    const opened = open(undefined, server)
    await fillCode(opened)
    set(server, true)
    await later(31_000)
    await isClosed()
    expect(screen.getByText(/Your rate holds until/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Extend' })).toBeNull()
    expect(await value()).toHaveProperty('disabled', true)
    await expectAccessible(document.body)
    const quotes = server.seen(cardOrders.quote).length
    await opened.user.click(await send())
    await waitFor(() => expect(server.seen(cardOrders.submit)).toHaveLength(1))
    expect(server.seen(cardOrders.quote)).toHaveLength(quotes)
  })

  it('says that it is not bought once the lock has ended, and gives the form back when it is open again', async () => {
    const server = aSellServer()
    const opened = open(undefined, server)
    await fillCode(opened)
    set(server, true).fail(cardOrders.quote, 'cardTypeClosed')
    await later(31_000)
    await isClosed()
    await later(11 * 60_000)
    await waitFor(() => expect(notBought()).toBeTruthy())
    set(server, false)
    await later(31_000)
    expect(await screen.findByRole('textbox', { name: 'Card code' })).toHaveProperty(
      'value',
      expect.stringMatching(/\S/),
    )
  })

  it('holds the rate of a draft over a reload', async () => {
    const server = aSellServer()
    await fillCode(open(undefined, server))
    cleanup()
    set(server, true)
    open(undefined, server)
    await isClosed()
    await isLocked()
    expect(notBought()).toBeNull()
  })

  it('learns of it by an extension that was refused, and says nothing of cards that were not sent', async () => {
    const server = aSellServer()
    const opened = open(undefined, server)
    await fillCode(opened)
    set(server, true).fail(cardOrders.extendQuote, 'cardTypeClosed')
    await opened.user.click(await screen.findByRole('button', { name: 'Extend' }))
    await isClosed()
    expect(screen.queryByText('Not sent')).toBeNull()
  })

  it('is not bought where no rate is locked, and is offered again soon after it opens', async () => {
    const server = aSellServer()
    open(undefined, server)
    await value()
    set(server, true)
    await later(31_000)
    await waitFor(() => expect(notBought()).toBeTruthy())
    expect(server.seen(cardOrders.quote)).toEqual([])
    set(server, false)
    await later(31_000)
    expect(await value()).toBeTruthy()
  })

  it('says within one look that the whole service is closed', async () => {
    const server = aSellServer()
    open(undefined, server)
    await value()
    server.fail(cardTypes.list, 'notOperational')
    await later(31_000)
    expect(await screen.findByRole('dialog', { name: 'Closed for a short while' })).toBeTruthy()
  })
})
