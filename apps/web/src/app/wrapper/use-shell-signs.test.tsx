import { type BridgeWindow, createBridge } from '@kaadi/core/bridge'
import { useOnline } from '@kaadi/react'
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
  const say = (online: boolean) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: { type: 'network', online }, origin, source: window }),
        ),
    )
  return { ...page, say, platform }
}

it('takes the shell’s word that the line is gone, and that it is back', () => {
  const { result, say, platform, unmount } = aShell()
  expect(result.current).toBe(true)
  say(false)
  expect([result.current, navigator.onLine]).toEqual([false, false])
  say(true)
  expect([result.current, navigator.onLine]).toEqual([true, true])
  say(false)
  unmount()
  expect(navigator.onLine).toBe(true)
  platform.session.stop()
})
