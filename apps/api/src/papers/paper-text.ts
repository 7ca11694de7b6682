import type { LanguageCode } from '@kaadi/contract/users'
import { type Sentence, say, type Value } from '../words/index.ts'

/** What stands on a paper: a sentence and what each language writes otherwise are said in its own; a text stays as it is. */
export type PaperText = Sentence | Value

export const textIn = (language: LanguageCode, text: PaperText): string => {
  if (typeof text === 'function') return text(language)
  return typeof text === 'object' ? say(language, text) : String(text)
}

/** What was written down in English, such as a reason, said in the language of a paper. */
export const saidIn =
  (english: string): Value =>
  (language) =>
    say(language, english)
