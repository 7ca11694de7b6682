import type { ReferenceRows } from '../../database/index.ts'

/** What each verification level unlocks. A host may set it otherwise. */
export const verificationLevels: ReferenceRows = {
  from: 'start',
  table: 'verification_levels',
  rows: [
    { level: 0, daily_percent: 100 },
    { level: 1, daily_percent: 150 },
    { level: 2, daily_percent: 300 },
  ],
}
