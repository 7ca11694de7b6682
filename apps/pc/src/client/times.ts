import { createTimes, deviceZone } from '@kaadi/core/time'
import { spoken } from '../content/say.ts'
import { timeWords } from '../content/time-words.ts'

/** Times of the person's own zone, in the page's language. */
export const times = createTimes({ zone: deviceZone, words: timeWords, has24Hours: () => spoken() === 'fr' })
