import type { ReactNode } from 'react'
import type { PatternWords } from '../../src/patterns/words/pattern-words.ts'
import { PatternWordsProvider } from '../../src/patterns/words/pattern-words-provider.tsx'
import { SayContext } from '../../src/screens/say.tsx'
import type { Words } from '../../src/words/words.ts'
import { WordsProvider } from '../../src/words/words-provider.tsx'
import { french, frenchPatterns } from './french.tsx'
import { hausa, hausaPatterns } from './hausa.tsx'
import { frenchScreens, hausaScreens, type ScreenText } from './screens/screen-texts.ts'

interface Locale {
  title: string
  words: Partial<Words>
  patterns: Partial<PatternWords>
  /** What the whole screens say, by its English. */
  screens?: Record<ScreenText, string>
}

/**
 * Languages of the toolbar: what the kit says by itself, and what the whole screens say. What the story of a
 * component says stays as it was written.
 */
export const locales: Record<string, Locale> = {
  en: { title: 'English', words: {}, patterns: {} },
  fr: { title: 'Français', words: french, patterns: frenchPatterns, screens: frenchScreens },
  ha: { title: 'Hausa', words: hausa, patterns: hausaPatterns, screens: hausaScreens },
}

export function InLocale({ locale, children }: { locale: string; children: ReactNode }) {
  const { words, patterns, screens } = locales[locale] ?? locales.en!
  return (
    <WordsProvider words={words}>
      <PatternWordsProvider words={patterns}>
        <SayContext value={(text) => screens?.[text] ?? text}>{children}</SayContext>
      </PatternWordsProvider>
    </WordsProvider>
  )
}
