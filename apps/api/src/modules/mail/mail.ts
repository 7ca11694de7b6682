import type { LanguageCode } from '@kaadi/contract/users'
import type { Words } from '../../words/index.ts'

/** One message to one person, in plain words: mail programs that show no pictures show all of it. */
export interface Mail {
  readonly to: string
  readonly subject: Words
  /** Line by line. */
  readonly text: readonly Words[]
  /** Of who has no account, or no longer, and of operators. Sellers read the language that they chose. */
  readonly language?: LanguageCode | undefined
}

/** A message as it leaves, in its reader's language. */
export interface SaidMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}
