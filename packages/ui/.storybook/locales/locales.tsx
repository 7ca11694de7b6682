import type { ReactNode } from 'react'
import type { PatternWords } from '../../src/patterns/words/pattern-words.ts'
import { PatternWordsProvider } from '../../src/patterns/words/pattern-words-provider.tsx'
import type { Words } from '../../src/words/words.ts'
import { WordsProvider } from '../../src/words/words-provider.tsx'
import { french, frenchPatterns } from './french.tsx'
import { hausa, hausaPatterns } from './hausa.tsx'

interface Locale {
  title: string
  words: Partial<Words>
  patterns: Partial<PatternWords>
}

/**
 * Languages of the toolbar: what the kit says by itself. Screens of the apps speak by their own catalogues, and what the
 * story of a component says stays as it was written.
 */
export const locales: Record<string, Locale> = {
  en: { title: 'English', words: {}, patterns: {} },
  fr: { title: 'Français', words: french, patterns: frenchPatterns },
  ha: { title: 'Hausa', words: hausa, patterns: hausaPatterns },
}

export function InLocale({ locale, children }: { locale: string; children: ReactNode }) {
  const { words, patterns } = locales[locale] ?? locales.en!
  return (
    <WordsProvider words={words}>
      <PatternWordsProvider words={patterns}>{children}</PatternWordsProvider>
    </WordsProvider>
  )
}
