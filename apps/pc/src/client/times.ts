import { createTimes, deviceZone } from '@kaadi/core/time'
import { timeWords } from '../content/time-words.ts'

/** Times of the person's own zone, in the page's language. */
export const times = createTimes({ zone: deviceZone, words: timeWords })
