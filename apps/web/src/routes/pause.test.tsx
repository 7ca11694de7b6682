import { sellerEndpoints } from '@kaadi/contract'
import { anOwnPause, aUser, aWithdrawalLimits } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, renderApp } from '../../test/render-app.tsx'

const { users, withdrawals, bankAccounts } = sellerEndpoints

const open = (path: string, pause = anOwnPause()) =>
  renderApp(path, {
    server: aServer()
      .on(users.me, aUser({ pause }))
      .on(withdrawals.limits, aWithdrawalLimits())
      .on(bankAccounts.list, []),
    isSignedIn: true,
  })
const until = /paused until/

describe('a paused seller', () => {
  it('reads on the home screen which rule, which facts, until when and what to do', async () => {
    open('/home')
    expect(await screen.findByText(/Selling and withdrawing are paused until/)).toBeTruthy()
    expect(screen.getByText(/reported as used before/)).toBeTruthy()
    expect(screen.getByText(/GC-2611-20-48813/)).toBeTruthy()
    expect(screen.getByText(/receipts of these cards/)).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('reads where money goes out what stops that, and nothing of what does not', async () => {
    open('/wallet/withdraw', anOwnPause({ scope: 'withdrawing' }))
    expect(await screen.findByText(/Withdrawing is paused until/)).toBeTruthy()
  })

  it('is not told of selling where they withdraw', async () => {
    open('/wallet/withdraw', anOwnPause({ scope: 'selling' }))
    await screen.findByRole('textbox', { name: /^Amount/ })
    expect(screen.queryByText(until)).toBeNull()
  })

  it('who waits to be deleted reads on the home screen when, and how to keep the account', async () => {
    const deletionAt = new Date(Date.now() + 9 * 86_400_000).toISOString()
    const app = renderApp('/home', {
      server: aServer().on(users.me, aUser({ deletionAt })),
      isSignedIn: true,
    })
    const notice = await screen.findByText(/Your account is deleted on/)
    expect(screen.getByText('Until then nothing can be sold or withdrawn, and you can keep it.')).toBeTruthy()
    // Above all else on the screen.
    await screen.findByRole('heading', { name: /Best rates/ })
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(notice.textContent)
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('link', { name: 'Keep my account' }))
    await waitFor(() => expect(app.path()).toBe('/deleteAccount'))
  })

  it.each(['/wallet/withdraw', '/home'])(
    'who waits to be deleted hears on %s that another tab has kept the account',
    async (path) => {
      const deletionAt = new Date(Date.now() + 9 * 86_400_000).toISOString()
      const server = aServer()
        .on(users.me, aUser({ deletionAt }))
        .on(withdrawals.limits, aWithdrawalLimits())
        .on(bankAccounts.list, [])
      renderApp(path, { server, isSignedIn: true })
      expect(await screen.findByText(/Your account is deleted on/)).toBeTruthy()
      server.on(users.me, aUser({ deletionAt: null }))
      document.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(screen.queryByText(/Your account is deleted on/)).toBeNull())
    },
  )

  it('reads nothing any more once it is over', async () => {
    open('/home', anOwnPause({ untilTime: '2020-01-01T00:00:00.000Z' }))
    await screen.findByRole('heading', { name: /Best rates/ })
    await waitFor(() => expect(screen.queryByText(until)).toBeNull())
  })
})
