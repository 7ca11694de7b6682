import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { workerScope } from './worker-scope.ts'

/** Written by the build: what a page needs to open, each with its revision where its name has none. */
declare const __SHELL_FILES__: readonly { readonly url: string; readonly revision: string | null }[]

const assetsCache = `assets-${__BUILD_ID__}`
/** A line that takes longer than this is none, as far as a page that is already here is concerned. */
const patienceMs = 4_000
const elsewhere = /^\/(?:api|object|callback|console|landing|pcad|pc|dev|reference|storybook)(?:\/|$)/

/** What a visitor is shown of us: written with the day's rate, and not kept. */
const landing = /^\/(?:pcad|pc)\/?$/

const sayNothing = new Response(null, { status: 503 })

const fromNetwork = (request: Request): Promise<Response> => {
  // The browser asked to navigate; the same request cannot be sent with another signal.
  const late = new Promise<never>((_, refuse) =>
    setTimeout(() => refuse(new Error('The line is too slow.')), patienceMs),
  )
  return Promise.race([fetch(request), late])
}

/**
 * Keeps what the app needs to open without a connection: its shell from the start, each screen’s files once they were
 * used. A page comes from the service wherever there is a line, so that a new build, a closed service and a redirect are
 * what they always were. Calls are never answered from here.
 */
export const keepShell = (): void => {
  precacheAndRoute([...__SHELL_FILES__], {
    // Each page is asked for by its own address and answered below.
    directoryIndex: '',
    cleanURLs: false,
    ignoreURLParametersMatching: [],
  })
  cleanupOutdatedCaches()
  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' &&
      url.origin === workerScope.location.origin &&
      !elsewhere.test(url.pathname),
    async ({ request }) => {
      try {
        return await fromNetwork(request)
      } catch {
        return (await matchPrecache('/index.html')) ?? (await fetch(request).catch(() => sayNothing.clone()))
      }
    },
  )
  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' && url.origin === workerScope.location.origin && landing.test(url.pathname),
    // However slow the line is. Where there is none, who has the app is shown its door, which says so.
    ({ request }) => fetch(request).catch(() => Response.redirect('/login')),
  )
  registerRoute(
    // Names with a hash never change; the newest build’s number is no such file.
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+$/.test(url.pathname),
    new CacheFirst({ cacheName: assetsCache }),
  )
  workerScope.addEventListener('activate', (event) =>
    event.waitUntil(
      caches
        .keys()
        .then((names) =>
          Promise.all(
            names
              .filter((name) => name.startsWith('assets-') && name !== assetsCache)
              .map((name) => caches.delete(name)),
          ),
        )
        .then(() => workerScope.clients.claim()),
    ),
  )
  // A page that has just come from the service is of the newest build: its worker need not wait for older tabs.
  workerScope.addEventListener('message', ({ data }) => {
    if (data === 'take-over') void workerScope.skipWaiting()
  })
}
