import { sellerEndpoints } from '@kaadi/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHomeServer } from '../../../test/a-home.ts'
import { renderApp } from '../../../test/render-app.tsx'

const { notifications } = sellerEndpoints

describe('a notification that was pressed outside the app', () => {
  it('is read with the screen that it opens, once, and leaves no mark in the address', async () => {
    const server = aHomeServer().on(notifications.read, null)
    const app = renderApp('/account?x=1#read=n1', { server, isSignedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Me' })
    await waitFor(() => expect(app.path()).toBe('/account?x=1'))
    expect(server.seen(notifications.read).map(({ body }) => body)).toEqual([{ notificationId: 'n1' }])
  })

  it('waits for the sign-in', async () => {
    const server = aHomeServer().on(notifications.read, null)
    const app = renderApp('/account#read=n1', { server })
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(app.path()).toBe('/login?ret=%2Faccount%23read%3Dn1')
    expect(server.seen(notifications.read)).toEqual([])
  })

  it('opens its screen where it cannot be marked', async () => {
    const server = aHomeServer().fail(notifications.read, 'internal')
    const app = renderApp('/account#read=n1', { server, isSignedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Me' })
    await waitFor(() => expect(app.path()).toBe('/account'))
  })
})
