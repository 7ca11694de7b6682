import { operatorEndpoints, sellerEndpoints } from '@kaadi/contract'
import { aCardType, aDeskOrder, aDeskQueueRow, aPage, aSession, listAndMap } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, operators } = operatorEndpoints
const { cardTypes } = sellerEndpoints

describe('the door', () => {
  it('lets an operator in and shows the queue', async () => {
    const server = aDesk().on(operators.signIn, aSession()).on(desk.queue, aPage(aDeskQueueRow()))
    const { user } = renderConsole('/', server, false)
    await user.type(await screen.findByLabelText('Email'), 'Reviewer@kaadi.example')
    await user.type(screen.getByLabelText('Password'), 'kaadi-demo-2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('row', { name: /Steam/ })).toBeTruthy()
    expect(server.seen(operators.signIn)[0]?.body.username).toBe('reviewer@kaadi.example')
    await expectAccessible()
  })

  it('says the words of the catalogue when the password is wrong', async () => {
    const server = aDesk().fail(operators.signIn, 'badCredentials')
    const { user } = renderConsole('/', server, false)
    await user.type(await screen.findByLabelText('Email'), 'reviewer@kaadi.example')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Email or password is incorrect')).toBeTruthy()
  })

  it('asks for the code that was mailed, and signs in with it', async () => {
    const server = aDesk().fail(operators.signIn, 'badVerificationCode').on(desk.queue, aPage())
    const { user } = renderConsole('/', server, false)
    await user.type(await screen.findByLabelText('Email'), 'reviewer@kaadi.example')
    await user.type(screen.getByLabelText('Password'), 'kaadi-demo-2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const code = await screen.findByLabelText('Code from your mail')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Enter the 6 digits we mailed you.')).toBeTruthy()
    server.on(operators.signIn, aSession())
    await user.type(code, '482 913')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Nothing waits. New cards appear here by themselves.')).toBeTruthy()
    expect(server.seen(operators.signIn).map(({ body }) => body.code)).toEqual([undefined, '482913'])
  })

  it('shows the door again when the session has died', async () => {
    const server = aDesk().fail(desk.queue, 'unauthenticated')
    renderConsole('/', server)
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(localStorage.getItem('desk:AFR-token')).toBeNull()
  })
})

