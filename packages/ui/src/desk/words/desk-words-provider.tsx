'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { DeskWords } from './desk-words.ts'
import { englishDeskWords } from './english-desk-words.tsx'

const DeskWordsContext = /* @__PURE__ */ createContext<DeskWords>(englishDeskWords)

export interface DeskWordsProviderProps {
  words: Partial<DeskWords>
  children: ReactNode
}

/** Gives the desk's words in the operators' language; what is left out stays English. */
export function DeskWordsProvider({ words, children }: DeskWordsProviderProps) {
  return <DeskWordsContext value={{ ...englishDeskWords, ...words }}>{children}</DeskWordsContext>
}

export const useDeskWords = (): DeskWords => useContext(DeskWordsContext)
