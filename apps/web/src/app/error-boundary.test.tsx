import { ApiError } from '@kaadi/core/errors'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { createPlatform } from '../platform/page/platform.ts'
import { PlatformContext } from '../platform/page/platform-context.ts'
import { ErrorBoundary } from './error-boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

const broken = { error: undefined as unknown }
function Fragile() {
  if (broken.error !== undefined) throw broken.error
  return <p>All is well</p>
}
const show = (error: unknown) => {
  broken.error = error
  return render(
    <ErrorBoundary place="/home">
      <Fragile />
    </ErrorBoundary>,
  )
}

it('shows the 500 page with the number of the request, which can be copied', async () => {
  document.title = 'Home · Kaadi'
  const { container } = show(
    new ApiError({ call: 'GET /x', code: 1000, httpStatus: 500, traceId: 'req-7f3a' }),
  )
  expect(document.title).toBe('Something went wrong on our side')
  const user = userEvent.setup()
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeTruthy()
  expect(screen.getByText('req-7f3a')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy the number for support' }))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('req-7f3a')
  await expectAccessible(container)
})

it('gives a fault of its own a number too, and writes it down', () => {
  show(new Error('boom'))
  const reference = screen.getByText(/^web-/).textContent
  expect(console.error).toHaveBeenCalledWith(reference, expect.objectContaining({ message: 'boom' }))
})

it('tries again when asked', async () => {
  show(new Error('boom'))
  broken.error = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('All is well')).toBeTruthy()
})

it('is over on the next page', () => {
  const { rerender } = show(new Error('boom'))
  broken.error = undefined
  rerender(
    <ErrorBoundary place="/account">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(screen.getByText('All is well')).toBeTruthy()
})

it('loads the page whole at once where another file of the screen does not come the second time, and is served', async () => {
  const left: string[] = []
  const platform = createPlatform({ leaveTo: (url) => left.push(url) })
  broken.error = new Error('Unable to preload CSS for /assets/account.css')
  const builds = {
    ...platform.builds,
    isReplaced: async () => {
      broken.error = new Error(
        'Failed to fetch dynamically imported module: https://kaadi.test/assets/account.js',
      )
      return false
    },
    isServed: async () => true,
  }
  render(
    <PlatformContext value={{ ...platform, builds }}>
      <QueryClientProvider client={platform.queries}>
        <MemoryRouter>
          <ErrorBoundary place="/account">
            <Fragile />
          </ErrorBoundary>
        </MemoryRouter>
      </QueryClientProvider>
    </PlatformContext>,
  )
  await waitFor(() => expect(left).toEqual(['/account']))
  platform.session.stop()
})
