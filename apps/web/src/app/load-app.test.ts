import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadApp } from './load-app.ts'

const frames: FrameRequestCallback[] = []
const nextFrame = () => {
  for (const draw of frames.splice(0)) draw(0)
}
const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  document.head.innerHTML = '<meta name="scripts" content="/gone/app.js /gone/vendor.js">'
  document.body.innerHTML = '<p id="shell-failed" hidden>This page did not load.</p>'
})
afterEach(() => {
  frames.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks for the scripts once the first frame has been painted, each once', () => {
  loadApp()
  nextFrame()
  expect(asked()).toEqual([])
  nextFrame()
  expect(asked()).toEqual(['/gone/app.js', '/gone/vendor.js'])
  vi.runAllTimers()
  expect(asked()).toHaveLength(2)
})

it('waits half a second at most for a page that is not painted', () => {
  loadApp()
  vi.advanceTimersByTime(499)
  expect(asked()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked()).toHaveLength(2)
})

it.each([
  ['in a tab behind another', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  [
    'where a worker answers with what it has kept',
    () => vi.stubGlobal('navigator', { serviceWorker: { controller: {} } }),
  ],
])('asks at once %s', (_, arrange) => {
  arrange()
  loadApp()
  expect(asked()).toHaveLength(2)
})

it('starts the app when the page is parsed, and says so where it did not come', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const failed = document.getElementById('shell-failed')!
  loadApp()
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  vi.useRealTimers()
  await vi.waitFor(() => expect(failed.hidden).toBe(false))
})
