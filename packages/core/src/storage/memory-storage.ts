import type { StorageAdapter } from './storage-adapter.ts'

/** Keeps texts as long as the object lives. */
export const createMemoryAdapter = (initial: Readonly<Record<string, string>> = {}): StorageAdapter => {
  const kept = new Map(Object.entries(initial))
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
