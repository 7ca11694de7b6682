import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder, aUser } from '@kaadi/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asksToUnload } from '../../../test/asks-to-unload.ts'
import { signInByCookie } from '../../../test/render-app.tsx'
import { aReturned, aReturnedCard, aTradeServer, choose, open, picture } from '../../../test/trade-screen.tsx'

const { cardOrders, sessions, uploads, users } = sellerEndpoints
type Opened = ReturnType<typeof open>

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const kept = () => localStorage.getItem('AFR-correctionDrafts')
const sheet = () => screen.findByRole('dialog')
const isKnown = ({ platform }: Opened) => waitFor(() => expect(platform.session.current().user).toBeTruthy())
const arrived = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
const openSheet = async (opened: Opened, verb = 'Retake the photo') => {
  await isKnown(opened)
  await opened.user.click(await screen.findByRole('button', { name: verb }))
  return sheet()
}
const takeBack = async (opened: Opened) => {
  await openSheet(opened)
  await choose('Back')
  await screen.findByRole('button', { name: 'Remove back' })
  await arrived()
}
/** The browser lets the page go, as Android does with a page behind the camera. */
const drop = (opened: Opened) => {
  window.dispatchEvent(new Event('pagehide'))
  opened.close()
}

describe('what was taken again on /transaction/cardDetail', () => {
  it('survives a page that is dropped, in the open sheet, and is sent from there', async () => {
    const order = aReturned()
    const first = open(order)
    await takeBack(first)
    drop(first)
    const { user, server, path } = open(order)
    const again = await sheet()
    expect(within(again).getByRole('button', { name: 'Remove back' })).toBeTruthy()
    server.on(cardOrders.resubmit, aCardOrder({ giftOrderId: 'order-2', orderStatus: 0, fId: 'order-1' }))
    await user.click(within(again).getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(path()).toBe('/transaction/cardDetail?giftOrderId=order-2'))
    expect(server.seen(cardOrders.resubmit)[0]?.body.cards[0]?.photos).toEqual([
      { uploadId: 'new-back', kind: 'back' },
    ])
    expect(kept()).toBeNull()
  })

  it('opens the sheet again behind the camera, and says which photo had not been sent', async () => {
    const order = aReturned()
    const server = aTradeServer(order)
    const first = open(order, undefined, server)
    await openSheet(first)
    server.hold(uploads.create)
    await choose('Back')
    await screen.findByRole('progressbar')
    drop(first)
    open(order)
    expect(await within(await sheet()).findByText(/Back had not been sent yet: take it again/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add photo: Back' })).toBeTruthy()
  })

  it('asks before a reload while a photo is on its way, and not once it has arrived', async () => {
    const order = aReturned()
    const server = aTradeServer(order)
    await openSheet(open(order, undefined, server))
    expect(asksToUnload()).toBe(false)
    const release = server.hold(uploads.create)
    await choose('Back')
    await screen.findByRole('progressbar')
    expect(asksToUnload()).toBe(true)
    release()
    await arrived()
    expect(asksToUnload()).toBe(false)
  })

  it('asks before a reload that would lose a code', async () => {
    const opened = open(aReturned({ cards: [aReturnedCard(103, { maskedCode: '•••••••••••••3N' })] }))
    await openSheet(opened, 'Correct and send again')
    await opened.user.type(screen.getByRole('textbox', { name: 'Card code' }), 'X9')
    expect(asksToUnload()).toBe(true)
    await opened.user.clear(screen.getByRole('textbox', { name: 'Card code' }))
    expect(asksToUnload()).toBe(false)
  })

  it('waits in a sheet that was closed', async () => {
    const order = aReturned()
    const first = open(order)
    await takeBack(first)
    await first.user.click(screen.getByRole('button', { name: 'Close' }))
    drop(first)
    const opened = open(order)
    await screen.findByRole('button', { name: 'Retake the photo' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(within(await openSheet(opened)).getByRole('button', { name: 'Remove back' })).toBeTruthy()
  })

  it('keeps nothing of a sheet that was only looked into', async () => {
    const opened = open(aReturned())
    await openSheet(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(kept()).toBeNull()
  })

  it('never holds a card code', async () => {
    const order = aReturned({ cards: [aReturnedCard(103, { maskedCode: '•••••••••••••3N' })] })
    const first = open(order)
    await openSheet(first, 'Correct and send again')
    await first.user.type(screen.getByRole('textbox', { name: 'Card code' }), 'W4HD7Z2C9V6PJ3N')
    await choose('Back')
    await arrived()
    drop(first)
    expect(kept()).toContain('new-back')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/W4HD7/i)
  })

  it('goes when the thirty minutes ran out while the page was away', async () => {
    const order = aReturned()
    const first = open(order)
    await takeBack(first)
    drop(first)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23 * 60_000 })
    signInByCookie()
    open({ ...order, serverTime: new Date().toISOString() })
    expect(await screen.findByRole('heading', { name: 'The 30 minutes are over' })).toBeTruthy()
    await waitFor(() => expect(kept()).toBeNull())
  })

  it.each([10, 20, 23, 24] as const)(
    'goes when the order was decided, with state %i',
    async (orderStatus) => {
      const first = open(aReturned())
      await takeBack(first)
      drop(first)
      open(aReturned({ orderStatus }))
      await screen.findByText('Every step')
      await waitFor(() => expect(kept()).toBeNull())
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('goes with a sign-out', async () => {
    const first = open(aReturned())
    await takeBack(first)
    first.server.on(sessions.end, null)
    act(() => first.platform.session.signOut())
    await waitFor(() => expect(first.path()).toMatch(/^\/login/))
    expect(kept()).toBeNull()
  })

  it('waits for the same seller where the session has ended, and is nobody else’s', async () => {
    const order = aReturned()
    const first = open(order)
    await takeBack(first)
    first.server.fail(users.me, 'unauthenticated')
    act(() => first.platform.session.refreshUser())
    await waitFor(() => expect(first.path()).toMatch(/^\/login/))
    first.close()
    expect(kept()).not.toBeNull()
    const other = open(order, undefined, aTradeServer(order).on(users.me, aUser({ userId: 'user-kwame' })))
    await isKnown(other)
    await screen.findByRole('button', { name: 'Retake the photo' })
    await waitFor(() => expect(kept()).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is kept for a question of the desk as long as it stands', async () => {
    const question = aReturned({ orderStatus: 2, cards: [aReturnedCard(104)] })
    const first = open(question)
    await openSheet(first, 'Add the receipt')
    await choose('Receipt')
    await screen.findByRole('button', { name: 'Remove receipt' })
    await arrived()
    drop(first)
    const { user, server } = open(question)
    const again = await sheet()
    server.on(cardOrders.answer, aCardOrder({ orderStatus: 0 }))
    server.on(cardOrders.detail, aCardOrder({ orderStatus: 0 }))
    await user.click(within(again).getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Waiting for our desk')).toBeTruthy()
    expect(kept()).toBeNull()
  })

  it('gives up a photo that the service no longer has', async () => {
    const order = aReturned()
    const first = open(order)
    await takeBack(first)
    drop(first)
    const { user, server } = open(order)
    server.fail(cardOrders.resubmit, 'photoMissing', {
      details: { position: 1, kind: 'back', uploadId: 'new-back' },
    })
    await user.click(within(await sheet()).getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText(/A photo is missing/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Add photo: Back' })).toBeTruthy()
  })
})

it('gives the desk’s own words about each photo first, and what helps under them', async () => {
  const [note] = aReturned().evidence
  const about = (kind: 'front' | 'back', words: string) => ({
    ...note!,
    id: kind,
    note: words,
    photo: picture(kind),
  })
  const opened = open(
    aReturned({ evidence: [about('back', 'The code is out of the picture'), about('front', 'Too dark')] }),
  )
  const words = (await openSheet(opened)).textContent
  expect(words).toMatch(/Back: The code is out of the picture.*Front: Too dark.*The photo cannot be read/s)
})
