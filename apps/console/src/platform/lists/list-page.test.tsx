import { operatorEndpoints } from '@kaadi/contract'
import { anOperator, aPage, aSellerRow } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../../test/render-console.tsx'

const { people } = operatorEndpoints

const goOnline = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
afterEach(() => {
  goOnline(true)
  vi.restoreAllMocks()
})

const first = aSellerRow({ sellerId: 'user-ada' as never, email: 'ada@example.com' })
const second = aSellerRow({ sellerId: 'user-bola' as never, email: 'bola@example.com' })

/** Two pages of sellers; those who are paused are one of them. */
const twoPages = (answers: () => void = () => undefined): FakeServer =>
  aDesk(anOperator({ roles: ['senior'] })).on(people.page, ({ query }) => {
    if (query?.cursor || query?.only) answers()
    return query?.cursor
      ? { ...aPage(second), previous: 'back' }
      : query?.only
        ? aPage(second)
        : { ...aPage(first), cursor: 'next' }
  })

const seen = (email: string) => screen.queryByRole('link', { name: email })

it('says at once that there is no connection for the next page, keeps the list, and goes on by itself', async () => {
  const { user } = renderConsole('/sellers', twoPages())
  const next = await screen.findByRole('link', { name: 'Next page' })
  goOnline(false)
  await user.click(next)
  expect(await screen.findByText(/No connection: this is still the list from before/)).toBeTruthy()
  expect(seen('ada@example.com')).toBeTruthy()
  await expectAccessible()
  goOnline(true)
  await waitFor(() => expect(seen('bola@example.com')).toBeTruthy())
  expect(screen.queryByText(/the list from before/)).toBeNull()
})

it('says the same of another filter', async () => {
  const { user } = renderConsole('/sellers', twoPages())
  await screen.findByRole('link', { name: 'ada@example.com' })
  goOnline(false)
  await user.click(screen.getByRole('radio', { name: 'Paused' }))
  expect(await screen.findByText(/No connection: this is still the list from before/)).toBeTruthy()
  expect(seen('ada@example.com')).toBeTruthy()
  goOnline(true)
  await waitFor(() => expect(seen('bola@example.com')).toBeTruthy())
})

it('keeps the list where the service does not answer, and asks again by a press', async () => {
  const server = twoPages()
  const { user } = renderConsole('/sellers', server)
  const next = await screen.findByRole('link', { name: 'Next page' })
  server.disconnect(people.page)
  await user.click(next)
  expect(
    await screen.findByText(/The service does not answer: this is still the list from before/),
  ).toBeTruthy()
  expect(seen('ada@example.com')).toBeTruthy()
  server.reconnect(people.page)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(seen('bola@example.com')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
