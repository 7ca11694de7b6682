import type { PageKind } from '../plugins/security-headers.ts'
import { type BuiltSite, type FoundPage, openSite } from './built-site.ts'

export interface Sites {
  readonly web: BuiltSite
  readonly console: BuiltSite
  readonly pc: BuiltSite
  /** In development, where it was built. */
  readonly storybook: BuiltSite
}

const nowhere = openSite(undefined, { watch: false })
export const noSites: Sites = { web: nowhere, console: nowhere, pc: nowhere, storybook: nowhere }

const year = 'public, max-age=31536000, immutable'
const checked = 'no-cache'

/** Files with a hash in their name never change; the newest build's number is asked for anew each second. */
export function cacheControlOf(path: string): string {
  if (path.endsWith('builds/latest.json')) return 'public, max-age=1'
  return /(^|\/)assets\//.test(path) ? year : checked
}

/** Prefixes of the service itself: an unknown path below them is no page. */
const reserved = new Set(['api', 'object', 'callback', 'dev', 'reference', 'reference.css'])

/** Which built page or file answers a path. `wantsPage`: the browser goes there, rather than load a part. */
export function findPage(sites: Sites, path: string, wantsPage: boolean): FoundPage | undefined {
  const [first = '', ...others] = path.slice(1).split('/')
  const below = others.join('/')
  if (first === 'console')
    return (
      inSite(sites.console, below, 'console') ?? pageOf(wantsPage, sites.console, 'index.html', 'console')
    )
  if (first === 'storybook') return inSite(sites.storybook, below || 'index.html', 'storybook')
  if (path === '/pcad' || path === '/pcad/') return landingPage(sites.pc, 'pcad', 'landing')
  if (path === '/pc' || path === '/pc/') return landingPage(sites.pc, 'pc', 'phoneFrame')
  if (first === 'landing')
    return inSite(sites.pc, path.slice(1), 'landing') ?? inSite(sites.pc, below, 'landing')
  if (reserved.has(first)) return undefined
  return inSite(sites.web, path.slice(1), 'app') ?? appPage(sites.web, path, wantsPage)
}

/**
 * Each screen of the app has a document of its own, with its first frame, and whoever asks is answered with it. Another
 * path is none of ours: a browser that goes there is told so by the app, unless it asks for a file.
 */
function appPage(site: BuiltSite, path: string, wantsPage: boolean): FoundPage | undefined {
  const name = path.slice(1).replace(/\/+$/, '') || 'index'
  const own = inSite(site, `${name}.html`, 'app')
  if (own || /\.[^/]*$/.test(path)) return own
  const stranger = pageOf(wantsPage, site, 'index.html', 'app')
  return stranger && { ...stranger, isMissing: true }
}

const landingPage = (site: BuiltSite, name: string, kind: PageKind): FoundPage | undefined =>
  inSite(site, `${name}.html`, kind) ?? inSite(site, `${name}/index.html`, kind)

function inSite(site: BuiltSite, path: string, kind: PageKind): FoundPage | undefined {
  const file = site.find(path)
  return file && { file, kind, cacheControl: cacheControlOf(path) }
}

/** The single-page apps know their own paths: whatever is not a file is one of their pages. */
const pageOf = (wantsPage: boolean, site: BuiltSite, path: string, kind: PageKind): FoundPage | undefined =>
  wantsPage ? inSite(site, path, kind) : undefined
