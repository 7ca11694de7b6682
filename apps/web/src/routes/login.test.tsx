import { sellerEndpoints } from '@kaadi/contract'
import { aPasskeyRequest, aSession, aUser } from '@kaadi/testing/builders'
import { aPasskeyDevice } from '@kaadi/testing/passkey-device'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHomeServer } from '../../test/a-home.ts'
import { expectAccessible } from '../../test/accessible.ts'
import { expectNoSurprises, renderApp, signInByCookie } from '../../test/render-app.tsx'
import { speakLanguage } from '../platform/words/speak-language.ts'

const { sessions, users } = sellerEndpoints

const aLogin = (path = '/login') => {
  const server = aHomeServer().on(sessions.create, aSession()).on(users.me, aUser())
  return renderApp(path, { server })
}
const fill = async (user: ReturnType<typeof aLogin>['user'], password = 'Correct horse 7') => {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'Adaeze@Example.com')
  await user.type(screen.getByLabelText('Password'), password)
}
const send = (user: ReturnType<typeof aLogin>['user']) =>
  user.click(screen.getByRole('button', { name: 'Sign in' }))

describe('/login', () => {
  it('has a name, a heading and no accessibility fault', async () => {
    aLogin()
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    await waitFor(() => expect(document.title).toBe('Sign in · Kaadi'))
    await expectAccessible(document.body)
  })

  it('speaks the language that a visitor chooses, and remembers it', async () => {
    const { user } = aLogin()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Français')
    try {
      expect(await screen.findByRole('combobox', { name: 'Langue' })).toBeTruthy()
      expect(document.documentElement.lang).toBe('fr')
      expect(localStorage.getItem('AFR-language')).toBe('fr')
      expect(document.cookie).toContain('AFR-language=fr')
    } finally {
      await speakLanguage('en-US')
    }
  })

  it('brings the language of the phone to the account, so that mails are written in it', async () => {
    const { server, user } = aLogin()
    server.on(users.setLanguage, { language: 'fr' })
    try {
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Français')
      await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'adaeze@example.com')
      await user.type(screen.getByLabelText('Mot de passe'), 'Correct horse 7')
      await user.click(screen.getByRole('button', { name: 'Se connecter' }))
      await waitFor(() => expect(server.seen(users.setLanguage)[0]?.body).toEqual({ language: 'fr' }))
    } finally {
      await speakLanguage('en-US')
    }
  })

  it('signs in with the pre-hash alone and goes where the person wanted', async () => {
    const { server, user, path } = aLogin('/login?ret=%2Fnowhere%3Fa%3D1')
    await fill(user)
    await send(user)
    await waitFor(() => expect(path()).toBe('/nowhere?a=1'))
    const [sent] = server.seen(sessions.create)
    // MD5 of "adaeze@example.com" and "Correct horse 7"
    expect(sent?.body).toMatchObject({ username: 'Adaeze@Example.com', keep: '1' })
    expect(sent?.body.password).toMatch(/^[0-9a-f]{32}$/)
    expect(document.cookie).toContain(`token=${aSession().access_token}`)
    expectNoSurprises(server)
  })

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/api/x', '/login'])(
    'does not follow ret=%s',
    async (ret) => {
      const { user, path } = aLogin(`/login?ret=${encodeURIComponent(ret)}`)
      await fill(user)
      await send(user)
      await waitFor(() => expect(path()).toBe('/home'))
    },
  )

  it('says what is missing at the field and leads the focus there', async () => {
    const { server, user } = aLogin()
    await screen.findByRole('heading', { name: 'Sign in' })
    await send(user)
    const email = screen.getByRole('textbox', { name: 'Email' })
    expect(document.activeElement).toBe(email)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter your email address.')).toBeTruthy()
    expect(server.seen(sessions.create)).toEqual([])
  })

  it('shows 426 with its own words at the password, and as a red notice', async () => {
    const { server, user } = aLogin()
    server.fail(sessions.create, 'badCredentials')
    await fill(user)
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toBe('Email or password is incorrect')
    const password = screen.getByLabelText('Password')
    expect(password).toHaveProperty('value', 'Correct horse 7')
    expect(document.activeElement).toBe(password)
    expect(screen.getAllByText('Email or password is incorrect')).toHaveLength(2)
  })

  it('asks for the mailed code after 428 and sends it along', async () => {
    const { server, user, path } = aLogin()
    server.fail(sessions.create, 'badVerificationCode', {
      msg: 'We have mailed you a code. Enter it to sign in.',
    })
    await fill(user)
    await send(user)
    const code = await screen.findByLabelText('Code from your mail')
    expect(
      screen.getByRole('heading', { name: 'We have mailed you a code. Enter it to sign in.' }),
    ).toBeTruthy()
    await send(user)
    expect(screen.getByText('Enter the 6 digits we mailed you.')).toBeTruthy()

    server.fail(sessions.create, 'badVerificationCode')
    await user.type(code, '111111')
    await send(user)
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(code)

    server.on(sessions.create, aSession())
    await user.clear(code)
    await user.type(code, '123456')
    await send(user)
    await waitFor(() => expect(path()).toBe('/home'))
    expect(server.seen(sessions.create).at(-1)?.body.code).toBe('123456')
  })

  it('asks for the second factor where the account has one, a recovery code too', async () => {
    const { server, user, path } = aLogin()
    server.fail(sessions.create, 'secondFactorNeeded')
    await fill(user)
    await send(user)
    const code = await screen.findByLabelText('Code from the app')
    await send(user)
    expect(screen.getByText('Enter the 6 digits that the app shows.')).toBeTruthy()
    server.fail(sessions.create, 'wrongSecondFactor')
    await user.type(code, '111111')
    await send(user)
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(code)
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    server.on(sessions.create, aSession())
    await user.type(screen.getByLabelText('Recovery code'), '7KQ2-9XMF')
    await send(user)
    await waitFor(() => expect(path()).toBe('/home'))
    expect(server.seen(sessions.create).at(-1)?.body).toMatchObject({ factor: '7KQ2-9XMF' })
  })

  it('asks for a passkey where the account has one, with a fresh challenge after a refusal', async () => {
    const device = aPasskeyDevice()
    const { server, user, path } = aLogin()
    const details = { app: false, passkey: aPasskeyRequest() }
    server.fail(sessions.create, 'secondFactorNeeded', { details })
    await fill(user)
    await send(user)
    const use = await screen.findByRole('button', { name: 'Use passkey' })
    expect(screen.queryByRole('button', { name: 'Use the app' })).toBeNull()
    const again = { app: false, passkey: aPasskeyRequest({ challenge: 'YW5vdGhlcg' }) }
    server.fail(sessions.create, 'passkeyRefused', { details: again })
    await user.click(use)
    expect(await screen.findByRole('heading', { name: /This passkey did not work/ })).toBeTruthy()
    server.on(sessions.create, aSession())
    await user.click(screen.getByRole('button', { name: 'Use passkey' }))
    await waitFor(() => expect(path()).toBe('/home'))
    expect(device.get).toHaveBeenCalledTimes(2)
    expect(JSON.parse(server.seen(sessions.create).at(-1)?.body.passkey ?? '')).toMatchObject({
      id: 'cGFzc2tleQ',
    })
  })

  it('says how long a locked account has to wait', async () => {
    const { server, user } = aLogin()
    server.fail(sessions.create, 'accountLocked', { details: { secondsLeft: 1190 } })
    await fill(user)
    await send(user)
    expect(await screen.findByRole('heading', { name: /Try again in 20 minutes\.$/ })).toBeTruthy()
  })

  it('keeps what was typed when the network is lost', async () => {
    const { server, user, path } = aLogin()
    server.disconnect(sessions.create)
    await fill(user)
    await send(user)
    expect(await screen.findByRole('heading', { name: /could not reach the service/ })).toBeTruthy()
    server.on(sessions.create, aSession())
    await send(user)
    await waitFor(() => expect(path()).toBe('/home'))
  })

  it('sends once, however often the button is pressed', async () => {
    const { server, user, path } = aLogin()
    const release = server.hold(sessions.create)
    await fill(user)
    const button = screen.getByRole('button', { name: 'Sign in' })
    await user.click(button)
    await user.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await user.click(button)
    release()
    await waitFor(() => expect(path()).toBe('/home'))
    expect(server.seen(sessions.create)).toHaveLength(1)
  })

  it('goes on by itself when another tab signs in', async () => {
    const { path } = aLogin('/login?ret=%2Fnowhere')
    await screen.findByRole('heading', { name: 'Sign in' })
    signInByCookie()
    window.dispatchEvent(new StorageEvent('storage', { key: 'AFR-tokenExpiresAt' }))
    await waitFor(() => expect(path()).toBe('/nowhere'))
  })

  it('leads to the sign-up and keeps the way back', async () => {
    aLogin('/login?ret=%2Fsell%2Flist')
    const link = await screen.findByRole('link', { name: 'Open an account' })
    expect(link.getAttribute('href')).toBe('/register?ret=%2Fsell%2Flist')
  })
})
