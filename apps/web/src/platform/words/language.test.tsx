import { sellerEndpoints } from '@kaadi/contract'
import { aNotification, aPage, aSession, aUser } from '@kaadi/testing/builders'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aHomeServer } from '../../../test/a-home.ts'
import { aServer, renderApp } from '../../../test/render-app.tsx'
import { aSellServer, fillCode, open } from '../../../test/sell-screen.tsx'
import { languageAtStart, languageOfPhone } from './account-language.ts'
import { speakLanguage } from './speak-language.ts'

const { avatars, notifications, sessions, users } = sellerEndpoints

afterEach(async () => {
  vi.doUnmock('../../languages/ha.po')
  await speakLanguage('en-US')
})

const aVisitor = (path = '/login', account = aUser()) =>
  renderApp(path, { server: aHomeServer().on(sessions.create, aSession()).on(users.me, account) })
const anAccount = (account = aUser()) =>
  renderApp('/account', {
    isSignedIn: true,
    server: aServer()
      .on(users.me, account)
      .on(notifications.list, { ...aPage(), unread: 3 })
      .on(users.setLanguage, { language: 'fr' })
      .on(sessions.end, null)
      .on(avatars.own, { url: null }),
  })
const choose = async ({ user }: Pick<ReturnType<typeof aVisitor>, 'user'>, name: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), name)
const noLine = () =>
  vi.doMock('../../languages/ha.po', () => {
    throw new Error('The line is gone.')
  })
const notLoaded = /This language did not load/
const value = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).value

describe('a language that is chosen', () => {
  it('keeps what is typed to sign in', async () => {
    const page = aVisitor()
    await page.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'adaeze@example.com')
    await page.user.type(screen.getByLabelText('Password'), 'Correct horse 7')
    const field = await screen.findByRole('combobox', { name: 'Language' })
    await choose(page, 'Français')
    expect(await screen.findByRole('combobox', { name: 'Langue' })).toBe(field)
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeTruthy()
    expect([value('E-mail'), value('Mot de passe')]).toEqual(['adaeze@example.com', 'Correct horse 7'])
  })

  it('keeps the code that was mailed to open an account', async () => {
    const server = aHomeServer().on(users.sendVerificationCode, { resendSeconds: 60, expiresSeconds: 600 })
    const page = renderApp('/register', { server })
    await page.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByRole('button', { name: /^Send again in / })
    await page.user.type(screen.getByLabelText('Code from your mail'), '123')
    await choose(page, 'Français')
    expect(await screen.findByRole('button', { name: /^Renvoyer dans / })).toHaveProperty('disabled', true)
    expect([value('E-mail'), value('Code reçu par e-mail')]).toEqual(['ada@example.com', '123'])
  })

  it('and does not load leaves the phone as it was: no choice stays none, and the account’s holds', async () => {
    noLine()
    const page = aVisitor('/login', aUser({ language: 'fr' }))
    await choose(page, 'Hausa')
    expect(await screen.findByText(notLoaded)).toBeTruthy()
    expect(localStorage.getItem('AFR-language')).toBeNull()
    expect(document.cookie).not.toContain('AFR-language=ha')
    await page.user.type(screen.getByRole('textbox', { name: 'Email' }), 'adaeze@example.com')
    await page.user.type(screen.getByLabelText('Password'), 'Correct horse 7')
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
    expect(page.server.seen(users.setLanguage)).toEqual([])
  })

  it('and does not load is not brought to the account', async () => {
    noLine()
    const page = anAccount()
    await screen.findByText('adaeze@example.com')
    await choose(page, 'Hausa')
    expect(await screen.findByText(notLoaded)).toBeTruthy()
    expect(page.server.seen(users.setLanguage)).toEqual([])
  })

  it('is brought to the account at the next load where the line went at the sign-in, and no other time', async () => {
    localStorage.setItem('AFR-language', 'fr')
    const page = aVisitor()
    page.server.fail(users.setLanguage, 'internal')
    await page.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'adaeze@example.com')
    await page.user.type(screen.getByLabelText('Password'), 'Correct horse 7')
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(page.server.seen(users.setLanguage)).toHaveLength(1))
    page.close()
    const reloaded = anAccount()
    await waitFor(() =>
      expect(reloaded.server.seen(users.setLanguage).map(({ body }) => body)).toEqual([{ language: 'fr' }]),
    )
    await waitFor(() => expect(localStorage.getItem('AFR-languageOwed')).toBeNull())
    reloaded.close()
    // Meanwhile another phone of theirs chose.
    const again = anAccount(aUser({ language: 'ha' }))
    await screen.findByText('adaeze@example.com')
    await waitFor(() => expect(again.server.seen(users.me)).toHaveLength(1))
    expect(again.server.seen(users.setLanguage)).toEqual([])
  })

  it('on the account’s page reaches the account at the next load, where the line went', async () => {
    const page = anAccount()
    page.server.fail(users.setLanguage, 'internal')
    await screen.findByText('adaeze@example.com')
    await choose(page, 'Français')
    await waitFor(() => expect(page.server.seen(users.setLanguage)).toHaveLength(1))
    page.close()
    const reloaded = anAccount()
    await waitFor(() => expect(reloaded.server.seen(users.setLanguage)).toHaveLength(1))
    expect(reloaded.server.seen(users.setLanguage)[0]?.body).toEqual({ language: 'fr' })
  })

  it('in another tab is spoken here too', async () => {
    anAccount()
    await screen.findByText('adaeze@example.com')
    const field = screen.getByRole('combobox', { name: 'Language' })
    localStorage.setItem('AFR-language', 'fr')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'AFR-language', newValue: 'fr' })))
    expect(await screen.findByRole('combobox', { name: 'Langue' })).toBe(field)
  })
})

