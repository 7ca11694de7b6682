import { sellerEndpoints } from '@kaadi/contract'
import { aSession, aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aServer, renderApp } from '../../test/render-app.tsx'

const { identities, users } = sellerEndpoints
const ticket = 'A'.repeat(43)
afterEach(() => sessionStorage.clear())

it('leaves the sign-in to the provider where one is configured', async () => {
  const server = aServer()
    .on(identities.provider, { provider: { name: 'Example Login' } })
    .on(identities.begin, { url: 'https://login.example/authorize', ticket })
  const app = renderApp('/login?ret=%2Fcoupon', { server })
  await app.user.click(await screen.findByRole('button', { name: 'Sign in with Example Login' }))
  await waitFor(() => expect(app.left).toEqual(['https://login.example/authorize']))
  expect(JSON.parse(sessionStorage.getItem('AFR-providerSignIn')!)).toEqual({ ticket, ret: '/coupon' })
})

it('asks for the account after 417 in its words, and signs in with it', async () => {
  sessionStorage.setItem('AFR-providerSignIn', JSON.stringify({ ticket, ret: '/home' }))
  const server = aServer().fail(identities.signIn, 'notBound').on(users.me, aUser())
  const app = renderApp('/login?state=s&code=c', { server })
  expect(await screen.findByText(/Didn't bind the login account/)).toBeTruthy()
  expect(server.seen(identities.signIn)[0]!.body).toMatchObject({
    ticket,
    returned: { state: 's', code: 'c' },
  })
  await app.user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await app.user.type(screen.getByLabelText('Password'), 'right horse')
  server.on(identities.signIn, aSession())
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(app.path()).toBe('/home'))
  expect(server.seen(identities.signIn).at(-1)!.body).toMatchObject({
    account: { username: 'ada@example.com' },
  })
})

it('says to begin again in a window that began nothing', async () => {
  const app = renderApp('/login?state=s&code=c')
  expect(await screen.findByText(/begun in another window/)).toBeTruthy()
  expect(app.server.seen(identities.signIn)).toHaveLength(0)
})
