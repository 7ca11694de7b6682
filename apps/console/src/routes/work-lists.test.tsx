import { operatorEndpoints, sellerEndpoints } from '@kaadi/contract'
import type { CardOrderId } from '@kaadi/contract/primitives'
import {
  aCardType,
  aDeskOrder,
  aDeskQueueRow,
  anAppealRow,
  anInboxRow,
  anOperator,
  aPage,
  aReversal,
  listAndMap,
  someRechecks,
} from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { appeals, desk, deskMessages, rechecks, reversals } = operatorEndpoints
const { cardTypes } = sellerEndpoints

/** Each list of the Work section with a page behind it, in which the keys that step are tried. */
const lists = {
  '/': desk.queue,
  '/messages': deskMessages.inbox,
  '/appeals': appeals.queue,
  '/reversals': reversals.queue,
  '?view=differing': rechecks.list,
} as const

const aSenior = () => anOperator({ roles: ['senior'] })
const middle = { ...aPage(), total: 120, previous: 'back', cursor: 'next' }
const aLongDesk = () => {
  const server = aDesk(aSenior())
  for (const endpoint of Object.values(lists)) server.on(endpoint, middle as never)
  return server
}
const withAt = (address: string) => `${address}${address.includes('?') ? '&' : '?'}at=here`
const atOf = (path: string) => new URL(path, 'https://desk').searchParams.get('at')

describe.each(Object.keys(lists))('the list at %s', (address) => {
  it('is turned by keys that stand on its buttons', async () => {
    const { user, path } = renderConsole(withAt(address), aLongDesk())
    const next = await screen.findByRole('link', { name: /Next page/ })
    expect(next.getAttribute('aria-keyshortcuts')).toBe('.')
    expect(next.querySelector('kbd')?.textContent).toBe('.')
    await user.keyboard('.')
    await waitFor(() => expect(atOf(path())).toBe('next'))
    await user.keyboard(',')
    await waitFor(() => expect(atOf(path())).toBe('back'))
    await user.keyboard('f')
    await waitFor(() => expect(atOf(path())).toBeNull())
  })

  it('steps to the list beside it and back, and lists its keys', async () => {
    const { user, path } = renderConsole(address, aLongDesk())
    await screen.findByRole('link', { name: /Next page/ })
    const before = path()
    await user.keyboard('>')
    await waitFor(() => expect(path()).not.toBe(before))
    await user.keyboard('<')
    await waitFor(() => expect(path().replace(/\/$/, '')).toBe(before.replace(/\/$/, '')))
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    const listed = help.getByRole('region', { name: 'The list' }).textContent
    expect(listed).toContain('List before, next list')
    expect(listed).toContain('Page before, next page')
    await expectAccessible()
  })
})

describe.each(['/', '/messages', '/appeals', '?view=differing'])('the search at %s', (address) => {
  it('has the key /, which types nothing', async () => {
    const { user } = renderConsole(address, aLongDesk())
    const box = await screen.findByRole('searchbox')
    expect(box.getAttribute('aria-keyshortcuts')).toBe('/')
    await user.keyboard('/ad')
    expect(document.activeElement).toBe(box)
    expect((box as HTMLInputElement).value).toBe('ad')
    await user.keyboard('/')
    expect((box as HTMLInputElement).value).toBe('ad/')
    await user.keyboard('{Escape}')
    expect((box as HTMLInputElement).value).toBe('')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(document.body)
  })
})

describe.each([
  ['/messages', deskMessages.inbox, ['one', 'two'].map((id) => ({ ...anInboxRow(), giftOrderId: id }))],
  ['/appeals', appeals.queue, ['one', 'two'].map((id) => ({ ...anAppealRow(), appealId: id }))],
  ['/reversals', reversals.queue, ['one', 'two'].map((id) => ({ ...aReversal(), reversalId: id }))],
])('the rows at %s', (address, endpoint, rows) => {
  it('are opened one after the other by J and K', async () => {
    const server = aDesk(aSenior()).on(endpoint, aPage(...rows) as never)
    const { user, path } = renderConsole(address, server)
    await screen.findAllByRole('row')
    const idOf = () => new URL(path(), 'https://desk').searchParams.get('id')
    await user.keyboard('j')
    await waitFor(() => expect(idOf()).toBe('one'))
    await user.keyboard('j')
    await waitFor(() => expect(idOf()).toBe('two'))
    const entries = window.history.length
    await user.keyboard('k')
    await waitFor(() => expect(idOf()).toBe('one'))
    // Back leads to where the list was opened, not through every row that was gone by.
    expect(window.history.length).toBe(entries)
    window.history.back()
    await waitFor(() => expect(idOf()).toBeNull())
    await user.keyboard('?')
    expect((await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).textContent).toContain(
      'Open the next row, the row before',
    )
  })
})

