import { storagePrefix } from '@kaadi/contract/constants'
import { createMemoryAdapter } from './memory-storage.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/** What a browser's `localStorage` and `sessionStorage` offer. (`Storage` is known to browsers' types alone.) */
export interface WebStorageArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * A browser's storage under the prefix `AFR-`. Where it is blocked (even looking at it may throw) or full, the page's
 * memory stands in, so that the page works and merely forgets when it is closed.
 */
export const createWebAdapter = (area: () => WebStorageArea): StorageAdapter => {
  const standIn = createMemoryAdapter()
  const attempt = <T>(action: (area: WebStorageArea) => T): T | undefined => {
    try {
      return action(area())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => standIn.get(key) ?? attempt((storage) => storage.getItem(storagePrefix + key)) ?? undefined,
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(storagePrefix + key, value)
        return true
      })
      if (stored) return standIn.remove(key)
      standIn.set(key, value)
      // The older value would come back with the next visit.
      attempt((storage) => storage.removeItem(storagePrefix + key))
    },
    remove: (key) => {
      standIn.remove(key)
      attempt((storage) => storage.removeItem(storagePrefix + key))
    },
  }
}
