import { homePath } from './paths.ts'

/** Any origin does: only whether a path stays on it is asked. */
const ownOrigin = 'https://own.invalid'
const longest = 2048

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const hostile = /[\u0000-\u001f\u007f\\]/

const decodeOnce = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const readUrl = (text: string): URL | undefined => {
  try {
    return new URL(text, ownOrigin)
  } catch {
    return undefined
  }
}

/**
 * The path that is meant in the end, dots resolved, in lower case: servers, routers and the next page each decode once
 * more. Undefined for one that cannot be read to its end, or leads off the site there.
 */
const meantPath = (pathname: string): string | undefined => {
  const decoded = decodeOnce(pathname)
  if (decoded === undefined || hostile.test(decoded) || decoded.startsWith('//')) return undefined
  if (decoded !== pathname) return meantPath(decoded)
  return readUrl(decoded)?.pathname.toLowerCase()
}

const isBelow = (pathname: string, folder: string): boolean =>
  pathname === folder || pathname.startsWith(`${folder}/`)

interface SitePath {
  readonly path: string
  /** What `path` is compared by. */
  readonly meant: string
}

const readSitePath = (value: string | null | undefined): SitePath | undefined => {
  if (!value || value.length > longest) return undefined
  // A value that was never decoded begins with `%2F`; one that was is left alone, so that its query keeps its meaning.
  const text = value.startsWith('/') ? value : decodeOnce(value)
  const decoded = text === undefined ? undefined : decodeOnce(text)
  if (text === undefined || decoded === undefined) return undefined
  if (!text.startsWith('/') || hostile.test(text) || hostile.test(decoded)) return undefined
  const url = readUrl(text)
  const meant = url && meantPath(url.pathname)
  if (url?.origin !== ownOrigin || meant === undefined || meant.startsWith('//')) return undefined
  if (['/api', '/object', '/callback'].some((folder) => isBelow(meant, folder))) return undefined
  return { path: url.pathname + url.search + url.hash, meant }
}

/**
 * A path of this site, resolved, or undefined for everything else: other origins, `//host`, backslashes, control
 * characters, script addresses, whatever way and however often they are encoded, and the server's own folders.
 */
export const sameSitePath = (value: string | null | undefined): string | undefined =>
  readSitePath(value)?.path

/**
 * Where to go after signing in, from the `ret` parameter: a path of this site, else `/home`. Never back to /login or
 * /register, which would lead in a circle.
 */
export const safePath = (ret: string | null | undefined, fallback: string = homePath): string => {
  const found = readSitePath(ret)
  return found && !['/login', '/register'].some((own) => isBelow(found.meant, own)) ? found.path : fallback
}

/** What stands under this origin beside the seller's app: each is a page of its own, which no frame may hold. */
const besideApp = ['/console', '/dev', '/landing', '/reference', '/storybook']

/**
 * What the phone frame of `/pc` shows, from its `s` parameter: a path of the seller's app, else `/home`. Frames do not
 * nest, so paths that begin with `/pc` are refused, and so is what stands beside the app, as the console does.
 */
export const safeFramePath = (s: string | null | undefined, fallback: string = homePath): string => {
  const found = readSitePath(s)
  const isOfApp =
    found && !found.meant.startsWith('/pc') && !besideApp.some((folder) => isBelow(found.meant, folder))
  return isOfApp ? found.path : fallback
}
