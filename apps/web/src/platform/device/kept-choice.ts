import type { StorageAdapter } from '@kaadi/core/storage'

/** Light, dark or as the phone has it. */
export type Scheme = 'system' | 'light' | 'dark'

/** A choice of the person that this device remembers, for every screen at once. */
export interface KeptChoice<T extends string> {
  readonly current: () => T
  readonly choose: (value: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps one of a few words under a key. What is not one of them counts as the first. */
export const createKeptChoice = <const T extends string>(
  storage: StorageAdapter,
  key: string,
  values: readonly [T, ...T[]],
): KeptChoice<T> => {
  const listeners = new Set<() => void>()
  const kept = storage.get(key)
  let value = values.find((known) => known === kept) ?? values[0]
  return {
    current: () => value,
    choose: (next) => {
      value = next
      storage.set(key, next)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
