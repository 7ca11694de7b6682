import { sellerEndpoints } from '@kaadi/contract'
import { aPage, aUser } from '@kaadi/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, renderApp } from '../../../test/render-app.tsx'
import { times } from '../time/times.ts'

const { notifications, site, users } = sellerEndpoints
const reopensTime = new Date(Date.now() + 3_600_000).toISOString()

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const closedPage = () => screen.findByRole('dialog', { name: 'Closed for a short while' })

it('lies over the screen while the service is closed, and goes by itself when it answers again', async () => {
  const server = aServer()
    .fail(users.me, 'notOperational', { details: { reopensTime } })
    .fail(site.news, 'notOperational', { details: { reopensTime } })
    .fail(notifications.list, 'notOperational', { details: { reopensTime } })
  const app = renderApp('/account', { server, isSignedIn: true })
  const closed = await closedPage()
  expect(closed.textContent).toContain(`until about ${times.short(reopensTime)}`)
  expect(within(closed).getByRole('link', { name: 'Write to customer service' })).toBeTruthy()
  await expectAccessible(closed)
  await app.user.keyboard('{Escape}')
  expect(await closedPage()).toBe(closed)

  server
    .on(users.me, aUser())
    .on(notifications.list, { ...aPage(), unread: 0 })
    .on(site.news, [])
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Closed for a short while' })).toBeNull())
  expect(app.path()).toBe('/account')
  expect(await screen.findByText('adaeze@example.com')).toBeTruthy()
})

it('asks again at a press, and keeps what was being written', async () => {
  const server = aServer()
  const app = renderApp('/login', { server })
  await app.user.type(await screen.findByLabelText('Email'), 'ada@kaadi.example')
  await app.user.type(screen.getByLabelText('Password'), 'right horse')
  server.fail(sellerEndpoints.sessions.create, 'notOperational').fail(site.news, 'notOperational')
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  const closed = await closedPage()
  expect(closed.textContent).not.toContain('until')
  await app.user.click(within(closed).getByRole('button', { name: 'Try again' }))
  expect(server.seen(site.news).length).toBeGreaterThan(0)
  expect(await closedPage()).toBeTruthy()
  server.on(site.news, [])
  await app.user.click(within(closed).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@kaadi.example')
})
