/** The one property of a document that cookies need. */
export interface CookieDocument {
  cookie: string
}

const readAll = (document: CookieDocument): string => {
  try {
    return document.cookie
  } catch {
    // A sandboxed frame throws here.
    return ''
  }
}

/** Value of a cookie, decoded; undefined where there is none or cookies are blocked. */
export const readCookie = (document: CookieDocument, name: string): string | undefined => {
  for (const pair of readAll(document).split(';')) {
    const [key, ...rest] = pair.trim().split('=')
    if (key !== name) continue
    try {
      return decodeURIComponent(rest.join('=')) || undefined
    } catch {
      return rest.join('=')
    }
  }
  return undefined
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
  /** Only over https, where the page itself is. */
  readonly secure: boolean
}

/** Sets a cookie for the whole site (path `/`), never sent along from another site. */
export const writeCookie = (
  document: CookieDocument,
  name: string,
  value: string,
  { maxAgeSeconds, secure }: CookieOptions,
): void => {
  const age = Math.max(0, Math.floor(maxAgeSeconds))
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Strict${secure ? '; Secure' : ''}`
  } catch {
    // Blocked: the caller keeps the value in memory.
  }
}
