import { sellerEndpoints } from '@kaadi/contract'
import { aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, renderApp } from '../../test/render-app.tsx'

const { site, users } = sellerEndpoints
const whatsApp = {
  id: 'whatsapp',
  type: 'whatsapp',
  label: 'WhatsApp',
  value: '+234 700 000 0000',
  link: 'https://wa.me/2347000000000',
}
const aHelpServer = () => aServer().fail(site.page, 'notFound').on(site.contacts, [whatsApp])

describe('/help', () => {
  it('is ours until the host has written another, and says where to write', async () => {
    const { path } = renderApp('/help', { server: aHelpServer() })
    expect(await screen.findByRole('heading', { level: 2, name: 'How to sell a card' })).toBeTruthy()
    const way = await screen.findByRole('link', { name: /WhatsApp/ })
    expect(way.getAttribute('href')).toBe('https://wa.me/2347000000000')
    expect(path()).toBe('/help')
    await expectAccessible(document.body)
  })

  it('is the host’s own where there is one', async () => {
    const server = aHelpServer().on(site.page, ({ query }) => ({
      name: query.name,
      text: '# Ask Ada\nShe answers from nine to five.',
      updateTime: '2026-11-01T09:00:00.000Z',
    }))
    renderApp('/help', { server })
    expect(await screen.findByRole('heading', { level: 2, name: 'Ask Ada' })).toBeTruthy()
    expect(screen.queryByText('How to sell a card')).toBeNull()
    expect(server.seen(site.page)[0]?.query.name).toBe('help')
  })

  it('is reached from the seller’s own page, and leads back to it', async () => {
    const server = aHelpServer().on(users.me, aUser())
    const { user, path } = renderApp('/help', { server, isSignedIn: true })
    await screen.findByRole('heading', { level: 2, name: 'Withdrawals' })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(path()).toBe('/account'))
    await user.click(await screen.findByRole('link', { name: 'Help' }))
    await waitFor(() => expect(path()).toBe('/help'))
  })
})
