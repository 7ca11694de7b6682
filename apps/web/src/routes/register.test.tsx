import { sellerEndpoints } from '@kaadi/contract'
import { aSession, aSiteInfo, aUser } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHomeServer } from '../../test/a-home.ts'
import { expectAccessible } from '../../test/accessible.ts'
import { expectNoSurprises, renderApp } from '../../test/render-app.tsx'

const { promotions, sessions, users } = sellerEndpoints

const aServerOfRegister = () =>
  aHomeServer()
    .on(users.sendVerificationCode, { resendSeconds: 60, expiresSeconds: 600 })
    .on(users.signUp, aUser())
    .on(sessions.create, aSession())
    .on(users.me, aUser())
const aRegister = (path = '/register', server = aServerOfRegister()) => {
  Reflect.deleteProperty(window, 'dataLayer')
  return renderApp(path, { server })
}
type App = ReturnType<typeof aRegister>

const fill = async ({ user }: App, given: Partial<Record<'email' | 'code' | 'password', string>> = {}) => {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), given.email ?? 'ada@example.com')
  await user.type(screen.getByLabelText('Code from your mail'), given.code ?? '123456')
  await user.type(screen.getByLabelText('Password'), given.password ?? 'three green lizards')
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }))
  await user.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }))
}
const send = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Open account' }))

