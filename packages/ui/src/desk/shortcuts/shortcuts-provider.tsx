'use client'

import { createContext, type ReactNode, use } from 'react'

const SingleKeys = createContext(true)

export interface ShortcutsProviderProps {
  /** Whether single keys work; the app remembers it. */
  enabled: boolean
  children?: ReactNode
}

/** Turns single keys on or off for everything inside, and their marks on buttons with them. */
export const ShortcutsProvider = ({ enabled, children }: ShortcutsProviderProps) => (
  <SingleKeys value={enabled}>{children}</SingleKeys>
)

export const useSingleKeys = (): boolean => use(SingleKeys)
