import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'
import { HourglassIcon } from '../../primitives/icon/generated/hourglass-icon.ts'
import { ShieldCheckIcon } from '../../primitives/icon/generated/shield-check-icon.ts'
import { Undo2Icon } from '../../primitives/icon/generated/undo-2-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
import type { StatusAppearance } from './status-view.ts'

/** Tone and icon of a withdrawal's numeric `status`. 5 is not yet known, which is never the same as failed. */
export const withdrawalStatusAppearances: Readonly<Record<number, StatusAppearance>> = {
  0: { tone: 'wait', icon: <ClockIcon /> },
  1: { tone: 'wait', icon: <ShieldCheckIcon /> },
  2: { tone: 'wait', icon: <ShieldCheckIcon /> },
  3: { tone: 'wait', icon: <ClockIcon /> },
  4: { tone: 'wait', icon: <ClockIcon /> },
  5: { tone: 'wait', icon: <HourglassIcon /> },
  10: { tone: 'ok', icon: <CheckIcon /> },
  20: { tone: 'bad', icon: <XIcon /> },
  21: { tone: 'bad', icon: <Undo2Icon /> },
  22: { tone: 'plain' },
  23: { tone: 'bad', icon: <Undo2Icon /> },
}
