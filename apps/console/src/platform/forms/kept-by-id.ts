import type { StorageAdapter } from '@kaadi/core/storage'

/** What was begun and not sent, each under its id, kept with the tab: a reload or a look elsewhere loses nothing. */
export interface KeptById<Kept> {
  readonly of: (id: string) => Kept | undefined
  /** Forgets it where nothing is given. */
  readonly keep: (id: string, kept: Kept | undefined) => void
}

/** Under one key of the storage that ends with the tab. Only this page writes it. */
export const keptByIdIn = <Kept>(storage: StorageAdapter, key: string): KeptById<Kept> => {
  const read = (): Record<string, Kept | undefined> => {
    try {
      return JSON.parse(storage.get(key) ?? '{}')
    } catch {
      return {}
    }
  }
  return {
    of: (id) => read()[id],
    keep: (id, kept) => {
      const before = read()
      if (kept === undefined && before[id] === undefined) return
      storage.set(key, JSON.stringify({ ...before, [id]: kept }))
    },
  }
}
