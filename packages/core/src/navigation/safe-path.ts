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

const isBelow = (pathname: string, folder: string): boolean => {
  const lower = pathname.toLowerCase()
  return lower === folder || lower.startsWith(`${folder}/`)
}

/**
 * A path of this site, resolved, or undefined for everything else: other origins, `//host`, backslashes, control
 * characters, script addresses, whatever way they are encoded, and the server's own folders.
 */
export const sameSitePath = (value: string | null | undefined): string | undefined => {
  if (!value || value.length > longest) return undefined
  // A value that was never decoded begins with `%2F`; one that was is left alone, so that its query keeps its meaning.
  const text = value.startsWith('/') ? value : decodeOnce(value)
  const decoded = text === undefined ? undefined : decodeOnce(text)
  if (text === undefined || decoded === undefined) return undefined
  if (!text.startsWith('/') || hostile.test(text) || hostile.test(decoded)) return undefined
  const url = readUrl(text)
  const pathname = url && decodeOnce(url.pathname)
  if (url?.origin !== ownOrigin || pathname === undefined || pathname.startsWith('//')) return undefined
  if (['/api', '/object', '/callback'].some((folder) => isBelow(pathname, folder))) return undefined
  return url.pathname + url.search + url.hash
}

const pathnameOf = (path: string): string => new URL(path, ownOrigin).pathname

/**
 * Where to go after signing in, from the `ret` parameter: a path of this site, else `/home`. Never back to /login or
 * /register, which would lead in a circle.
 */
export const safePath = (ret: string | null | undefined, fallback: string = homePath): string => {
  const path = sameSitePath(ret)
  if (path === undefined) return fallback
  return ['/login', '/register'].some((own) => isBelow(pathnameOf(path), own)) ? fallback : path
}

/**
 * What the phone frame of `/pc` shows, from its `s` parameter: a path of the seller's app, else `/home`. Frames do not
 * nest, so paths that begin with `/pc` are refused, and the console is never framed.
 */
export const safeFramePath = (s: string | null | undefined, fallback: string = homePath): string => {
  const path = sameSitePath(s)
  if (path === undefined) return fallback
  const pathname = pathnameOf(path).toLowerCase()
  return pathname.startsWith('/pc') || isBelow(pathname, '/console') ? fallback : path
}
