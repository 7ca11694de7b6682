import * as z from 'zod/mini'
import type { StorageAdapter } from './storage-adapter.ts'

/** A value kept as JSON under one key. What does not fit its schema, after an update or by another hand, is dropped. */
export interface KeptValue<T> {
  get(): T | undefined
  set(value: T): void
  remove(): void
}

/** Keeps a value under a key, checked by its schema whenever it is read. */
export const createKeptValue = <S extends z.ZodMiniType>(
  storage: StorageAdapter,
  key: string,
  schema: S,
): KeptValue<z.output<S>> => ({
  get: () => {
    const text = storage.get(key)
    if (text === undefined) return undefined
    try {
      const parsed = z.safeParse(schema, JSON.parse(text))
      if (parsed.success) return parsed.data
    } catch {
      // Not JSON: dropped like any other misfit.
    }
    storage.remove(key)
    return undefined
  },
  set: (value) => storage.set(key, JSON.stringify(value)),
  remove: () => storage.remove(key),
})
