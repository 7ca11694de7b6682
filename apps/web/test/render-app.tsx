import { sellerEndpoints } from '@kaadi/contract'
import type { Device } from '@kaadi/core/navigation'
import { aSession, aSiteInfo } from '@kaadi/testing/builders'
import { createFakeServer, type FakeServer } from '@kaadi/testing/fake-server'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { createPlatform, type Platform } from '../src/platform/page/platform.ts'

const phone: Device = { isMobile: true, isFramed: false, isNative: false }

export interface RenderedApp {
  readonly server: FakeServer
  readonly user: UserEvent
  readonly platform: Platform
  /** Addresses that the app asked the browser to load whole. */
  readonly left: readonly string[]
  readonly path: () => string
  /** Closes this page, as a person who comes back later: what it kept on the device stays. */
  readonly close: () => void
}

interface Options {
  readonly server?: FakeServer
  readonly isSignedIn?: boolean
  readonly device?: Partial<Device>
  /** What the build manifest's files hold, by address; none is there when left out. */
  readonly manifest?: (url: string) => unknown
}

const open = new Set<Platform>()

/** A service that knows the site and nothing else. */
export const aServer = (): FakeServer =>
  createFakeServer()
    .on(sellerEndpoints.site.info, aSiteInfo())
    .on(sellerEndpoints.identities.provider, { provider: null })
    .on(sellerEndpoints.identities.list, [])
    .on(sellerEndpoints.debts.list, [])

/** The whole app at a path, on a phone, against a fake service. */
export const renderApp = (path: string, options: Options = {}): RenderedApp => {
  const server = options.server ?? aServer()
  if (options.isSignedIn) signInByCookie()
  window.history.replaceState(null, '', path)
  const left: string[] = []
  const platform = createPlatform({
    fetch: (input, init) => {
      const url = String(input instanceof Request ? input.url : input)
      return url.includes('/assets/builds/')
        ? Promise.resolve(manifestReply(options.manifest?.(url)))
        : server.fetch(input, init)
    },
    device: { ...phone, ...options.device },
    leaveTo: (url) => left.push(url),
  })
  open.add(platform)
  const user = userEvent.setup({ advanceTimers: vi.isFakeTimers() ? vi.advanceTimersByTime : () => {} })
  const { unmount } = render(<App platform={platform} />)
  return {
    server,
    user,
    platform,
    left,
    close: () => {
      unmount()
      platform.session.stop()
    },
    path: () => window.location.pathname + window.location.search + window.location.hash,
  }
}

const manifestReply = (content: unknown): Response =>
  new Response(JSON.stringify(content ?? {}), { status: content === undefined ? 404 : 200 })

/** A session that began on an earlier page. */
export const signInByCookie = (token = aSession().access_token): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
  document.cookie = `token=${token}; Path=/`
  localStorage.setItem('AFR-tokenExpiresAt', String(Date.now() + 24 * 3_600_000))
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
