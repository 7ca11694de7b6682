import { createStore, type Store } from '@kaadi/react'
import type { Command } from '@kaadi/ui/desk'
import { createContext, use, useEffect } from 'react'

export type OfferedCommands = Store<readonly Command[]>

export const createOfferedCommands = (): OfferedCommands => createStore<readonly Command[]>([])

export const OfferedCommandsContext = createContext<OfferedCommands>(createOfferedCommands())

/** Puts commands of a feature into ⌘K, for as long as the part of the page is there that offers them. */
export function useOfferCommands(commands: readonly Command[]): void {
  const offered = use(OfferedCommandsContext)
  useEffect(() => offered.set(commands), [offered, commands])
  useEffect(() => () => offered.set([]), [offered])
}
