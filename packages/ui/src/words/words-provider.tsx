'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { englishWords, type Words } from './words.ts'

const WordsContext = /* @__PURE__ */ createContext<Words>(englishWords)

/** Gives the kit's own words in the person's language; what is left out stays English. */
export function WordsProvider({ words, children }: { words: Partial<Words>; children: ReactNode }) {
  return <WordsContext value={{ ...englishWords, ...words }}>{children}</WordsContext>
}

export const useWords = (): Words => useContext(WordsContext)
