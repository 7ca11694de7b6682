import { operatorEndpoints } from '@kaadi/contract'
import type { OperatorRole } from '@kaadi/contract/operators'
import { anOperator, aPage, aSession } from '@kaadi/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, operators, payouts } = operatorEndpoints
const deskOf = (...roles: OperatorRole[]) =>
  aDesk(anOperator({ roles, name: 'Ada Operator' }))
    .on(operators.signIn, aSession())
    .on(desk.queue, aPage())
    .on(payouts.page, aPage())
    .on(payouts.banks, [])

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Sections' }))
    .queryAllByRole('link')
    .map((link) => link.textContent?.replace(/\d+$/, ''))

describe('an address that is none of the console’s', () => {
  it('stands in the usual page, is named as the browser shows it, and leads on and back', async () => {
    const { user, path } = renderConsole('/macros?id=1', deskOf('reviewer'))
    expect(await screen.findByRole('heading', { name: 'Page Not Found: /console/macros?id=1' })).toBeTruthy()
    await waitFor(() => expect(entries()).toContain('Messages'))
    expect(document.title).toMatch(/^Page not found/)
    await expectAccessible()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Cards to check' }))
    await waitFor(() => expect(path()).toMatch(/^\/console\/?$/))
    act(() => window.history.back())
    await screen.findByRole('heading', { name: /^Page Not Found/ })
    const back = vi.spyOn(window.history, 'go')
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    expect(back).toHaveBeenLastCalledWith(-1)
    back.mockRestore()
  })
})

describe('each role', () => {
  it.each([
    ['reviewer', 'Cards to check', ['Cards to check', 'My shift', 'Blind looks', 'Messages', 'Verification']],
    [
      'senior',
      'Cards to check',
      [
        'Cards to check',
        'My shift',
        'Blind looks',
        'Appeals',
        'Reversals',
        'Messages',
        'Saved answers',
        'Payouts',
        'Books',
        'Verification',
        'Sellers',
        'Risk and block list',
        'Partners',
        'Approvals',
        'Insight',
      ],
    ],
    [
      'treasurer',
      'Payouts',
      [
        'Payouts',
        'Batches',
        'Not received',
        'Books',
        'Ledger',
        'Adjustments',
        'Banks, fees, limits',
        'Approvals',
      ],
    ],
    [
      'editor',
      'Campaigns and rewards',
      ['Campaigns and rewards', 'Banks, fees, limits', 'Pages', 'Brands asked for', 'Redeemers', 'Approvals'],
    ],
    [
      'admin',
      'Cards to check',
      [
        'Cards to check',
        'My shift',
        'Blind looks',
        'Appeals',
        'Reversals',
        'Messages',
        'Saved answers',
        'Payouts',
        'Batches',
        'Not received',
        'Books',
        'Ledger',
        'Adjustments',
        'Verification',
        'Sellers',
        'Risk and block list',
        'Partners',
        'Campaigns and rewards',
        'Banks, fees, limits',
        'Pages',
        'Brands asked for',
        'Redeemers',
        'Approvals',
        'Insight',
        'Operators',
        'Audit',
        'Switches',
      ],
    ],
  ] as const)('%s lands on %s after signing in, and sees %j', async (role, title, wanted) => {
    const server = deskOf(role)
    const { user } = renderConsole('/', server, false)
    await user.type(await screen.findByLabelText('Email'), 'ada@kaadi.example')
    await user.type(screen.getByLabelText('Password'), 'kaadi-demo-2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    await waitFor(() => expect(entries()).toEqual(wanted))
    expect(screen.queryByText(/permission/i)).toBeNull()
    expect(screen.queryByText('This page is not for your role')).toBeNull()
  })

  it('never asks for what it may not see', async () => {
    const server = deskOf('treasurer')
    const { path } = renderConsole('/', server)
    await screen.findByText('Nobody waits for a payout.')
    expect(path()).toBe('/console/payouts')
    expect(server.seen(desk.queue)).toEqual([])
  })
})

describe('an address that a role cannot open', () => {
  it.each([
    [
      'treasurer',
      '/order?giftOrderId=order-1',
      /open to reviewers, seniors and admins/,
      'You may look after payouts, send payouts in batches, two together, find payments that have not come, look after the books, read the ledger, correct the books by two, look after fees, limits and exchange rates and see what waits for a second person.',
      'Payouts',
    ],
    [
      'reviewer',
      '/payouts?id=withdrawal-1',
      /open to treasurers, seniors and admins/,
      'You may check cards, start and stop working, judge decided orders again, answer sellers and verify sellers.',
      'Cards to check',
    ],
  ] as const)('tells a %s at %s what they may do instead', async (role, address, who, may, way) => {
    const server = deskOf(role)
    const { user, path } = renderConsole(address, server)
    expect(await screen.findByRole('heading', { name: 'This page is not for your role' })).toBeTruthy()
    expect(screen.getByText(who).textContent).toContain(`You are signed in as Ada Operator, ${role}.`)
    expect(screen.getByText(may)).toBeTruthy()
    expect(server.seen(desk.order)).toEqual([])
    expect(server.seen(payouts.detail)).toEqual([])
    await expectAccessible()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: way }))
    await waitFor(() => expect(path()).not.toContain(address))
    expect(await screen.findByRole('heading', { level: 1, name: way })).toBeTruthy()
  })
})

it('can be tried again where it is not known who is signed in', async () => {
  const server = deskOf('reviewer').fail(operators.me, 'internal', { traceId: 'trace-9' })
  const { user } = renderConsole('/', server)
  expect(await screen.findByText(/trace-9/)).toBeTruthy()
  server.on(operators.me, anOperator())
  await user.click(screen.getByRole('button', { name: /again|retry/i }))
  expect(await screen.findByText('Nothing waits. New cards appear here by themselves.')).toBeTruthy()
})
