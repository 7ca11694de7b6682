import { sellerEndpoints } from '@kaadi/contract'
import type { Device } from '@kaadi/core/navigation'
import { aSession, aSiteInfo } from '@kaadi/testing/builders'
import { createFakeServer, type FakeServer } from '@kaadi/testing/fake-server'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { createPlatform, type Platform } from '../src/platform/platform.ts'

const phone: Device = { isMobile: true, isFramed: false, isNative: false }

export interface RenderedApp {
  readonly server: FakeServer
  readonly user: UserEvent
  readonly platform: Platform
  /** Addresses that the app asked the browser to load whole. */
  readonly left: readonly string[]
  readonly path: () => string
}

interface Options {
  readonly server?: FakeServer
  readonly isSignedIn?: boolean
  readonly device?: Partial<Device>
}

const open = new Set<Platform>()

/** A service that knows the site and nothing else. */
export const aServer = (): FakeServer => createFakeServer().on(sellerEndpoints.site.info, aSiteInfo())

/** The whole app at a path, on a phone, against a fake service. */
export const renderApp = (path: string, options: Options = {}): RenderedApp => {
  const server = options.server ?? aServer()
  if (options.isSignedIn) signInByCookie()
  window.history.replaceState(null, '', path)
  const left: string[] = []
  const platform = createPlatform({
    fetch: (input, init) =>
      String(input instanceof Request ? input.url : input).includes('/assets/builds/')
        ? Promise.resolve(new Response('{}', { status: 404 }))
        : server.fetch(input, init),
    device: { ...phone, ...options.device },
    leaveTo: (url) => left.push(url),
  })
  open.add(platform)
  const user = userEvent.setup({ advanceTimers: vi.isFakeTimers() ? vi.advanceTimersByTime : () => {} })
  render(<App platform={platform} />)
  return {
    server,
    user,
    platform,
    left,
    path: () => window.location.pathname + window.location.search + window.location.hash,
  }
}

/** A session that began on an earlier page. */
export const signInByCookie = (token = aSession().access_token): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
  document.cookie = `token=${token}; Path=/`
  localStorage.setItem('AFR-tokenExpiresAt', String(Date.now() + 3_600_000))
}

/** Ends what tests have opened and forgets what they kept. A call nobody arranged fails the test here. */
export const closeApps = (): void => {
  for (const platform of open) {
    platform.session.stop()
    platform.queries.clear()
  }
  open.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
  document.cookie = 'token=; Path=/; Max-Age=0'
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.theme
}

/** Calls that no test arranged, or that the contract refuses. */
export const expectNoSurprises = (server: FakeServer): void => expect(server.surprises).toEqual([])
