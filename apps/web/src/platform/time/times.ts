import { createTimes, describeDuration, deviceZone, englishTimes, formatDuration } from '@kaadi/core/time'
import { spokenLanguage } from '../words/speak-language.ts'

const words = () => spokenLanguage.current().words

/** Times for the eye, in the device's zone and the person's language. */
export const times = createTimes({
  zone: deviceZone,
  words: () => words()?.times ?? englishTimes,
  has24Hours: () => spokenLanguage.current().code === 'fr',
})

/** A length of time: `45 seconds`, `2 hours`. */
export const durationWords = (seconds: number): string => formatDuration(seconds, words()?.durations)

/** A measured length of time, as people say it: `about 7 minutes`. */
export const usualDuration = (seconds: number): string => describeDuration(seconds, words()?.durations)