it('asks anew for what the service says in the account’s language, once another tab has changed it there', async () => {
  const inEnglish = aNotification({ title: 'Your card was paid' })
  const page = renderApp('/notifications', {
    isSignedIn: true,
    server: aServer()
      .on(users.me, aUser())
      .on(notifications.list, { ...aPage(inEnglish), unread: 0 })
      .on(avatars.own, { url: null }),
  })
  await screen.findByText('Your card was paid')
  const tell = (key: string, newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
  localStorage.setItem('AFR-language', 'fr')
  tell('AFR-language', 'fr')
  tell('AFR-languageOwed', 'yes')
  await screen.findByRole('heading', { name: 'Notifications' })
  const asked = page.server.seen(notifications.list).length
  page.server.on(notifications.list, {
    ...aPage({ ...inEnglish, title: 'Votre carte a été payée' }),
    unread: 0,
  })
  tell('AFR-languageOwed', null)
  await screen.findByText('Votre carte a été payée')
  expect(page.server.seen(notifications.list).length).toBeGreaterThan(asked)
})

describe('the language of the account, where nobody chose', () => {
  it('comes late and leaves what is typed', async () => {
    const server = aSellServer().on(users.me, aUser())
    const page = open(undefined, server)
    await fillCode(page)
    const field = await screen.findByRole('textbox', { name: 'Card code' })
    const { value } = field as HTMLInputElement
    expect(value).not.toBe('')
    server.on(users.me, aUser({ language: 'fr' }))
    act(() => page.platform.session.refreshUser())
    expect(await screen.findByRole('textbox', { name: 'Code de la carte' })).toBe(field)
    expect(field).toHaveProperty('value', value)
  })

  it('goes with the account at the sign-out', async () => {
    const page = anAccount(aUser({ language: 'fr' }))
    await page.user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
    await page.user.click((await screen.findAllByRole('button', { name: 'Se déconnecter' })).at(-1)!)
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
  })

  it('comes before that of the landing page, which the browser asked for and nobody chose', async () => {
    sessionStorage.setItem('AFR-language', 'ha')
    const page = aVisitor('/login', aUser({ language: 'fr' }))
    expect(languageAtStart(page.platform)).toBe('ha')
    expect(languageOfPhone(page.platform)).toBeUndefined()
    await page.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'adaeze@example.com')
    await page.user.type(screen.getByLabelText('Password'), 'Correct horse 7')
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
    expect(page.server.seen(users.setLanguage)).toEqual([])
    expect(localStorage.getItem('AFR-language')).toBeNull()
  })
})
