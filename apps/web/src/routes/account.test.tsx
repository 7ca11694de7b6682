import { sellerEndpoints } from '@kaadi/contract'
import { aPage, aUser, aWithdrawalLimits } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import { languages } from '@kaadi/words/languages'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../test/render-app.tsx'
import { kitWords } from '../languages/kit-words.ts'
import { times } from '../platform/time/times.ts'
import { speakLanguage } from '../platform/words/speak-language.ts'

const { avatars, currencies, notifications, sessions, users, withdrawals } = sellerEndpoints

const walletCurrencies = [
  { id: 1 as const, settleCurrencyName: 'NGN', settleCurrencySymbol: '₦', rate: 1 },
  { id: 2 as const, settleCurrencyName: 'GHS', settleCurrencySymbol: 'GH₵', rate: 136 },
]

const open = (seller = aUser()) => {
  const server = aServer()
    .on(users.me, seller)
    .on(notifications.list, { ...aPage(), unread: 3 })
    .on(users.setLanguage, { language: 'fr' })
    .on(sessions.end, null)
    .on(avatars.own, { url: null })
    .on(currencies.settleCurrencies, walletCurrencies)
    .on(withdrawals.limits, aWithdrawalLimits({ dailyMax: '500000', leftToday: '440000' }))
  return renderApp('/account', { server, isSignedIn: true })
}

describe('/account', () => {
  it('says who is signed in, with no accessibility fault', async () => {
    const { server } = open()
    expect(await screen.findByText('adaeze@example.com')).toBeTruthy()
    expect(screen.getByText('Level 2')).toBeTruthy()
    expect(await screen.findByRole('link', { name: /Notifications.*3 unread/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Me' }).getAttribute('aria-current')).toBe('page')
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('links to nothing that is not built', async () => {
    open()
    await screen.findByText('adaeze@example.com')
    const built = [
      '/home',
      '/sell/list',
      '/transaction',
      '/wallet/cash',
      '/account',
      '/account/center',
      '/account/center/exp',
      '/notifications',
      '/activity',
      '/coupon',
      '/wallet/bankList',
      '/account/center?view=avatar',
      '/account/center?view=verification',
      '/help',
    ]
    for (const link of screen.getAllByRole('link')) expect(built).toContain(link.getAttribute('href'))
  })

  it('says what is used of the day’s limit, what is left, and what raises it', async () => {
    open()
    const bar = await screen.findByRole('progressbar', { name: 'Used of your limit of today' })
    expect(bar.getAttribute('aria-valuenow')).toBe('12')
    const limit = bar.closest('section')!
    expect(limit.textContent).toMatch(/₦60,000\.00.* of ₦500,000\.00.* withdrawn₦440,000\.00.* left today/)
    expect(within(limit).getByRole('link', { name: 'a higher level' }).getAttribute('href')).toBe(
      '/account/center/exp',
    )
  })

  it('changes the currency that screens begin with', async () => {
    const app = open()
    app.server.on(users.setDefaultCurrency, aUser({ defaultCurrencyId: 2 }))
    const choice = await screen.findByRole('combobox', { name: 'Currency' })
    await screen.findByRole('option', { name: 'Cedi' })
    app.server.on(users.me, aUser({ defaultCurrencyId: 2 }))
    await app.user.selectOptions(choice, 'Cedi')
    await waitFor(() => expect((choice as HTMLSelectElement).value).toBe('2'))
    expect(app.server.seen(users.setDefaultCurrency)[0]?.body).toEqual({ currencyId: 2 })
  })

  it('shows the seller’s picture, and leads to where it is changed', async () => {
    const app = open()
    app.server.on(avatars.own, { url: '/object/read?id=photo-1' })
    const link = await screen.findByRole('link', { name: 'Your picture' })
    await waitFor(() => expect(link.querySelector('img')?.getAttribute('src')).toContain('photo-1'))
    expect(link.getAttribute('href')).toBe('/account/center?view=avatar')
  })

  it('asks before it signs out', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('button', { name: 'Sign out' }))
    const ask = screen.getByRole('alertdialog', { name: 'Sign out of this phone?' })
    await app.user.click(within(ask).getByRole('button', { name: 'Stay signed in' }))
    expect(app.path()).toBe('/account')
    expect(app.server.seen(sessions.end)).toEqual([])
  })

  it('signs out here and at the service, and forgets everything', async () => {
    const app = open()
    await screen.findByText('adaeze@example.com')
    await app.user.click(screen.getByRole('button', { name: 'Sign out' }))
    await app.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(app.path()).toMatch(/^\/login/))
    expect(app.server.seen(sessions.end)).toHaveLength(1)
    expect(document.cookie).not.toContain('token=')
    expect(localStorage.getItem('AFR-userInfo')).toBeNull()
    expect(
      app.platform.queries.getQueryData(['notifications', 'list', { unreadOnly: '1', size: 1 }]),
    ).toBeUndefined()
  })

  it('says when there is no connection, and when it is back', async () => {
    open()
    await screen.findByText('adaeze@example.com')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^You are offline. This is from/)).toBeTruthy()
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/^You are offline. This is from/)).toBeNull()
  })

  it('remembers the look that was chosen', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('AFR-scheme')).toBe('dark')
    await app.user.click(screen.getByRole('radio', { name: 'As the phone' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })

  it('goes to the sign-in with the way back and a word when another tab signs out', async () => {
    const app = open()
    await screen.findByText('adaeze@example.com')
    // biome-ignore lint/suspicious/noDocumentCookie: this is what the other tab did
    document.cookie = 'token=; Path=/; Max-Age=0'
    localStorage.removeItem('AFR-tokenExpiresAt')
    window.dispatchEvent(new StorageEvent('storage', { key: 'AFR-tokenExpiresAt' }))
    await waitFor(() => expect(app.path()).toBe('/login?ret=%2Faccount'))
    expect(
      await screen.findByRole('heading', { name: 'You signed out in another tab. Sign in again to go on.' }),
    ).toBeTruthy()
  })

  it('goes to the sign-in when the service no longer knows the session', async () => {
    const app = open()
    await screen.findByText('adaeze@example.com')
    app.server.fail(notifications.list, 'unauthenticated')
    await app.user.click(screen.getByRole('link', { name: /Notifications/ }))
    await waitFor(() => expect(app.path()).toBe('/login?ret=%2Fnotifications'))
    expect(
      await screen.findByRole('heading', { name: 'Your session has ended. Sign in again to go on.' }),
    ).toBeTruthy()
    // One calm text, and no red one beside it.
    expect(screen.queryByText(/permission/)).toBeNull()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])
  })
})

