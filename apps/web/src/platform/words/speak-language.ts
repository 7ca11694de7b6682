import { createStore, type ReadableStore } from '@kaadi/react'
import { type Catalogue, speak } from '@kaadi/words'
import type { LanguageCode, OtherLanguage } from '@kaadi/words/languages'
import type { OtherWords } from '../../languages/index.ts'

/** What is spoken now. */
export interface Spoken {
  readonly code: LanguageCode
  /** Undefined in English, which kit and SDK speak by themselves. */
  readonly words: OtherWords | undefined
}

const load: Readonly<Record<OtherLanguage, () => Promise<{ catalogue: Catalogue }>>> = {
  fr: () => import('../../languages/fr.po'),
  ha: () => import('../../languages/ha.po'),
  ig: () => import('../../languages/ig.po'),
  pcm: () => import('../../languages/pcm.po'),
  yo: () => import('../../languages/yo.po'),
}

const store = createStore<Spoken>({ code: 'en-US', words: undefined })
export const spokenLanguage: ReadableStore<Spoken> = store
let wanted: LanguageCode = 'en-US'

/** Speaks a language from now on. Refuses where its file did not come; what was spoken is spoken on. */
export const speakLanguage = async (code: LanguageCode): Promise<void> => {
  wanted = code
  if (code === 'en-US') {
    speak(code, {})
    store.set({ code, words: undefined })
  } else {
    const [{ catalogue }, { otherWords }] = await Promise.all([
      load[code](),
      import('../../languages/index.ts'),
    ])
    // Somebody who has changed their mind meanwhile is not taken back.
    if (wanted !== code) return
    speak(code, catalogue)
    store.set({ code, words: otherWords() })
  }
  document.documentElement.lang = code
}
