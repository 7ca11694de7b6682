import { useStore } from '@kaadi/react'
import { PatternWordsProvider, WordsProvider } from '@kaadi/ui'
import type { ReactNode } from 'react'
import { spokenLanguage } from './speak-language.ts'

/** Gives the kit its words in the language that is spoken. */
export function InLanguage({ children }: { children: ReactNode }) {
  const { words } = useStore(spokenLanguage)
  return (
    <WordsProvider words={words?.kit ?? {}}>
      <PatternWordsProvider words={words?.patterns ?? {}}>{children}</PatternWordsProvider>
    </WordsProvider>
  )
}
