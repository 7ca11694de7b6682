import { sellerEndpoints } from '@kaadi/contract'
import { aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, renderApp } from '../../test/render-app.tsx'

const { site, users } = sellerEndpoints
const text = 'What you can expect of us.\n\n# The rate\nIt holds for ten minutes.'
const aPageServer = () =>
  aServer().on(site.page, ({ query }) => ({ name: query.name, text, updateTime: '2026-11-01T09:00:00.000Z' }))

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
