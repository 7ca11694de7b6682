import { readInvitationCode } from './invitation-code.ts'
import { pageNotFoundMessage } from './navigation-error.ts'
import {
  exactPathOf,
  framePath,
  homePath,
  landingPath,
  loginPath,
  openPaths,
  pathOf,
  publicPaths,
  queryOf,
} from './paths.ts'
import { loginWithReturn } from './return-path.ts'
import type { RouteRule } from './route-rules.ts'
import { navigationTarget } from './target.ts'

/** Where the page runs, as far as navigation cares. `readDevice` finds it out in a browser. */
export interface Device {
  /** A phone or tablet, by the browser's own word. */
  readonly isMobile: boolean
  /** Inside a frame, such as the phone frame of `/pc`. */
  readonly isFramed: boolean
  /** Inside the native app's wrapper. */
  readonly isNative: boolean
}

/** A navigation that is about to happen, and who asks for it. */
export interface NavigationRequest {
  /** Full path to be opened: path, query, hash. */
  readonly to: string
  /** Full path of the page that is left; undefined for the first page. */
  readonly from?: string | undefined
  readonly hasToken: boolean
  readonly device: Device
  /** Rule for `to` from the build manifest. */
  readonly rule?: RouteRule | undefined
  /** Whether a route exists for a path; every path is taken to exist when left out. */
  readonly isKnown?: ((path: string) => boolean) | undefined
}

/** Which rule sent a navigation elsewhere. */
export type RedirectReason = 'route-rule' | 'desktop' | 'signed-in' | 'landing' | 'sign-in' | 'return-path'

/** What `decideNavigation` answers. */
export type NavigationDecision = (
  | { readonly kind: 'allow' }
  /** Open this path in place of the one asked for (replacing it in the history). */
  | { readonly kind: 'redirect'; readonly to: string; readonly reason: RedirectReason }
  /** Leave the site: a route rule says so. */
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'not-found'; readonly message: string }
) & {
  /** An invitation code that the address carried, whatever was decided. Keep it for the sign-up. */
  readonly invitationCode?: string
}

const byRule = ({ to, rule }: NavigationRequest): NavigationDecision | undefined => {
  if (!rule?.redirect) return undefined
  const target = navigationTarget(rule.redirect, { external: true })
  if (target.kind === 'external') return target
  if (pathOf(target.path) === pathOf(to)) return undefined
  const mark = to.indexOf('#')
  const hash = mark < 0 || target.path.includes('#') ? '' : to.slice(mark)
  return { kind: 'redirect', to: target.path + hash, reason: 'route-rule' }
}

const isDesktop = ({ isMobile, isFramed, isNative }: Device): boolean => !isMobile && !isFramed && !isNative

const byDevice = ({ to, device }: NavigationRequest): NavigationDecision | undefined => {
  const path = pathOf(to)
  if (!isDesktop(device) || path === '/' || path.startsWith(framePath)) return undefined
  return { kind: 'redirect', to: `${framePath}?s=${encodeURIComponent(to)}`, reason: 'desktop' }
}

const bySession = ({ to, hasToken }: NavigationRequest): NavigationDecision | undefined => {
  const path = pathOf(to)
  const isPublic = publicPaths.includes(path)
  if (hasToken) {
    const leave = isPublic || path === landingPath
    return leave ? { kind: 'redirect', to: homePath, reason: 'signed-in' } : undefined
  }
  if (path === '/') return { kind: 'redirect', to: landingPath, reason: 'landing' }
  if (isPublic || openPaths.includes(path)) return undefined
  return { kind: 'redirect', to: loginWithReturn(to), reason: 'sign-in' }
}

const byReturnPath = ({ to, from }: NavigationRequest): NavigationDecision | undefined => {
  if (pathOf(to) !== loginPath || from === undefined || queryOf(to).has('ret')) return undefined
  if (pathOf(from) === '/activate' || pathOf(from) === loginPath) return undefined
  const hash = to.includes('#') ? to.slice(to.indexOf('#')) : ''
  const query = queryOf(to)
  query.delete('ret')
  const others = query.size > 0 ? `&${query}` : ''
  return { kind: 'redirect', to: loginWithReturn(from) + others + hash, reason: 'return-path' }
}

/**
 * The route guard (specification, section 2) as one pure decision: the same request always gives the same answer, and
 * following its redirects always ends. Order: unknown route, route rule, desktop, session, return path. A visitor who is
 * sent to /login gets the wanted path as `ret`, one who goes there gets the previous path.
 */
export const decideNavigation = (request: NavigationRequest): NavigationDecision => {
  const code = readInvitationCode(request.to)
  const known = request.isKnown?.(exactPathOf(request.to)) ?? true
  const decision: NavigationDecision = known
    ? (byRule(request) ??
      byDevice(request) ??
      bySession(request) ??
      byReturnPath(request) ?? { kind: 'allow' })
    : { kind: 'not-found', message: pageNotFoundMessage(request.to) }
  return code === undefined ? decision : { ...decision, invitationCode: code }
}
