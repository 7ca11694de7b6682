import { sellerEndpoints } from '@kaadi/contract'
import { aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, renderApp } from '../../test/render-app.tsx'
import { speakLanguage } from '../platform/words/speak-language.ts'

const { site, users } = sellerEndpoints
const text = 'What you can expect of us.\n\n# The rate\nIt holds for ten minutes.'
const aPageServer = (written = text, updateTime = '2026-11-01T09:00:00.000Z') =>
  aServer().on(site.page, ({ query }) => ({
    name: query.name,
    text: written,
    updateTime,
  }))
/** As a new service has it. */
const known =
  '# Coupons\nA coupon adds to what a card pays, once. It comes back to you when the trade is not paid.'

describe('/terms and /privacy', () => {
  it.each([
    ['/terms', 'Terms of service'],
    ['/privacy', 'Privacy notice'],
  ])('%s is open to a visitor, with what the tenant has written', async (path, title) => {
    const { server, path: where } = renderApp(path, { server: aPageServer() })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 2, name: 'The rate' })).toBeTruthy()
    expect(screen.getByText('It holds for ten minutes.')).toBeTruthy()
    expect(where()).toBe(path)
    expect(server.seen(site.page)[0]?.query.name).toBe(path.slice(1))
    await expectAccessible(document.body)
  })

  it('says the date that it is of, also on that very day', async () => {
    renderApp('/terms', { server: aPageServer(text, new Date().toISOString()) })
    expect(await screen.findByText(/^Last changed \d+ [A-Z][a-z]{2} \d{4}\.$/)).toBeTruthy()
  })

  it('is open to a seller too, and leads back into the app', async () => {
    const server = aPageServer().on(users.me, aUser())
    const { user, path } = renderApp('/terms', { server, isSignedIn: true })
    await screen.findByRole('heading', { level: 2, name: 'The rate' })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(path()).toBe('/account'))
  })

  it('says so where nothing was published', async () => {
    renderApp('/privacy', { server: aServer().fail(site.page, 'notFound') })
    expect(await screen.findByText('Not published yet')).toBeTruthy()
  })
})

describe('in another language', () => {
  afterEach(() => speakLanguage('en-US'))

  it('is a machine’s draft, which says so and has the English text, which binds, beside it', async () => {
    await speakLanguage('fr')
    renderApp('/terms', { server: aPageServer(known) })
    expect(await screen.findByText(/^Un coupon s’ajoute une fois/)).toBeTruthy()
    expect(screen.getByText(/^Une machine a traduit cette page/)).toBeTruthy()
    const english = screen.getByText(/^A coupon adds to what a card pays/)
    expect(english.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(english.closest('details')?.open).toBe(false)
    await expectAccessible(document.body)
  })

  it('stays whole as the tenant wrote it where a paragraph was never translated', async () => {
    await speakLanguage('fr')
    renderApp('/terms', { server: aPageServer(`${known}\n\nOurs alone.`) })
    expect(await screen.findByText('Ours alone.')).toBeTruthy()
    expect(screen.getByText(/^A coupon adds to what a card pays/).closest('details')).toBeNull()
    expect(screen.queryByText(/^Une machine a traduit/)).toBeNull()
  })
})