describe('the rows of the queue', () => {
  const rows = ['one', 'two', 'three'].map((id) => ({
    ...aDeskQueueRow(),
    giftOrderId: id as CardOrderId,
    tradeNumber: `GC-${id}`,
  }))

  it('are gone to by J and K, taken by T, sorted by U and P, and listed by ?', async () => {
    const server = aDesk(aSenior())
      .on(desk.queue, aPage(...rows))
      .fail(desk.claim, 'claimedByAnother')
    const { user, path } = renderConsole('/', server)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length))
    await user.keyboard('p')
    await waitFor(() => expect(path()).toBe('/console?sort=-amount'))
    await user.keyboard('u')
    await waitFor(() => expect(path()).toBe('/console'))
    await user.keyboard('jjt')
    await waitFor(() => expect(server.seen(desk.claim)[0]?.body).toEqual({ giftOrderId: 'two' }))
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const line of ['Sort by time', 'Sort by what it pays', 'Next row, row before', 'Open the row'])
      expect(help.textContent).toContain(line)
    expect(help.textContent).toContain('Take the row, or the first order that is free')
  })
})

describe('a row that was left for its page', () => {
  const rows = ['one', 'two', 'three'].map((id) => ({
    ...aDeskQueueRow(),
    giftOrderId: id as CardOrderId,
    tradeNumber: `GC-${id}`,
  }))
  const queue = (...shown: typeof rows) => ({ ...aPage(...shown), total: 120, cursor: 'next' })
  const rowOf = (path: string) => new URL(path, 'https://desk').searchParams.get('row')
  const isLeft = () => waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  const focused = () => document.activeElement?.closest('tr')?.textContent

  it('stands in the address, and is where Back leads: no step through the rows is an entry of the history', async () => {
    const server = aDesk(aSenior())
      .on(desk.queue, queue(...rows))
      .fail(desk.order, 'notFound')
    const { user, path } = renderConsole('/?sort=-amount', server)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length))
    const entries = window.history.length
    await user.keyboard('jj')
    await waitFor(() => expect(path()).toBe('/console?sort=-amount&row=two'))
    await user.keyboard('j')
    expect(focused()).toContain('GC-three')
    expect(window.history.length).toBe(entries)
    // Before the address had time to say where that is.
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/console/order?giftOrderId=three'))
    await isLeft()
    expect(window.history.length).toBe(entries + 1)
    window.history.back()
    await waitFor(() => expect(path()).toBe('/console?sort=-amount&row=three'))
    await waitFor(() => expect(focused()).toContain('GC-three'))
    await user.keyboard('k')
    expect(focused()).toContain('GC-two')
  })

  it('is chosen after a reload, and the one in its place where it has gone meanwhile', async () => {
    const server = aDesk(aSenior())
      .on(desk.queue, queue(...rows))
      .fail(desk.order, 'notFound')
    const { user, path } = renderConsole('/?row=two', server)
    await waitFor(() => expect(focused()).toContain('GC-two'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/console/order?giftOrderId=two'))
    await isLeft()
    server.on(desk.queue, queue(rows[0]!, rows[2]!))
    window.history.back()
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
    await waitFor(() => expect(focused()).toContain('GC-three'))
  })

  it('is the one that was taken, whatever had the focus', async () => {
    const order = aDeskOrder()
    const taken = { ...rows[0]!, giftOrderId: order.order.giftOrderId }
    const server = aDesk(aSenior()).on(desk.queue, queue(taken, ...rows))
    server.on(desk.claim, order).on(desk.order, order)
    const { user, path } = renderConsole('/', server)
    await screen.findAllByRole('button', { name: /Take|Claim/ })
    await user.keyboard('t')
    await waitFor(() => expect(path()).toContain('/console/order'))
    await isLeft()
    window.history.back()
    await waitFor(() => expect(rowOf(path())).toBe(order.order.giftOrderId))
  })

  it('is forgotten with another page or filter of the list, and found again on the way back', async () => {
    const server = aDesk(aSenior()).on(desk.queue, ({ query }) =>
      query.cursor === 'next'
        ? {
            ...aPage({ ...rows[0]!, giftOrderId: 'four' as CardOrderId, tradeNumber: 'GC-four' }),
            previous: 'back',
          }
        : queue(...rows),
    )
    const { user, path } = renderConsole('/', server)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length))
    await user.keyboard('jj')
    await waitFor(() => expect(rowOf(path())).toBe('two'))
    await user.keyboard('.')
    await waitFor(() => expect(atOf(path())).toBe('next'))
    expect(rowOf(path())).toBeNull()
    await waitFor(() => expect(focused()).toContain('GC-four'))
    await waitFor(() => expect(rowOf(path())).toBe('four'))
    window.history.back()
    await waitFor(() => expect(rowOf(path())).toBe('two'))
    await waitFor(() => expect(focused()).toContain('GC-two'))
    await user.keyboard('w')
    await waitFor(() => expect(path()).toBe('/console?only=late'))
  })
})

