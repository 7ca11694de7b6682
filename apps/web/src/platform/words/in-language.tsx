import { useStore } from '@kaadi/react'
import { PatternWordsProvider, WordsProvider } from '@kaadi/ui'
import { Fragment, type ReactNode } from 'react'
import { spokenLanguage } from './speak-language.ts'

/** Draws everything anew when another language is spoken. */
export function InLanguage({ children }: { children: ReactNode }) {
  const { code, words } = useStore(spokenLanguage)
  if (!words) return <Fragment key={code}>{children}</Fragment>
  return (
    <WordsProvider key={code} words={words.kit}>
      <PatternWordsProvider words={words.patterns}>{children}</PatternWordsProvider>
    </WordsProvider>
  )
}
