import { sellerEndpoints } from '@kaadi/contract'
import { aMyLevel, aPage, aPointEntry, aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { levels, notifications, users } = sellerEndpoints

const aLevelServer = (mine = aMyLevel(), ...entries: ReturnType<typeof aPointEntry>[]) =>
  aServer()
    .on(users.me, aUser())
    .on(levels.mine, mine)
    .on(levels.points, aPage(...entries))
const open = (server = aLevelServer()) => renderApp('/account/center/exp', { server, isSignedIn: true })
const rowOf = (name: string) => screen.getByText(name, { selector: '.k-row-title' }).closest('.k-row')!

describe('/account/center/exp', () => {
  it('says the level, the points and the way to the next, with no accessibility fault', async () => {
    const server = aLevelServer(aMyLevel(), aPointEntry())
    open(server)
    expect(await screen.findByRole('heading', { level: 2, name: 'Silver' })).toBeTruthy()
    expect(screen.getByText('1,250 points. 750 more to Gold.')).toBeTruthy()
    const way = screen.getByRole('progressbar', { name: 'Way to Gold' })
    expect(way.getAttribute('aria-valuenow')).toBe('50')
    await screen.findByRole('link', { name: /Steam \$100/ })
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('says what each level gives, which are reached and which is theirs', async () => {
    open()
    await screen.findByRole('heading', { level: 2, name: 'Silver' })
    expect(rowOf('Bronze').textContent).toMatch(/From your first card.*Reached/)
    expect(rowOf('Silver').textContent).toMatch(/From 500 points.*0\.5% more on each card.*Yours/)
    expect(rowOf('Gold').textContent).toMatch(
      /From 2,000 points.*1% more on each card.*50% more to withdraw in a day.*30 minutes ahead in the line for payouts/,
    )
    expect(rowOf('Gold').textContent).not.toMatch(/Reached|Yours/)
  })

  it('says on the last level that there is none above it', async () => {
    open(aLevelServer(aMyLevel({ level: 5, name: 'Diamond', points: 23_400, nextPoints: null })))
    expect(await screen.findByText('23,400 points. This is the last level.')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'All levels' }).getAttribute('aria-valuenow')).toBe('100')
  })

  it('lists what each trade did, and opens it', async () => {
    const back = aPointEntry({ giftOrderId: 'order-2', kind: 'reversed', points: -200, balance: 1_050 })
    const app = open(aLevelServer(aMyLevel(), back, aPointEntry()))
    const [first, second] = await screen.findAllByRole('link', { name: /Steam \$100/ })
    expect(first?.textContent).toMatch(/Taken back.*1,050 points then.*−200/)
    expect(second?.textContent).toMatch(/20 Nov.*1,250 points then.*\+100/)
    expect(screen.getByText('Those were all.')).toBeTruthy()
    expect(first?.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=order-2')
    await app.user.click(second!)
    expect(app.path()).toBe('/transaction/cardDetail?giftOrderId=order-1')
  })

  it('shows more on demand', async () => {
    const server = aLevelServer().on(levels.points, ({ query }) =>
      query.cursor
        ? aPage(aPointEntry({ giftOrderId: 'order-9', title: 'Apple $50' }))
        : { ...aPage(aPointEntry()), cursor: 'next' },
    )
    const { user } = open(server)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: /Apple \$50/ })).toBeTruthy()
    expect(screen.getByText('Those were all.')).toBeTruthy()
  })

  it('leads to selling where there are no points yet', async () => {
    open(aLevelServer(aMyLevel({ level: 1, name: 'Bronze', points: 0, nextPoints: 500 })))
    expect(await screen.findByText('No points yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sell a card' }).getAttribute('href')).toBe('/sell/list')
    expect(screen.getByText('0 points. 500 more to Silver.')).toBeTruthy()
  })

  it('says when it could not be loaded, and tries again', async () => {
    const server = aLevelServer().on(levels.mine, { failure: 'internal', traceId: 'trace-7' })
    const { user } = open(server)
    expect(await screen.findByText(/trace-7/)).toBeTruthy()
    server.on(levels.mine, aMyLevel())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Silver' })).toBeTruthy()
  })

  it('keeps the level where the history alone could not be loaded', async () => {
    const server = aLevelServer().on(levels.points, { failure: 'internal', traceId: 'trace-8' })
    const { user } = open(server)
    expect(await screen.findByRole('heading', { level: 2, name: 'Silver' })).toBeTruthy()
    expect(await screen.findByText(/trace-8/)).toBeTruthy()
    server.on(levels.points, aPage(aPointEntry()))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Steam \$100/ })).toBeTruthy()
  })

  it('moves when a trade is paid meanwhile, and so does the level on the account page', async () => {
    const server = aLevelServer(aMyLevel({ level: 1, name: 'Bronze', points: 450, nextPoints: 500 }))
      .on(notifications.list, { ...aPage(), unread: 0 })
      .on(users.me, aUser({ level: 1, exp: 450 }))
    const app = open(server)
    expect(await screen.findByText('450 points. 50 more to Silver.')).toBeTruthy()
    expect(await screen.findByText('No points yet')).toBeTruthy()
    await waitFor(() => expect(server.openStreams).toBe(1))
    server
      .on(levels.mine, aMyLevel({ points: 550 }))
      .on(levels.points, aPage(aPointEntry({ balance: 550 })))
      .on(users.me, aUser({ level: 2, exp: 550 }))
      .push({ type: 'cardOrder', seq: 1, giftOrderId: 'order-1' as never, orderStatus: 10 })
    expect(await screen.findByText('550 points. 1,450 more to Gold.')).toBeTruthy()
    expect(await screen.findByRole('link', { name: /Steam \$100.*\+100/ })).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('link', { name: 'Level 2' })).toBeTruthy()
  })

  it('is reached from the level on the account page', async () => {
    const server = aLevelServer().on(notifications.list, { ...aPage(), unread: 0 })
    const app = renderApp('/account', { server, isSignedIn: true })
    await app.user.click(await screen.findByRole('link', { name: 'Level 2' }))
    await screen.findByRole('heading', { level: 1, name: 'Your level' })
    expect(app.path()).toBe('/account/center/exp')
  })
})