describe.each(['/appeals', '/reversals', '/blind-looks'])('the photos at %s', (address) => {
  it('have their keys listed', async () => {
    const { user } = renderConsole(address, aLongDesk().on(rechecks.mine, someRechecks()))
    await screen.findByRole('button', { name: 'Keyboard shortcuts' })
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    const listed = help.getByRole('region', { name: 'The photos' }).textContent
    for (const line of ['Zoom in, zoom out', 'Turn', 'Fit', 'Photo before, next photo'])
      expect(listed).toContain(line)
  })
})

describe('the filters of the queue', () => {
  const aFilterDesk = () =>
    aDesk(aSenior())
      .on(cardTypes.list, listAndMap(aCardType(), aCardType({ id: 'amazon' as never, name: 'Amazon' })))
      .on(desk.queue, ({ query }) => (query.cardTypeId ? aPage() : aPage(aDeskQueueRow())))

  it('are all reached by keys: the card, the currency, which of them, and all again', async () => {
    const { user, path } = renderConsole('/', aFilterDesk())
    await screen.findByRole('row', { name: /Steam/ })
    await user.keyboard('m')
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Currency' }))
    await user.keyboard('{Escape}w')
    await waitFor(() => expect(path()).toBe('/console?only=late'))
    await user.keyboard('w')
    await waitFor(() => expect(path()).toBe('/console?only=free'))
    await user.keyboard('c')
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Card' }))
    await user.keyboard('ama')
    expect(await screen.findByRole('option', { name: /Amazon/ })).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('No order fits.')).toBeTruthy()
    // Who chose is back at the keys of the page; Escape leaves a choice as it is.
    await user.keyboard('c{Escape}w')
    await waitFor(() => expect(path()).toMatch(/card=amazon/))
    await waitFor(() => expect(path()).not.toMatch(/only=free/))
    await user.keyboard('a')
    await waitFor(() => expect(path()).toBe('/console'))
  })

  it('are listed by ?, beside the keys of working, and none of them twice', async () => {
    const { user } = renderConsole('/', aFilterDesk())
    await screen.findByRole('row', { name: /Steam/ })
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(help.getByRole('region', { name: 'The list' }).textContent).toMatch(/Card.*Currency/)
    const keys = [...document.querySelectorAll('dialog kbd')].map((key) => key.textContent)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('leave a message about an order alone: a key that is typed into an answer is a letter', async () => {
    const server = aLongDesk().on(deskMessages.inbox, aPage(anInboxRow()))
    const { user, path } = renderConsole('/messages', server)
    await user.type(await screen.findByRole('searchbox'), '<>,.f')
    expect(path()).toBe('/console/messages')
  })
})
