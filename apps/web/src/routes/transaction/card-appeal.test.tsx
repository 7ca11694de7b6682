import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder, anOrderAppeal } from '@kaadi/testing/builders'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { minutesAgo } from '../../../test/clock.ts'
import { choose, open } from '../../../test/trade-screen.tsx'

const { cardOrders } = sellerEndpoints
const refused = (given: Parameters<typeof aCardOrder>[0] = {}) =>
  aCardOrder({ orderStatus: 20, operatorTime: minutesAgo(60), serverTime: minutesAgo(0), ...given })
const words = 'I bought it this morning and nobody else has the code.'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an appeal', () => {
  it('is made in the seller’s words', async () => {
    const { user, server } = open(refused())
    await user.click(await screen.findByRole('button', { name: 'Appeal' }))
    await expectAccessible(document.body)
    await user.type(screen.getByRole('textbox', { name: 'Why is it wrong?' }), words)
    const appealed = refused({ orderStatus: 30, appeal: anOrderAppeal({ words }) })
    server.on(cardOrders.appeal, appealed).on(cardOrders.detail, appealed)
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    expect(await screen.findByText('Your appeal is with us')).toBeTruthy()
    // The card is refused as yet: nothing is promised that only has to clear.
    expect(screen.getByText('if you win the appeal')).toBeTruthy()
    expect(screen.getByText('What you get if you win the appeal')).toBeTruthy()
    expect(screen.queryByText('when it clears')).toBeNull()
    expect(server.seen(cardOrders.appeal)[0]?.body).toEqual({ giftOrderId: 'order-1', words, photos: [] })
  })

  it('is still there after the page was left, until it is sent', async () => {
    // One order for both pages: what was kept of it on the device may be shown first, and another decision would open it afresh.
    const order = refused()
    const first = open(order)
    await first.user.click(await screen.findByRole('button', { name: 'Appeal' }))
    await first.user.type(screen.getByRole('textbox', { name: 'Why is it wrong?' }), words)
    cleanup()
    const { user, server } = open(order)
    expect(await screen.findByRole('textbox', { name: 'Why is it wrong?' })).toHaveProperty('value', words)
    const appealed = refused({ ...order, orderStatus: 30, appeal: anOrderAppeal({ words }) })
    server.on(cardOrders.appeal, appealed).on(cardOrders.detail, appealed)
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    expect(await screen.findByText('Your appeal is with us')).toBeTruthy()
    // The order as it was answered has its words, and is kept with what was last known.
    const { 'AFR-lastKnown': _, ...drafts } = { ...localStorage }
    expect(JSON.stringify(drafts)).not.toContain(words)
  })

  it('keeps the photos beside it too, and sends them after the page was left', async () => {
    vi.stubGlobal('XMLHttpRequest', undefined)
    const order = refused()
    const first = open(order)
    await first.user.click(await screen.findByRole('button', { name: 'Appeal' }))
    await choose('Photo 1')
    await waitFor(() => expect(localStorage.getItem('AFR-appealDrafts') ?? '').toContain('new-receipt'))
    cleanup()
    const { user, server } = open(order)
    await user.type(await screen.findByRole('textbox', { name: 'Why is it wrong?' }), words)
    expect(screen.queryByLabelText('Add photo: Photo 1', { selector: 'input' })).toBeNull()
    const appealed = refused({ ...order, orderStatus: 30, appeal: anOrderAppeal({ words }) })
    server.on(cardOrders.appeal, appealed).on(cardOrders.detail, appealed)
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    expect(await screen.findByText('Your appeal is with us')).toBeTruthy()
    expect(server.seen(cardOrders.appeal)[0]?.body.photos).toEqual(['new-receipt'])
    expect(localStorage.getItem('AFR-appealDrafts') ?? '').not.toContain('new-receipt')
  })

  it('is not sent without words', async () => {
    const { user, server } = open(refused())
    await user.click(await screen.findByRole('button', { name: 'Appeal' }))
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    expect(await screen.findByText(/a sentence or two/)).toBeTruthy()
    expect(server.seen(cardOrders.appeal)).toEqual([])
  })

  it('says why the service did not take it', async () => {
    const { user, server } = open(refused())
    server.fail(cardOrders.appeal, 'appealClosed')
    await user.click(await screen.findByRole('button', { name: 'Appeal' }))
    await user.type(screen.getByRole('textbox', { name: 'Why is it wrong?' }), words)
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    expect(await screen.findByText(/cannot be appealed/)).toBeTruthy()
  })

  it('says so where another tab was first, though its form goes', async () => {
    const { user, server } = open(refused())
    await user.click(await screen.findByRole('button', { name: 'Appeal' }))
    await user.type(screen.getByRole('textbox', { name: 'Why is it wrong?' }), words)
    const appealed = { ...refused(), orderStatus: 30 as const }
    server.fail(cardOrders.appeal, 'appealUsed').on(cardOrders.detail, appealed)
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Why is it wrong?' })).toBeNull())
    expect(screen.getByText(/You have appealed against this already/)).toBeTruthy()
  })

  it('is no longer offered after seven days, nor before a returned card can no longer be sent again', async () => {
    open(refused({ operatorTime: minutesAgo(7 * 24 * 60 + 1) }))
    expect(await screen.findByText(/7 days to appeal/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull()
  })

  it('shows the photos that were sent with it, each to be looked at by its newest address', async () => {
    const at = (name: string) =>
      refused({
        orderStatus: 30,
        operatorTime,
        appeal: anOrderAppeal({
          photos: ['one', 'two'].map((uploadId) => ({
            uploadId: uploadId as never,
            url: `/object/read?id=${uploadId}&at=${name}`,
          })),
        }),
      })
    const operatorTime = minutesAgo(60)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, server } = open(at('first'))
    const mine = within(await screen.findByRole('region', { name: 'Your appeal' }))
    expect(mine.getAllByRole('button', { name: /^Look at photo [12]$/ })).toHaveLength(2)
    await user.click(mine.getByRole('button', { name: 'Look at photo 2' }))
    const large = await screen.findByRole('img', { name: 'Photo 2 as you sent it' })
    expect(large.getAttribute('src')).toBe('/object/read?id=two&at=first')
    await expectAccessible(document.body)
    server.on(cardOrders.detail, at('second'))
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
    await waitFor(() => expect(large.getAttribute('src')).toBe('/object/read?id=two&at=second'))
  })

  it.each([
    [2, 'Your appeal was right', 'The issuer was mistaken.'],
    [3, 'Your appeal was refused', 'This decision is final.'],
  ] as const)('tells how it ended: %i', async (status, title, text) => {
    open(
      refused({
        orderStatus: status === 2 ? 10 : 20,
        settledAmount: status === 2 ? '150000' : null,
        appeal: anOrderAppeal({ status, answer: 'The issuer was mistaken.', decideTime: minutesAgo(1) }),
      }),
    )
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(new RegExp(text))).toBeTruthy()
  })
})
