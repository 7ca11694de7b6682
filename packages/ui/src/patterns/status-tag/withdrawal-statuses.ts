import type { StatusAppearance } from './status-view.ts'

/** Tone and icon of a withdrawal's numeric `status`. 5 is not yet known, which is never the same as failed. */
export const withdrawalStatusAppearances: Readonly<Record<number, StatusAppearance>> = {
  0: { tone: 'wait', icon: 'clock' },
  1: { tone: 'wait', icon: 'shield-check' },
  2: { tone: 'wait', icon: 'shield-check' },
  3: { tone: 'wait', icon: 'clock' },
  4: { tone: 'wait', icon: 'clock' },
  5: { tone: 'wait', icon: 'hourglass' },
  10: { tone: 'ok', icon: 'check' },
  20: { tone: 'bad', icon: 'x' },
  21: { tone: 'bad', icon: 'undo-2' },
  22: { tone: 'plain' },
  23: { tone: 'bad', icon: 'undo-2' },
}
