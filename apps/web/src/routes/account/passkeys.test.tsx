import { sellerEndpoints } from '@kaadi/contract'
import { passwordHash } from '@kaadi/core/crypto'
import { aPasskey, aPasskeyRequest, aTwoFactorStatus, aUser } from '@kaadi/testing/builders'
import { aPasskeyDevice } from '@kaadi/testing/passkey-device'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { passkeys, twoFactor, users } = sellerEndpoints
const address = '/account/center?view=passkeys'
const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'kaadi.example', name: 'Kaadi' },
  user: { id: 'YWRh', name: 'ada@example.com', displayName: '' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'preferred' as const },
  attestation: 'none' as const,
}

const open = (list = [aPasskey()]) => {
  const server = aServer()
    .on(users.me, aUser())
    .on(passkeys.list, list)
    .on(passkeys.begin, creation)
    .on(passkeys.add, { passkeys: [aPasskey({ name: 'Blue phone' })], recoveryCodes: ['7KQ2-9XMF'] })
    .on(passkeys.rename, [aPasskey({ name: 'Blue phone' })])
    .on(passkeys.remove, [])
    .on(passkeys.challenge, { app: false, passkey: aPasskeyRequest() })
    .on(passkeys.prove, null)
  return renderApp(address, { server, isSignedIn: true })
}

describe('passkeys', () => {
  it('are added with a name and the password, and the first brings recovery codes', async () => {
    const device = aPasskeyDevice()
    const app = open([])
    await app.user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    const name = screen.getByLabelText('Name of the passkey')
    await app.user.clear(name)
    await app.user.type(name, 'Blue phone')
    await app.user.type(screen.getByLabelText('Password'), 'right horse')
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('7KQ2-9XMF')).toBeTruthy()
    expect(device.create).toHaveBeenCalledOnce()
    expect(app.server.seen(passkeys.begin)[0]!.body).toEqual({
      password: passwordHash('adaeze@example.com', 'right horse'),
    })
    expect(app.server.seen(passkeys.add)[0]!.body).toMatchObject({
      name: 'Blue phone',
      transports: ['internal'],
    })
    await app.user.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }))
    await app.user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Blue phone')).toBeTruthy()
    expectNoSurprises(app.server)
  })

  it('are not offered at a bare number, where none can be made', async () => {
    const { href } = window.location
    const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
    happyDOM.setURL('http://127.0.0.1:3000/')
    try {
      open([])
      expect(await screen.findByText('Passkeys do not work at this address.')).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    } finally {
      happyDOM.setURL(href)
    }
  })

  it('say what to do where nothing came of the device, and what is wrong with the password', async () => {
    aPasskeyDevice({ refuses: true })
    const app = open([])
    await app.user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    await app.user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('Enter your password.')).toBeTruthy()
    await app.user.type(screen.getByLabelText('Password'), 'right horse')
    await app.user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText(/Nothing came from your device/)).toBeTruthy()
    expect(app.server.seen(passkeys.add)).toHaveLength(0)
    app.server.fail(passkeys.begin, 'badCredentials')
    await app.user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('This is not your password.')).toBeTruthy()
  })

  it('are named and removed, and one that was stopped says what to do', async () => {
    const app = open([aPasskey({ isStopped: true })])
    expect(await screen.findByText(/It may have been copied/)).toBeTruthy()
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('button', { name: 'Rename My phone' }))
    const name = screen.getByLabelText<HTMLInputElement>('Name of the passkey')
    expect(name.value).toBe('My phone')
    await app.user.clear(name)
    await app.user.type(name, 'Blue phone')
    await app.user.click(screen.getByRole('button', { name: 'Save name' }))
    await app.user.click(await screen.findByRole('button', { name: 'Remove Blue phone' }))
    await app.user.type(screen.getByLabelText('Password'), 'right horse')
    await app.user.click(screen.getByRole('button', { name: 'Remove passkey' }))
    expect(await screen.findByText('No passkey yet')).toBeTruthy()
    expect(app.server.seen(passkeys.remove)[0]!.body).toMatchObject({ id: 'passkey-1' })
  })

  it('answer the question for a second factor in its sheet, and the wish is sent again', async () => {
    const device = aPasskeyDevice()
    const app = open()
    app.server
      .on(twoFactor.status, aTwoFactorStatus())
      .on(passkeys.remove, () =>
        app.server.seen(passkeys.prove).length === 0 ? { failure: 'secondFactorNeeded' } : [],
      )
    await app.user.click(await screen.findByRole('button', { name: 'Remove My phone' }))
    await app.user.type(screen.getByLabelText('Password'), 'right horse')
    await app.user.click(screen.getByRole('button', { name: 'Remove passkey' }))
    const ask = await screen.findByRole('dialog', { name: 'Is it you?' })
    await within(ask).findByRole('button', { name: 'Use passkey' })
    await expectAccessible(ask)
    await app.user.click(within(ask).getByRole('button', { name: 'Use passkey' }))
    expect(await screen.findByText('No passkey yet')).toBeTruthy()
    expect(device.get).toHaveBeenCalledOnce()
    expect(app.server.seen(passkeys.prove)).toHaveLength(1)
  })

  it('leave the other ways in the sheet, and ask anew where a proof was refused', async () => {
    aPasskeyDevice()
    const app = open()
    app.server.fail(passkeys.remove, 'secondFactorNeeded').fail(passkeys.prove, 'passkeyRefused')
    await app.user.click(await screen.findByRole('button', { name: 'Remove My phone' }))
    await app.user.type(screen.getByLabelText('Password'), 'right horse')
    await app.user.click(screen.getByRole('button', { name: 'Remove passkey' }))
    const ask = await screen.findByRole('dialog', { name: 'Is it you?' })
    await app.user.click(await within(ask).findByRole('button', { name: 'Use passkey' }))
    expect(await within(ask).findByText(/This passkey did not work/)).toBeTruthy()
    await waitFor(() => expect(app.server.seen(passkeys.challenge)).toHaveLength(2))
    expect(within(ask).queryByRole('button', { name: 'Use the app' })).toBeNull()
    await app.user.click(within(ask).getByRole('button', { name: 'Use a recovery code' }))
    expect(await within(ask).findByLabelText('Recovery code')).toBeTruthy()
  })
})
