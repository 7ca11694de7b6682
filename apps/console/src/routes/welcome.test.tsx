import { operatorEndpoints } from '@kaadi/contract'
import { passwordHash } from '@kaadi/core/crypto'
import { anOperator, aPage, aSession } from '@kaadi/testing/builders'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, operators } = operatorEndpoints
const token = 'A'.repeat(43)
const link = {
  email: 'bisi@kaadi.example',
  roles: ['admin' as const],
  expiresTime: new Date(Date.now() + 3_600_000).toISOString(),
}
const aWelcome = () =>
  aDesk()
    .on(operators.readLink, link)
    .on(operators.acceptLink, anOperator())
    .on(operators.signIn, aSession())
    .on(desk.queue, aPage())

/** What is read out with a field. */
const described = (label: string): string =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('a one-time link', () => {
  it('lets its owner set name and password, and opens the desk', async () => {
    const server = aWelcome()
    const { user, path } = renderConsole(`/welcome#${token}`, server, false)
    expect(await screen.findByText(/You will be an admin of this installation/)).toBeTruthy()
    await expectAccessible()
    await user.type(screen.getByLabelText('Your name'), 'Bisi Adewale')
    await user.type(screen.getByLabelText('Password'), 'a long enough phrase')
    await user.click(screen.getByRole('button', { name: 'Open the desk' }))
    expect(await screen.findByText('Nothing waits. New cards appear here by themselves.')).toBeTruthy()
    expect(path()).toMatch(/^\/console\/?$/)
    const password = passwordHash(link.email, 'a long enough phrase')
    expect(server.seen(operators.acceptLink)[0]?.body).toEqual({ token, name: 'Bisi Adewale', password })
    expect(server.seen(operators.signIn)[0]?.body).toEqual({ username: link.email, password })
  })

  it('names what is missing beside its field', async () => {
    const server = aWelcome()
    const { user } = renderConsole(`/welcome#${token}`, server, false)
    await screen.findByText(/an admin/)
    await user.type(screen.getByLabelText('Password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Open the desk' }))
    expect(described('Your name')).toMatch(/Enter your name\./)
    expect(described('Password')).toMatch(/Use at least 8 characters\./)
    expect(server.seen(operators.acceptLink)).toEqual([])
  })

  it('says at the password that everybody knows it', async () => {
    const { user } = renderConsole(
      `/welcome#${token}`,
      aWelcome().fail(operators.acceptLink, 'weakPassword'),
      false,
    )
    await screen.findByText(/an admin/)
    await user.type(screen.getByLabelText('Your name'), 'Bisi Adewale')
    await user.type(screen.getByLabelText('Password'), 'Passw0rd!')
    await user.click(screen.getByRole('button', { name: 'Open the desk' }))
    expect(await screen.findByText(/on lists of stolen passwords/)).toBeTruthy()
    expect(described('Password')).toMatch(/stolen passwords/)
  })

  it.each([
    ['was used', `#${token}`],
    ['is not whole', '#half'],
    ['has nothing behind the sign', ''],
  ])('that %s says what to do', async (_, hash) => {
    const server = aDesk().fail(operators.readLink, 'operatorLinkUnusable')
    renderConsole(`/welcome${hash}`, server, false)
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/console/login')
    await expectAccessible()
  })
})
