export { countryNamer } from './country-namer.ts'

/** A language that apps and landing pages speak. Its sentences stand in their `src/languages/<code>.po`; English is in the code. */
export interface Language {
  /** BCP 47 */
  readonly code: LanguageCode
  /** As its speakers call it. */
  readonly name: string
  /** Written by a machine; no speaker has read it yet. */
  readonly isDraft: boolean
}

export const languageCodes = ['en-US', 'fr', 'ha', 'yo', 'ig', 'pcm'] as const
export type LanguageCode = (typeof languageCodes)[number]
export type OtherLanguage = Exclude<LanguageCode, 'en-US'>

export const languages: readonly Language[] = [
  { code: 'en-US', name: 'English', isDraft: false },
  { code: 'pcm', name: 'Naijá (Pidgin)', isDraft: true },
  { code: 'ha', name: 'Hausa', isDraft: true },
  { code: 'ig', name: 'Igbo', isDraft: true },
  { code: 'yo', name: 'Yorùbá', isDraft: true },
  { code: 'fr', name: 'Français', isDraft: true },
]