describe('another language', () => {
  afterEach(() => speakLanguage('en-US'))

  it('is spoken by the app, the kit and the times at once, and remembered on this phone', async () => {
    const { user, server } = open()
    await screen.findByText('adaeze@example.com')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français')
    const chosen = await screen.findByRole('combobox', { name: 'Langue' })
    expect((chosen as HTMLSelectElement).value).toBe('fr')
    await waitFor(() => expect(document.activeElement).toBe(chosen))
    expect(screen.getByText(/machine/i)).toBeTruthy()
    expect(document.documentElement.lang).toBe('fr')
    expect(times.day(Date.now())).toBe('Aujourd’hui')
    expect(localStorage.getItem('AFR-language')).toBe('fr')
    await waitFor(() => expect(server.seen(users.setLanguage)[0]?.body).toEqual({ language: 'fr' }))
    await expectAccessible(document.body)
    expectNoSurprises(server)
    await user.selectOptions(chosen, 'English')
    expect(await screen.findByRole('combobox', { name: 'Language' })).toBeTruthy()
    expect(localStorage.getItem('AFR-language')).toBe('en-US')
  })

  it('is the account’s where nobody chose on this phone', async () => {
    const { server, close } = open(aUser({ language: 'fr' }))
    expect(await screen.findByRole('combobox', { name: 'Langue' })).toBeTruthy()
    expect(server.seen(users.setLanguage)).toEqual([])
    // The next person on this phone chooses for themselves.
    expect(localStorage.getItem('AFR-language')).toBeNull()
    close()
  })

  it('is that of this phone where one chose here, whatever the account’s is', async () => {
    localStorage.setItem('AFR-language', 'en-US')
    const { server } = open(aUser({ language: 'fr' }))
    expect(await screen.findByText('adaeze@example.com')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy()
    expect(server.seen(users.setLanguage)).toEqual([])
  })

  it('is that of amounts as a screen reader says them', async () => {
    await speakLanguage('fr')
    expect(kitWords().amountSpoken('248,600.00', 'Nigerian naira')).toBe('248,600.00 nairas nigérians')
  })

  it.each(languages.map(({ name, code }) => [name, code] as const))('%s loads', async (_, code) => {
    await speakLanguage(code)
    expect(t('Paid').trim()).not.toBe('')
    expect(document.documentElement.lang).toBe(code)
  })
})
