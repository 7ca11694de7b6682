import type { StorageAdapter } from '@kaadi/core/storage'
import { createStore, type ReadableStore } from './create-store.ts'

/** A choice of the person that the device remembers, for every screen at once. */
export interface KeptChoice<T extends string> extends ReadableStore<T> {
  readonly choose: (value: T) => void
}

/**
 * Keeps one of a few words under a key. What is not one of them counts as the first.
 *
 * @example
 * const scheme = createKeptChoice(storage.local, 'scheme', ['system', 'light', 'dark'])
 */
export const createKeptChoice = <const T extends string>(
  storage: Pick<StorageAdapter, 'get' | 'set'>,
  key: string,
  values: readonly [T, ...T[]],
): KeptChoice<T> => {
  const kept = storage.get(key)
  const store = createStore<T>(values.find((known) => known === kept) ?? values[0])
  return {
    current: store.current,
    subscribe: store.subscribe,
    choose: (next) => {
      storage.set(key, next)
      store.set(next)
    },
  }
}
