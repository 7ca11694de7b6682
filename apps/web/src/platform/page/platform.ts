import { connectAnalytics } from '@kaadi/core/analytics'
import type { SessionEnd } from '@kaadi/core/machines'
import {
  createReloadGuard,
  type Device,
  type ReloadGuard,
  readDevice,
  type WrapperPorts,
  wrapperOf,
} from '@kaadi/core/navigation'
import { type ClientStorage, createBrowserStorage, forgetDrafts } from '@kaadi/core/storage'
import { createKeptChoice, type KeptChoice, type ReadableStore } from '@kaadi/react'
import { createToaster, type Toaster } from '@kaadi/ui'
import { type LanguageCode, languageCodes } from '@kaadi/words/languages'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { type Closed, watchClosed } from '../closed/closed-service.ts'
import { type Announcements, createAnnouncements } from '../content/announcements.ts'
import { createSecondFactorAsk, type SecondFactorAsk } from '../credentials/second-factor-ask.ts'
import type { Scheme } from '../device/scheme.ts'
import { type BackGuard, createBackGuard } from '../navigation/back-guard.ts'
import { createSellerClient, createSellerReads, type SellerClient, type SellerReads } from '../net/client.ts'
import { keepQueries } from '../net/kept-queries.ts'
import { sayNotice } from '../net/say-notice.tsx'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import { createServiceTime, type ServiceTime } from '../time/service-time.ts'
import { logAnalytics } from './analytics.ts'
import { type Builds, createBuilds } from './builds.ts'

/** Everything of the browser and the service that screens use, made once when the page starts. */
export interface Platform {
  readonly client: SellerClient
  readonly reads: SellerReads
  readonly session: SessionStore
  readonly queries: QueryClient
  readonly storage: ClientStorage
  readonly serviceTime: ServiceTime
  readonly toaster: Toaster
  readonly announcements: Announcements
  /** Set while the service is closed. */
  readonly closed: ReadableStore<Closed | undefined>
  readonly secondFactor: SecondFactorAsk
  readonly backs: BackGuard
  readonly device: Device
  readonly builds: Builds
  readonly reloads: ReloadGuard
  readonly scheme: KeptChoice<Scheme>
  /** Whether visits may be measured, and an ad network told of them. */
  readonly consent: KeptChoice<'unasked' | 'given' | 'refused'>
  readonly amounts: KeptChoice<'shown' | 'hidden'>
  readonly language: KeptChoice<LanguageCode>
  /** Loads an address whole, in place of this page. */
  readonly leaveTo: (url: string) => void
}

/** Under which the session's storage holds the address that the app itself loads anew: in the shell that is no start. */
export const ownLoadKey = 'ownLoad'

/** The edges of the page: tests give their own. */
export interface PlatformEdges {
  readonly fetch?: typeof globalThis.fetch
  readonly device?: Device
  readonly leaveTo?: (url: string) => void
}

/** The platform of a browser page. */
export const createPlatform = (edges: PlatformEdges = {}): Platform => {
  const serviceTime = createServiceTime()
  const fetch = serviceTime.hearing(edges.fetch ?? window.fetch.bind(window))
  const storage = createBrowserStorage(window)
  const secondFactor = createSecondFactorAsk()
  const wrapper = wrapperOf(window as WrapperPorts)
  const consent = createKeptChoice(storage.local, 'consent', ['unasked', 'given', 'refused'])
  const isMeasured = () => consent.current() === 'given'
  // Cookies of an ad network are not so much as read before.
  const cookie: ClientStorage['cookie'] = (name) => (isMeasured() ? storage.cookie(name) : undefined)
  const client = createSellerClient(wrapper ?? 'web', { ...storage, cookie }, fetch, secondFactor.ask)
  const toaster = createToaster()
  const queries = new QueryClient({
    // The client asks a second time by itself where that is allowed, so a query does not. Without a connection it is asked
    // all the same, so that a screen hears of it and can say so; the browser's word that it is back asks again.
    defaultOptions: {
      queries: { retry: false, networkMode: 'offlineFirst', staleTime: 30_000, gcTime: 30 * 60_000 },
    },
  })
  // It takes a page for one with a connection until it is told: then its return would be no change, and ask for nothing.
  onlineManager.setOnline(navigator.onLine)
  const kept = keepQueries(queries, storage.local, { buildId: __BUILD_ID__ })
  const forget = (end?: SessionEnd) => {
    kept.forget()
    queries.clear()
    // A session that only ran out finds its draft again: it opens for the same seller alone.
    if (end === 'signed-out' || end === 'other-tab') forgetDrafts(storage.local)
  }
  connectAnalytics(client, (event) => {
    if (isMeasured()) logAnalytics(event)
  })
  client.on('notice', (notice) => sayNotice(toaster, notice))
  const leave = edges.leaveTo ?? ((url: string) => window.location.replace(url))
  const session = createSessionStore({ client, storage, forget })
  return {
    client,
    reads: createSellerReads(client),
    session,
    queries,
    storage,
    serviceTime,
    toaster,
    announcements: createAnnouncements(),
    closed: watchClosed(client, () => {
      void queries.invalidateQueries()
      if (session.current().isSignedIn) session.refreshUser()
    }),
    secondFactor,
    backs: createBackGuard(),
    device: edges.device ?? readDevice(window, wrapper !== undefined),
    builds: createBuilds(__BUILD_ID__, fetch),
    reloads: createReloadGuard(storage.session),
    scheme: createKeptChoice(storage.local, 'scheme', ['system', 'light', 'dark']),
    language: createKeptChoice(storage.local, 'language', languageCodes),
    consent,
    amounts: createKeptChoice(storage.local, 'amounts', ['shown', 'hidden']),
    leaveTo: (url) => {
      if (url.startsWith('/')) storage.session.set(ownLoadKey, url)
      leave(url)
    },
  }
}
