import { createStore, type ReadableStore } from '@kaadi/react'
import { type Catalogue, speak } from '@kaadi/words'
import type { LanguageCode, OtherLanguage } from '@kaadi/words/languages'
import type { OtherWords } from '../../languages/other-words.tsx'

/** What is spoken now. */
export interface Spoken {
  readonly code: LanguageCode
  /** Undefined in English, which kit and SDK speak by themselves. */
  readonly words: OtherWords | undefined
}

/** How much of a language a screen needs: the first ones draw without the rest of it (decision 158). */
export type Extent = 'first' | 'whole'
type Load = () => Promise<{ catalogue: Catalogue }>

/** Each language in two parts: what the first screens say, and the rest. */
const parts: Readonly<Record<OtherLanguage, readonly [first: Load, rest: Load]>> = {
  fr: [() => import('../../languages/fr.po'), () => import('../../languages/fr.po?rest')],
  ha: [() => import('../../languages/ha.po'), () => import('../../languages/ha.po?rest')],
  ig: [() => import('../../languages/ig.po'), () => import('../../languages/ig.po?rest')],
  pcm: [() => import('../../languages/pcm.po'), () => import('../../languages/pcm.po?rest')],
  yo: [() => import('../../languages/yo.po'), () => import('../../languages/yo.po?rest')],
}

const store = createStore<Spoken>({ code: 'en-US', words: undefined })
export const spokenLanguage: ReadableStore<Spoken> = store
let wanted: LanguageCode = 'en-US'
let isWhole = true

const loadParts = async (code: OtherLanguage, extent: Extent) => {
  const [first, rest] = parts[code]
  const isOfAll = extent === 'whole'
  const [{ catalogue }, { otherWords }, others, later] = await Promise.all([
    first(),
    import('../../languages/other-words.tsx'),
    isOfAll ? rest() : undefined,
    isOfAll ? import('../../languages/later-words.tsx') : undefined,
  ])
  return {
    catalogue: { ...catalogue, ...others?.catalogue },
    words: () => otherWords(later?.laterWords()),
  }
}

/** Speaks a language from now on. Refuses where its file did not come; what was spoken is spoken on. */
export const speakLanguage = async (code: LanguageCode, extent: Extent = 'whole'): Promise<void> => {
  wanted = code
  if (code === 'en-US') {
    speak(code, {})
    store.set({ code, words: undefined })
  } else {
    const loaded = await loadParts(code, extent).catch((error: unknown) => {
      if (wanted === code) wanted = store.current().code
      throw error
    })
    // Somebody who has changed their mind meanwhile is not taken back.
    if (wanted !== code) return
    speak(code, loaded.catalogue)
    store.set({ code, words: loaded.words() })
  }
  isWhole = code === 'en-US' || extent === 'whole'
  document.documentElement.lang = code
}

/** Brings what the first screens do without. Where its file does not come, English is better than nothing. */
export const restOfLanguage = async (): Promise<void> => {
  const { code } = store.current()
  if (isWhole || wanted !== code) return
  await speakLanguage(code).catch(() => undefined)
}

/** The same for what is drawn only once it is there. */
export const withRest = async <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  const [loaded] = await Promise.all([loading, restOfLanguage()])
  return loaded
}
