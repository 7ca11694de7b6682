import { sellerEndpoints } from '@kaadi/contract'
import { anOpenSession, aUser, aWithdrawalLimits } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { sessions, users, withdrawals } = sellerEndpoints
const mine = anOpenSession()
const other = anOpenSession({
  id: 'session-2',
  browser: 'Firefox',
  system: 'Windows',
  isPhone: false,
  ip: '197.210.1.9',
  isCurrent: false,
})
const nameless = anOpenSession({ id: 'session-3', browser: null, system: null, isCurrent: false })

const aServerOfCenter = () =>
  aServer()
    .on(withdrawals.limits, aWithdrawalLimits())
    .on(users.me, aUser())
    .on(sessions.list, [mine, other, nameless])
    .on(sessions.endOne, [mine, nameless])
const open = (server = aServerOfCenter()) => renderApp('/account/center', { server, isSignedIn: true })

describe('/account/center', () => {
  it('says who it is, how it is kept safe, and where it is signed in', async () => {
    const { server } = open()
    expect(await screen.findByText('Firefox, Windows')).toBeTruthy()
    expect(screen.getByText('Adaeze Okafor')).toBeTruthy()
    expect(screen.getByText('This one')).toBeTruthy()
    expect(screen.getByText('Unknown device')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Password/ }).getAttribute('href')).toBe(
      '/account/resetPassword',
    )
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('says that two-factor sign-in is on where only a passkey is set', async () => {
    open(aServerOfCenter().on(users.me, aUser({ twoFactor: true })))
    expect(await screen.findByRole('link', { name: /^Two-factor sign-in.*a passkey.*On$/ })).toBeTruthy()
  })

  it('leads to how the seller is told', async () => {
    open()
    const row = await screen.findByRole('link', { name: /^How you are told/ })
    expect(row.getAttribute('href')).toBe('/account/center?view=notifications')
  })

  it('signs one device out, after asking', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('button', { name: 'Sign out Firefox, Windows' }))
    const ask = screen.getByRole('alertdialog', { name: 'Sign out Firefox, Windows?' })
    await app.user.click(within(ask).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(screen.queryByText('Firefox, Windows')).toBeNull())
    expect(app.server.seen(sessions.endOne)[0]?.body).toEqual({ id: 'session-2' })
    expect(screen.getByText('Signed out there.')).toBeTruthy()
  })

  it('signs all others out, and leaves them where it is not meant', async () => {
    const app = open(aServerOfCenter().on(sessions.endOthers, [mine]))
    const button = await screen.findByRole('button', { name: 'Sign out all other devices' })
    await app.user.click(button)
    const ask = () => screen.getByRole('alertdialog', { name: 'Sign out all other devices?' })
    await app.user.click(within(ask()).getByRole('button', { name: 'Leave it' }))
    expect(app.server.seen(sessions.endOthers)).toEqual([])
    await app.user.click(button)
    await app.user.click(within(ask()).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
  })

  it('asks for a first withdrawal password where none is set', async () => {
    const app = open(aServerOfCenter().on(users.me, aUser({ pinSet: false })))
    await app.user.click(await screen.findByRole('button', { name: /Withdrawal password.*Not set/ }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('says that the list did not load, and tries again', async () => {
    const server = aServerOfCenter().fail(sessions.list, 'internal')
    const app = open(server)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.on(sessions.list, [mine])
    await app.user.click(again)
    expect(await screen.findByText('This one')).toBeTruthy()
  })
})

describe('/account/resetPassword', () => {
  const fill = async ({ user }: ReturnType<typeof open>, given: { password?: string } = {}) => {
    await user.type(await screen.findByLabelText('Password that you have now'), 'two red lizards')
    await user.type(screen.getByLabelText('New password'), given.password ?? 'three green lizards')
    await user.type(screen.getByLabelText('Code from your mail'), '123456')
    await user.click(screen.getByRole('button', { name: 'Save password' }))
  }
  const openChange = () =>
    renderApp('/account/resetPassword', {
      isSignedIn: true,
      server: aServerOfCenter()
        .on(users.sendVerificationCode, { resendSeconds: 60, expiresSeconds: 900 })
        .on(users.changePassword, { withdrawalsHeldUntil: null, endedSessions: 1 }),
    })

  it('mails a code to the own address, and changes the password', async () => {
    const app = openChange()
    await screen.findByLabelText('New password')
    await waitFor(() => expect(app.server.seen(users.me).length).toBeGreaterThan(0))
    await app.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByText(/We mailed a code to adaeze@example\.com/)
    await expectAccessible(document.body)
    await fill(app)
    await waitFor(() => expect(app.path()).toBe('/account/center'))
    expect(app.server.seen(users.sendVerificationCode)[0]?.body).toEqual({
      email: 'adaeze@example.com',
      purpose: 'changePassword',
    })
    expect(screen.getByText(/Your password is changed/)).toBeTruthy()
  })

  it.each([
    ['badCredentials', 'Password that you have now', 'This is not your password.'],
    ['badVerificationCode', 'Code from your mail', 'Verification code error, please re-enter.'],
    ['weakPassword', 'New password', /on every list of stolen passwords/],
  ] as const)('shows %s at its field', async (failure, label, message) => {
    const app = openChange()
    app.server.fail(users.changePassword, failure)
    await fill(app)
    const field = await screen.findByLabelText(label)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText(message)).toBeTruthy()
  })

  it('wants another one than there is', async () => {
    const app = openChange()
    await fill(app, { password: 'two red lizards' })
    expect(await screen.findByText('Choose one that you do not have now.')).toBeTruthy()
    expect(app.server.seen(users.changePassword)).toEqual([])
  })
})
