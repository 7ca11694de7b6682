import { operatorEndpoints } from '@kaadi/contract'
import { anOperator, aPage, aSession, aSwitch } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, operatorFactor, operators, switches } = operatorEndpoints
const deskOf = (given: Parameters<typeof anOperator>[0] = {}) => aDesk(given).on(desk.queue, aPage())
afterEach(() => vi.useRealTimers())

describe('a sign-in', () => {
  it('asks for the second factor once the password was right', async () => {
    const server = deskOf().fail(operators.signIn, 'secondFactorNeeded')
    const { user } = renderConsole('/', server, false)
    await user.type(await screen.findByLabelText('Email'), 'ada@kaadi.example')
    await user.type(screen.getByLabelText('Password'), 'kaadi-demo-2026')
    expect(screen.queryByLabelText('Code from the app')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const code = await screen.findByLabelText('Code from the app')
    await expectAccessible()
    server.fail(operators.signIn, 'wrongSecondFactor')
    await user.type(code, '000000')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText(/was used before/)).toBeTruthy()
    server.on(operators.signIn, aSession())
    await user.type(code, '482913')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Cards to check' })).toBeTruthy()
    expect(server.seen(operators.signIn).at(-1)?.body).toMatchObject({ factor: '482913' })
  })

  it('says to a suspended operator whom to ask', async () => {
    const server = deskOf().fail(operators.signIn, 'operatorSuspended')
    const { user } = renderConsole('/', server, false)
    await user.type(await screen.findByLabelText('Email'), 'ada@kaadi.example')
    await user.type(screen.getByLabelText('Password'), 'kaadi-demo-2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText(/suspended. Ask an admin/)).toBeTruthy()
  })
})

describe('an operator without a second factor', () => {
  it('sets it up before anything is shown, and lands on the page they asked for', async () => {
    const server = deskOf({ mustSetFactor: true })
      .fail(operatorFactor.begin, 'badCredentials')
      .on(operatorFactor.confirm, { recoveryCodes: ['7KQ2-9XMF', '8ABC-DEFG'] })
    const { user, path } = renderConsole('/?view=decided', server)
    await user.type(await screen.findByLabelText('Password'), 'wrong')
    expect(screen.queryByRole('navigation')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('This is not your password.')).toBeTruthy()
    server.on(operatorFactor.begin, {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Kaadi:a?secret=JBSWY3DPEHPK3PXP',
    })
    await user.type(screen.getByLabelText('Password'), 'right')
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText(/JBSW Y3DP/)).toBeTruthy()
    await expectAccessible()
    await user.type(screen.getByRole('textbox'), '482913')
    await user.click(screen.getByRole('button', { name: 'Turn on' }))
    expect(await screen.findByText('7KQ2-9XMF')).toBeTruthy()
    server.on(operators.me, anOperator())
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Cards to check' })).toBeTruthy()
    expect(path()).toBe('/console/?view=decided')
  })
})

describe('a locked session', () => {
  it('shows the lock in place of the page, and the same page after the password', async () => {
    const server = deskOf({ isLocked: true }).fail(operators.unlock, 'badCredentials')
    const { user, path } = renderConsole('/?view=decided', server)
    expect(await screen.findByRole('heading', { name: 'Locked' })).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
    await expectAccessible()
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('This is not your password.')).toBeTruthy()
    server.on(operators.unlock, null).on(operators.me, anOperator())
    await user.type(screen.getByLabelText('Password'), 'right')
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Cards to check' })).toBeTruthy()
    expect(path()).toBe('/console/?view=decided')
  })

  it('is met when another tab or the service locked it', async () => {
    const server = deskOf()
    renderConsole('/', server)
    expect(await screen.findByRole('heading', { level: 1, name: 'Cards to check' })).toBeTruthy()
    server.on(operators.me, anOperator({ isLocked: true })).fail(desk.stats, 'operatorLocked')
    expect(await screen.findByRole('heading', { name: 'Locked' }, { timeout: 9_000 })).toBeTruthy()
  }, 15_000)

  it('keeps what was typed, hidden until the password is entered', async () => {
    const server = aDesk(anOperator({ roles: ['admin'] })).on(switches.list, [aSwitch()])
    const { user } = renderConsole('/switches', server)
    await user.type(await screen.findByLabelText('Why it is closed'), 'The books are moved.')
    server
      .on(operators.me, anOperator({ roles: ['admin'], isLocked: true }))
      .fail(desk.stats, 'operatorLocked')
    expect(await screen.findByRole('heading', { name: 'Locked' }, { timeout: 9_000 })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Why it is closed' })).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    server.on(operators.unlock, null).on(operators.me, anOperator({ roles: ['admin'] }))
    await user.type(screen.getByLabelText('Password'), 'right')
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    const reason = await screen.findByRole('textbox', { name: 'Why it is closed' })
    expect((reason as HTMLInputElement).value).toBe('The books are moved.')
  }, 15_000)

  it('begins when nobody touches the console for as long as the service says', async () => {
    const server = deskOf({ locksAfterSeconds: 900 }).on(operators.lock, null)
    renderConsole('/', server)
    expect(await screen.findByRole('link', { name: /Cards to check/ })).toBeTruthy()
    const later = Date.now() + 901_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await waitFor(() => expect(server.seen(operators.lock)).toHaveLength(1), { timeout: 9_000 })
    vi.restoreAllMocks()
  }, 15_000)
})
