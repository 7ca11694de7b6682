import type { PatternWords } from '../../src/patterns/words/pattern-words.ts'

/** The groups of words that come with a part: a language of the toolbar has all of them. */
export type PartWords = Required<Pick<PatternWords, 'messages' | 'exchange' | 'chart' | 'twoFactor'>>
