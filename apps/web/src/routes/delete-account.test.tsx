import { sellerEndpoints } from '@kaadi/contract'
import { passwordHash } from '@kaadi/core/crypto'
import { aDeletionStatus, aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../test/render-app.tsx'

const { deletion, users } = sellerEndpoints
const waiting = aDeletionStatus({ deletionAt: '2030-12-04T10:00:00.000Z' })

const aServerOfDeletion = (now = aDeletionStatus()) =>
  aServer()
    .on(users.me, aUser())
    .on(deletion.sendCode, { resendSeconds: 60, expiresSeconds: 900 })
    .on(deletion.status, now)
    .on(deletion.ask, waiting)
    .on(deletion.undo, aDeletionStatus())
const open = (server = aServerOfDeletion()) => renderApp('/deleteAccount', { server, isSignedIn: true })
type App = ReturnType<typeof open>

const fill = async ({ user }: App, label = 'Password', secret = 'three green lizards') => {
  await user.type(await screen.findByLabelText(label), secret)
  await user.type(screen.getByLabelText('Code from your mail'), '123456')
  await user.click(screen.getByRole('checkbox', { name: /I understand/ }))
}
const send = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Delete account' }))

describe('/deleteAccount', () => {
  it('says what goes and what stays, takes password and code, and names the day', async () => {
    const app = open()
    expect(await screen.findByText('your trades, for 6 years')).toBeTruthy()
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByText(/We mailed a code to adaeze@example\.com/)
    await fill(app)
    await send(app)
    expect(await screen.findByText(/Your account is deleted on/)).toBeTruthy()
    expect(app.server.seen(deletion.ask)[0]?.body).toEqual({
      code: '123456',
      password: passwordHash('adaeze@example.com', 'three green lizards'),
    })
    expect(app.server.seen(deletion.sendCode)).toHaveLength(1)
    await expectAccessible(document.body)
    expectNoSurprises(app.server)
  })

  it('takes the withdrawal password where one is set', async () => {
    const app = open(aServerOfDeletion(aDeletionStatus({ proof: 'pin' })))
    await fill(app, 'Withdrawal password', '718204')
    await send(app)
    await screen.findByText(/Your account is deleted on/)
    expect(app.server.seen(deletion.ask)[0]?.body).toEqual({ code: '123456', pin: '718204' })
  })

  it('sends nothing before it is understood', async () => {
    const app = open()
    await screen.findByLabelText('Password')
    await send(app)
    expect(await screen.findByText('Tick this first.')).toBeTruthy()
    expect(app.server.seen(deletion.ask)).toEqual([])
  })

  it('names each thing that is kept, as long as the service says', async () => {
    const kept = [
      { what: 'payments', years: 7 },
      { what: 'payoutAccounts', years: 5 },
    ] as const
    open(aServerOfDeletion(aDeletionStatus({ kept: [...kept] })))
    expect(await screen.findByText('what was paid to you, for 7 years')).toBeTruthy()
    expect(screen.getByText('the bank accounts and addresses you saved, for 5 years')).toBeTruthy()
    expect(screen.queryByText(/your trades/)).toBeNull()
  })

  it('is undone with one press', async () => {
    const app = open(aServerOfDeletion(waiting))
    await app.user.click(await screen.findByRole('button', { name: 'Keep my account' }))
    expect(await screen.findByText('Your account stays.')).toBeTruthy()
    expect(await screen.findByLabelText('Password')).toBeTruthy()
  })

  it('shows what is still open, each with the way there, and no form', async () => {
    open(
      aServerOfDeletion(
        aDeletionStatus({
          money: [
            { kind: 'balance', currencyId: 1, amount: '248600.00' },
            { kind: 'held', currencyId: 3, amount: '12.50' },
          ],
          work: [
            { kind: 'orders', count: 2 },
            { kind: 'withdrawals', count: 1 },
          ],
        }),
      ),
    )
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/wallet/cash?currencyId=1',
      '/wallet/cash?currencyId=3',
      '/transaction',
      '/transaction/list?tab=withdrawals',
    ])
    expect(screen.getByText('₦248,600.00 in your wallet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
    await expectAccessible(document.body)
  })

  it.each([
    ['badCredentials', 'Password', 'This is not your password.'],
    ['badVerificationCode', 'Code from your mail', 'Verification code error, please re-enter.'],
  ] as const)('shows %s at its field', async (failure, label, message) => {
    const app = open()
    app.server.fail(deletion.ask, failure)
    await fill(app)
    await send(app)
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  })

  it('looks again where something has come up meanwhile', async () => {
    const server = aServerOfDeletion()
    const app = open(server)
    await fill(app)
    server.fail(deletion.ask, 'deletionBlocked')
    server.on(deletion.status, aDeletionStatus({ work: [{ kind: 'orders', count: 1 }] }))
    await send(app)
    expect(await screen.findByText('Trades not ended: 1')).toBeTruthy()
  })

  it('says that it did not load, and tries again', async () => {
    const server = aServerOfDeletion().fail(deletion.status, 'internal')
    const app = open(server)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.on(deletion.status, aDeletionStatus())
    await app.user.click(again)
    expect(await screen.findByLabelText('Password')).toBeTruthy()
  })
})
