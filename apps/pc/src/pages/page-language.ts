import type { OtherLanguage } from '@kaadi/words/languages'

/** A language that a page is said in, each sentence by its English. English has no need of one. */
export interface PageLanguage {
  readonly code: OtherLanguage
  readonly words: Readonly<Record<string, string>>
  /** Those that a page's script says: they stand in the page. */
  readonly scriptWords: Readonly<Record<string, string>>
}

/** Where a page is read in one language, whoever asks: `/pcad?lang=fr`. */
export const pathIn = (page: string, code: string): string => `/${page}?lang=${code}`
