/** The one property of a document that cookies need. */
export interface CookieDocument {
  cookie: string
}

/** Value of a cookie, decoded; undefined where there is none or cookies are blocked. */
export const readCookie = (document: CookieDocument, name: string): string | undefined => {
  let value: string | undefined
  try {
    value = document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)
    return value ? decodeURIComponent(value) : undefined
  } catch {
    // A sandboxed frame has no cookies to look at; a value that is not encoded stands for itself.
    return value
  }
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
  const age = Math.floor(maxAgeSeconds)
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Strict${secure ? '; Secure' : ''}`
  } catch {
    // Blocked: the caller keeps the value in memory.
  }
}