describe('/register', () => {
  it('has a heading and no accessibility fault, with faults shown too', async () => {
    const app = aRegister()
    await screen.findByRole('heading', { level: 1, name: 'Open an account' })
    await expectAccessible(document.body)
    await send(app)
    await expectAccessible(document.body)
  })

  it('has a name for the way to the landing page while the site has not told its own', async () => {
    renderApp('/register', { server: aServerOfRegister().fail(sellerEndpoints.site.info, 'internal') })
    expect(await screen.findByRole('link', { name: 'Start page' })).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('opens an account, signs in to it and lands on home', async () => {
    localStorage.setItem('AFR-consent', 'given')
    const app = aRegister()
    await fill(app)
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Ghana')
    await send(app)
    await waitFor(() => expect(app.path()).toBe('/home'))
    const [{ body } = { body: undefined }] = app.server.seen(users.signUp)
    expect(body).toEqual({
      email: 'ada@example.com',
      code: '123456',
      password: expect.stringMatching(/^[0-9a-f]{32}$/),
      countryCode: 'GH',
      acceptsTerms: true,
      isAdult: true,
    })
    expect(app.server.seen(sessions.create)[0]?.body.password).toBe(body?.password)
    // The event of specification section 7, for a tag manager, naming nobody.
    expect(window).toHaveProperty('dataLayer', [{ event: 'sign_up' }])
    expectNoSurprises(app.server)
  })

  it('mails a code once, then counts the minute down', async () => {
    const app = aRegister()
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com')
    await app.user.click(screen.getByRole('button', { name: 'Send code' }))
    const again = await screen.findByRole('button', { name: /Send again in (1:00|0:59)/ })
    expect(again).toHaveProperty('disabled', true)
    expect(screen.getByText(/We mailed a code to ada@example\.com/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Code from your mail'))
    expect(app.server.seen(users.sendVerificationCode)).toHaveLength(1)
  })

  it('knows after a reload where the code went and from when there is another, until the account is open', async () => {
    const app = aRegister()
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com')
    await app.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByText(/We mailed a code to/)
    app.close()
    const again = aRegister()
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'ada@example.com')
    expect(screen.getByText(/We mailed a code to ada@example\.com/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Send again in (1:00|0:5\d)/ })).toBeTruthy()
    await again.user.clear(screen.getByRole('textbox', { name: 'Email' }))
    await fill(again)
    await send(again)
    await waitFor(() => expect(again.path()).toBe('/home'))
    expect(sessionStorage.getItem('AFR-signUpCode')).toBeNull()
  })

  it('takes the time that is left from a refusal', async () => {
    const app = aRegister()
    app.server.fail(users.sendVerificationCode, 'tooFrequentOperation', { details: { resendSeconds: 21 } })
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com')
    await app.user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByRole('button', { name: /Send again in 0:2[01]/ })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('The operation is too frequent')
  })

  it('asks for an address before it mails a code', async () => {
    const app = aRegister()
    await app.user.click(await screen.findByRole('button', { name: 'Send code' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
    expect(app.server.seen(users.sendVerificationCode)).toEqual([])
  })

  it('says before the form is filled in that a country is closed', async () => {
    const server = aServerOfRegister()
    server.on(
      sellerEndpoints.site.info,
      aSiteInfo({ closedCountries: [{ countryCode: 'NG', reopensTime: null }] }),
    )
    const app = aRegister('/register', server)
    expect(await screen.findByText('We are closed in this country at the moment')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open account' }).disabled).toBe(true)
    const country = screen.getByRole('combobox', { name: 'Country' })
    expect(country.closest('.k-field')!.nextElementSibling?.textContent).toContain('We are closed')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(true)
    expect(screen.getByText(/No code is mailed for a country where we are closed/)).toBeTruthy()
    await expectAccessible(document.body)
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Ghana')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(false)
    expect(screen.queryByText('We are closed in this country at the moment')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open account' }).disabled).toBe(false)
  })

  it.each(['code', 'link'])(
    'says once, at the field and with the time, that the country has just closed: by %s',
    async (way) => {
      const app = aRegister()
      for (const call of [users.signUp, users.signUpByLink])
        app.server.fail(call, 'countryClosed', { details: { reopensTime: '2026-12-01T08:00:00.000Z' } })
      await fill(app)
      if (way === 'link') {
        await app.user.click(screen.getByRole('button', { name: 'Use a mailed link instead' }))
        await app.user.click(screen.getByRole('button', { name: 'Mail me the link' }))
      } else await send(app)
      const notice = await screen.findByText('We are closed in this country at the moment')
      expect(screen.getByText(/No account can be opened there now\. It opens again at about/)).toBeTruthy()
      const country = screen.getByRole('combobox', { name: 'Country' })
      expect(country.closest('.k-field')!.nextElementSibling?.contains(notice)).toBe(true)
      await waitFor(() => expect(document.activeElement).toBe(country))
      expect(screen.queryByText(/cards that you have sent/)).toBeNull()
      await app.user.selectOptions(country, 'Ghana')
      expect(screen.queryByText('We are closed in this country at the moment')).toBeNull()
    },
  )

  it('begins anew with a new code: digits and words of the old one are gone', async () => {
    const app = aRegister()
    app.server.fail(users.signUp, 'badVerificationCode', {
      details: { verificationRequired: true, newCodeNeeded: true },
    })
    await fill(app)
    await send(app)
    expect(await screen.findByText('This code no longer counts. Ask for a new one.')).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Ask for a new code' }))
    const field = screen.getByLabelText('Code from your mail')
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.queryByText(/no longer counts|Enter the 6 digits/)).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('lists many faults at the top, each leading to its field', async () => {
    const app = aRegister()
    await screen.findByRole('heading', { name: 'Open an account' })
    await send(app)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
    const summary = screen.getByRole('heading', { name: '5 things need a look' }).closest('section')!
    await app.user.click(within(summary).getByRole('button', { name: 'Use at least 8 characters.' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(app.server.seen(users.signUp)).toEqual([])
  })

  it.each([
    ['emailTaken', 'Email', 'This email already has an account. Sign in, or reset the password.'],
    ['badVerificationCode', 'Code from your mail', 'Verification code error, please re-enter.'],
    ['weakPassword', 'Password', 'This password is on every list of stolen passwords. Choose another.'],
    [
      'badInvitationCode',
      /Invitation code/,
      'This invitation code is not known. Correct it or leave it out.',
    ],
    ['selfInvitation', /Invitation code/, 'You cannot use your own invitation code.'],
  ] as const)('shows %s at its field, with the focus', async (failure, label, message) => {
    const app = aRegister()
    app.server.fail(users.signUp, failure)
    await fill(app)
    await send(app)
    const field = await screen.findByLabelText(label)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!)
    expect(described?.textContent).toBe(message)
  })

  it('offers the sign-in to an address that is known', async () => {
    const app = aRegister('/register?ret=%2Fwallet%2Fcash')
    app.server.fail(users.signUp, 'emailTaken')
    await fill(app)
    await send(app)
    const link = await screen.findByRole('link', { name: 'Sign in instead' })
    expect(link.getAttribute('href')).toBe('/login?ret=%2Fwallet%2Fcash')
  })

  describe('an invitation', () => {
    const invitedBy = (name: string | null) =>
      aServerOfRegister().on(promotions.invitation, { invitedBy: name })
    const field = () => screen.findByRole('textbox', { name: /Invitation code/ })

    it('of the address is checked on arrival: whose it is, brought along, forgotten afterwards', async () => {
      const app = aRegister('/register?invitationCode=ADA-7', invitedBy('Ngozi E.'))
      expect(await screen.findByText('Ngozi E. invited you.')).toBeTruthy()
      expect(await field()).toHaveProperty('value', 'ADA-7')
      await fill(app)
      await send(app)
      await waitFor(() => expect(app.path()).toBe('/home'))
      expect(app.server.seen(users.signUp)[0]?.body.invitationCode).toBe('ADA-7')
      expect(sessionStorage.getItem('AFR-invitationCode')).toBeNull()
    })

    it('that is nobody’s is said so at once, and can be cleared', async () => {
      const app = aRegister('/register?invitationCode=GONE', invitedBy(null))
      expect(
        await screen.findByText('This invitation code is not known. Correct it or clear it.'),
      ).toBeTruthy()
      expect(screen.queryByText(/invited you/)).toBeNull()
      await fill(app)
      await send(app)
      expect(app.server.seen(users.signUp)).toEqual([])
      await app.user.click(screen.getByRole('button', { name: 'Clear' }))
      expect(sessionStorage.getItem('AFR-invitationCode')).toBeNull()
      // A reload finds nothing of it.
      expect(app.path()).toBe('/register')
      await send(app)
      await waitFor(() => expect(app.path()).toBe('/home'))
      expect(app.server.seen(users.signUp).at(-1)?.body.invitationCode).toBeUndefined()
    })

    it('that was typed is checked when the field is left', async () => {
      const app = aRegister('/register', invitedBy('Ngozi E.'))
      await app.user.type(await field(), 'ADA-7 ')
      expect(app.server.seen(promotions.invitation)).toEqual([])
      await app.user.tab()
      expect(await screen.findByText('Ngozi E. invited you.')).toBeTruthy()
      expect(screen.queryByText(/letters, digits/)).toBeNull()
    })

    it('that could not be checked hinders nobody', async () => {
      const server = aServerOfRegister().fail(promotions.invitation, 'overloaded')
      const app = aRegister('/register?invitationCode=ADA-7', server)
      expect(await screen.findByText(/We could not check it now/)).toBeTruthy()
      await fill(app)
      await send(app)
      await waitFor(() => expect(app.path()).toBe('/home'))
      expect(app.server.seen(users.signUp)[0]?.body.invitationCode).toBe('ADA-7')
    })
  })

  it('leads to what is agreed to, beside the form', async () => {
    aRegister()
    const link = await screen.findByRole('link', { name: 'Read the terms' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms', '_blank'])
    expect(screen.getByRole('link', { name: 'Read the privacy notice' }).getAttribute('href')).toBe(
      '/privacy',
    )
  })

  it('uses the same key when the answer was lost, and opens one account', async () => {
    const app = aRegister()
    app.server.disconnect(users.signUp)
    await fill(app)
    await send(app)
    expect(await screen.findByRole('heading', { name: /could not reach the service/ })).toBeTruthy()
    app.server.fail(users.signUp, 'overloaded')
    await send(app)
    await screen.findByRole('heading', { name: /We are busy right now/ })
    app.server.on(users.signUp, aUser())
    await send(app)
    await waitFor(() => expect(app.path()).toBe('/home'))
    const keys = app.server.seen(users.signUp).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('sends a person whose first sign-in failed to the sign-in', async () => {
    const app = aRegister()
    app.server.fail(sessions.create, 'tooManyRequests')
    await fill(app)
    await send(app)
    await waitFor(() => expect(app.path()).toBe('/login?ret=%2Fhome'))
    expect(screen.getByText('Your account is open. Sign in to it now.')).toBeTruthy()
  })

  it('says how strong the password is', async () => {
    const app = aRegister()
    const field = await screen.findByLabelText('Password')
    await app.user.type(field, 'short')
    expect(screen.getByText('Too short yet')).toBeTruthy()
    await app.user.type(field, 'er but longer 7')
    expect(screen.getByText('Strong')).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.getAttribute('type')).toBe('text')
  })
})
