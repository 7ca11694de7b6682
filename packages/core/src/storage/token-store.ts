import { type CookieDocument, readCookie, writeCookie } from './cookies.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/** Where the session's token lives. */
export interface TokenStore {
  get(): string | undefined
  /** Keeps a token for as long as it lives, in seconds. */
  set(token: string, expiresInSeconds: number): void
  clear(): void
  /** The instant at which the token dies, in milliseconds of this device's clock; undefined where it is not known. */
  expiresAt(): number | undefined
}

const expiryKey = 'tokenExpiresAt'
const tokenCookie = 'token'

const readExpiry = (local: StorageAdapter): number | undefined => {
  const at = Number(local.get(expiryKey))
  return at > 0 ? at : undefined
}

/**
 * The token in a cookie named `token`, path `/`, whose max age equals the token's life (specification, section 3). The
 * instant of its end stands beside it in local storage, where other tabs hear of each change; `tell` reaches those that
 * have no such storage. Without cookies the token lives in memory, until the page is left.
 */
export const createTokenCookie = (
  document: CookieDocument,
  local: StorageAdapter,
  options: { readonly secure: boolean; readonly now: () => number; readonly tell: () => void },
): TokenStore => {
  const { secure, now, tell } = options
  let inMemory: string | undefined
  let setHere: { readonly token: string; readonly at: number } | undefined
  const get = () => readCookie(document, tokenCookie) ?? inMemory
  return {
    get,
    set: (token, expiresInSeconds) => {
      writeCookie(document, tokenCookie, token, { maxAgeSeconds: expiresInSeconds, secure })
      inMemory = undefined
      if (get() !== token) inMemory = token
      setHere = { token, at: now() + expiresInSeconds * 1000 }
      local.set(expiryKey, String(setHere.at))
      tell()
    },
    clear: () => {
      writeCookie(document, tokenCookie, '', { maxAgeSeconds: 0, secure })
      inMemory = undefined
      // Reading waits until the cookie is written: other tabs, in processes of their own, look as soon as they are told.
      get()
      local.remove(expiryKey)
      tell()
    },
    expiresAt: () => {
      const at = readExpiry(local)
      // Where storage is this tab's alone, another tab's token has no end here: the first one's is not its.
      return at === setHere?.at && get() !== setHere?.token ? undefined : at
    },
  }
}

/** The token in any storage: for the native wrapper, Node and tests. A dead token is not given out. */
export const createStoredToken = (local: StorageAdapter, now: () => number = Date.now): TokenStore => ({
  get: () => {
    const at = readExpiry(local)
    return at !== undefined && at <= now() ? undefined : local.get(tokenCookie)
  },
  set: (token, expiresInSeconds) => {
    local.set(tokenCookie, token)
    local.set(expiryKey, String(now() + expiresInSeconds * 1000))
  },
  clear: () => {
    local.remove(tokenCookie)
    local.remove(expiryKey)
  },
  expiresAt: () => readExpiry(local),
})
