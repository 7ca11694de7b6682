import { sellerEndpoints } from '@kaadi/contract'
import { passwordHash } from '@kaadi/core/crypto'
import { aUser, aWithdrawalLimits } from '@kaadi/testing/builders'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { sessions, users, withdrawalPins, withdrawals } = sellerEndpoints
const isSet = { pinSet: true, attemptsLeft: 5, lockedUntil: null }

const open = (view: string) => {
  const server = aServer()
    .on(withdrawals.limits, aWithdrawalLimits())
    .on(users.me, aUser({ pinSet: true }))
    .on(sessions.list, [])
    .on(withdrawalPins.change, isSet)
    .on(withdrawalPins.sendCode, { resendSeconds: 60, expiresSeconds: 900 })
    .on(withdrawalPins.reset, { withdrawalsHeldUntil: '2026-11-25T09:30:00.000Z' })
  return renderApp(view === '' ? '/account/center' : `/account/center?view=${view}`, {
    server,
    isSignedIn: true,
  })
}
type App = ReturnType<typeof open>
const enter = async ({ user }: App, label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}
const enterNew = async (app: App, pin: string, again = pin) => {
  await enter(app, 'New withdrawal password', pin)
  await enter(app, 'Enter it again', again)
}
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Save withdrawal password' }))
const old = 'Withdrawal password that you have now'

describe('another withdrawal password', () => {
  it('is reached from the account page, changed with the one that is set, and leads back', async () => {
    const app = open('')
    await app.user.click(await screen.findByRole('link', { name: /^Withdrawal password/ }))
    await enter(app, old, '718204')
    await enterNew(app, '905713')
    await expectAccessible(document.body)
    await save(app)
    expect(await screen.findByText('Your withdrawal password is changed.')).toBeTruthy()
    expect(app.path()).toBe('/account/center')
    expect(app.server.seen(withdrawalPins.change)[0]!.body).toEqual({ oldPin: '718204', pin: '905713' })
    expectNoSurprises(app.server)
  })

  it('is looked at before it is sent', async () => {
    const app = open('changePin')
    await enter(app, old, '718')
    await enterNew(app, '123456', '123457')
    await save(app)
    expect(await screen.findByText('Enter six digits.')).toBeTruthy()
    expect(screen.getByText(/Too easy to guess/)).toBeTruthy()
    expect(screen.getByText('The two entries differ.')).toBeTruthy()
    await enter(app, old, '718204')
    await enterNew(app, '718204')
    await save(app)
    expect(await screen.findByText('Choose one that you do not have now.')).toBeTruthy()
    expect(app.server.seen(withdrawalPins.change)).toHaveLength(0)
  })

  it.each([
    ['wrongPin', { attemptsLeft: 3 }, /3 tries left/],
    ['pinLocked', { lockedUntil: null }, /Too many wrong tries/],
  ] as const)('says what %s means at the field', async (failure, details, words) => {
    const app = open('changePin')
    app.server.fail(withdrawalPins.change, failure, { details })
    await enter(app, old, '112358')
    await enterNew(app, '905713')
    await save(app)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByLabelText(old).getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a forgotten withdrawal password', () => {
  it('is set anew with password and mailed code, and says from when withdrawals go on', async () => {
    const app = open('changePin')
    await app.user.click(await screen.findByRole('link', { name: 'Forgot?' }))
    await app.user.click(await screen.findByRole('button', { name: 'Send code' }))
    await enter(app, 'Password of your account', 'right horse')
    await app.user.type(screen.getByRole('textbox', { name: 'Code from your mail' }), '483920')
    await enterNew(app, '905713')
    await expectAccessible(document.body)
    await save(app)
    expect(await screen.findByText(/You can withdraw again from/)).toBeTruthy()
    expect(app.path()).toBe('/account/center')
    expect(app.server.seen(withdrawalPins.reset)[0]!.body).toEqual({
      password: passwordHash('adaeze@example.com', 'right horse'),
      code: '483920',
      pin: '905713',
    })
    expectNoSurprises(app.server)
  })

  it.each([
    ['badCredentials', 'Password of your account', /not the password of your account/],
    ['badVerificationCode', 'Code from your mail', /code/i],
    ['pinTooSimple', 'New withdrawal password', /too easy to guess/],
  ] as const)('says what %s means at its field', async (failure, label, words) => {
    const app = open('resetPin')
    app.server.fail(withdrawalPins.reset, failure)
    await enter(app, 'Password of your account', 'right horse')
    await app.user.type(screen.getByRole('textbox', { name: 'Code from your mail' }), '483920')
    await enterNew(app, '905713')
    await save(app)
    const field = screen.getByLabelText(label)
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    const said = field.getAttribute('aria-describedby')!.split(' ')
    expect(said.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(words)
  })
})