describe('the queue', () => {
  it('says who was quicker when another reviewer has the order', async () => {
    const server = aDesk().on(desk.queue, aPage(aDeskQueueRow())).fail(desk.claim, 'claimedByAnother')
    const { user, path } = renderConsole('/', server)
    await user.click(await screen.findByRole('button', { name: /Take/ }))
    expect(await screen.findByText('Another reviewer has this order.')).toBeTruthy()
    expect(path()).toMatch(/^\/console\/?(\?row=order-1)?$/)
  })

  it('offers a second look to nobody who judged first, and says whose it is', async () => {
    const server = aDesk().on(
      desk.queue,
      aPage(
        aDeskQueueRow({ orderStatus: 4, judgedByMe: true }),
        aDeskQueueRow({ orderStatus: 4, giftOrderId: 'order-2' as never, tradeNumber: 'GC-2611-20-48814' }),
      ),
    )
    renderConsole('/?view=second', server)
    const own = await screen.findByRole('row', { name: /You judged it/ })
    const other = screen.getByRole('row', { name: /48814/ })
    expect(within(own).queryByRole('button', { name: /Take/ })).toBeNull()
    expect(own.textContent).toMatch(/You judged it.*the second look is another reviewer’s/)
    expect(within(other).getByRole('button', { name: /Take/ })).toBeTruthy()
    await expectAccessible()
  })

  it('offers an order of one’s own to nobody who sold it, and says that it is theirs', async () => {
    const server = aDesk().on(
      desk.queue,
      aPage(
        aDeskQueueRow({ ownOrder: true }),
        aDeskQueueRow({ giftOrderId: 'order-2' as never, tradeNumber: 'GC-2611-20-48814' }),
      ),
    )
    renderConsole('/', server)
    const own = await screen.findByRole('row', { name: /Your own/ })
    expect(within(own).queryByRole('button', { name: /Take/ })).toBeNull()
    expect(own.textContent).toMatch(/Your own.*another operator decides it/)
    expect(
      within(screen.getByRole('row', { name: /48814/ })).getByRole('button', { name: /Take/ }),
    ).toBeTruthy()
    await expectAccessible()
  })

  it('says on the page of an order of one’s own that it is, takes nothing there, and leads back', async () => {
    const server = aDesk()
      .on(desk.queue, aPage(aDeskQueueRow({ ownOrder: true })))
      .fail(desk.order, 'ownOrder')
    const { user, path } = renderConsole('/order?giftOrderId=order-1', server)
    expect(await screen.findByRole('heading', { name: /It is an order of your own/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Take|again/ })).toBeNull()
    await user.keyboard('t')
    expect(server.seen(desk.claim)).toEqual([])
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Go to the queue' }))
    await waitFor(() => expect(path()).toMatch(/^\/console\/?$/))
  })

  it('shows nothing more of an order that becomes one’s own while it is open', async () => {
    const order = aDeskOrder({ flags: [{ kind: 'firstOrder', text: 'The seller has no paid order yet.' }] })
    const server = aDesk().on(desk.queue, aPage()).on(desk.order, order)
    const { user } = renderConsole('/order?giftOrderId=order-1', server)
    expect(await screen.findByRole('list', { name: 'Flags' })).toBeTruthy()
    server.fail(desk.order, 'ownOrder').fail(desk.claim, 'ownOrder')
    await user.click(screen.getByRole('button', { name: /^Take/ }))
    expect(await screen.findByRole('heading', { name: /It is an order of your own/ })).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Flags' })).toBeNull()
  })

  it('asks the service for the orders of one card, and for all of them again', async () => {
    const server = aDesk()
      .on(cardTypes.list, listAndMap(aCardType(), aCardType({ id: 'amazon' as never, name: 'Amazon' })))
      .on(desk.queue, ({ query }) =>
        query.cardTypeId === 'amazon'
          ? aPage(aDeskQueueRow({ giftOrderId: 'order-2' as never, cardTypeName: 'Amazon' }))
          : aPage(
              aDeskQueueRow(),
              aDeskQueueRow({ giftOrderId: 'order-2' as never, cardTypeName: 'Amazon' }),
            ),
      )
    const { user, path } = renderConsole('/', server)
    const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent)
    await user.click(await screen.findByRole('combobox', { name: 'Card' }))
    await user.keyboard('ama')
    expect(await screen.findByRole('option', { name: /Amazon/ })).toBeTruthy()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toHaveLength(1))
    expect(path()).toBe('/console?card=amazon')
    expect(names()[0]).toContain('Amazon')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(names()).toHaveLength(2))
  })

  it('holds view, search, sort and page in its address', async () => {
    const server = aDesk().on(desk.queue, { ...aPage(aDeskQueueRow()), total: 504, cursor: 'next' })
    const { user, path } = renderConsole('/?q=48813&only=late&sort=-amount&at=some-key', server)
    expect(await screen.findByText('504 orders')).toBeTruthy()
    expect(server.seen(desk.queue).at(-1)?.query).toMatchObject({
      view: 'waiting',
      search: '48813',
      only: 'late',
      sort: 'amount',
      direction: 'descending',
      cursor: 'some-key',
    })
    expect(screen.getByRole('columnheader', { name: 'Pays' }).getAttribute('aria-sort')).toBe('descending')
    await user.click(screen.getByRole('button', { name: 'Due' }))
    await waitFor(() => expect(path()).toBe('/console?q=48813&only=late'))
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(server.seen(desk.queue).at(-1)?.query.cursor).toBe('next'))
  })

  it.each(['X9KQ2L7M4T8RB3N', 'XJ4T-7N2Q-9W6R-B3KM', '6006 4930 1234 5678', 'XJKTANQDWERBUKMP'])(
    'keeps a whole card code, %s, out of its address and asks for no such list',
    async (code) => {
      const server = aDesk().on(desk.queue, aPage(aDeskQueueRow()))
      const { user, path } = renderConsole('/?q=X9KQ', server)
      const field = await screen.findByRole('searchbox', { name: /Trade number/ })
      await user.clear(field)
      await user.paste(code)
      expect(await screen.findByText(/A whole card code is looked for with ⌘K/)).toBeTruthy()
      await waitFor(() => expect(path()).toBe('/console'))
      expect(field).toHaveProperty('value', code)
      await waitFor(() => expect(server.seen(desk.queue).at(-1)?.query.search).toBeUndefined())
      expect(JSON.stringify(server.seen(desk.queue).map(({ query }) => query))).not.toContain(code)
      await user.clear(field)
      expect(screen.queryByText(/A whole card code/)).toBeNull()
    },
  )

  it.each(['GC-2611-26-33802', 'emeka2024@kaadi.example', 'oluwaseun', '33802'])(
    'looks for %s, which is no code',
    async (text) => {
      const server = aDesk().on(desk.queue, aPage(aDeskQueueRow()))
      const { user } = renderConsole('/', server)
      await user.click(await screen.findByRole('searchbox', { name: /Trade number/ }))
      await user.paste(text)
      await waitFor(() => expect(server.seen(desk.queue).at(-1)?.query.search).toBe(text))
      expect(screen.queryByText(/A whole card code/)).toBeNull()
    },
  )

  it('says of what one has decided when that was, and promises nothing', async () => {
    const decided = aDeskQueueRow({ orderStatus: 10, operatorTime: '2026-11-20T13:10:00.000Z' })
    renderConsole('/?view=decided', aDesk().on(desk.queue, aPage(decided)))
    const row = await screen.findByRole('row', { name: /Steam/ })
    expect(row.textContent).toMatch(/20 Nov, \d\d:10/)
    expect(row.textContent).not.toContain('Paused')
    expect(screen.getByRole('columnheader', { name: 'Decided' })).toBeTruthy()
  })

  it('begins at its first page where the address names a place that the service does not know', async () => {
    const server = aDesk().fail(desk.queue, 'invalidInput')
    const { path } = renderConsole('/?view=mine&at=cut-short', server)
    await waitFor(() => expect(path()).toBe('/console?view=mine'))
    expect(server.seen(desk.queue).map(({ query }) => query.cursor)).toContain('cut-short')
    await waitFor(() => expect(server.seen(desk.queue).at(-1)?.query.cursor).toBeUndefined())
  })

  it('leaves out of its address what no filter of it knows, and shows its list', async () => {
    const server = aDesk().on(desk.queue, aPage(aDeskQueueRow()))
    const { path } = renderConsole('/?view=hax&only=late&sort=hax&currency=99', server)
    expect(await screen.findByRole('row', { name: /Steam/ })).toBeTruthy()
    await waitFor(() => expect(path()).toBe('/console?only=late'))
    for (const { query } of server.seen(desk.queue))
      expect(query).toMatchObject({ view: 'waiting', sort: 'time', only: 'late' })
  })

  it('shows its whole list where the service takes no filter of its address', async () => {
    const server = aDesk().on(desk.queue, aPage(aDeskQueueRow()))
    const { path } = renderConsole(`/?view=mine&q=${'x'.repeat(90)}`, server)
    expect(await screen.findByRole('row', { name: /Steam/ })).toBeTruthy()
    expect(path()).toBe('/console?view=mine')
  })

  it('begins at the top of the next page, and stays where the reader is at every look after', async () => {
    const page = { ...aPage(aDeskQueueRow()), total: 504, cursor: 'next' }
    const second = {
      ...aPage(aDeskQueueRow({ giftOrderId: 'order-2' as never, cardTypeName: 'Amazon' })),
      total: 504,
      previous: 'back',
    }
    const server = aDesk().on(desk.queue, ({ query }) => (query.cursor === 'next' ? second : page))
    const { user } = renderConsole('/', server)
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(await screen.findByRole('link', { name: 'Next page' }))
    const first = await screen.findByRole('link', { name: /Amazon/ })
    await waitFor(() => expect(document.activeElement).toBe(first))
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('table')])
    const looks = server.seen(desk.queue).length
    screen.getByRole('link', { name: 'Previous page' }).focus()
    server.push({ giftOrderId: null })
    await waitFor(() => expect(server.seen(desk.queue).length).toBeGreaterThan(looks), { timeout: 9_000 })
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Previous page' }))
    expect(scrolled).toHaveBeenCalledOnce()
    scrolled.mockRestore()
  })

  it('ignores what an address cannot mean', async () => {
    const server = aDesk().on(desk.queue, aPage(aDeskQueueRow()))
    renderConsole('/?view=everything&sort=colour&only=mine', server)
    await screen.findByRole('row', { name: /Steam/ })
    expect(server.seen(desk.queue).at(-1)?.query).toMatchObject({ view: 'waiting', sort: 'time' })
  })

  it('says so when nothing waits', async () => {
    renderConsole('/', aDesk().on(desk.queue, aPage()))
    expect(await screen.findByText('Nothing waits. New cards appear here by themselves.')).toBeTruthy()
  })

  it('offers to try again when it cannot be loaded', async () => {
    const server = aDesk().fail(desk.queue, 'internal', { traceId: 'trace-7' })
    const { user } = renderConsole('/', server)
    expect(await screen.findByText(/trace-7/)).toBeTruthy()
    server.on(desk.queue, aPage(aDeskQueueRow()))
    await user.click(screen.getByRole('button', { name: /again|retry/i }))
    expect(await screen.findByRole('row', { name: /Steam/ })).toBeTruthy()
  })
})
