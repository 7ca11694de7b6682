import { sellerEndpoints } from '@kaadi/contract'
import { passwordHash } from '@kaadi/core/crypto'
import { aSession, aSiteInfo, aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHomeServer } from '../../test/a-home.ts'
import { expectAccessible } from '../../test/accessible.ts'
import { expectNoSurprises, renderApp } from '../../test/render-app.tsx'

const { sessions, users } = sellerEndpoints
const email = 'ada@example.com'
const token = 'a'.repeat(43)
const sent = { resendSeconds: 60, expiresSeconds: 86_400 }

const aServerOfLinks = () =>
  aHomeServer()
    .on(users.readActivation, {
      email,
      expiresTime: '2026-11-24T10:00:00.000Z',
      isSelfInvited: false,
      countryCode: 'NG',
    })
    .on(users.activate, aUser({ email }))
    .on(users.resendActivation, sent)
    .on(sessions.create, aSession())
    .on(users.me, aUser({ email }))
const open = (path = `/activate#${token}`, server = aServerOfLinks()) => renderApp(path, { server })
const enter = async ({ user }: ReturnType<typeof open>) => {
  await user.type(await screen.findByLabelText('Password'), 'three green lizards')
  await user.click(screen.getByRole('button', { name: 'Open account' }))
}

describe('/activate', () => {
  it('opens the account of the link, signs in and lands on home', async () => {
    const app = open()
    expect(await screen.findByText(email)).toBeTruthy()
    await expectAccessible(document.body)
    await enter(app)
    await waitFor(() => expect(app.path()).toBe('/home'))
    expect(app.server.seen(users.activate)[0]?.body).toEqual({
      token,
      password: passwordHash(email, 'three green lizards'),
    })
    expectNoSurprises(app.server)
  })

  it('says before the password that the country is closed, and until when', async () => {
    const closedCountries = [{ countryCode: 'NG', reopensTime: '2026-12-01T08:00:00.000Z' }]
    open(undefined, aServerOfLinks().on(sellerEndpoints.site.info, aSiteInfo({ closedCountries })))
    expect(await screen.findByText('We are closed in this country at the moment')).toBeTruthy()
    expect(screen.getByText(/No account can be opened there now\. It opens again at about/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open account' }).disabled).toBe(true)
    await expectAccessible(document.body)
  })

  it('says once, in words for visitors, that the country has just closed', async () => {
    const app = open()
    app.server.fail(users.activate, 'countryClosed', { details: { reopensTime: null } })
    await enter(app)
    expect(await screen.findByText('We are closed in this country at the moment')).toBeTruthy()
    expect(screen.queryByText(/cards that you have sent/)).toBeNull()
  })

  it('shows a wrong password at its field, and takes the right one after it', async () => {
    const app = open()
    app.server.fail(users.activate, 'badCredentials')
    await enter(app)
    expect(await screen.findByText('This is not the password that you signed up with.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })

  it('says before the password that the own invitation does not count', async () => {
    const own = { email, expiresTime: '2026-11-24T10:00:00.000Z', isSelfInvited: true, countryCode: 'NG' }
    open(undefined, aServerOfLinks().on(users.readActivation, own))
    expect(await screen.findByText('Your invitation does not count')).toBeTruthy()
    expect(screen.getByLabelText('Password')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('says from when a password is taken again after too many', async () => {
    const app = open()
    app.server.fail(users.activate, 'tooManyRequests', { retryAfter: 900 })
    await enter(app)
    expect(await screen.findByText(/Too many tries\. You can try again from /)).toBeTruthy()
    expect(screen.queryByText(/minute/)).toBeNull()
  })

  it.each([
    ['activationUsed', 'Your account is already open', 'Sign in', '/login'],
    ['activationUnknown', 'This link is not known', 'Open an account', '/register'],
  ] as const)('says what became of the link: %s', async (failure, title, action, to) => {
    const app = open(undefined, aServerOfLinks().fail(users.readActivation, failure))
    expect(await screen.findByText(title)).toBeTruthy()
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('link', { name: action }))
    // Nothing leads back to a link that is used up (specification, section 2).
    await waitFor(() => expect(app.path()).toBe(to))
  })

  it.each(['activationUsed', 'activationUnknown'] as const)(
    'leads home who is signed in already: %s',
    async (failure) => {
      const server = aHomeServer().fail(users.readActivation, failure)
      const app = renderApp(`/activate#${token}`, { server, isSignedIn: true })
      await app.user.click(await screen.findByRole('link', { name: 'Go to home' }))
      await waitFor(() => expect(app.path()).toBe('/home'))
    },
  )

  it('mails another link in the place of one that has run out', async () => {
    const app = open(undefined, aServerOfLinks().fail(users.readActivation, 'activationExpired'))
    expect(await screen.findByText('This link has run out')).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Mail me another link' }))
    expect(await screen.findByText('We mailed you another link')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send again' })).toHaveProperty('disabled', true)
  })

  it.each(['/activate', '/activate#cut'])('says that %s is no whole link, and asks nobody', async (path) => {
    const app = open(path)
    expect(await screen.findByText('This link is not known')).toBeTruthy()
    expect(app.server.seen(users.readActivation)).toEqual([])
  })

  it('tries again where the link could not be read', async () => {
    const server = aServerOfLinks().fail(users.readActivation, 'internal')
    const app = open(undefined, server)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.on(users.readActivation, {
      email,
      expiresTime: '2026-11-24T10:00:00.000Z',
      isSelfInvited: false,
      countryCode: 'NG',
    })
    await app.user.click(again)
    expect(await screen.findByText(email)).toBeTruthy()
  })
})

describe('/register by a link', () => {
  it('needs no code, and says to look into the mail', async () => {
    const app = open('/register', aServerOfLinks().on(users.signUpByLink, sent))
    const { user } = app
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), email)
    await user.click(screen.getByRole('button', { name: 'Use a mailed link instead' }))
    expect(screen.queryByLabelText('Code from your mail')).toBeNull()
    await user.type(screen.getByLabelText('Password'), 'three green lizards')
    await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }))
    await user.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }))
    await user.click(screen.getByRole('button', { name: 'Mail me the link' }))
    expect(await screen.findByText('Look into your mail')).toBeTruthy()
    expect(app.server.seen(users.signUpByLink)[0]?.body).toMatchObject({ email, countryCode: 'NG' })
    await expectAccessible(document.body)
  })
})
