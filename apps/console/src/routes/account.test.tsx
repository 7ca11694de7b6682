import { operatorEndpoints } from '@kaadi/contract'
import { anOpenSession, anOperator, aPasskey, aPasskeyCreation } from '@kaadi/testing/builders'
import { aPasskeyDevice } from '@kaadi/testing/passkey-device'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { operatorFactor, operators } = operatorEndpoints
const own = anOpenSession({ isCurrent: true })
const other = anOpenSession({
  ...own,
  id: 'other-session' as typeof own.id,
  browser: 'Firefox',
  isCurrent: false,
})
const anAccount = () =>
  aDesk(anOperator({ name: 'Bisi Adewale', roles: ['treasurer'] }))
    .on(operatorFactor.status, { isOn: true, since: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 3 })
    .on(operatorFactor.passkeys, [])
    .on(operators.sessions, [own, other])

it('says what all is signed with a passkey', async () => {
  renderConsole('/account', anAccount())
  expect(
    await screen.findByText(/payouts over the limit, batches of payouts, corrections, a restart of payouts/),
  ).toBeTruthy()
})

it('makes new recovery codes for a code of the app, and shows them once', async () => {
  const server = anAccount().fail(operatorFactor.renewRecoveryCodes, 'wrongSecondFactor')
  const { user } = renderConsole('/account', server)
  expect(await screen.findByText('Recovery codes left')).toBeTruthy()
  await expectAccessible()
  const code = screen.getByLabelText(/Code from the app/)
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Make new recovery codes' }))
  expect(await screen.findByText(/was used before/)).toBeTruthy()
  server.on(operatorFactor.renewRecoveryCodes, { recoveryCodes: ['7KQ2-9XMF', '8ABC-DEFG'] })
  await user.clear(code)
  await user.type(code, '482913')
  await user.click(screen.getByRole('button', { name: 'Make new recovery codes' }))
  expect(await screen.findByText('7KQ2-9XMF')).toBeTruthy()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('7KQ2-9XMF')).toBeNull())
})

it('shows where one is signed in, and ends another session', async () => {
  const server = anAccount().on(operators.endSessions, [own])
  const { user } = renderConsole('/account', server)
  const places = await screen.findByRole('region', { name: 'Signed in' })
  expect(within(places).getByText('This one')).toBeTruthy()
  await user.click(within(places).getByRole('button', { name: /End the session Firefox/ }))
  await waitFor(() => expect(within(places).queryByText(/Firefox/)).toBeNull())
  expect(server.seen(operators.endSessions).at(-1)?.body).toEqual({ sessionId: other.id })
})

it('is a link away from every page, and says so where it cannot be loaded', async () => {
  const server = anAccount().fail(operators.sessions, 'overloaded')
  const { user, path } = renderConsole('/payouts', server)
  await user.click(await screen.findByRole('link', { name: 'Bisi Adewale' }))
  expect(path()).toBe('/console/account')
  expect(await screen.findByRole('button', { name: /Try again/ })).toBeTruthy()
})

it('adds a passkey with the password and a code, and removes it the same way', async () => {
  const server = anAccount()
    .on(operatorFactor.beginPasskey, aPasskeyCreation())
    .on(operatorFactor.addPasskey, [aPasskey({ name: 'Desk key' })])
  const device = aPasskeyDevice()
  const { user } = renderConsole('/account', server)
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const passkeys = within(screen.getByRole('region', { name: 'Passkeys' }))
  await user.click(passkeys.getByRole('button', { name: 'Add this device' }))
  expect(await passkeys.findByText('Enter your password.')).toBeTruthy()
  expect(passkeys.getByText('Enter the 6 digits of your app.')).toBeTruthy()
  await user.clear(passkeys.getByLabelText('Name of the passkey'))
  await user.type(passkeys.getByLabelText('Name of the passkey'), 'Desk key')
  await user.type(passkeys.getByLabelText('Your password'), 'yam and pepper soup 7')
  await user.type(passkeys.getByLabelText('Code of your authenticator app'), '482913')
  await expectAccessible()
  device.create.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await user.click(passkeys.getByRole('button', { name: 'Add this device' }))
  expect(await passkeys.findByText(/^Your device made no passkey/)).toBeTruthy()
  await user.click(passkeys.getByRole('button', { name: 'Add this device' }))
  expect(await passkeys.findByText('Desk key')).toBeTruthy()
  expect(server.seen(operatorFactor.beginPasskey)[0]!.body).toMatchObject({ factor: '482913' })
  expect(server.seen(operatorFactor.addPasskey)[0]!.body).toMatchObject({
    name: 'Desk key',
    id: 'cGFzc2tleQ',
  })

  server.fail(operatorFactor.removePasskey, 'wrongSecondFactor')
  await user.click(passkeys.getByRole('button', { name: 'Remove the passkey Desk key' }))
  await user.type(passkeys.getByLabelText('Your password'), 'yam and pepper soup 7')
  await user.type(passkeys.getByLabelText('Code of your authenticator app'), '482913')
  await user.click(passkeys.getByRole('button', { name: 'Remove the passkey' }))
  expect(await passkeys.findByText(/was used before/)).toBeTruthy()
  server.on(operatorFactor.removePasskey, [])
  await user.click(passkeys.getByRole('button', { name: 'Remove the passkey' }))
  await waitFor(() => expect(passkeys.queryByText('Desk key')).toBeNull())
  expect(server.seen(operatorFactor.removePasskey).at(-1)?.body).toMatchObject({ id: 'passkey-1' })
})
