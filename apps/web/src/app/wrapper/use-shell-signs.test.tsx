import { type BridgeWindow, createBridge } from '@kaadi/core/bridge'
import { readClientIdentifiers } from '@kaadi/core/storage'
import { useOnline } from '@kaadi/react'
import { QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createPlatform } from '../../platform/page/platform.ts'
import { PlatformContext } from '../../platform/page/platform-context.ts'
import { useShellSigns } from './use-shell-signs.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page inside the shell, which says that the line came or went. */
const aShell = () => {
  vi.stubGlobal('KaadiNative', { postMessage: () => undefined })
  const bridge = createBridge(window as unknown as BridgeWindow)
  const platform = createPlatform({ fetch: () => Promise.reject(new TypeError('No service is here.')) })
  const page = renderHook(
    () => {
      useShellSigns(bridge)
      return useOnline()
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <PlatformContext value={platform}>{children}</PlatformContext>
        </MemoryRouter>
      ),
    },
  )
  const { origin } = window.location
  const say = (data: object) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: window })))
  return { ...page, say, platform }
}
const line = (online: boolean) => ({ type: 'network', online })

it('takes the shell’s word that the line is gone, and that it is back', () => {
  const { result, say, platform, unmount } = aShell()
  expect(result.current).toBe(true)
  say(line(false))
  expect([result.current, navigator.onLine]).toEqual([false, false])
  say(line(true))
  expect([result.current, navigator.onLine]).toEqual([true, true])
  say(line(false))
  unmount()
  expect(navigator.onLine).toBe(true)
  platform.session.stop()
})

it('asks anew for what is old on the screen once the shell says that the app is in front again', async () => {
  const { say, platform, unmount } = aShell()
  const asked: string[] = []
  const look = (name: string, staleTime: number) => {
    const watched = new QueryObserver(platform.queries, {
      queryKey: [name],
      queryFn: () => asked.push(name),
      staleTime,
    })
    return watched.subscribe(() => undefined)
  }
  const stops = [look('old', 0), look('fresh', 60_000)]
  await vi.waitFor(() => expect(asked).toEqual(['old', 'fresh']))
  await vi.waitFor(() => expect(platform.queries.isFetching()).toBe(0))
  say({ type: 'resume' })
  await vi.waitFor(() => expect(asked).toEqual(['old', 'fresh', 'old']))
  for (const stop of stops) stop()
  unmount()
  platform.session.stop()
})

it('keeps what the shell says of the device, for the calls that name it', () => {
  const { say, platform, unmount } = aShell()
  say({ type: 'device', instanceId: 'i-1', deviceId: 'd-1', canUnlock: true })
  expect(readClientIdentifiers(platform.storage.local)).toMatchObject({ instanceId: 'i-1', deviceId: 'd-1' })
  expect(JSON.stringify({ ...localStorage })).not.toContain('canUnlock')
  unmount()
  platform.session.stop()
})
