'use client'

import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './create-store.ts'

/** What a store holds now; drawn again when it changes. */
export const useStore = <State>(store: ReadableStore<State>): State =>
  useSyncExternalStore(store.subscribe, store.current, store.current)
