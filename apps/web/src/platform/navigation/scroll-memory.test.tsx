import { act, fireEvent, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cardDetailPath, paths, withQuery } from '../../app/paths.ts'
import { useScrollMemory } from './scroll-memory.ts'

const top = () => vi.mocked(window.scrollTo).mock.lastCall?.[1]
const scrollBy = (pixels: number) => {
  vi.stubGlobal('scrollY', pixels)
  fireEvent.scroll(window)
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Screen() {
  useScrollMemory()
  return null
}
const openAt = (path: string) => {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

it('begins another trade at its top, and finds the first where it was left', async () => {
  const router = openAt(cardDetailPath('one'))
  scrollBy(700)
  await act(() => router.navigate(cardDetailPath('two')))
  expect(top()).toBe(0)
  await act(() => router.navigate(-1))
  expect(top()).toBe(700)
})

it('leaves a list where it is when its filter changes', async () => {
  const router = openAt(paths.transactionList)
  vi.mocked(window.scrollTo).mockClear()
  scrollBy(700)
  await act(() => router.navigate(withQuery(paths.transactionList, { state: 'paid' })))
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('finds a list where it was left, whatever its filter was when it was opened', async () => {
  const router = openAt(paths.transactionList)
  scrollBy(700)
  await act(() => router.navigate(withQuery(paths.transactionList, { state: 'paid' }), { replace: true }))
  await act(() => router.navigate(cardDetailPath('one')))
  expect(top()).toBe(0)
  await act(() => router.navigate(-1))
  expect(top()).toBe(700)
})
