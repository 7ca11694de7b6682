'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { englishPatternWords } from './english-pattern-words.tsx'
import type { PatternWords } from './pattern-words.ts'

const PatternWordsContext = /* @__PURE__ */ createContext<PatternWords>(englishPatternWords)

export interface PatternWordsProviderProps {
  words: Partial<PatternWords>
  children: ReactNode
}

/** Gives the patterns' words in the person's language; what is left out stays English. */
export function PatternWordsProvider({ words, children }: PatternWordsProviderProps) {
  return <PatternWordsContext value={{ ...englishPatternWords, ...words }}>{children}</PatternWordsContext>
}

export const usePatternWords = (): PatternWords => useContext(PatternWordsContext)
