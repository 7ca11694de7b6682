import { sellerEndpoints } from '@kaadi/contract'
import { passwordHash } from '@kaadi/core/crypto'
import {
  anIdentity,
  anOpenSession,
  aTwoFactorStatus,
  aUser,
  aWithdrawalLimits,
} from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { identities, passkeys, sessions, twoFactor, users, withdrawals } = sellerEndpoints
const address = '/account/center?view=identities'

const open = (list = [anIdentity()], path = address) => {
  const server = aServer()
    .on(withdrawals.limits, aWithdrawalLimits())
    .on(users.me, aUser())
    .on(sessions.list, [anOpenSession()])
    .on(identities.list, list)
    .on(identities.unbind, [])
  return renderApp(path, { server, isSignedIn: true })
}

describe('the login of a provider', () => {
  it('has its row in the account center where one is bound', async () => {
    const app = open([anIdentity()], '/account/center')
    await app.user.click(await screen.findByRole('link', { name: /^Sign-in with a provider.*Example Login/ }))
    expect(await screen.findByRole('heading', { name: 'Sign-in with a provider' })).toBeTruthy()
    expectNoSurprises(app.server)
  })

  it('has no row where none is bound', async () => {
    const app = open([], '/account/center')
    await waitFor(() => expect(app.server.seen(identities.list)).toHaveLength(1))
    expect(await screen.findByText('This one')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Sign-in with a provider/ })).toBeNull()
  })

  it('is taken off with the password', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('button', { name: 'Take off Example Login' }))
    await app.user.click(screen.getByRole('button', { name: 'Take it off' }))
    expect(await screen.findByText('Enter your password.')).toBeTruthy()
    await app.user.type(screen.getByLabelText('Password'), 'right horse')
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('button', { name: 'Take it off' }))
    expect(await screen.findByText('Only your password signs in')).toBeTruthy()
    expect(screen.getByText('It is taken off.')).toBeTruthy()
    expect(app.server.seen(identities.unbind)[0]!.body).toEqual({
      id: 'identity-1',
      password: passwordHash('adaeze@example.com', 'right horse'),
    })
    expectNoSurprises(app.server)
  })

  it('stays where the password is wrong, and where the person leaves it', async () => {
    const app = open()
    app.server.fail(identities.unbind, 'badCredentials')
    await app.user.click(await screen.findByRole('button', { name: 'Take off Example Login' }))
    await app.user.type(screen.getByLabelText('Password'), 'wrong horse')
    await app.user.click(screen.getByRole('button', { name: 'Take it off' }))
    expect(await screen.findByText('This is not your password.')).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Leave it' }))
    expect(await screen.findByText('Example Login')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('asks for the second factor, and is taken off then', async () => {
    const app = open()
    app.server
      .on(twoFactor.status, aTwoFactorStatus({ isOn: true }))
      .on(passkeys.challenge, { app: true, passkey: null })
      .on(twoFactor.prove, null)
      .on(identities.unbind, () =>
        app.server.seen(twoFactor.prove).length === 0 ? { failure: 'secondFactorNeeded' } : [],
      )
    await app.user.click(await screen.findByRole('button', { name: 'Take off Example Login' }))
    await app.user.type(screen.getByLabelText('Password'), 'right horse')
    await app.user.click(screen.getByRole('button', { name: 'Take it off' }))
    const ask = await screen.findByRole('dialog', { name: 'Is it you?' })
    await app.user.type(await within(ask).findByRole('textbox', { name: 'Code from the app' }), '123456')
    await app.user.click(within(ask).getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('Only your password signs in')).toBeTruthy()
  })

  it('says so and offers another try where the list does not come', async () => {
    const app = open()
    app.server.fail(identities.list, 'internal')
    const retry = await screen.findByRole('button', { name: /Try again/ })
    app.server.on(identities.list, [anIdentity()])
    await app.user.click(retry)
    expect(await screen.findByText('Example Login')).toBeTruthy()
  })
})
