import { sellerEndpoints } from '@kaadi/contract'
import { passwordHash } from '@kaadi/core/crypto'
import { aTwoFactorStatus, aUser } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { deletion, passkeys, twoFactor, users } = sellerEndpoints
const address = '/account/center?view=twoFactor'
const uri = 'otpauth://totp/Kaadi:ada?secret=JBSWY3DPEHPK3PXP&issuer=Kaadi'
const on = aTwoFactorStatus({ isOn: true, since: '2026-11-20T08:00:00.000Z', recoveryCodesLeft: 2 })

const open = (status = aTwoFactorStatus()) => {
  const server = aServer()
    .on(users.me, aUser({ twoFactor: status.isOn }))
    .on(twoFactor.status, status)
    .on(twoFactor.begin, { secret: 'JBSWY3DPEHPK3PXP', uri })
    .on(twoFactor.confirm, { recoveryCodes: ['7KQ2-9XMF', 'B4TN-6WPA'] })
    .on(twoFactor.renewRecoveryCodes, { recoveryCodes: ['P9SG-7BXL'] })
    .on(twoFactor.turnOff, null)
    .on(passkeys.challenge, { app: true, passkey: null })
    .on(twoFactor.prove, null)
  return renderApp(address, { server, isSignedIn: true })
}

describe('two-factor sign-in', () => {
  it('is on where only a passkey is set, and offers an app as a second way', async () => {
    const { server } = open(aTwoFactorStatus({ isOn: false, since: null, recoveryCodesLeft: 9 }))
    server.on(users.me, aUser({ twoFactor: true }))
    expect(await screen.findByText('On, by your passkey')).toBeTruthy()
    expect(screen.getByText('9 codes are left')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Set it up' })).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('is set up with password, app and a code, and shows the recovery codes once', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('button', { name: 'Set it up' }))
    await app.user.type(screen.getByLabelText('Password'), 'right horse')
    await app.user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    expect(app.server.seen(twoFactor.begin)[0]!.body).toEqual({
      password: passwordHash('adaeze@example.com', 'right horse'),
    })
    await app.user.type(screen.getByRole('textbox', { name: 'Code from the app' }), '483920')
    app.server.on(twoFactor.status, on)
    await app.user.click(screen.getByRole('button', { name: 'Turn on' }))
    expect(await screen.findByText('7KQ2-9XMF')).toBeTruthy()
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }))
    await app.user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('2 codes are left')).toBeTruthy()
    expect(screen.queryByText('7KQ2-9XMF')).toBeNull()
    expectNoSurprises(app.server)
  })

  it('says at the field what is wrong with password and code', async () => {
    const app = open()
    app.server.fail(twoFactor.begin, 'badCredentials')
    await app.user.click(await screen.findByRole('button', { name: 'Set it up' }))
    await app.user.type(screen.getByLabelText('Password'), 'wrong')
    await app.user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('This is not your password.')).toBeTruthy()
    app.server
      .on(twoFactor.begin, { secret: 'JBSWY3DPEHPK3PXP', uri })
      .fail(twoFactor.confirm, 'wrongSecondFactor')
    await app.user.click(screen.getByRole('button', { name: 'Go on' }))
    const code = await screen.findByRole('textbox', { name: 'Code from the app' })
    await app.user.type(code, '000000')
    await app.user.click(screen.getByRole('button', { name: 'Turn on' }))
    expect(await screen.findByText(/This code is not right/)).toBeTruthy()
  })

  it('asks for the factor before it is turned off, and sends the wish by itself afterwards', async () => {
    const app = open(on)
    app.server.on(twoFactor.turnOff, () =>
      app.server.seen(twoFactor.prove).length === 0 ? { failure: 'secondFactorNeeded' } : null,
    )
    await app.user.click(await screen.findByRole('button', { name: 'Turn it off' }))
    await app.user.type(screen.getByLabelText('Password'), 'right horse')
    await app.user.click(screen.getByRole('button', { name: 'Turn it off' }))
    const ask = await screen.findByRole('dialog', { name: 'Is it you?' })
    await within(ask).findByRole('textbox', { name: 'Code from the app' })
    await expectAccessible(ask)
    app.server.fail(twoFactor.prove, 'wrongSecondFactor')
    await app.user.type(within(ask).getByRole('textbox', { name: 'Code from the app' }), '000000')
    await app.user.click(within(ask).getByRole('button', { name: 'Go on' }))
    expect(await within(ask).findByText(/This code is not right/)).toBeTruthy()
    app.server.on(twoFactor.prove, null).on(twoFactor.status, aTwoFactorStatus()).on(twoFactor.turnOff, null)
    await app.user.click(within(ask).getByRole('button', { name: 'Use a recovery code' }))
    await app.user.type(within(ask).getByLabelText('Recovery code'), '7kq2 9xmf')
    await app.user.click(within(ask).getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('Two-factor sign-in is off.')).toBeTruthy()
    expect(app.server.seen(twoFactor.prove).at(-1)!.body).toEqual({ factor: '7kq2 9xmf' })
    expect(app.server.seen(twoFactor.turnOff)).toHaveLength(2)
  })

  it('leaves everything as it is where the question is closed', async () => {
    const app = open(on)
    app.server.fail(twoFactor.renewRecoveryCodes, 'secondFactorNeeded')
    await app.user.click(await screen.findByRole('button', { name: 'Make new recovery codes' }))
    await screen.findByRole('dialog', { name: 'Is it you?' })
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('2 codes are left')).toBeTruthy()
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
    expect(app.server.seen(twoFactor.renewRecoveryCodes)).toHaveLength(1)
    expect(app.server.seen(deletion.ask)).toHaveLength(0)
  })

  it('shows the account page that it is on', async () => {
    const server = aServer()
      .on(users.me, aUser({ twoFactor: true }))
      .on(sellerEndpoints.sessions.list, [])
    renderApp('/account/center', { server, isSignedIn: true })
    const row = await screen.findByRole('link', { name: /Two-factor sign-in.*On/ })
    expect(row.getAttribute('href')).toBe(address)
  })
})
