import type { StatusAppearance } from './status-view.ts'

/** Tone and icon of the numeric `orderStatus`: 0x open, 1x paid, 2x not paid, 3x contested, 4x undone. */
export const orderStatusAppearances: Readonly<Record<number, StatusAppearance>> = {
  0: { tone: 'wait', icon: 'clock' },
  1: { tone: 'wait', icon: 'scan-search' },
  2: { tone: 'todo', icon: 'message-circle' },
  3: { tone: 'wait', icon: 'scan-search' },
  4: { tone: 'wait', icon: 'scan-search' },
  5: { tone: 'todo', icon: 'receipt-text' },
  10: { tone: 'ok', icon: 'check' },
  11: { tone: 'ok', icon: 'check' },
  12: { tone: 'ok', icon: 'check' },
  20: { tone: 'bad', icon: 'x' },
  21: { tone: 'todo', icon: 'camera' },
  22: { tone: 'plain' },
  23: { tone: 'plain', icon: 'refresh-cw' },
  24: { tone: 'plain' },
  25: { tone: 'plain' },
  30: { tone: 'wait', icon: 'flag' },
  40: { tone: 'bad', icon: 'undo-2' },
}

/** A code this release does not know: someone of ours is at work on it. Never drawn as failed. */
export const unknownAppearance: StatusAppearance = { tone: 'wait', icon: 'clock' }

/** A returned order whose window is over is refused in all but its number. */
export const windowOverAppearance: StatusAppearance = { tone: 'bad', icon: 'x' }
