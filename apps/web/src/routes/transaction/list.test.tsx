import { sellerEndpoints } from '@kaadi/contract'
import {
  aCardOrderSummary,
  aCardType,
  aPage,
  aTradeTotal,
  aUser,
  aWithdrawal,
  listAndMap,
} from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { midday, minutesAgo } from '../../../test/clock.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { cardOrders, cardTypes, orderMessages, tradeHistory, withdrawals, users } = sellerEndpoints
const order = (id: string, given: Parameters<typeof aCardOrderSummary>[0] = {}) =>
  aCardOrderSummary({ giftOrderId: id, createTime: minutesAgo(60), ...given })

const aTrades = (path = '/transaction', given = aServer()) => {
  const server = given.on(users.me, aUser()).on(cardTypes.list, listAndMap(aCardType()))
  return renderApp(path, { server, isSignedIn: true })
}
const withTotals = (server: ReturnType<typeof aServer>) =>
  server.on(tradeHistory.totals, [aTradeTotal()]).on(orderMessages.unread, [])
const withOrders = (...orders: ReturnType<typeof order>[]) =>
  withTotals(aServer()).on(cardOrders.page, aPage(...orders))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('/transaction', () => {
  it('lists trades by day with sum and state, and has no accessibility fault', async () => {
    aTrades('/transaction', withOrders(order('a', { orderStatus: 10, settledAmount: '150000' })))
    const row = await screen.findByRole('link', { name: /Steam \$100/ })
    expect(row.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=a')
    expect(row.textContent).toContain('+₦150,000.00')
    expect(within(row).getByText('Paid')).toBeTruthy()
    expect(screen.getByText('Those are all your trades.')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('leaves out of its address what no filter of it knows, and shows all trades', async () => {
    const server = withOrders(order('a'))
    const { path } = aTrades('/transaction?family=hax&month=1999-13&tab=hax&cursor=hax', server)
    expect(await screen.findByRole('link', { name: /Steam \$100/ })).toBeTruthy()
    await waitFor(() => expect(path()).toBe('/transaction?cursor=hax'))
    expect(server.seen(cardOrders.page).map(({ query }) => [query.family, query.month])).toEqual([
      [undefined, undefined],
    ])
  })

  it('says of each open trade by when the desk answers, and of none a time that is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: midday(), shouldAdvanceTime: true })
    aTrades(
      '/transaction',
      withOrders(
        order('soon', { orderStatus: 0, cardTypeName: 'Soon', dueTime: minutesAgo(-20) }),
        order('late', { orderStatus: 1, cardTypeName: 'Late', dueTime: minutesAgo(20) }),
        order('paid', { orderStatus: 10, cardTypeName: 'Paid', dueTime: minutesAgo(20) }),
      ),
    )
    expect((await screen.findByRole('link', { name: /Soon/ })).textContent).toMatch(/We answer by \d+:\d\d/)
    expect(screen.getByRole('link', { name: /Late/ }).textContent).toMatch(/Late, we answer by \d+:\d\d/)
    expect(screen.getByRole('link', { name: /Paid/ }).textContent).not.toMatch(/answer/i)
  })

  it('says by when the seller answers, and what comes after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: midday(), shouldAdvanceTime: true })
    const answerClosesTime = minutesAgo(-20)
    aTrades(
      '/transaction',
      withOrders(
        order('asked', { orderStatus: 2, cardTypeName: 'Asked', answerClosesTime }),
        order('offer', { orderStatus: 5, cardTypeName: 'Offer', answerClosesTime }),
        order('back', { orderStatus: 21, cardTypeName: 'Back', operatorTime: minutesAgo(5) }),
        order('dead', { orderStatus: 5, cardTypeName: 'Dead', answerClosesTime: minutesAgo(1) }),
      ),
    )
    const asked = await screen.findByRole('link', { name: /Asked/ })
    expect(asked.textContent).toMatch(/Answer us by \d+:\d\d [ap]m, or the trade ends/)
    expect(screen.getByRole('link', { name: /Offer/ }).textContent).toMatch(
      /Answer the offer by \d+:\d\d [ap]m, or the trade ends/,
    )
    const dead = screen.getByRole('link', { name: /Dead/ }).textContent
    expect(dead).toMatch(/Not answered in time, the trade ends/)
    expect(dead).not.toMatch(/by \d/)
    expect(screen.getByRole('link', { name: /Back/ }).textContent).toMatch(
      /Send again by \d+:\d\d [ap]m, or it stays refused/,
    )
  })

  it('has what is offered in the row of an open offer, and says so', async () => {
    const answerClosesTime = minutesAgo(-20)
    aTrades(
      '/transaction',
      withOrders(
        order('a', { orderStatus: 5, cardTypeName: 'Other', answerClosesTime, offeredAmount: '118400' }),
        order('b', { orderStatus: 1, cardTypeName: 'Quoted' }),
      ),
    )
    const row = (await screen.findByRole('link', { name: /Other/ })).textContent
    expect(row).toMatch(/Offer ₦118,400/)
    expect(row).not.toContain('150,000')
    const quoted = screen.getByRole('link', { name: /Quoted/ }).textContent
    expect(quoted).toContain('₦150,000')
    expect(quoted).not.toContain('Offer')
    await expectAccessible(document.body)
  })

  it('marks the trade to which our desk has written', async () => {
    aTrades(
      '/transaction',
      withOrders(order('a', { cardTypeName: 'Told' }), order('b', { cardTypeName: 'Quiet' })).on(
        orderMessages.unread,
        [{ giftOrderId: 'a' as never, unread: 2 }],
      ),
    )
    expect(await screen.findByText('2 new messages')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Told/ }).textContent).toContain('2 new messages')
    expect(screen.getByRole('link', { name: /Quiet/ }).textContent).not.toContain('new message')
  })

  it('is the same under /transaction/list', async () => {
    aTrades('/transaction/list', withOrders(order('a')))
    expect(await screen.findByRole('heading', { level: 1, name: 'Trades' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: /Steam/ })).toBeTruthy()
  })

  it('puts there what waits for the seller, however many newer trades come before it', async () => {
    const waiting = [
      order('back', { orderStatus: 21, operatorTime: minutesAgo(20), cardTypeName: 'Back' }),
      order('offer', { orderStatus: 5, answerClosesTime: minutesAgo(-60), cardTypeName: 'Offer' }),
      order('over', { orderStatus: 5, answerClosesTime: minutesAgo(1), cardTypeName: 'Over' }),
    ]
    const newest = [order('a', { orderStatus: 10 }), waiting[0]!]
    aTrades('/transaction', withTotals(aServer()).on(cardOrders.page, { ...aPage(...newest), waiting }))
    const needed = await screen.findByRole('region', { name: 'Needs you' })
    const named = within(needed)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(named).toEqual([expect.stringContaining('Back'), expect.stringContaining('Offer')])
    expect(screen.getAllByRole('link', { name: /Back/ })).toHaveLength(1)
  })

  it('puts what waits for the seller above everything else, as long as it can be answered', async () => {
    aTrades(
      '/transaction',
      withOrders(
        order('new', { orderStatus: 1 }),
        order('open', { orderStatus: 21, operatorTime: minutesAgo(29) }),
        order('over', { orderStatus: 21, operatorTime: minutesAgo(31) }),
        order('second', { orderStatus: 21, operatorTime: minutesAgo(1), fId: 'first' }),
      ),
    )
    const waiting = await screen.findByRole('region', { name: 'Needs you' })
    expect(within(waiting).getAllByRole('link')).toHaveLength(1)
    expect(within(waiting).getAllByText('Needs you')).toHaveLength(2)
    const today = screen.getByRole('region', { name: /Today|Yesterday/ })
    expect(within(today).getAllByText('Refused')).toHaveLength(2)
  })

  it('filters by state and month, and keeps both in the address', async () => {
    const { user, server, path } = aTrades('/transaction', withOrders(order('a')))
    await user.click(await screen.findByRole('button', { name: 'Paid' }))
    const month = screen.getByRole('combobox', { name: 'Month' })
    const { value } = within(month).getAllByRole('option')[1] as HTMLOptionElement
    await user.selectOptions(month, value)
    await waitFor(() =>
      expect(server.seen(cardOrders.page).at(-1)?.query).toMatchObject({ family: 'paid', month: value }),
    )
    expect(path()).toBe(`/transaction?family=paid&month=${value}`)
    await waitFor(() =>
      expect(server.seen(tradeHistory.totals).at(-1)?.query).toEqual({ family: 'paid', month: value }),
    )
    server.on(cardOrders.page, aPage())
    await user.click(screen.getByRole('button', { name: 'Not paid' }))
    expect(await screen.findByText('No trades here')).toBeTruthy()
  })

  it.each(['1999-01', '2026-13', 'garbage'])(
    'lists every month where the address names none: %s',
    async (month) => {
      const { server } = aTrades(`/transaction?month=${month}`, withOrders(order('a')))
      expect(await screen.findByRole('link', { name: /Steam/ })).toBeTruthy()
      expect(server.seen(cardOrders.page).at(-1)?.query).not.toHaveProperty('month')
      expect((screen.getByRole('combobox', { name: 'Month' }) as HTMLSelectElement).value).toBe('')
    },
  )

  it('finds a trade in appeal, and one that was taken back, each under its own filter', async () => {
    const { user, server, path } = aTrades('/transaction?family=contested', withOrders(order('a')))
    expect((await screen.findByRole('button', { name: 'In appeal' })).getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(server.seen(cardOrders.page).at(-1)?.query).toMatchObject({ family: 'contested' })
    await user.click(screen.getByRole('button', { name: 'Taken back' }))
    expect(path()).toBe('/transaction?family=undone')
  })

  it('says what all trades of the filter come to, as the service adds them up', async () => {
    const server = withOrders(order('a')).on(tradeHistory.totals, [
      aTradeTotal({ count: 10_000, paid: '1628000', expected: '150000' }),
      aTradeTotal({ currencyId: 2, count: 1, paid: '0', expected: '900.50' }),
    ])
    aTrades('/transaction', server)
    const totals = await screen.findByRole('region', { name: 'What these trades come to' })
    await within(totals).findByText('10,000')
    expect(totals.textContent).toContain('₦1,628,000.00')
    expect(totals.textContent).toContain('₵900.50')
    await expectAccessible(document.body)
  })

  it('saves what the filter has as a table, and says what stood in the way', async () => {
    const server = withOrders(order('a')).fail(tradeHistory.table, 'statementTooLong')
    const { user } = aTrades('/transaction?family=paid', server)
    await user.click(await screen.findByRole('button', { name: 'Save as a table' }))
    expect(
      await screen.findByText('There are too many lines for one file. Choose fewer months.'),
    ).toBeTruthy()
    expect(server.seen(tradeHistory.table).at(-1)?.query).toEqual({ family: 'paid' })
  })

  it('says how much of the table has come while it comes, and keeps it under its name', async () => {
    const server = withOrders(order('a'))
    let rest = () => {}
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half'))
        rest = () => {
          controller.enqueue(new TextEncoder().encode('half'))
          controller.close()
        }
      },
    })
    const { fetch } = server
    const sent = new Response(body, {
      headers: {
        'content-type': 'text/csv',
        'content-length': '8',
        'content-disposition': 'attachment; filename="trades-paid.csv"',
      },
    })
    const slow = Object.assign(server, {
      fetch: (...given: Parameters<typeof fetch>) =>
        new Request(...given).url.includes(tradeHistory.table.path) ? Promise.resolve(sent) : fetch(...given),
    })
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = aTrades('/transaction?family=paid', slow)
    await user.click(await screen.findByRole('button', { name: 'Save as a table' }))
    const bar = await screen.findByRole('progressbar', { name: 'Making the table' })
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'))
    expect(names).toEqual([])
    rest()
    await waitFor(() => expect(names).toEqual(['trades-paid.csv']))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  it('offers to add up again where the totals do not come', async () => {
    const server = withOrders(order('a')).fail(tradeHistory.totals, 'internal')
    aTrades('/transaction', server)
    const totals = await screen.findByRole('region', { name: 'What these trades come to' })
    expect(await within(totals).findByRole('button', { name: 'Try again' }, { timeout: 8000 })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Steam/ })).toBeTruthy()
  })

  it('asks for the next page by its cursor', async () => {
    const page = (id: string, cursor: string | null) => ({ ...aPage(order(id)), pages: 2, cursor })
    const server = withTotals(aServer()).on(cardOrders.page, ({ query }) =>
      query.cursor === 'next' ? page('b', null) : page('a', 'next'),
    )
    const { user } = aTrades('/transaction', server)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Steam/ })).toHaveLength(2))
    expect(screen.getByText('Those are all your trades.')).toBeTruthy()
    expectNoSurprises(server)
  })

  it('keeps what it has when the next page does not come', async () => {
    const server = withTotals(aServer()).on(cardOrders.page, ({ query }) =>
      query.cursor ? { failure: 'notFound' } : { ...aPage(order('a')), pages: 2, cursor: 'next' },
    )
    const { user } = aTrades('/transaction', server)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Steam/ })).toBeTruthy()
  })

  it('leads a new seller to the first sale', async () => {
    aTrades('/transaction', withOrders())
    expect(await screen.findByText('No trades yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sell a card' }).getAttribute('href')).toBe('/sell/list')
  })

  it('offers to try again where the trades do not come', async () => {
    const server = aServer().fail(cardOrders.page, 'internal')
    const { user } = aTrades('/transaction', server)
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    server.on(cardOrders.page, aPage(order('a')))
    await user.click(retry)
    expect(await screen.findByRole('link', { name: /Steam/ })).toBeTruthy()
  })

  it('moves a trade without a reload when the service says so', async () => {
    const server = withOrders(order('a', { orderStatus: 1 }))
    aTrades('/transaction', server)
    expect(await screen.findByText('Checking')).toBeTruthy()
    await waitFor(() => expect(server.openStreams).toBe(1))
    server.on(cardOrders.page, aPage(order('a', { orderStatus: 10, settledAmount: '150000' })))
    server.push({ type: 'cardOrder', seq: 1, giftOrderId: 'a', orderStatus: 10 })
    expect(await screen.findByText('Paid', { selector: '.k-tag *' })).toBeTruthy()
  })

  it('shows withdrawals under their own tab', async () => {
    const server = withOrders().on(
      withdrawals.page,
      aPage(aWithdrawal(), aWithdrawal({ id: 'w2', status: 21 })),
    )
    const { user, path } = aTrades('/transaction', server)
    await user.click(await screen.findByRole('radio', { name: 'Withdrawals' }))
    const rows = await screen.findAllByRole('link', { name: /To GTBank 4821/ })
    expect(rows[0]?.getAttribute('href')).toBe('/transaction/withdrawDetail?id=withdrawal-1')
    expect(rows[0]?.textContent).toContain('−₦60,000.00')
    expect(rows[1]?.textContent).not.toContain('−')
    expect(path()).toBe('/transaction?tab=withdrawals')
    await user.click(screen.getByRole('button', { name: 'Came back' }))
    await waitFor(() => expect(server.seen(withdrawals.page).at(-1)?.query.state).toBe('notPaid'))
  })
})
