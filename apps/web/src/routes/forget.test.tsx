import { sellerEndpoints } from '@kaadi/contract'
import { passwordHash } from '@kaadi/core/crypto'
import { aSession, aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHomeServer } from '../../test/a-home.ts'
import { expectAccessible } from '../../test/accessible.ts'
import { expectNoSurprises, renderApp } from '../../test/render-app.tsx'

const { sessions, users } = sellerEndpoints
const email = 'ada@example.com'
const better = 'three green lizards'
const heldUntil = '2026-11-24T10:00:00.000Z'

const aServerOfPasswords = () =>
  aHomeServer()
    .on(users.sendVerificationCode, { resendSeconds: 60, expiresSeconds: 900 })
    .on(users.resetPassword, { withdrawalsHeldUntil: heldUntil, endedSessions: 2 })
    .on(sessions.create, aSession())
    .on(users.me, aUser())
const open = (path = '/forget', server = aServerOfPasswords()) => renderApp(path, { server })
type App = ReturnType<typeof open>

const askForCode = async ({ user }: App) => {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email)
  await user.click(screen.getByRole('button', { name: 'Mail me a code' }))
  await screen.findByLabelText('Code from your mail')
}
const save = async ({ user }: App, code = '123456') => {
  if (code) await user.type(screen.getByLabelText('Code from your mail'), code)
  await user.type(screen.getByLabelText('New password'), better)
  await user.click(screen.getByRole('button', { name: 'Save password' }))
}

describe('/forget', () => {
  it('is reached from the sign-in', async () => {
    const app = open('/login')
    await app.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeTruthy()
    expect(app.path()).toBe('/forget')
  })

  it('mails a code, saves the new password, signs in and says that withdrawals wait', async () => {
    const app = open()
    await askForCode(app)
    expect(screen.getAllByText(/mailed|spam/).map((one) => one.textContent)).toEqual([
      'If ada@example.com has an account, we mailed a code to it. Look into spam too.',
    ])
    await expectAccessible(document.body)
    await save(app)
    await waitFor(() => expect(app.path()).toBe('/home'))
    expect(screen.getByText(/Your new password is saved\. Withdrawals wait until/)).toBeTruthy()
    expect(app.server.seen(users.sendVerificationCode)[0]?.body).toEqual({ email, purpose: 'resetPassword' })
    expect(app.server.seen(users.resetPassword)[0]?.body).toEqual({
      email,
      code: '123456',
      password: passwordHash(email, better),
    })
    expectNoSurprises(app.server)
  })

  it('stays with the address where no code could be mailed', async () => {
    const app = open()
    app.server.fail(users.sendVerificationCode, 'overloaded')
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), email)
    await app.user.click(screen.getByRole('button', { name: 'Mail me a code' }))
    await waitFor(() => expect(app.server.seen(users.sendVerificationCode)).toHaveLength(1))
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('goes on where a code was mailed within the minute', async () => {
    const app = open()
    app.server.fail(users.sendVerificationCode, 'tooFrequentOperation', { details: { resendSeconds: 21 } })
    await askForCode(app)
    expect(screen.getByRole('button', { name: /Send again in 0:2[01]/ })).toBeTruthy()
  })

  it('asks for another one where it is the present password', async () => {
    const app = open()
    await askForCode(app)
    const fields = [{ path: 'password', message: 'This is your password already. Choose another one.' }]
    app.server.fail(users.resetPassword, 'invalidInput', { details: { fields } })
    await save(app)
    expect(await screen.findByText('Choose one that you do not have now.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
  })

  it.each([
    ['badVerificationCode', 'Code from your mail', 'Verification code error, please re-enter.'],
    ['weakPassword', 'New password', /on every list of stolen passwords/],
  ] as const)('shows %s at its field, and keeps what was typed', async (failure, label, message) => {
    const app = open()
    await askForCode(app)
    app.server.fail(users.resetPassword, failure)
    await save(app)
    const field = await screen.findByLabelText(label)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText(message)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(better)
  })

  it('says that a code is spent, and has a new one mailed by the button beside it', async () => {
    const app = open()
    app.server.on(users.sendVerificationCode, { resendSeconds: 0, expiresSeconds: 900 })
    await askForCode(app)
    app.server.fail(users.resetPassword, 'badVerificationCode', { details: { newCodeNeeded: true } })
    await save(app)
    expect(await screen.findByText('This code no longer counts. Ask for a new one.')).toBeTruthy()
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('button', { name: 'Ask for a new code' }))
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeTruthy()
    expect(app.server.seen(users.sendVerificationCode)).toHaveLength(2)
  })

  it('leads to the sign-in where the password is saved and the sign-in refused', async () => {
    const app = open()
    await askForCode(app)
    app.server.fail(sessions.create, 'overloaded')
    await save(app)
    await waitFor(() => expect(app.path()).toBe('/login?ret=%2Fhome'))
    expect(screen.getByText(/Your new password is saved/)).toBeTruthy()
  })
})

describe('/reset, by the link of the mail', () => {
  const linked = `/reset#${new URLSearchParams({ email, code: '654321' })}`

  it('asks for the new password alone, and leaves no code in the address', async () => {
    const app = open(linked)
    expect(await screen.findByText(email)).toBeTruthy()
    expect(screen.queryByLabelText('Code from your mail')).toBeNull()
    await waitFor(() => expect(app.path()).toBe('/reset'))
    await save(app, '')
    await waitFor(() => expect(app.path()).toBe('/home'))
    expect(app.server.seen(users.resetPassword)[0]?.body).toMatchObject({ email, code: '654321' })
  })

  it('says that the link no longer works, and mails another code', async () => {
    const app = open(linked)
    app.server.fail(users.resetPassword, 'badVerificationCode')
    await screen.findByText(email)
    await save(app, '')
    expect(await screen.findByText('This link no longer works')).toBeTruthy()
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('button', { name: 'Mail me another code' }))
    expect(await screen.findByLabelText('Code from your mail')).toBeTruthy()
    expect(app.server.seen(users.sendVerificationCode)[0]?.body).toMatchObject({ email })
  })

  it.each(['#email=ada%40example.com&code=12', '#code=123456', '#<script>', ''])(
    'asks for the address where the link was cut: %s',
    async (hash) => {
      open(`/reset${hash}`)
      expect(await screen.findByRole('button', { name: 'Mail me a code' })).toBeTruthy()
    },
  )
})
