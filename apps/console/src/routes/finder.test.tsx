import { operatorEndpoints } from '@kaadi/contract'
import {
  aDeskOrder,
  aFound,
  aMyShift,
  anOperator,
  aPage,
  aSellerPage,
  aSession,
} from '@kaadi/testing/builders'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, deskMessages, people, risk, search, shifts, operators, switches } = operatorEndpoints
const aFindingDesk = () =>
  aDesk(anOperator({ roles: ['admin'] }))
    .on(risk.blocks, aPage())
    .on(people.seller, aSellerPage())
    .on(switches.list, [])
    .on(search.find, [aFound(), aFound({ kind: 'order', id: 'order-1', label: 'GC-2611-20-48813' })])
const field = () => screen.findByRole('combobox', { name: /Order, seller, withdrawal or page/ })

describe('⌘K', () => {
  it('finds a seller and opens the page, by the keyboard alone', async () => {
    const server = aFindingDesk()
    const { user, path } = renderConsole('/blocks', server)
    await screen.findByText('Nothing is blocked.')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), 'ada')
    expect(await screen.findByRole('option', { name: /adaeze@example.com/ })).toBeTruthy()
    expect(screen.getByRole('option', { name: /GC-2611-20-48813/ })).toBeTruthy()
    await expectAccessible()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: /Adaeze Okafor/ })).toBeTruthy()
    expect(path()).toContain('/seller?id=user-adaeze')
    expect(server.seen(search.find).map(({ body }) => body)).toEqual([{ text: 'ada' }])
  })

  it('keeps the order of the service, which puts first what was typed whole, and opens that on Enter', async () => {
    const order = aDeskOrder()
    const found = aFound({ kind: 'order', id: order.order.giftOrderId, label: 'GC-2611-20-48813' })
    const server = aFindingDesk().on(search.find, [found, aFound()]).on(desk.order, order)
    const { user, path } = renderConsole('/blocks', server)
    await screen.findByText('Nothing is blocked.')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), '48813')
    const first = await screen.findByRole('option', { name: /GC-2611-20-48813/ })
    expect(screen.getAllByRole('option')[0]).toBe(first)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toContain(order.order.giftOrderId))
  })

  it.each([
    ['/', true, 'mine'],
    ['/messages', true, 'answered'],
    ['/', false, 'mine'],
  ] as const)(
    'takes a code that a link to %s brings out of the address at once, and looks for it (signed in: %s)',
    async (list, isSignedIn, view) => {
      const code = 'X9KQ2L7M4T8RB3N'
      const server = aFindingDesk().on(desk.queue, aPage()).on(deskMessages.inbox, aPage())
      server.on(operators.signIn, aSession())
      const { user, path } = renderConsole(`${list}?view=${view}&q=${code}`, server, isSignedIn)
      expect(path()).not.toContain(code)
      if (!isSignedIn) {
        await user.type(await screen.findByLabelText('Email'), 'reviewer@kaadi.example')
        await user.type(screen.getByLabelText('Password'), 'kaadi-demo-2026')
        await user.click(screen.getByRole('button', { name: 'Sign in' }))
      }
      expect(await screen.findByRole('option', { name: /GC-2611-20-48813/ })).toBeTruthy()
      expect(await field()).toHaveProperty('value', code)
      expect(server.seen(search.find).map(({ body }) => body)).toEqual([{ text: code }])
      expect(path()).toContain(`view=${view}`)
      const lists = [...server.seen(desk.queue), ...server.seen(deskMessages.inbox)]
      expect(lists.length).toBeGreaterThan(0)
      expect(JSON.stringify(lists.map(({ query }) => query))).not.toContain(code)
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.keyboard('{Control>}k{/Control}')
      expect(await field()).toHaveProperty('value', '')
    },
  )

  it('leaves a search in the address that is no code, and the telephone number of a seller', async () => {
    const server = aFindingDesk().on(desk.queue, aPage()).on(people.page, aPage())
    const { path } = renderConsole('/?q=GC-2611-26-33802', server)
    await screen.findByText('No order fits.')
    expect(path()).toContain('q=GC-2611-26-33802')
    const { path: ofSellers } = renderConsole('/sellers?q=08031234567', server)
    expect(ofSellers()).toContain('q=08031234567')
    expect(server.seen(search.find)).toEqual([])
  })

  it('goes to the pages of the role, and signs out', async () => {
    const server = aFindingDesk().on(search.find, []).on(operators.signOut, null)
    const { user, path } = renderConsole('/blocks', server)
    await screen.findByText('Nothing is blocked.')
    await user.keyboard('{Meta>}k{/Meta}')
    await user.type(await field(), 'switches')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/console/switches'))
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), 'sign out')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toContain('/login'))
  })

  it('starts work, opens the next order and stops, from any page', async () => {
    const idle = aMyShift({ shift: null })
    const server = aFindingDesk()
      .on(search.find, [])
      .on(shifts.mine, idle)
      .on(desk.takeNext, null)
      .on(shifts.stop, idle)
    server.on(shifts.start, () => {
      server.on(shifts.mine, aMyShift())
      return aMyShift()
    })
    const { user, path } = renderConsole('/blocks', server)
    await screen.findByText('Nothing is blocked.')
    const run = async (typed: string, name: string) => {
      await user.keyboard('{Control>}k{/Control}')
      await user.type(await field(), typed)
      await screen.findByRole('option', { name: new RegExp(name) })
      await user.keyboard('{Enter}')
    }
    await run('start work', 'Start working')
    await waitFor(() => expect(server.seen(desk.takeNext)).toHaveLength(1))
    expect(await screen.findByText(/Nothing waits/)).toBeTruthy()
    const order = aDeskOrder()
    server.on(desk.takeNext, order).on(desk.order, order)
    await run('next', 'Next order')
    await waitFor(() => expect(path()).toContain(order.order.giftOrderId))
    await run('pause', 'Stop working')
    await waitFor(() => expect(server.seen(shifts.stop)).toHaveLength(1))
  })

  it('runs no command of the desk for who has no work there', async () => {
    const server = aDesk(anOperator({ roles: ['editor'] })).on(search.find, [])
    const { user } = renderConsole('/account', server)
    await user.click(await screen.findByRole('button', { name: /Find/ }))
    await user.type(await field(), 'start work')
    await screen.findAllByText(/Nothing/)
    expect(server.seen(shifts.mine)).toEqual([])
    expect(screen.queryByRole('option', { name: /Start working/ })).toBeNull()
  })

  it('gives the focus back to where it was', async () => {
    const { user } = renderConsole('/blocks', aFindingDesk())
    const add = await screen.findByRole('button', { name: 'Block a person' })
    add.focus()
    await user.keyboard('{Control>}k{/Control}')
    await field()
    // Escape, as a browser tells it to a modal dialog.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(add)
  })

  it('says that a text is too long, and asks for nothing', async () => {
    const server = aFindingDesk()
    const { user } = renderConsole('/blocks', server)
    await screen.findByText('Nothing is blocked.')
    await user.click(screen.getByRole('button', { name: /Find/ }))
    await user.click(await field())
    await user.paste('x'.repeat(300))
    expect((await screen.findAllByText(/too long to look for: 80 letters/)).length).toBeGreaterThan(0)
    expect(server.seen(search.find)).toEqual([])
  })

  it('says that the search did not work, and that nothing was found', async () => {
    const server = aFindingDesk().fail(search.find, 'overloaded')
    const { user } = renderConsole('/blocks', server)
    await screen.findByText('Nothing is blocked.')
    await user.click(screen.getByRole('button', { name: /Find/ }))
    await user.type(await field(), 'zebra')
    expect((await screen.findAllByText(/did not work/)).length).toBeGreaterThan(0)
  })
})
