import type { DurationWords, TimeWords } from '@kaadi/core/time'
import type { PatternWords, Words } from '@kaadi/ui'
import { kitWords } from './kit-words.ts'
import { patternWords } from './pattern-words.tsx'
import { durationWords, timeWords } from './time-words.ts'

/** What the kit and the SDK say by themselves, said in the language that is spoken now. English has no need of it. */
export interface OtherWords {
  readonly kit: Words
  readonly patterns: Partial<PatternWords>
  readonly times: TimeWords
  readonly durations: DurationWords
}

export const otherWords = (): OtherWords => ({
  kit: kitWords(),
  patterns: patternWords(),
  times: timeWords(),
  durations: durationWords(),
})
