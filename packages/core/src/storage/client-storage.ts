import { storagePrefix } from '@kaadi/contract/constants'
import { type CookieDocument, readCookie } from './cookies.ts'
import { createMemoryAdapter } from './memory-storage.ts'
import type { StorageAdapter } from './storage-adapter.ts'
import { createStoredToken, createTokenCookie, type TokenStore } from './token-store.ts'
import { createWebAdapter, type WebStorageArea } from './web-storage.ts'

/** Everything the SDK keeps, wherever it runs. */
export interface ClientStorage {
  /** Stays on the device. */
  readonly local: StorageAdapter
  /** Ends with the tab. */
  readonly session: StorageAdapter
  readonly token: TokenStore
  /** A cookie of the page, such as those of an ad network; undefined outside a browser. */
  cookie(name: string): string | undefined
  /** Tells when another tab signs in or out. Answers how to stop listening. */
  onTokenChange(listener: () => void): () => void
}

/** The parts of a browser's window that storage uses. */
export interface StorageWindow {
  readonly localStorage: WebStorageArea
  readonly sessionStorage: WebStorageArea
  readonly document: CookieDocument
  readonly location: { readonly protocol: string }
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
  removeEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
  /** How tabs hear of each other where storage is blocked or full. */
  readonly BroadcastChannel?: new (
    name: string,
  ) => TabChannel
}

/** What storage needs of a `BroadcastChannel`. */
interface TabChannel {
  postMessage(message: null): void
  addEventListener(type: 'message', listener: (event: object) => void): void
  removeEventListener(type: 'message', listener: (event: object) => void): void
}

const channelIn = (window: StorageWindow): TabChannel | undefined => {
  try {
    return new window.BroadcastChannel!(storagePrefix)
  } catch {
    // An old browser has none, and a sandboxed frame no other tabs.
    return undefined
  }
}

/** Storage of a browser page. Blocked cookies and blocked or full storage cost memory of the next visit, nothing else. */
export const createBrowserStorage = (window: StorageWindow, now: () => number = Date.now): ClientStorage => {
  const local = createWebAdapter(() => window.localStorage)
  const channel = channelIn(window)
  return {
    local,
    session: createWebAdapter(() => window.sessionStorage),
    token: createTokenCookie(window.document, local, {
      secure: window.location.protocol === 'https:',
      now,
      tell: () => {
        try {
          channel?.postMessage(null)
        } catch {
          // A channel is closed where the page rests or is left; what happened here has happened.
        }
      },
    }),
    cookie: (name) => readCookie(window.document, name),
    onTokenChange: (listener) => {
      // A key of null means that everything was cleared; what the channel tells has none.
      const heard = ({ key }: { readonly key?: string | null }) => {
        if (key == null || key === `${storagePrefix}tokenExpiresAt`) listener()
      }
      window.addEventListener('storage', heard)
      channel?.addEventListener('message', heard)
      return () => {
        window.removeEventListener('storage', heard)
        channel?.removeEventListener('message', heard)
      }
    },
  }
}

const storageOn = (local: StorageAdapter, now: () => number): ClientStorage => ({
  local,
  session: createMemoryAdapter(),
  token: createStoredToken(local, now),
  cookie: () => undefined,
  onTokenChange: () => () => {},
})

/** Storage that lives as long as the process: for Node and for tests. */
export const createMemoryStorage = (
  initial: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
): ClientStorage => storageOn(createMemoryAdapter(initial), now)

/** How a native wrapper keeps what the page gives it: it hands over all at the start and is told of each change. */
export interface NativeKeeper {
  readonly initial: Readonly<Record<string, string>>
  /** `value` is null where the key was removed. Keys carry the prefix `AFR-`. */
  write(key: string, value: string | null): void
}

/** Storage kept by the native wrapper, whose own store outlives the webview's. */
export const createNativeStorage = (keeper: NativeKeeper, now: () => number = Date.now): ClientStorage => {
  const kept = createMemoryAdapter(keeper.initial)
  const tell = (key: string, value: string | null) => {
    try {
      keeper.write(key, value)
    } catch {
      // The wrapper is gone; the page goes on from memory.
    }
  }
  return storageOn(
    {
      get: (key) => kept.get(storagePrefix + key),
      set: (key, value) => {
        kept.set(storagePrefix + key, value)
        tell(storagePrefix + key, value)
      },
      remove: (key) => {
        kept.remove(storagePrefix + key)
        tell(storagePrefix + key, null)
      },
    },
    now,
  )
}
